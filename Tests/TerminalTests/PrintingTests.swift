import TestSupport
import Testing

/// What becomes of printed characters.
@Suite struct PrintingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let sent: String
    let text: String
    let cursor: TerminalScreen.Cursor

    init(_ sent: String, _ text: String, _ row: Int, _ column: Int) {
      self.sent = sent
      self.text = text
      cursor = TerminalScreen.Cursor(row: row, column: column)
    }

    var testDescription: String { sent.debugDescription }
  }

  /// On 3 rows of 5 columns.
  static let cases = [
    Case("abc", "abc", 0, 3),
    Case("a\nb\r\nc", "a\n b\nc", 2, 1),
    Case("abcd\u{8}\u{8}X", "abXd", 0, 3),
    Case("\tx\u{7}", "    x", 0, 4),
    // The last column: the next character goes on, nothing else does.
    Case("abcde", "abcde", 0, 4),
    Case("abcdef", "abcde\nf", 1, 1),
    Case("abcde\rX", "Xbcde", 0, 1),
    Case("abcde\u{8}X", "abcXe", 0, 4),
    Case("abcde\r\nf", "abcde\nf", 1, 1),
    Case("abcde\u{1B}[Kf", "abcdf", 0, 4),
    Case("\u{1B}[?7labcdefg", "abcdg", 0, 4),
    Case("\u{1B}[?7labcdef\u{1B}[?7hg", "abcdf\ng", 1, 1),
    Case("1\r\n2\r\n3\r\n4", "2\n3\n4", 2, 1),
    Case("1\r\n2\r\n3xxxx4", "2\n3xxxx\n4", 2, 1),
    // Wide ones take two cells, are never cut in two, and go to the next row as a whole.
    Case("漢字", "漢字", 0, 4),
    Case("abcd漢", "abcd\n漢", 1, 2),
    Case("\u{1B}[?7labcd漢", "abcd", 0, 4),
    Case("漢字\r\u{1B}[CX", " X字", 0, 2),
    Case("漢字\rX", "X 字", 0, 1),
    Case("a漢字\r\u{1B}[2C\u{1B}[K", "a", 0, 2),
    Case("漢字\r\u{1B}[C\u{1B}[P", " 字", 0, 1),
    // Marks belong to the character before them, also at the end of a row.
    Case("e\u{301}x", "e\u{301}x", 0, 2),
    Case("abcde\u{301}", "abcde\u{301}", 0, 4),
    Case("漢\u{302}x", "漢\u{302}x", 0, 3),
    Case("\u{301}x", "x", 0, 1),
    // Arabic and Hebrew are in the order of their reading.
    Case("سلام", "سلام", 0, 4),
    Case("שָׁ", "שָׁ", 0, 1),
    Case("한\u{1112}\u{1161}\u{11AB}", "한\u{1112}\u{1161}\u{11AB}", 0, 4),
    Case("a\u{AD}b\u{200B}c", "a\u{AD}b\u{200B}c", 0, 4),
    Case("ab\u{1B}[3b", "abbbb", 0, 4),
    Case("ac\u{8}\u{1B}[4hb\u{1B}[4l", "abc", 0, 2),
  ]

  @Test(arguments: cases)
  func `text goes where a terminal puts it`(_ it: Case) {
    var screen = TerminalScreen(rows: 3, columns: 5)
    screen.feed(it.sent)
    #expect(screen.text == it.text)
    #expect(screen.cursor == it.cursor)
    #expect(screen.unknown.isEmpty)
  }

  @Test(arguments: cases)
  func `it makes no difference in which pieces the bytes come`(_ it: Case) {
    var screen = TerminalScreen(rows: 3, columns: 5)
    for byte in it.sent.utf8 { screen.feed([byte]) }
    #expect(screen.text == it.text)
    #expect(screen.cursor == it.cursor)
  }

  @Test(arguments: [
    ("👩‍👩‍👧x", 3, 7), ("🇩🇪x", 3, 3), ("❤\u{FE0F}x", 3, 2), ("👍🏽x", 3, 5), ("1\u{FE0F}\u{20E3}x", 3, 2),
    ("é漢x", 4, 4),
  ])
  func `a joined emoji takes two cells as a character, and as many as its parts as scalars`(
    sent: String, characters: Int, scalars: Int
  ) {
    for (width, column) in [(CellWidth.ofCharacters, characters), (.ofScalars, scalars)] {
      var screen = TerminalScreen(rows: 2, columns: 10, width: width)
      screen.feed(sent)
      #expect(screen.cursor.column == column)
      #expect(screen.text == sent)
    }
  }

  @Test func `characters that were put side by side do not join`() {
    var screen = TerminalScreen(rows: 1, columns: 10)
    screen.feed("\u{1F1E9}\u{1B}[2G\u{1F1EA}")
    #expect(screen.cell(0, 0).width == 1)
    #expect(screen.cursor.column == 2)
  }

  @Test func `mode 2027 decides whose widths hold`() {
    var screen = TerminalScreen(rows: 1, columns: 10, width: .ofScalars)
    screen.feed("\u{1B}[?2027h👩‍👧")
    #expect(screen.cursor.column == 2)
    screen.feed("\u{1B}[?2027l👩‍👧")
    #expect(screen.cursor.column == 6)
  }

  @Test func `a wide character is two cells, of which the right one is empty`() {
    var screen = TerminalScreen(rows: 1, columns: 4)
    screen.feed("漢")
    #expect(screen.cell(0, 0) == TerminalCell(text: "漢", width: 2, style: .plain))
    #expect(screen.cell(0, 1) == TerminalCell(text: "", width: 0, style: .plain))
    #expect(screen.cell(0, 2) == TerminalCell(text: " ", width: 1, style: .plain))
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}", "bytes ff"), ([0xC3, 0x41], "\u{FFFD}A", "bytes c3"),
      ([0xE0, 0x80, 0x80], "\u{FFFD}", "bytes e0 80 80"), ([0xC2, 0x9B], "", "U+009B"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}", "bytes ed a0 80"), ([0x0E], "", "control 0e"),
    ] as [([UInt8], String, String)])
  func `what is no text of UTF-8 is told`(bytes: [UInt8], text: String, unknown: String) {
    var screen = TerminalScreen(rows: 1, columns: 5)
    screen.feed(bytes)
    #expect(screen.text == text)
    #expect(screen.unknown == [unknown])
  }
}
