import Foundation
import TestSupport
import Testing

/// Texts that are pasted into the compose screen.
@Suite struct ComposePasteTests {
  /// Lines of words, some of them not of ASCII.
  private static func text(ofBytes count: Int) -> String {
    var lines: [String] = []
    var size = 0
    while size < count {
      lines.append("line \(lines.count) of a text, 漢字 and é")
      size += (lines.last?.utf8.count ?? 0) + 1
    }
    return lines.joined(separator: "\n")
  }

  @Test func `a paste of a mebibyte is in the field whole, is undone at once, and is sent whole`()
    throws
  {
    let place = try ComposePlace()
    let text = Self.text(ofBytes: 1 << 20)
    let last = try #require(text.split(separator: "\n").last.map(String.init))
    let session = try place.open()
    try session.type("kept ")
    try session.paste(text)
    try session.wait { $0.field.hasSuffix("\n" + last) }
    try session.type("\u{1F}")
    try session.wait { $0.field == "kept " || $0.field == "kept" }
    try session.type("\u{1E}")
    try session.wait { $0.field.hasSuffix("\n" + last) }
    try session.type("\u{4}\u{4}")
    #expect(try session.waitForExit() == 0)
    let sent = try place.memos().map(\.text)
    #expect(sent.count == 1)
    // Compared apart, so that nobody is shown a mebibyte.
    let isWhole = sent.first == "kept " + text
    #expect(isWhole)
  }

  @Test func `line ends of every kind are line feeds, and what is like a key is text`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("\u{1B}[200~a\r\nb\rc\nd\u{4}\u{1B}[31m\u{3}e\u{1B}[201~")
    try session.wait { $0.field == "a\nb\nc\nd␄␛[31m␃e" }
    #expect(session.screen.unknown == [])
    try session.type("\u{4}\u{4}")
    #expect(try session.waitForExit() == 0)
    #expect(try place.memos().map(\.text) == ["a\nb\nc\nd\u{4}\u{1B}[31m\u{3}e"])
  }

  @Test func `a paste whose end never comes is in the field, and keys go on`() throws {
    let session = try ComposePlace().open()
    try session.type("\u{1B}[200~half a paste")
    try session.wait { $0.field == "half a paste" }
    try session.type("\u{7F}!")
    try session.wait { $0.field == "half a past!" }
  }

  @Test func `a paste takes the place of what is selected, and of nothing else`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("one two\u{1B}[1;2D\u{1B}[1;2D\u{1B}[1;2D")
    try session.paste("2\n3")
    try session.wait { $0.field == "one 2\n3" }
    try session.type("\u{1F}")
    try session.wait { $0.field == "one two" }
  }
}
