import Foundation
import TestSupport
import Testing

/// What the built program promises of files that are attached.
@Suite struct AttachTests {
  let slip = Program("slip")

  private var sealed: [String] {
    slip.home.files().filter { $0.hasPrefix("state/slip/attachments/") }
  }

  private var history: [String] {
    get throws { try slip.run("history", "--json").lines }
  }

  @Test func `files come along in their order, and with the last part of their path as name`()
    throws
  {
    try slip.home.write("one", to: "in/a b.txt")
    try slip.home.write([UInt8](repeating: 7, count: 70_000), to: "Ä.bin")
    let outcome = try slip.run(
      "add", "--no-deliver", "--attach", "in/a b.txt", "--attach=Ä.bin", "two", "files")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(sealed.count == 2)
    let line = try #require(try history.first)
    #expect(line.contains(#""text":"two files""#))
    #expect(
      line.contains(
        #""attachments":[{"name":"a b.txt","size":3},{"name":"Ä.bin","size":70000}]"#))
    #expect(try slip.run("outbox").output.contains("two files [2 files]"))
    #expect(try slip.run("history", "--full").output.contains("    + a b.txt, 3 bytes\n"))
    #expect(
      try slip.run("doctor").output.contains("2 sealed attachments of 70003 bytes in all wait"))
  }

  @Test func `without a text a memo is known by the names of what is attached`() throws {
    try slip.home.write("", to: "empty")
    for input in ["", " \n"] {
      let outcome = try slip.run("add", "--no-deliver", "--attach", "empty", input: input)
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
    }
    #expect(try history.allSatisfy { $0.contains(#""text":"""#) })
    #expect(try slip.run("history").output.contains("empty [1 file]"))
  }

  @Test func `the text comes on standard input, unless a terminal would have to be asked`() throws {
    try slip.home.write("x", to: "file")
    #expect(try slip.run("add", "--no-deliver", "--attach", "file", input: "piped\n").status == 0)
    let atTerminal = try slip.atTerminal(["add", "--no-deliver", "--attach", "file"])
    #expect(try atTerminal.waitForExit() == 0, "\(atTerminal.screen.text)")
    let typed = try slip.atTerminal(
      ["add", "--no-deliver", "--attach", "file", "-"], typeAhead: "typed\n\u{4}")
    #expect(try typed.waitForExit() == 0, "\(typed.screen.text)")
    let texts = try history.map { $0.contains("piped") ? 1 : $0.contains("typed") ? 2 : 0 }
    #expect(texts == [1, 0, 2])
  }

  @Test func `standard input can be what is attached, under a name of its own`() throws {
    let bytes = [UInt8](repeating: 0xFF, count: 200_000)
    #expect(try slip.run(["add", "--no-deliver", "--attach", "-"], input: bytes).status == 0)
    let named = try slip.run(
      ["add", "--no-deliver", "--attach", "-", "--name", "photo.jpg", "a text"], input: bytes)
    #expect(named.status == 0)
    let lines = try history
    #expect(lines[0].contains(#""attachments":[{"name":"attachment","size":200000}]"#))
    #expect(lines[1].contains(#""attachments":[{"name":"photo.jpg","size":200000}]"#))
  }

  @Test(arguments: ["nope", "folder", "good/below", "folder/../nope", "pipe"])
  func `a file that can't be read is named, and nothing is taken`(name: String) throws {
    try slip.home.write("x", to: "good")
    try slip.home.write("x", to: "folder/inside")
    _ = try slip.shell("mkfifo pipe")
    let outcome = try slip.run(
      "add", "--attach", "good", "--attach", name, "--attach", "good", "secret words")
    #expect(outcome.status == 66)
    #expect(outcome.diagnostics.contains("\(name) can't be attached"))
    #expect(outcome.diagnostics.contains("nothing was taken"))
    #expect(!outcome.diagnostics.contains("secret"))
    #expect(outcome.output == "")
    #expect(sealed == [])
    #expect(try history == [])
  }

  /// A file that even the superuser may not read.
  private static let forbidden = "/proc/sys/vm/compact_memory"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: forbidden)))
  func `a file that may not be read is told from one that is not there`() throws {
    let outcome = try slip.run("add", "--attach", Self.forbidden, "words")
    #expect(outcome.status == 77)
    #expect(outcome.diagnostics.contains("\(Self.forbidden) can't be attached"))
    #expect(try history == [])
  }

  @Test(arguments: [
    ["--attach", "a", "--each", "line"], ["--attach", ""], ["--attach"], ["--name", "x"],
    ["--attach", "a", "--name", "x"], ["--attach", "-", "--attach", "-"], ["--attach", "-", "-"],
    ["--attach", "-", "--name", ""], ["--attach", "-", "--name", "a/b"],
    ["--attach", "-", "--name", ".."],
  ])
  func `options that make no sense are refused before anything is read`(words: [String]) throws {
    let outcome = try slip.run(["add"] + words, input: [1])
    #expect(outcome.status == 64, "\(outcome.diagnostics)")
    #expect(slip.home.files() == [])
  }

  @Test func `a thousand files are taken, and one more is too many`() throws {
    try slip.home.write("x", to: "a")
    let many = [String](repeating: "--attach=a", count: 1_000)
    #expect(try slip.run(["add", "--no-deliver", "x"] + many).status == 0)
    #expect(sealed.count == 1_000)
    #expect(try slip.run(["add", "--no-deliver", "x", "--attach=a"] + many).status == 64)
    #expect(sealed.count == 1_000)
  }

  @Test func `a name that is not UTF-8 is refused`() throws {
    let script = #"f=$(printf 'caf\351'); echo x > "$f"; slip add --attach "$f" text"#
    let outcome = try slip.shell(script)
    #expect(outcome.status == 65)
    #expect(outcome.diagnostics.contains("--attach - --name NAME < FILE"))
    #expect(sealed == [])
  }

  @Test func `names cannot write on the terminal`() throws {
    let script =
      #"f=$(printf 'a\033[2J\nb'); echo x > "$f"; slip add --no-deliver --attach "$f" < /dev/null"#
    #expect(try slip.shell(script).status == 0)
    let shown = try slip.run("history", "--full").output + slip.run("outbox").output
    #expect(!shown.contains("\u{1B}"))
    #expect(shown.contains("a\u{FFFD}[2J\u{FFFD}b"))
  }

  @Test func `where the memo is refused, what is attached does not stay`() throws {
    try slip.home.write("x", to: "file")
    try slip.home.write("", to: "other/ledger")
    let outcome = try slip.run(
      "add", "--state", slip.home.path("other"), "--attach", "file", "secret words")
    #expect(outcome.status == 73)
    #expect(outcome.diagnostics.contains("NOT accepted"))
    #expect(slip.home.files().filter { $0.hasPrefix("other/attachments/") } == [])
    let state = slip.home.path("file/state")
    #expect(try slip.run("add", "--state", state, "--attach", "file").status == 73)
  }

  @Test func `a command is told names and sizes, and then the copies go`() throws {
    try slip.home.write("12345", to: "five.txt")
    try slip.home.write(
      "[[sink]]\nname = \"script\"\ntype = \"command\"\nargv = [\"/bin/sh\", \"-c\", \"cat > $HOME/got\"]\n",
      to: "config/slip/config.toml")
    #expect(try slip.run("add", "--attach", "five.txt", "--wait", "text").status == 0)
    let got = try #require(slip.home.text(of: "got"))
    #expect(got.contains(#""attachments":[{"name":"five.txt","size":5}]"#))
    #expect(sealed == [])
  }
}
