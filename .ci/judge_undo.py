#!/usr/bin/env python3
"""judge_undo.py DIR ACKS: holds a vault after a crash of `slip undo` and its recovery against what
Slip promises: the memo is out, and the history says so, or it stands as it was; then it can be
taken out, and the note is what it was before the memo, byte for byte.
Exit status 0: every promise is kept. The environment has the places, and $SLIP."""
import json, os, subprocess, sys

folder, acks = sys.argv[1:3]
vault = os.path.join(folder, "vault")
original = os.path.join(folder, "original.md")
original = open(original, "rb").read() if os.path.exists(original) else None
slip = os.environ["SLIP"]
bad = []


def files():
    """The notes, and whatever else is no attachment."""
    return [name for name in every_file() if os.path.basename(name) != "pic.png"]


def every_file():
    return sorted(
        os.path.relpath(os.path.join(place, name), vault)
        for place, _, names in os.walk(vault) for name in names
        if ".obsidian" not in place)


def everything():
    return b"\n".join(open(os.path.join(vault, name), "rb").read() for name in files())


def run(*words):
    return subprocess.run([slip, *words], capture_output=True, text=True)


status = json.loads(run("history", "--json", "-n", "1").stdout.splitlines()[-1])["status"]
count = everything().count(b"<alpha")
told = any(line.startswith('{"event":"undone"') for line in open(acks, errors="replace"))
if (status, count) not in [("undone", 0), ("delivered", 1)]:
    bad.append(f"the history says {status}, and the memo stands {count} times")
if told and status != "undone":
    bad.append("it was told to be out, and is not")
if status == "delivered":
    undo = run("undo")
    if undo.returncode != 0:
        bad.append(f"it cannot be taken out: {undo.stderr}")
expected = [] if original is None else [os.environ["NOTE"]]
if files() != expected:
    bad.append(f"the vault has {files()}")
elif original is not None and everything() != original:
    bad.append(f"the note is {everything()!r}")
if "FILE" in os.environ:
    # It is taken back last, and may stay where it was; but it is never lost.
    kept = [name for name in every_file() if name.endswith("pic.png")]
    if len(kept) != 1 or open(os.path.join(vault, kept[0]), "rb").read() != b"pixels":
        bad.append(f"the file is at {kept}")
if run("add", "--at", "2026-11-30T12:00:00Z", "<afterwards>").returncode != 0 or (
        everything().count(b"<afterwards>") != 1):
    bad.append("the next capture did not work")
if bad:
    print("; ".join(bad))
    sys.exit(1)
print(f"kept: {status}")
