import Markdown
import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// What stood in a note stands there afterwards, byte for byte, and so does what the file system
/// keeps beside the bytes.
@Suite struct NoteBytesTests {
  static let notes: [String] = [
    "", "\n", "one line", "one line\n", "a\r\nb\r\n", "a\r\nb", "a\nb\r\nc\n",
    "\u{FEFF}# Title\n", "\u{FEFF}---\r\na: 1\r\n---\r\ntext\r\n",
    "tab\there\t\n\tindented\t\t", "trailing  \n  \n\t\n", "many\n\n\n\n\n",
    "---\n---\n", "---\na: 1\n---", "---\n# a comment\na: [b  # another\n---\ntext\n",
    "---\nnever: closed\n\ntext\n", "---\r\n---\r\n\r\ntext",
    "```\nan open fence\n", "<!-- an open comment\n", "%%\nan open comment\n",
    "- a\n- b", "> quoted", "| a | b |\n|---|---|", "e\u{301} \u{E9} \u{1F468}\u{200D}\u{1F469}\n",
    "NUL \u{0} and ESC \u{1B}\n", "line\u{2028}separator\u{85}\n",
  ]

  @Test(arguments: notes)
  func `what was in the note stays byte for byte`(old: String) throws {
    let (vault, memo) = (TestVault(), try memo("a thought"))
    try vault.folder.write(old, to: TestVault.note)
    vault.deliver([memo], vault.plan())
    let new = try #require(vault.folder.bytes(of: TestVault.note))
    let entry = Array("- 12:00 a thought".utf8)
    let start = try #require(new.firstRange(of: entry)?.lowerBound)
    let head = new[..<start]
    let tail = new[(start + entry.count)...]
    // All but the entry's line and the line ends around it is the old note, in its order.
    #expect(
      Array((head + tail).filter { !$0.isLineEnd }) == Array(old.utf8).filter { !$0.isLineEnd })
    #expect(
      (0...old.utf8.count).contains { split in
        head.starts(with: Array(old.utf8)[..<split])
          && tail.reversed().starts(with: Array(old.utf8)[split...].reversed())
      })
    #expect(start == 0 || head.last == UInt8(ascii: "\n") || Array(head) == [0xEF, 0xBB, 0xBF])
    #expect(tail.first.map(\.isLineEnd) ?? true)
    #expect(vault.folder.files() == [TestVault.note])
  }

  @Test(arguments: notes.filter { $0.contains("---\n") || $0.contains("---\r\n") })
  func `a memo never lands above the properties`(old: String) throws {
    for position in [Placement.Position.top, .bottom] {
      let vault = TestVault()
      try vault.folder.write(old, to: TestVault.note)
      vault.deliver(
        [try memo("a thought")], vault.plan { $0.placement = .init(position: position) })
      let new = try #require(vault.folder.bytes(of: TestVault.note))
      let opening = Array(old.utf8.prefix { $0 != UInt8(ascii: "\n") })
      #expect(new.starts(with: opening))
      let properties = try Note(Array(old.utf8)).frontMatter
      if case .block(_, let end) = properties { #expect(new.starts(with: Array(old.utf8)[..<end])) }
    }
  }

  @Test(arguments: EntryStyle.all)
  func `ten captures in a row add no blank line more than two do`(style: EntryStyle) throws {
    for old in ["# Day\n\ntext\n", "# Day\r\n\r\ntext", ""] {
      let vault = TestVault()
      try vault.folder.write(old, to: TestVault.note)
      var texts: [String] = []
      for number in 0..<10 {
        vault.deliver([try memo("thought \(number)")], vault.plan { $0.entry = style })
        texts.append(vault.folder.text(of: TestVault.note) ?? "")
      }
      let lengths = texts.map(\.utf8.count)
      let steps = zip(lengths.dropFirst(), lengths).map(-)
      #expect(Set(steps).count == 1, "\(steps)")
      #expect(texts[9].count(of: "\n\n\n") == 0)
      #expect((0..<10).allSatisfy { texts[9].count(of: "thought \($0)") == 1 })
    }
  }

  @Test func `a note of five megabytes keeps every byte`() throws {
    let (vault, memo) = (TestVault(), try memo("a thought"))
    let old = String(repeating: "- a line of some length, as people write them\n", count: 115_000)
    try vault.folder.write(old, to: TestVault.note)
    vault.deliver([memo], vault.plan())
    #expect(vault.folder.text(of: TestVault.note) == old + "- 12:00 a thought\n")
  }
}

extension EntryStyle {
  fileprivate static let all: [EntryStyle] = [.list, .task, .heading, .paragraph, .callout]
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
