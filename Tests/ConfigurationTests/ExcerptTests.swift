import Configuration
import TOML
import Testing

@Suite struct ExcerptTests {
  private func excerpt(_ text: String, _ line: Int, _ columns: Range<Int>) -> Excerpt {
    excerpt(Array(text.utf8), line, columns)
  }

  private func excerpt(_ bytes: [UInt8], _ line: Int, _ columns: Range<Int>) -> Excerpt {
    let start = Position(line: line, column: columns.lowerBound)
    return Excerpt(of: bytes, at: start..<Position(line: line, column: columns.upperBound))
  }

  @Test(arguments: [
    ("a = 1\nhedding = 2\r\nb = 3", 2, 1..<8, "hedding = 2", "^^^^^^^"),
    ("a = 1", 1, 5..<6, "a = 1", "    ^"), ("a", 1, 2..<3, "a", " ^"), ("", 1, 1..<2, "", "^"),
    ("\ta\t= 1", 1, 4..<5, "\ta\t= 1", "\t \t^"), ("'世界' = 1", 1, 8..<9, "'世界' = 1", "         ^"),
    ("'世界' = 1", 1, 1..<5, "'世界' = 1", "^^^^^^"),
    ("e\u{301} = 1", 1, 6..<7, "e\u{301} = 1", "    ^"),
    ("'😀' = 1", 1, 7..<8, "'😀' = 1", "       ^"), ("\u{FEFF}ab", 1, 2..<3, "ab", " ^"),
    ("a = \u{1B}[2J", 1, 5..<6, "a = \u{FFFD}[2J", "    ^"),
    ("\u{202E}b = 1", 1, 2..<3, "\u{FFFD}b = 1", " ^"), ("a = 1", 1, 3..<99, "a = 1", "  ^^^"),
    ("a = 1", 9, 3..<4, "", "^"), ("a\n\nb", 2, 1..<2, "", "^"),
  ])
  func `the line is shown and what is concerned is marked`(
    text: String, line: Int, columns: Range<Int>, shown: String, marks: String
  ) {
    let excerpt = excerpt(text, line, columns)
    #expect(Array(excerpt.line.utf8) == Array(shown.utf8))
    #expect(excerpt.marks == marks)
  }

  @Test func `a span over several lines is marked to the end of its first`() {
    let start = Position(line: 1, column: 5)
    let excerpt = Excerpt(of: Array("a = [1,\n2]".utf8), at: start..<Position(line: 2, column: 3))
    #expect(excerpt.line == "a = [1,")
    #expect(excerpt.marks == "    ^^^")
  }

  @Test func `bytes that are no text are shown as such`() {
    let excerpt = excerpt(Array("a = '".utf8) + [0xFF, 0x27], 1, 6..<7)
    #expect(excerpt.line == "a = '\u{FFFD}'")
    #expect(excerpt.marks == "     ^")
  }

  @Test(arguments: [1, 50, 500, 995])
  func `of a long line the part around the marks is shown`(column: Int) {
    let line = (1...1000).map { String($0 % 10) }.joined()
    let excerpt = excerpt(line, 1, column..<(column + 3))
    #expect(excerpt.line.count <= 122)
    #expect(excerpt.marks.hasSuffix("^^^"))
    let marked = Array(excerpt.line)[excerpt.marks.count - 3]
    #expect(String(marked) == String(column % 10))
  }
}
