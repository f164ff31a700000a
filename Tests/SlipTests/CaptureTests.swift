import Foundation
import TestSupport
import Testing

/// What the built program promises of a capture, whatever is around it.
@Suite struct CaptureTests {
  let slip = Program("slip")

  @Test
  func `capture needs nothing but the state folder: not even a configuration that can be read`()
    throws
  {
    try slip.home.write("this is not TOML", to: "config/slip/config.toml")
    let outcome = try slip.run("add", "--json", "kept all the same")
    #expect(outcome.status == 0)
    #expect(outcome.lines.first?.contains(#""event":"accepted""#) == true)
    #expect(try slip.run("history").output.contains("kept all the same"))
  }

  @Test
  func `a state folder that can't be made refuses the memo, and says that it is NOT accepted`()
    throws
  {
    try slip.home.write("", to: "file")
    let outcome = try slip.run("add", "--state", slip.home.path("file/state"), "secret words")
    #expect(outcome.status == 73)
    #expect(outcome.diagnostics.contains("NOT accepted"))
    #expect(outcome.output == "")
  }

  @Test func `a text that was typed and is not accepted is printed back`() throws {
    try slip.home.write("", to: "file")
    let state = slip.home.path("file/state")
    for (arguments, keys) in [(["-"], "secret words\n\u{4}"), (["secret", "words"], "")] {
      let session = try slip.atTerminal(
        ["add", "--state", state] + arguments, typeAhead: keys)
      #expect(try session.waitForExit() == 73)
      let text = session.screen.text
      #expect(text.contains("NOT accepted"))
      // The terminal shows what is typed.
      let shown = text.components(separatedBy: "secret words").count - 1
      #expect(shown == (keys.isEmpty ? 1 : 2), "\(text)")
    }
  }

  @Test func `an unknown sink is told before anything is typed`() throws {
    let session = try slip.atTerminal(["add", "--to", "nope"])
    #expect(try session.waitForExit() == 64)
    #expect(session.screen.text.contains("nope"))
  }

  @Test func `no memo text in an error`() throws {
    try slip.home.write("", to: "file")
    let outcome = try slip.run("add", "--state", slip.home.path("file/state"), "secret words")
    #expect(!outcome.diagnostics.contains("secret"))
  }

  @Test func `everything that is kept is for its owner alone`() throws {
    _ = try slip.run("add", "--no-deliver", "private")
    for path in ["state/slip", "data/slip/keys"] {
      let all = FileManager.default.enumerator(atPath: slip.home.path(path))
      let names = all?.compactMap { $0 as? String } ?? []
      #expect(!names.isEmpty)
      for name in names {
        let attributes = try FileManager.default.attributesOfItem(
          atPath: slip.home.path("\(path)/\(name)"))
        let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
        #expect(mode & 0o077 == 0, "\(name) is \(String(mode, radix: 8))")
      }
    }
  }

  @Test func `nothing of a memo stands in the ledger as it was written`() throws {
    _ = try slip.run("add", "--no-deliver", "--title", "tell-tale-title", "tell-tale-text")
    for name in slip.home.files() where name.hasPrefix("state") || name.hasPrefix("data") {
      let bytes = try #require(slip.home.bytes(of: name))
      #expect(Data(bytes).range(of: Data("tell-tale".utf8)) == nil)
    }
  }

  @Test func `a memo of 64 MiB works, and one byte more is refused`() throws {
    let largest = [UInt8](repeating: UInt8(ascii: "x"), count: 64 << 20)
    let taken = try slip.run(["add", "--vault", slip.home.path("Notes")], input: largest)
    #expect(taken.status == 0, "\(taken.diagnostics)")
    let refused = try slip.run(["add", "--no-deliver"], input: largest + [UInt8(ascii: "y")])
    #expect(refused.status == 65)
    #expect(try slip.run("history", "--json").lines.count == 1)
  }

  @Test func `only ASCII white space is nothing: a memo of no-break spaces is a memo`() throws {
    #expect(try slip.run("add", "--no-deliver", input: "\u{A0}\u{3000}").status == 0)
    #expect(try slip.run("add", "--no-deliver", input: " \t\r\n").status == 65)
  }

  @Test(arguments: ["", "mode = \"memo\"\nfolder = \"{{date:YYYY-MM-DD}}\"\n"])
  func `a year of memos lands at once with few files open`(mode: String) throws {
    try slip.home.write(
      "[[sink]]\nname = \"notes\"\ntype = \"vault\"\npath = \"~/Notes\"\n\(mode)",
      to: "config/slip/config.toml")
    try slip.home.write("{}", to: "Notes/.obsidian/app.json")
    let script = """
      ulimit -n 256
      for m in 01 02 03 04 05 06 07 08 09 10 11 12; do for d in 0 1 2; do for e in 1 2 3 4 5 6 7 8; do
        echo "{\\"text\\":\\"$m$d$e\\",\\"at\\":\\"2025-$m-$d${e}T10:00:00Z\\"}"
      done; done; done | slip add --each json | grep -c ' in '
      """
    #expect(try slip.shell(script).output == "288\n")
    #expect(slip.home.files().filter { $0.hasSuffix(".md") }.count == 288)
  }

  @Test func `a result that nobody reads undoes nothing and is no failure`() throws {
    let outcome = try slip.shell(
      "slip add --no-deliver once >&-; echo $?; slip history --json | wc -l")
    #expect(outcome.lines == ["0", "1"])
  }

  @Test func `memos captured by many processes at once stand once each, in one note`() throws {
    // By xargs: a shell's `wait` never returns where SIGCHLD is blocked, as it is below XCTest.
    let script = """
      for w in 1 2 3 4 5 6 7 8; do for n in 1 2 3 4 5; do echo "<w${w}n$n>"; done; done |
        xargs -P 8 -I{} slip add --vault Notes --at 2026-11-30T12:00:00Z {}
      slip replay
      """
    _ = try slip.shell(script)
    let note = try #require(slip.home.text(of: "Notes/2026-11-30.md"))
    for worker in 1...8 {
      for number in 1...5 {
        #expect(note.components(separatedBy: "<w\(worker)n\(number)>").count == 2)
      }
    }
    #expect(slip.home.files().filter { $0.hasPrefix("Notes/") } == ["Notes/2026-11-30.md"])
  }

  @Test func `captures at once into a day without a note make it once, with its template`() throws {
    try slip.home.write("# {{title}}\n\n## Inbox\n", to: "Notes/Daily.md")
    try slip.home.write(#"{"template": "Daily"}"#, to: "Notes/.obsidian/daily-notes.json")
    let script = """
      for day in 01 02 03 04 05; do for n in 1 2 3 4; do echo "$day <${day}n$n>"; done; done |
        xargs -P 4 -n 2 sh -c 'slip add --vault Notes --at 2026-11-${0}T12:00:00Z "$1"'
      slip replay
      """
    _ = try slip.shell(script)
    for day in ["01", "02", "03", "04", "05"] {
      let note = try #require(slip.home.text(of: "Notes/2026-11-\(day).md"))
      #expect(note.hasPrefix("# 2026-11-\(day)\n\n## Inbox\n- 12:00 "))
      #expect(note.components(separatedBy: "## Inbox").count == 2)
      for number in 1...4 {
        #expect(note.components(separatedBy: "<\(day)n\(number)>").count == 2)
      }
    }
  }

  @Test
  func `what is done waits for nobody: a memo is accepted while its vault hangs behind a pipe`()
    throws
  {
    let note = slip.home.path("Notes/2026-11-30.md")
    try FileManager.default.createDirectory(
      atPath: slip.home.path("Notes"), withIntermediateDirectories: true)
    #expect(mkfifo(note, 0o600) == 0)
    let outcome = try slip.run(
      "add", "--json", "--vault", slip.home.path("Notes"), "--at", "2026-11-30T12:00:00Z", "x")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#""reason":"not-a-note""#))
  }

  @Test func `a memo for a mailbox waits and says so, and is in the vault meanwhile`() throws {
    let vault = slip.home.path("vault")
    try FileManager.default.createDirectory(atPath: vault, withIntermediateDirectories: true)
    try slip.home.write(
      """
      [[sink]]
      name = "notes"
      type = "vault"
      path = "~/vault"
      [[sink]]
      name = "mail"
      type = "email"
      relay = "https://relay.example.org"

      """, to: "config/slip/config.toml")
    let told = try slip.run("add", "text").output.split(separator: "\n")
    #expect(told.count == 2)
    #expect(told.first?.contains("  in ~/vault/") == true)
    #expect(told.last?.contains("  waits: slip-courier can't be started") == true)
    let alone = try slip.run("add", "--to", "mail", "--json", "text").output
    #expect(alone.contains("\"sink\":\"mail\",\"reason\":\"not-started\""))
    #expect(try slip.run("outbox", "--json").output.split(separator: "\n").count == 2)
  }
}
