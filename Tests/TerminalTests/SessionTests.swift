import Foundation
import TestSupport
import Testing

/// Programs that everybody has, at a terminal.
@Suite struct SessionTests {
  let folder = TemporaryFolder()

  private func session(
    _ arguments: String..., rows: Int = 6, columns: Int = 30, typeAhead: String = "",
    answers: TerminalScreen.Answers = .none
  ) throws -> TerminalSession {
    try TerminalSession(
      arguments,
      environment: [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
        "PS1": "$ ", "HOME": folder.path,
      ], in: folder.path, rows: rows, columns: columns, typeAhead: Array(typeAhead.utf8),
      answers: answers)
  }

  private func shell() throws -> TerminalSession {
    let shell = try session("bash", "--norc", "--noprofile", "-i")
    try shell.wait { $0.text == "$" && $0.cursor.column == 2 }
    return shell
  }

  @Test func `what is typed is echoed, read and printed`() throws {
    let cat = try session("cat")
    try cat.type("hello\r")
    try cat.wait { $0.text == "hello\nhello" }
    #expect(cat.screen.cursor == TerminalScreen.Cursor(row: 2, column: 0))
    #expect(cat.rawOutput == Array("hello\r\nhello\r\n".utf8))
    try cat.type("\u{4}")
    #expect(try cat.waitForExit() == 0)
  }

  @Test func `what is typed ahead is echoed by the line discipline before the program starts`()
    throws
  {
    let cat = try session("cat", typeAhead: "one\rtw\u{7F}wo\r\u{4}")
    #expect(cat.screen.text.hasPrefix("one\ntw"))
    #expect(try cat.waitForExit() == 0)
    #expect(cat.screen.text == "one\ntwo\none\ntwo")
  }

  @Test(arguments: ["x", "é漢", "a\tb", "\u{1}", "\u{1B}[A", "\r"])
  func `all that is typed ahead is echoed once the program runs`(keys: String) throws {
    let sleeping = try session("sleep", "100", typeAhead: keys)
    let shown = ["\u{1}": "^A", "\u{1B}[A": "^[[A", "\r": "\r\n"][keys] ?? keys
    #expect(sleeping.rawOutput == Array(shown.utf8))
  }

  @Test func `the terminal controls the session, and is all that the program has open`() throws {
    let shell = try session("sh", "-c", "tty; ps -o tty= -p $$; ls /proc/$$/fd; pwd; echo $PPID")
    #expect(try shell.waitForExit() == 0)
    let rows = shell.screen.text.split(separator: "\n").map(String.init)
    try #require(rows.count >= 3)
    #expect(rows[0].hasPrefix("/dev/"))
    #expect("/dev/" + rows[1].trimmingCharacters(in: .whitespaces) == rows[0])
    #expect(shell.screen.text.contains("0  1  2\n"))
    #expect(shell.screen.text.contains(folder.path))
  }

  @Test(arguments: [("exit 7", 7), ("kill -TERM $$", 143), (":", 0)])
  func `the exit status tells how a program ended`(script: String, status: Int32) throws {
    #expect(try session("sh", "-c", script).waitForExit() == status)
  }

  @Test func `no signal is ignored because whoever started the program ignores it`() throws {
    _ = Foundation.signal(SIGUSR2, SIG_IGN)
    #expect(try session("sh", "-c", "kill -USR2 $$").waitForExit() == 128 + SIGUSR2)
  }

  @Test func `a job is stopped by Ctrl-Z and taken up again by fg`() throws {
    let shell = try shell()
    try shell.type("cat\r")
    try shell.waitForJob()
    try shell.type("in\r")
    try shell.wait { $0.row(2) == "in" }
    try shell.type("\u{1A}")
    try shell.wait { $0.text.contains("Stopped") && $0.text.hasSuffix("$") }
    try shell.type("printf '\\033[H\\033[J'; fg\r")
    try shell.waitForJob()
    try shell.wait { $0.text == "cat" }
    try shell.type("back\r")
    try shell.wait { $0.text.hasSuffix("\nback\nback") }
    try shell.signal(SIGINT, to: .foreground)
    try shell.wait { $0.text.hasSuffix("$") }
    try shell.type("exit 3\r")
    #expect(try shell.waitForExit() == 3)
  }

  @Test func `the size is there from the start, and a change of it is told`() throws {
    let shell = try shell()
    try shell.type("stty size\r")
    try shell.wait(untilShown: "6 30")
    try shell.type("trap 'stty size' WINCH; echo set\r")
    try shell.wait { $0.text.contains("\nset\n") }
    try shell.resize(rows: 9, columns: 40)
    // A shell runs its trap at the next command.
    try shell.type("\r")
    try shell.wait(untilShown: "9 40")
    #expect(shell.screen.columns == 40)
  }

  @Test func `a closed window ends the program`() throws {
    let cat = try session("cat")
    cat.hangUp()
    #expect(try cat.waitForExit() == 128 + SIGHUP)
    #expect(throws: TerminalFailure.self) { try cat.type("x") }
  }

  @Test func `a program may outlive the window, but not the session`() throws {
    var leaving: TerminalSession? = try session(
      "sh", "-c", "trap '' HUP TERM; sleep 1000 & echo started; wait")
    try leaving?.wait(untilShown: "started")
    let processes = try #require(leaving?.processes)
    leaving?.hangUp()
    #expect(processes.members.contains(processes.leader))
    leaving = nil
    #expect(kill(processes.leader, 0) == -1)
    #expect(processes.members.isEmpty)
  }

  @Test func `jobs that were stopped or left in the background go with the session`() throws {
    var leaving: TerminalSession? = try shell()
    try leaving?.type("trap '' HUP; sleep 1000 & cat\r")
    try leaving?.waitForJob()
    try leaving?.type("up\r")
    try leaving?.wait { $0.text.hasSuffix("\nup\nup") }
    try leaving?.type("\u{1A}")
    try leaving?.wait(untilShown: "Stopped")
    let processes = try #require(leaving?.processes)
    #expect(processes.members.count == 3)
    leaving = nil
    #expect(processes.members.isEmpty)
  }

  @Test func `a paste is bracketed where the program asked for it, and a new line is Return`()
    throws
  {
    let raw = "stty raw -echo; printf '\\033[?2004h<'; dd bs=1 count=16 2>/dev/null | od -An -c"
    let asking = try session("sh", "-c", raw, columns: 80)
    try asking.wait(untilShown: "<")
    try asking.paste("a\nb\r\n")
    try asking.wait(untilShown: #"033   [   2   0   0   ~   a  \r   b  \r 033   [   2   0   1   ~"#)
    let plain = try session("sh", "-c", "stty raw -echo; printf '<'; head -c 3 | od -An -c")
    try plain.wait(untilShown: "<")
    try plain.paste("a\nb")
    try plain.wait(untilShown: #"a  \r   b"#)
  }

  @Test func `the manner of the terminal is the program's to change`() throws {
    let shell = try session(
      "sh", "-c", "stty raw -echo; echo raw; head -c1 >/dev/null; stty sane; echo sane")
    try shell.wait(untilShown: "raw")
    #expect(
      shell.manner
        == TerminalManner(
          editsLines: false, echoes: false, sendsSignals: false, translatesOutput: false))
    try shell.type("x")
    try shell.wait(untilShown: "sane")
    #expect(shell.manner == .cooked)
  }

  @Test func `a question is answered to the program`() throws {
    let script = "stty raw -echo; printf '\\033[6n'; head -c 6 | od -An -c"
    let asking = try session("sh", "-c", script, answers: .plain)
    try asking.wait(untilShown: "033   [   1   ;   1   R")
  }

  @Test func `a large paste and a large answer do not wait for each other`() throws {
    let text = String(repeating: "0123456789abcde\n", count: 8_000)
    let cat = try session("sh", "-c", "stty raw -echo; echo ready; exec cat")
    try cat.wait(untilShown: "ready")
    try cat.type(text + "the end")
    try cat.wait(untilShown: "the end")
    #expect(cat.rawOutput.count > text.utf8.count)
  }

  @Test func `a frame that is half painted is not looked at`() throws {
    let script =
      "stty -echo; printf '\\033[?2026hhalf'; read line; printf ' whole\\033[?2026l'; read line"
    let painting = try session("sh", "-c", script)
    #expect(throws: TerminalFailure.self) {
      try painting.wait(for: .milliseconds(200)) { $0.text == "half" }
    }
    #expect(painting.screen.text == "half")
    try painting.type("\r")
    try painting.wait { $0.text == "half whole" }
  }

  @Test func `what never comes is told with all that is shown instead`() throws {
    let cat = try session("cat", typeAhead: "seen")
    let error = #expect(throws: TerminalFailure.self) {
      try cat.wait(for: .milliseconds(10)) { $0.text == "unseen" }
    }
    #expect(error?.description.contains("|seen\n") == true)
  }

  @Test func `what can't come any more is not waited for`() throws {
    let ended = try session("sh", "-c", "echo last words")
    let error = #expect(throws: TerminalFailure.self) { try ended.wait(untilShown: "unseen") }
    #expect(error?.description.contains("ended") == true)
    #expect(error?.description.contains("|last words\n") == true)
  }

  @Test func `a program that can't be started is told`() throws {
    #expect(throws: TerminalFailure.self) { try session("/nowhere/at/all") }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/vim")))
  func `an editor paints the alternate screen, and leaves the terminal as it found it`() throws {
    let shell = try shell()
    try shell.type("vim -u NONE -c startinsert note\r")
    try shell.wait { $0.isAlternate && $0.row(5).contains("note") }
    try shell.type("one 漢字\rtwo")
    try shell.wait { $0.row(0) == "one 漢字" && $0.row(1) == "two" }
    #expect(shell.screen.cursor == TerminalScreen.Cursor(row: 1, column: 3))
    try shell.type("\u{1B}:wq\r")
    try shell.wait { !$0.isAlternate && $0.text.hasSuffix("\n$") }
    #expect(!shell.screen.everShown("漢字"))
    #expect(folder.text(of: "note") == "one 漢字\ntwo\n")
    #expect(shell.screen.unknown.isEmpty)
  }
}
