import TestSupport
import Testing

/// What the sequences do that move the cursor and change cells.
@Suite struct SequenceTests {
  /// On 4 rows of 6 columns, filled beforehand: "aaaaaa", "bbbbbb", "cccccc", "dddddd", and the
  /// cursor on row 1, column 2. `␛` stands for CSI.
  static let cases: [(String, String, Int, Int)] = [
    ("␛H", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 0, 0),
    ("␛3;4f", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 2, 3),
    ("␛99;99H", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 3, 5),
    ("␛A", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 0, 2),
    ("␛9A␛0B␛2C", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 1, 4),
    ("␛9B␛D", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 3, 1),
    ("␛2G␛4d", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 3, 1),
    ("␛E␛E␛F", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 2, 0),
    ("␛J", "aaaaaa\nbb", 1, 2),
    ("␛1J", "\n   bbb\ncccccc\ndddddd", 1, 2),
    ("␛2J", "", 1, 2),
    ("␛K", "aaaaaa\nbb\ncccccc\ndddddd", 1, 2),
    ("␛1K", "aaaaaa\n   bbb\ncccccc\ndddddd", 1, 2),
    ("␛2K", "aaaaaa\n\ncccccc\ndddddd", 1, 2),
    ("␛2X", "aaaaaa\nbb  bb\ncccccc\ndddddd", 1, 2),
    ("␛99X", "aaaaaa\nbb\ncccccc\ndddddd", 1, 2),
    ("␛@X", "aaaaaa\nbbXbbb\ncccccc\ndddddd", 1, 3),
    ("␛99@", "aaaaaa\nbb\ncccccc\ndddddd", 1, 2),
    ("␛3P", "aaaaaa\nbbb\ncccccc\ndddddd", 1, 2),
    ("␛L", "aaaaaa\n\nbbbbbb\ncccccc", 1, 0),
    ("␛99L", "aaaaaa", 1, 0),
    ("␛M", "aaaaaa\ncccccc\ndddddd", 1, 0),
    ("␛2M", "aaaaaa\ndddddd", 1, 0),
    ("␛S", "bbbbbb\ncccccc\ndddddd", 1, 2),
    ("␛T", "\naaaaaa\nbbbbbb\ncccccc", 1, 2),
    // Between the margins, rows 1 and 2.
    ("␛2;3r", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 0, 0),
    ("␛2;3r␛3H\n", "aaaaaa\ncccccc\n\ndddddd", 2, 0),
    ("␛2;3r␛2H\u{1B}M", "aaaaaa\n\nbbbbbb\ndddddd", 1, 0),
    ("␛2;3r␛4H\n", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 3, 0),
    ("␛2;3r␛2H␛L", "aaaaaa\n\nbbbbbb\ndddddd", 1, 0),
    ("␛2;3r␛4H␛L", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 3, 0),
    ("␛2;3r␛H␛L", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 0, 0),
    ("␛2;3r␛H␛M", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 0, 0),
    ("␛2;3r␛3H␛9A", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 1, 0),
    ("␛2;3r␛2H␛9B", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 2, 0),
    ("␛2;3r␛?6h␛9;1HX", "aaaaaa\nbbbbbb\nXccccc\ndddddd", 2, 1),
    ("␛2;3r␛r", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 0, 0),
    // The cursor put by.
    ("\u{1B}7␛H\u{1B}8", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 1, 2),
    ("␛s␛H␛u", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 1, 2),
    ("␛H\u{1B}M", "\naaaaaa\nbbbbbb\ncccccc", 0, 0),
    ("\u{1B}D\u{1B}E", "aaaaaa\nbbbbbb\ncccccc\ndddddd", 3, 0),
    ("\u{1B}c", "", 0, 0),
    ("\u{1B}H\r\tX␛3g\r\tY", "aaaaaa\nbbXbbY\ncccccc\ndddddd", 1, 5),
  ]

  @Test(arguments: cases)
  func `a sequence does what a terminal does`(
    sent: String, text: String, row: Int, column: Int
  ) {
    var screen = TerminalScreen(rows: 4, columns: 6)
    screen.feed("aaaaaa\r\nbbbbbb\r\ncccccc\r\ndddddd\u{1B}[2;3H")
    screen.feed(sent.replacing("␛", with: "\u{1B}["))
    #expect(screen.text == text)
    #expect(screen.cursor == TerminalScreen.Cursor(row: row, column: column))
    #expect(screen.unknown.isEmpty)
  }

  static let styles: [(String, TerminalStyle)] = [
    ("2", TerminalStyle(attributes: .dim)),
    ("1;7", TerminalStyle(attributes: [.bold, .reverse])),
    ("1;2;22", .plain), ("7;27", .plain), ("3;4;9;23;24;29", .plain), ("31;42;0", .plain),
    ("2;", .plain),
    ("4:3", TerminalStyle(attributes: .underlined)), ("4;4:0", .plain),
    ("31", TerminalStyle(foreground: .indexed(1))),
    ("97;100", TerminalStyle(foreground: .indexed(15), background: .indexed(8))),
    ("38;5;200;2", TerminalStyle(attributes: .dim, foreground: .indexed(200))),
    ("48;2;1;2;3", TerminalStyle(background: .mixed(1, 2, 3))),
    ("38:2::1:2:3", TerminalStyle(foreground: .mixed(1, 2, 3))),
    ("38:5:7;39", .plain),
  ]

  @Test(arguments: styles)
  func `a cell keeps how it was drawn`(parameters: String, style: TerminalStyle) {
    var screen = TerminalScreen(rows: 1, columns: 3)
    screen.feed("\u{1B}[\(parameters)mx\u{1B}[my")
    #expect(screen.cell(0, 0).style == style)
    #expect(screen.cell(0, 1).style == .plain)
    #expect(screen.unknown.isEmpty)
  }

  @Test func `what is erased keeps the colour behind it and nothing else`() {
    var screen = TerminalScreen(rows: 1, columns: 3)
    screen.feed("\u{1B}[1;44m\u{1B}[K")
    #expect(screen.cell(0, 2).style == TerminalStyle(background: .indexed(4)))
  }

  @Test(arguments: [
    ("\u{1B}[?99z", "CSI ?99z"), ("\u{1B}[77m", "CSI 77m"), ("\u{1B}[38;5m", "CSI 38;5m"),
    ("\u{1B}(0", "ESC (0"),
    ("\u{1B}]52;c;eA==\u{7}", "ESC ]52;c;eA=="), ("\u{1B}_x\u{1B}\\", "ESC _x"),
    ("\u{1B}[?1234h", "CSI ?1234h"),
    ("\u{1B}[3\u{18}", "bytes 1b 5b 33"), ("\u{1B}[3\u{1B}[m", "bytes 1b 5b 33"),
    ("\u{1B}[5J", "CSI 5J"),
  ])
  func `what a terminal need not know is told`(sent: String, unknown: String) {
    var screen = TerminalScreen(rows: 1, columns: 3)
    screen.feed(sent + "ok")
    #expect(screen.unknown.first == unknown)
    #expect(screen.text == "ok")
  }
}
