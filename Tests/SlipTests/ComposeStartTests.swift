import TestSupport
import Testing

/// What a person meets who starts the compose screen.
@Suite struct ComposeStartTests {
  @Test(arguments: ["en", "ar", "ja"], [(24, 80), (5, 20)])
  func `the screen begins with a field and one hint, and nothing else`(
    language: String, size: (rows: Int, columns: Int)
  ) throws {
    let place = try ComposePlace(settings: "language = \"\(language)\"\n")
    let session = try place.open(rows: size.rows, columns: size.columns)
    // The language is read behind the first frame.
    let word = ["en": "sends", "ar": "ﺝﻭﺮﺧ", "ja": "送信"][language] ?? ""
    if size.columns > 20 { try session.wait(untilShown: word) }
    try session.wait { language == "en" || !$0.text.contains("sends") }
    try expectScreen(
      session.screen, matches: "compose-start-\(language)-\(size.rows)x\(size.columns)")
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func `the hint goes with the first key, for good`() throws {
    let session = try ComposePlace().open()
    try session.wait(untilShown: "sends")
    try session.type("a")
    try session.wait { $0.text == "\n  a" }
    try session.type("\u{7F}")
    try session.wait { $0.text == "" }
  }

  @Test(arguments: [
    ("hello", "hello"),
    ("one\rtwo", "one\ntwo"),
    ("ab\u{7F}c", "ac"),
    ("wrong\u{15}right", "right"),
    ("漢字 é 👨‍👩‍👧", "漢字 é 👨‍👩‍👧"),
  ])
  func `what is typed before the screen is up is in its field, once`(
    keys: String, text: String
  ) throws {
    let place = try ComposePlace()
    let session = try place.open(typeAhead: keys)
    try session.wait { $0.field == text }
    try session.type("!\u{4}\u{4}")
    #expect(try session.waitForExit() == 0)
    #expect(try place.memos().map(\.text) == [text + "!"])
  }

  @Test func `a memo that was typed and sent before the screen is up is sent, once`() throws {
    let place = try ComposePlace()
    let session = try place.open(typeAhead: "early\u{4}late")
    try session.wait { $0.field == "late" }
    #expect(try place.memos().map(\.text) == ["early"])
    try session.type("\u{4}\u{4}")
    #expect(try session.waitForExit() == 0)
    #expect(try place.memos().map(\.text) == ["early", "late"])
  }

  @Test func `what stood on the main screen stands there afterwards`() throws {
    let place = try ComposePlace()
    let shell = try place.slip.shellAtTerminal()
    try shell.wait { $0.text == "$" }
    try shell.type("echo kept; head -n 1 >/dev/null; slip\r")
    try shell.wait(untilShown: "kept")
    try shell.waitForJob()
    // The line ends the wait; what follows is for the screen, which is not there yet.
    try shell.type("\rearly\u{4}late\r")
    try shell.wait { $0.isUp && $0.field == "late" }
    try shell.type("\u{11}")
    try shell.wait { !$0.isAlternate && $0.text.hasSuffix("$") }
    #expect(shell.screen.text.contains("\nkept\n"))
    #expect(try place.memos().map(\.text) == ["early"])
    #expect(shell.screen.leftoversOfJobs == [])
  }
}
