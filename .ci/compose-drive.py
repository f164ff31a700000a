#!/usr/bin/env python3
"""compose-drive.py run|start|judge: the compose screen at a terminal of its own, for compose-sweep.

  run    writes alpha, sends it, writes bravo and leaves as $ENDING says (leaves, at-once, ended,
         hung-up), and prints what it may rely on from then on
  start  starts screens until one is empty, and leaves them: what a person does after a crash
  judge  does the same, sends one more memo, and holds memos and drafts against what was printed
         (exit status 0: every promise is kept); $POWER is set after a cut of the power

The environment has $SLIP, the folder $D with everything the program has, and $ACKS, the file of
what `run` printed. Everything that is waited for is a condition, and has an end."""
import fcntl, json, os, pty, re, select, signal, struct, subprocess, sys, termios, time

PATIENCE = 10.0
ROWS, COLUMNS = 24, 80
# The exit status says whether the next start shows what was in the field.
KEPT, NOT_KEPT = 0, 74
D, SLIP = os.environ["D"], os.environ["SLIP"]
# What is in the field when it is saved the first time, and the second.
TEXTS = {word: (f"<{word}", f"<{word} {word}>") for word in ("alpha", "bravo")}
OLDER, AFTERWARDS = "<older>", "<afterwards>"
ENVIRONMENT = dict(
    os.environ, HOME=D, XDG_CONFIG_HOME=D + "/config", XDG_STATE_HOME=D + "/state",
    XDG_DATA_HOME=D + "/data", TZ="UTC", TERM="xterm-256color", LC_ALL="C.UTF-8")
PIECE = re.compile(r"\x1b\[([?<>]?)([0-9;]*)([A-Za-z])|([^\x1b])|(\x1b[^A-Za-z]*$)")


class Screen:
    """The program, and what its terminal shows."""

    def __init__(self):
        self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        self.row = self.column = self.frames = 0
        self.rest = b""
        self.status = None
        self.far, near = pty.openpty()
        fcntl.ioctl(near, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        device = os.ttyname(near)
        self.child = os.posix_spawn(
            SLIP, [SLIP], ENVIRONMENT, setsid=True,
            file_actions=[(os.POSIX_SPAWN_OPEN, 0, device, os.O_RDWR, 0),
                          (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)])
        os.close(near)
        self.process = os.pidfd_open(self.child)
        self.until("the first frame", lambda: self.frames > 0)

    @property
    def field(self):
        return "\n".join("".join(cells) for cells in self.cells[:-1]).strip()

    @property
    def line(self):
        """What is said below the field."""
        return "".join(self.cells[-1]).strip()

    def type(self, text):
        os.write(self.far, text.encode())

    def until(self, what, condition):
        """Waits for that; looks after each frame, and at the disk in between."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if self.status is not None:
                raise Trouble(f"ended with {self.status} before {what}: {self.field!r} {self.line!r}")
            if time.monotonic() > end:
                raise Trouble(f"{what} never came: {self.field!r} {self.line!r}")
            for _ in self.show():
                if condition():
                    return

    def show(self):
        """Reads what the program writes, for a moment, and yields where a frame ends."""
        ready = select.select([self.process] + [self.far] * (self.far >= 0), [], [], 0.005)[0]
        if self.far in ready:
            try:
                self.rest += os.read(self.far, 65536)
            except OSError:
                pass  # The program is gone.
            yield from self.obey()
        if self.process in ready:
            self.status = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])

    def obey(self):
        text = self.rest.decode(errors="ignore")
        self.rest = self.rest[len(text.encode()):]
        for piece in PIECE.finditer(text):
            private, numbers, order, character, unfinished = piece.groups()
            if unfinished:
                self.rest = unfinished.encode() + self.rest
            elif character:
                if self.column < COLUMNS and character >= " ":
                    self.cells[self.row][self.column] = character
                self.column += 1
            elif private:
                if (numbers, order) == ("2026", "l"):
                    self.frames += 1
                    yield
            else:
                self.move(order, [int(number or 1) for number in (numbers + ";").split(";")])

    def move(self, order, numbers):
        if order == "H":
            self.row, self.column = numbers[0] - 1, numbers[1] - 1
        elif order == "G":
            self.column = numbers[0] - 1
        elif order in "JK":
            self.cells[self.row][self.column:] = [" "] * (COLUMNS - self.column)
            if order == "J":
                self.cells[self.row + 1:] = [[" "] * COLUMNS for _ in range(ROWS - self.row - 1)]

    def press(self, key, reason, done):
        """Presses the key, a second time if a reason is said. True if it is done."""
        for _ in range(2):
            if reason in self.line:
                self.type("\x07")
                # What was pressed before may still be done.
                self.until("silence", lambda: reason not in self.line or done())
                if done():
                    return True
            self.type(key)
            self.until(f"what {key!r} does", lambda: done() or reason in self.line)
            if done():
                return True
        return False

    def send(self):
        """Sends the field. True if it was accepted."""
        return self.press("\x04", "not sent", lambda: not self.field)

    def end(self, how="leaves"):
        """Ends the program, and answers its exit status."""
        if how == "ended":
            os.kill(self.child, signal.SIGTERM)
        elif how == "hung-up":
            os.close(self.far)
            self.far = -1
        else:
            self.press("\x11", "not kept", lambda: self.status is not None)
        self.until("the end", lambda: self.status is not None)
        return self.status


class Trouble(Exception):
    """Something that may never happen, whatever the disk does."""


def drafts():
    """The names in the folder of drafts."""
    folder = os.path.join(D, "state/slip/drafts")
    return sorted(os.listdir(folder)) if os.path.isdir(folder) else []


def saved():
    """Which save the drafts are of; empty without one."""
    found = []
    for name in drafts():
        try:
            status = os.stat(os.path.join(D, "state/slip/drafts", name))
        except FileNotFoundError:
            continue
        if name.endswith(".draft"):
            found.append((name, status.st_ino, status.st_mtime_ns))
    return found


def say(fact, word):
    print(f"\n@{fact} {word}", flush=True)


def write(screen, word):
    """Writes the word in two goes, and says what is saved."""
    is_first = True
    for text in TEXTS[word]:
        before = saved()
        screen.type(text[len(screen.field):])
        screen.until(f"the text {text}", lambda: screen.field == text)
        screen.until(
            f"the draft {text}", lambda: saved() not in ([], before) or "not kept" in screen.line)
        if saved() not in ([], before):
            # A process may die from now on.
            say("saved", word)
            if not is_first:
                # And the power may fail: the save before was durable when this one began.
                say("kept", word)
            is_first = False


def run():
    ending = os.environ.get("ENDING", "leaves")
    try:
        screen = Screen()
        write(screen, "alpha")
        word = "alpha"
        if screen.send():
            say("accepted", "alpha")
            word = "bravo"
            if ending == "leaves":
                write(screen, word)
            else:
                screen.type(TEXTS[word][1])
                screen.until(word, lambda: screen.field == TEXTS[word][1])
        status = screen.end(ending)
        if status == KEPT:
            say("kept", word)
        elif status != NOT_KEPT:
            raise Trouble(f"the exit status is {status}")
    except Trouble as trouble:
        print(f"\n@trouble {trouble}", flush=True)


def start():
    """The screens that are started until one is empty, that one last."""
    screens = [Screen()]
    while screens[-1].field and len(screens) < 8:
        screens.append(Screen())
    return screens


def plain_files():
    """The program's own files in which a text stands as it was written."""
    for place, _, names in os.walk(os.path.join(D, "state")):
        for name in names:
            with open(os.path.join(place, name), "rb") as file:
                if any(word.encode() in file.read() for word in TEXTS):
                    yield name


def vault():
    """What stands in the vault when everything is delivered; nil without one."""
    if not os.path.isdir(os.path.join(D, "vault")):
        return None
    subprocess.run([SLIP, "replay"], env=ENVIRONMENT, capture_output=True)
    return "".join(
        open(os.path.join(place, name)).read()
        for place, _, names in os.walk(os.path.join(D, "vault")) for name in names)


def read():
    """The memos, the drafts and what went wrong on the way, as a person finds them who goes on."""
    screens, bad = start(), []
    fields = [screen.field for screen in screens[:-1]]
    screens[-1].type(AFTERWARDS)
    screens[-1].until("the next memo", lambda: screens[-1].field == AFTERWARDS)
    if not screens[-1].send():
        bad.append(f"the next memo was not taken: {screens[-1].line}")
    bad += [f"left with {status}" for screen in screens if (status := screen.end()) != KEPT]
    history = subprocess.run(
        [SLIP, "history", "--json", "--full", "-n", "100"], env=ENVIRONMENT, capture_output=True)
    memos = [json.loads(line)["text"] for line in history.stdout.splitlines()]
    if memos.count(AFTERWARDS) != 1:
        bad.append("the next memo is not in the history")
    if len(drafts()) != len(fields):
        bad.append(f"files {drafts()} for {len(fields)} drafts")
    written = [OLDER, AFTERWARDS] + [text for texts in TEXTS.values() for text in texts]
    if strange := [text for text in fields + memos if text not in written]:
        bad.append(f"nobody wrote {strange}")
    return memos, fields, bad


def judge():
    with open(os.environ["ACKS"], "rb") as file:
        printed = file.read().decode(errors="replace")
    said = set(re.findall(r"@(\w+) (alpha|bravo)\n", printed))
    memos, fields, bad = read()
    bad += re.findall(r"@trouble (.*)", printed)
    bad += [f"{name} is not sealed" for name in plain_files()]
    notes = vault()
    for word, texts in TEXTS.items():
        sent, waiting = memos.count(texts[1]), sum(fields.count(text) for text in texts)
        stand = f"{word} is {sent} memos and {waiting} drafts"
        is_kept = ("kept", word) in said or ("saved", word) in said and "POWER" not in os.environ
        if ("accepted", word) in said and (sent, waiting) != (1, 0):
            bad.append(f"{stand}, and was accepted")
        elif sent + waiting > 1:
            bad.append(stand)
        elif sent + waiting == 0 and is_kept:
            bad.append(f"{stand}, and was kept")
        if notes is not None and notes.count(texts[1]) != sent:
            bad.append(f"{word} stands {notes.count(texts[1])} times in the vault, of {sent}")
    if bad:
        print("; ".join(bad[:4]) + f" (said {sorted(said)}, memos {memos}, drafts {fields})")
        sys.exit(1)


def main():
    modes = {"run": run, "start": lambda: [screen.end() for screen in start()], "judge": judge}
    if len(sys.argv) != 2 or sys.argv[1] not in modes:
        raise SystemExit(__doc__)
    modes[sys.argv[1]]()


main()
