import Foundation
import Posix
import TestSupport
import Testing

/// What the compose screen does with the terminal.
@Suite struct ComposeTerminalTests {
  @Test func `the field fits the window, whatever size it takes`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("The quick brown fox jumps over the lazy dog, twice: the lazy dog slept.")
    try session.wait { $0.field.hasSuffix("slept.") }
    try session.resize(rows: 5, columns: 20)
    try session.wait { screen in
      (0..<4).map { screen.row($0) } == [
        "The quick brown fox", "jumps over the lazy", "dog, twice: the", "lazy dog slept.",
      ]
    }
    #expect(session.screen.cursor == .init(row: 3, column: 15))
    try session.type("!")
    try session.wait { $0.row(3) == "lazy dog slept.!" }
    try session.resize(rows: 40, columns: 120)
    try session.wait { $0.row(1).hasSuffix("dog slept.!") }
    #expect(session.screen.text.split(separator: "\n").count == 1)
    #expect(session.screen.cursor == .init(row: 1, column: 2 + 72))
    try session.resize(rows: 1, columns: 2)
    try session.wait { $0.row(0) == "!" }
    try session.resize(rows: 24, columns: 80)
    try session.wait { $0.field.hasSuffix("slept.!") }
    try session.type("\u{4}\u{4}")
    #expect(try session.waitForExit() == 0)
    #expect(try place.memos().map(\.text.utf8.count) == [72])
    #expect(session.screen.leftovers == [])
  }

  @Test(arguments: ["\u{11}", "TERM", "HUP", "INT", "QUIT", "USR1", "ALRM"])
  func `nothing of a memo is left on the main screen, nor anything else`(end: String) throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("very private\u{4}also private")
    try session.wait { $0.field == "also private" }
    switch end {
    case "TERM": try session.signal(SIGTERM)
    case "HUP": try session.signal(SIGHUP)
    case "INT": try session.signal(SIGINT)
    case "QUIT": try session.signal(SIGQUIT)
    case "USR1": try session.signal(SIGUSR1)
    case "ALRM": try session.signal(SIGALRM)
    default: try session.type(end)
    }
    #expect(try session.waitForExit() == 0)
    #expect(!session.screen.isAlternate)
    #expect(!session.screen.everShown("private"))
    #expect(session.screen.text == "")
    #expect(session.screen.titles == [])
    #expect(session.screen.leftovers == [])
    #expect(session.screen.unknown == [])
    #expect(session.screen.isCursorVisible)
    #expect(session.manner == .cooked)
    #expect(place.draftLengths == [12])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/stat"), "no /proc"))
  func `a terminal that takes nothing keeps no text from being kept, sent or left`() throws {
    let place = try ComposePlace()
    let session = try place.open(rows: 50, columns: 200)
    // From here on nobody looks at what is shown, until the line between is full.
    let line = String(repeating: "a line that is shown again and again ", count: 5)
    for _ in 0..<100 { try session.type(line + "\u{C}") }
    try place.waitForDraft(String(repeating: line, count: 100))
    try session.type("\u{4}")
    try place.wait { $0.draftLengths == [] }
    #expect(try place.memos().map(\.text.utf8.count) == [line.utf8.count * 100])
    try session.type("unsent")
    try place.waitForDraft("unsent")
    // Shown at last, and whole.
    try session.wait { $0.field == "unsent" }
    for _ in 0..<100 { try session.type(line + "\u{C}") }
    try session.signal(SIGTERM)
    // It has ended before anybody looks: what is left of it is its number.
    try place.wait { _ in
      let told = try String(contentsOfFile: "/proc/\(session.process)/stat", encoding: .utf8)
      return told.contains(") Z ")
    }
    #expect(try session.waitForExit() == 0)
    #expect(place.draftLengths.count == 1)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"), "no /proc"),
    arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV], [false, true])
  func `a fault of any thread leaves the terminal as it was, and nothing of a memo on it`(
    fault: Int32, isOfAnother: Bool
  ) throws {
    let place = try ComposePlace.withVault()
    let session = try place.open()
    try session.type("very private\u{4}also private")
    try place.waitForDraft("also private")
    if isOfAnother {
      try session.signalOtherThread(fault)
    } else {
      try session.signal(fault)
    }
    #expect(try session.waitForExit() == 128 + fault)
    #expect(!session.screen.isAlternate)
    #expect(!session.screen.everShown("private"))
    #expect(session.screen.leftovers == [])
    #expect(session.manner == .cooked)
    #expect(place.draftLengths == [12])
  }

  @Test(arguments: [TerminalScreen.Answers.none, .plain, .modern])
  func `a screen that was stopped is taken up again as it was, as often as one likes`(
    answers: TerminalScreen.Answers
  ) throws {
    let place = try ComposePlace()
    let shell = try place.slip.shellAtTerminal(answers: answers)
    try shell.wait { $0.text == "$" }
    try shell.type("slip\r")
    try shell.wait { $0.isUp && $0.said.contains("sends") }
    try shell.type("abc")
    try shell.wait { $0.field == "abc" }
    for round in 1...3 {
      try shell.type("\u{1A}")
      try shell.wait { screen in
        !screen.isAlternate && screen.text.hasSuffix("$")
          && screen.text.components(separatedBy: "Stopped").count == round + 1
      }
      #expect(!shell.screen.everShown("abc"))
      #expect(shell.screen.leftoversOfJobs == [])
      try shell.type("fg\r")
      try shell.wait { $0.isUp && $0.field.hasPrefix("abc") }
      try shell.type("\(round)")
      try shell.wait { $0.field.hasSuffix("\(round)") }
    }
    #expect(shell.screen.keyboardFlags == 5)
    try shell.type("\u{11}")
    try shell.wait { !$0.isAlternate && $0.text.hasSuffix("$") }
    #expect(shell.screen.leftoversOfJobs == [])
    #expect(!shell.screen.everShown("abc"))
    try shell.type("exit 3\r")
    #expect(try shell.waitForExit() == 3)
    #expect(place.draftLengths == [6])
  }

  @Test func `the window may take another size while the screen is stopped`() throws {
    let place = try ComposePlace()
    let shell = try place.slip.shellAtTerminal()
    try shell.wait { $0.text == "$" }
    try shell.type("slip\r")
    try shell.wait { $0.isUp && $0.said.contains("sends") }
    try shell.type("still here\u{1A}")
    try shell.wait { !$0.isAlternate && $0.text.hasSuffix("$") }
    try shell.resize(rows: 10, columns: 40)
    try shell.type("fg\r")
    try shell.wait { $0.isUp && $0.row(0) == "still here" }
  }

  @Test func `a stop that the program hears nothing of leaves no trace either`() throws {
    let place = try ComposePlace()
    let shell = try place.slip.shellAtTerminal()
    try shell.wait { $0.text == "$" }
    try shell.type("slip\r")
    try shell.wait { $0.isUp && $0.said.contains("sends") }
    try shell.type("abc")
    try shell.wait { $0.field == "abc" }
    try shell.signal(SIGSTOP, to: .foreground)
    try shell.wait { $0.text.contains("Stopped") }
    try shell.type("fg\r")
    try shell.wait { $0.field == "abc" && !$0.text.contains("Stopped") }
    try shell.type("\u{11}")
    try shell.wait { !$0.isAlternate && $0.text.hasSuffix("$") }
    #expect(shell.screen.leftoversOfJobs == [])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "no /proc"))
  func `what the terminal was set to while the screen was stopped is so after it`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("abc")
    try session.wait { $0.field == "abc" }
    try session.signal(SIGSTOP)
    try place.wait { _ in
      let told = try String(contentsOfFile: "/proc/\(session.process)/stat", encoding: .utf8)
      return told.contains(") T ")
    }
    #expect(try place.slip.shell("stty -F /proc/\(session.process)/fd/0 sane -echo").status == 0)
    try session.signal(SIGCONT)
    try place.wait { _ in !session.manner.editsLines }
    try session.type("d\u{11}")
    #expect(try session.waitForExit() == 0)
    #expect(session.manner == TerminalManner(echoes: false))
    #expect(session.screen.leftovers == [])
  }

  /// Two for the terminal and the pipe's ends come first, then folders and files.
  @Test(arguments: 3...12)
  func `a screen that can't have all the files it needs leaves the terminal as it was`(
    files: Int
  ) throws {
    let place = try ComposePlace()
    let session = try TerminalSession(
      ["/bin/sh", "-c", "ulimit -n \(files) && exec \"$0\"", place.slip.path],
      environment: place.slip.environment.merging(["TERM": "xterm-256color"]) { $1 },
      in: place.slip.home.path, typeAhead: [4])
    _ = try session.waitForExit()
    #expect(session.manner == .cooked)
    #expect(session.screen.leftovers == [])
    #expect(!session.screen.isAlternate)
  }

  @Test func `keys that came with the stop are the shell's, and the screen goes on without them`()
    throws
  {
    let place = try ComposePlace()
    #expect(try place.slip.run("add", "--no-deliver", "there").status == 0)
    let lock = try File(atPath: place.slip.home.path("state/slip/ledger/lock"), for: .readWrite)
    let shell = try place.slip.shellAtTerminal()
    try shell.wait { $0.text == "$" }
    try shell.type("slip\r")
    try shell.wait { $0.isUp && $0.said.contains("waiting") }
    try lock.lock()
    try shell.type("sent")
    try shell.wait { $0.field == "sent" }
    // Sending waits for the lock: what comes meanwhile comes at once.
    try shell.type("\u{4}")
    let number = try lock.status().identity.file
    try place.wait { _ in
      let locks = try String(contentsOfFile: "/proc/locks", encoding: .utf8)
      return locks.split(separator: "\n").contains {
        $0.contains("-> FLOCK") && $0.contains(":\(number) ")
      }
    }
    try shell.signal(SIGTSTP, to: .foreground)
    try shell.type("echo typed\r")
    lock.unlock()
    try shell.wait { !$0.isAlternate && $0.text.contains("\ntyped\n") }
    try shell.type("fg\r")
    // Nothing is typed to wake it.
    try shell.wait { $0.isUp && $0.field == "" && $0.said.hasSuffix("2 waiting") }
    try shell.type("\u{4}")
    try shell.wait { !$0.isAlternate && $0.text.hasSuffix("$") }
    #expect(try place.memos().map(\.text) == ["there", "sent"])
  }
}
