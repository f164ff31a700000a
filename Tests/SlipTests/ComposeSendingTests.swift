import Foundation
import TestSupport
import Testing

/// What happens when a memo is sent from the compose screen.
@Suite struct ComposeSendingTests {
  @Test(arguments: [
    "\u{4}", "\u{13}", "\u{1B}\r", "\u{1B}[13;5u", "\u{1B}[27;5;13~", "\u{1B}[13;3u",
    "\u{1B}[100;5u",
  ])
  func `a key that sends empties the field, and the memo is there once`(key: String) throws {
    let place = try ComposePlace.withVault()
    let session = try place.open()
    try session.type("first line\rsecond")
    try session.wait { $0.field == "first line\nsecond" }
    try session.type(key)
    try session.wait { $0.field == "" }
    // Whatever is seen here was durable before: nothing is waited for.
    let told = try place.memos()
    #expect(told.map(\.text) == ["first line\nsecond"])
    #expect(told.map(\.title) == [nil])
    try place.wait { try $0.memos().map(\.status) == ["delivered"] }
    #expect(place.notes.components(separatedBy: "first line").count == 2)
    #expect(place.notes.components(separatedBy: "second").count == 2)
    #expect(session.screen.unknown == [])
  }

  @Test func `many memos sent in one breath are there once each, in their order`() throws {
    let place = try ComposePlace.withVault()
    let session = try place.open()
    let texts = (1...60).map { "memo <\($0)>" }
    try session.type(texts.joined(separator: "\u{4}") + "\u{4}the rest")
    try session.wait { $0.field == "the rest" }
    #expect(try place.memos().map(\.text) == texts)
    // Nobody looks into the note meanwhile: one that is open elsewhere is left alone for a while.
    try place.wait { try $0.memos().allSatisfy { $0.status == "delivered" } }
    let lines = place.notes.split(separator: "\n").map { $0.drop { $0 != "m" } }
    #expect(lines.map(String.init) == texts)
  }

  @Test(arguments: [
    ("# Milk\r\rfresh", "Milk", "fresh"), ("# Milk\rfresh", "Milk", "fresh"),
    ("# Milk", nil, "Milk"), ("#Milk\rx", nil, "#Milk\nx"), ("a\r# b", nil, "a\n# b"),
    ("# Milk\r\r  two\r three\r\r", "Milk", "  two\n three"),
  ])
  func `a first line that is a title is the memo's title, and no part of its text`(
    keys: String, title: String?, text: String
  ) throws {
    let place = try ComposePlace()
    _ = try place.sent(by: Array(keys.utf8))
    let told = try place.memos()
    #expect(told.map(\.text) == [text])
    #expect(told.map(\.title) == [title])
  }

  @Test func `an empty field sends nothing and leaves; one of white space says so and stays`()
    throws
  {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type(" \t\r\u{4}")
    try session.wait { $0.said == "nothing to send" }
    try session.type("\u{15}\u{7F}\u{7F}\u{7F}\u{7F}\u{4}")
    #expect(try session.waitForExit() == 0)
    #expect(try place.memos() == [])
    #expect(place.draftLengths == [])
  }

  @Test func `what waits is counted beside the field, and no longer once it is delivered`() throws {
    let place = try ComposePlace(settings: ComposePlace.vault)
    let session = try place.open()
    try session.type("one\u{4}two\u{4}")
    try session.wait { $0.said.hasSuffix("2 waiting") }
    try session.type("three")
    try session.wait { $0.field == "three" && $0.said == "2 waiting" }
    try place.makeVault()
    // Tried again by itself, after the back-off.
    try session.wait { $0.said == "" }
    #expect(place.notes.contains("one") && place.notes.contains("two"))
    #expect(session.screen.field == "three")
  }

  @Test func `with enter-sends Enter sends, and Alt-Enter and Ctrl-Enter break the line`() throws {
    let place = try ComposePlace(settings: "[compose]\nkeys = \"enter-sends\"\n")
    let session = try place.open()
    try session.wait { $0.said.hasPrefix("Enter sends") }
    try session.type("a\u{1B}\rb\u{1B}[13;5uc\nd\rrest")
    try session.wait { $0.field == "rest" }
    #expect(try place.memos().map(\.text) == ["a\nb\nc\nd"])
  }

  @Test func `with enter-sends even an Enter that came before the screen sends`() throws {
    let place = try ComposePlace(settings: "[compose]\nkeys = \"enter-sends\"\n")
    let session = try place.open(typeAhead: "early\rlate")
    try session.wait { $0.field == "late" }
    #expect(try place.memos().map(\.text) == ["early"])
  }

  @Test(arguments: ["--once", "after_send"])
  func `a screen for one memo ends when it is sent, and the memo is delivered`(
    way: String
  ) throws {
    let isFlag = way == "--once"
    let place = try ComposePlace.withVault(
      settings: isFlag ? "" : "[compose]\nafter_send = \"exit\"\n")
    let session = try place.slip.atTerminal(isFlag ? ["--once"] : [])
    try session.wait { $0.isUp }
    try session.type("only this\u{4}not this")
    #expect(try session.waitForExit() == 0)
    #expect(try place.memos().map { [$0.text, $0.status] } == [["only this", "delivered"]])
    #expect(place.notes.contains("only this"))
    #expect(session.screen.leftovers == [])
    #expect(!session.screen.everShown("only this"))
  }

  @Test func `with --once the first Escape drops a selection, and the next one leaves`() throws {
    let place = try ComposePlace()
    let session = try place.open("--once")
    try session.type("abc\u{1B}[1;2D")
    try session.wait { $0.cell(1, 4).style.attributes.contains(.reverse) }
    try session.type("\u{1B}")
    try session.wait { !$0.cell(1, 4).style.attributes.contains(.reverse) }
    try session.type("!")
    try session.wait { $0.field == "ab!c" }
    try session.type("\u{1B}")
    #expect(try session.waitForExit() == 0)
    #expect(place.draftLengths == [4])
  }

  @Test func `with --once Escape leaves, and what was written is kept`() throws {
    let place = try ComposePlace()
    let session = try place.open("--once")
    try session.type("unsure")
    try session.wait { $0.field == "unsure" }
    try session.type("\u{1B}")
    #expect(try session.waitForExit() == 0)
    #expect(try place.memos() == [])
    #expect(place.draftLengths == [6])
  }
}
