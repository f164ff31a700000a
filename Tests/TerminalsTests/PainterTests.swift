import Terminals
import TestSupport
import Testing

@Suite struct PainterTests {
  private static let rows = 5
  private static let columns = 14

  /// Graphemes with the widths that the frames give them.
  private static let graphemes: [(text: String, width: Int)] =
    "abc xyz. ".map { (String($0), 1) } + [
      ("é", 1), ("ж", 1), ("e\u{301}", 1), ("…", 1), ("語", 2), ("가", 2), ("あ", 2), ("！", 2),
      ("🙂", 2), ("👩‍👩‍👧", 2), ("☀️", 2),
    ]
  private static let styles: [Style] = [.plain, .plain, .plain, .reverse, .dim, [.dim, .warning]]

  private static func agreedWidth(_ grapheme: Character) -> Int {
    graphemes.first { $0.text == String(grapheme) }?.width ?? 1
  }

  /// Changes a frame here and there, or begins it anew.
  private func change(_ frame: inout Frame, _ random: inout SplitMix) {
    if Int.random(in: 0..<8, using: &random) == 0 {
      frame = Frame(rows: frame.rows, columns: frame.columns)
    }
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let (text, width) = Self.graphemes[
        Int.random(in: Self.graphemes.indices, using: &random)]
      frame.put(
        text, width: width,
        atRow: Int.random(in: -1...frame.rows, using: &random),
        column: Int.random(in: -2...frame.columns, using: &random),
        style: Self.styles[Int.random(in: Self.styles.indices, using: &random)])
    }
    frame.cursor =
      Bool.random(using: &random)
      ? Frame.Place(
        row: Int.random(in: 0..<frame.rows, using: &random),
        column: Int.random(in: 0..<frame.columns, using: &random)) : nil
  }

  private func expect(_ terminal: ReferenceTerminal, shows frame: Frame) {
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        let cell = frame[row, column]
        let shown = terminal[row, column]
        #expect(shown.text == cell.text, "\(row) \(column)")
        #expect(shown.isRightHalf == (cell.width == 0))
        #expect(shown.rendition == Self.rendition(cell.style), "\(row) \(column)")
      }
    }
    #expect(!terminal.isUpdating)
    #expect(terminal.isCursorShown == (frame.cursor != nil))
    if let cursor = frame.cursor {
      #expect(Frame.Place(row: terminal.row, column: terminal.column) == cursor)
    }
  }

  private static func rendition(_ style: Style) -> [Int] {
    switch style {
    case .reverse: [0, 7]
    case .dim: [0, 2]
    case [.dim, .warning]: [0, 2, 31]
    default: []
    }
  }

  @Test(arguments: 0..<60)
  func `after its bytes the terminal shows the frame`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var terminal = ReferenceTerminal(
      rows: Self.rows, columns: Self.columns, width: Self.agreedWidth)
    var painter = Painter(palette: .colour)
    var frame = Frame(rows: Self.rows, columns: Self.columns)
    for _ in 0..<40 {
      change(&frame, &random)
      if Int.random(in: 0..<20, using: &random) == 0 { painter.forget() }
      terminal.take(painter.paint(frame))
      expect(terminal, shows: frame)
      #expect(painter.paint(frame) == [])
    }
  }

  @Test(arguments: 0..<60)
  func `a terminal of other widths differs at doubtful graphemes and their neighbours only`(
    seed: UInt64
  ) {
    var random = SplitMix(seed: seed)
    var terminal = ReferenceTerminal(rows: Self.rows, columns: Self.columns) { grapheme in
      // All that is doubtful has the other width here.
      switch grapheme {
      case "é", "ж", "e\u{301}", "…": 2
      case "🙂", "👩‍👩‍👧", "☀️": 1
      default: Self.agreedWidth(grapheme)
      }
    }
    var painter = Painter(palette: .colour)
    var frame = Frame(rows: Self.rows, columns: Self.columns)
    for _ in 0..<40 {
      change(&frame, &random)
      terminal.take(painter.paint(frame))
      for row in 0..<frame.rows {
        for column in 0..<frame.columns {
          let isNear = (column - 2...column + 2).contains { near in
            let text = frame[row, near].text
            return ["é", "ж", "e\u{301}", "…", "🙂", "👩‍👩‍👧", "☀️"].contains(text)
          }
          guard !isNear else { continue }
          #expect(terminal[row, column].text == frame[row, column].text, "\(row) \(column)")
        }
      }
    }
  }

  @Test func `a wide grapheme that a terminal takes for narrow leaves nothing old beside it`() {
    var terminal = ReferenceTerminal(rows: 1, columns: 6) { _ in 1 }
    var painter = Painter(palette: .plain)
    var frame = Frame(rows: 1, columns: 6)
    for column in 0..<6 { frame.put("x", width: 1, atRow: 0, column: column) }
    terminal.take(painter.paint(frame))
    frame.put("🙂", width: 2, atRow: 0, column: 2)
    terminal.take(painter.paint(frame))
    #expect(terminal.cells.map(\.text) == ["x", "x", "🙂", " ", "x", "x"])
  }

  @Test func `a frame shown already costs nothing, and a moved cursor its move alone`() {
    var painter = Painter(palette: .colour)
    var frame = Frame(rows: 3, columns: 20)
    frame.put("a", width: 1, atRow: 1, column: 1)
    frame.cursor = Frame.Place(row: 1, column: 2)
    _ = painter.paint(frame)
    #expect(painter.paint(frame) == [])
    frame.cursor = Frame.Place(row: 2, column: 4)
    #expect(painter.paint(frame) == Array("\u{1B}[3;5H".utf8))
    frame.cursor = nil
    #expect(painter.paint(frame) == Array("\u{1B}[?25l".utf8))
    #expect(painter.paint(frame) == [])
  }

  @Test func `one typed letter is one letter between the marks of an update`() {
    var painter = Painter(palette: .colour)
    var frame = Frame(rows: 3, columns: 20)
    frame.cursor = Frame.Place(row: 1, column: 0)
    _ = painter.paint(frame)
    frame.put("a", width: 1, atRow: 1, column: 0)
    frame.cursor = Frame.Place(row: 1, column: 1)
    #expect(
      painter.paint(frame)
        == Array("\u{1B}[?2026h\u{1B}[?25la\u{1B}[?25h\u{1B}[?2026l".utf8))
  }

  @Test func `unchanged cells are passed over and the end of a row is erased`() {
    var painter = Painter(palette: .colour)
    var frame = Frame(rows: 1, columns: 40)
    for column in 0..<40 { frame.put("x", width: 1, atRow: 0, column: column) }
    _ = painter.paint(frame)
    for column in [0, 2, 20] { frame.put("y", width: 1, atRow: 0, column: column) }
    for column in 30..<40 { frame.put(" ", width: 1, atRow: 0, column: column) }
    #expect(
      painter.paint(frame)
        == Array("\u{1B}[?2026h\u{1B}[Gyxy\u{1B}[21Gy\u{1B}[31G\u{1B}[K\u{1B}[?2026l".utf8))
  }

  @Test func `the cursor is addressed anew behind a grapheme of doubtful width only`() {
    var painter = Painter(palette: .colour)
    var frame = Frame(rows: 1, columns: 40)
    _ = painter.paint(frame)
    for (column, text) in ["a", "é", "b"].enumerated() {
      frame.put(text, width: 1, atRow: 0, column: column)
    }
    frame.put("語", width: 2, atRow: 0, column: 3)
    frame.put("c", width: 1, atRow: 0, column: 5)
    #expect(
      painter.paint(frame) == Array("\u{1B}[?2026haé\u{1B}[3Gb語c\u{1B}[?2026l".utf8))
  }

  @Test func `another size is drawn whole, and no size does no harm`() {
    var painter = Painter(palette: .plain)
    for (rows, columns) in [(2, 3), (3, 2), (0, 0), (1, 0), (0, 9), (-1, -1), (1, 1)] {
      var frame = Frame(rows: rows, columns: columns)
      frame.put("x", width: 1, atRow: 0, column: 0)
      frame.put("語", width: 2, atRow: 0, column: 0)
      frame.cursor = Frame.Place(row: 99, column: -99)
      let bytes = String(decoding: painter.paint(frame), as: UTF8.self)
      #expect(bytes.contains("\u{1B}[m\u{1B}[H\u{1B}[J"))
      #expect(painter.paint(frame) == [])
    }
  }
}
