#!/usr/bin/env python3
"""judge.py DIR ACKS raw|final: holds a vault after a crash against what Slip promises.

ACKS is what the captures printed before the crash: a line `TRY word` before each, then slip's own
JSON lines. `raw` looks at the vault as the crash left it, `final` after the recovery.
Exit status 0: every promise is kept."""
import json, os, sys

folder, acks, mode = sys.argv[1:4]
vault = os.path.join(folder, "vault")
ORIGINAL = open(os.path.join(folder, "original.md"), "rb").read() if os.path.exists(
    os.path.join(folder, "original.md")) else None
bad = []

tried, accepted = [], []
for line in open(acks, errors="replace").read().splitlines():
    if line.startswith("TRY "):
        tried.append(line[4:])
    elif line.startswith("{"):
        try:
            event = json.loads(line)
        except ValueError:
            continue
        if event.get("event") == "accepted" and tried:
            accepted.append(tried[-1])

notes, strays = {}, []
for place, folders, names in os.walk(vault):
    if ".obsidian" in folders:
        folders.remove(".obsidian")
    for name in names:
        path = os.path.join(place, name)
        if name.endswith(".md") and not name.startswith("."):
            notes[path] = open(path, "rb").read()
        elif mode == "final" or not name.startswith(".slip-"):
            strays.append(os.path.relpath(path, vault))
if strays:
    bad.append(f"stray files {strays}")

everything = b"\n".join(notes.values())
for word in dict.fromkeys(tried):
    starts, ends = everything.count(b"<" + word.encode()), everything.count(word.encode() + b">")
    if starts != ends:
        bad.append(f"{word} is torn: {starts} beginnings, {ends} ends")
    if starts > 1:
        bad.append(f"{word} stands {starts} times")
    if mode == "final" and word in accepted and starts != 1:
        bad.append(f"{word} was accepted and stands {starts} times")
if mode == "final" and everything.count(b"<afterwards") != 1:
    bad.append("the next capture did not work")

if ORIGINAL is not None:
    for path, text in notes.items():
        if b"first line of mine" in ORIGINAL and os.path.basename(path) == os.environ.get("NOTE", ""):
            mine = [l for l in ORIGINAL.split(b"\n") if l.strip()]
            there = text.split(b"\n")
            place = 0
            for line in mine:
                try:
                    place = there.index(line, place) + 1
                except ValueError:
                    bad.append(f"the line {line!r} of the note is gone or moved")
                    break
    if os.environ.get("NOTE") and not any(os.path.basename(p) == os.environ["NOTE"] for p in notes):
        bad.append("the note is gone")

if bad:
    print(f"{mode}: " + "; ".join(bad[:4]) + f" (accepted {accepted}, notes {sorted(os.path.basename(p) for p in notes)})")
    sys.exit(1)
print(f"{mode}: kept")
