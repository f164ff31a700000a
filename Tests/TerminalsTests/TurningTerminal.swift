import Terminals
import Typesetting

/// What a terminal that turns text around makes of the rows that it is given.
struct TurningTerminal {
  private let order: DisplayOrder
  private let terminal: ReferenceTerminal

  /// Shows a frame.
  init(_ frame: Frame, _ order: DisplayOrder) {
    self.order = order
    var painter = Painter(palette: .plain, order: order)
    var terminal = ReferenceTerminal(rows: frame.rows, columns: frame.columns) { grapheme in
      CellWidth.of(String(grapheme))
    }
    terminal.take(painter.paint(frame))
    self.terminal = terminal
  }

  /// What a row holds, before anything is turned.
  func written(_ row: Int) -> String { graphemes(row).map(\.text).joined() }

  /// What is seen of a row. The blank that is a letter looks like any.
  func shown(_ row: Int) -> String {
    turned(row).map { $0.text == "\u{2800}" ? " " : $0.text }.joined()
  }

  /// The column in which the cursor is seen.
  var cursorColumn: Int {
    guard case .runsTurned = order else { return terminal.column }
    var column = 0
    for (text, start) in turned(terminal.row) {
      if start == terminal.column { return column }
      column += CellWidth.of(text)
    }
    return column
  }

  private func graphemes(_ row: Int) -> [(text: String, column: Int)] {
    (0..<terminal.columns).filter { !terminal[row, $0].isRightHalf }
      .map { (terminal[row, $0].text, $0) }
  }

  private func turned(_ row: Int) -> [(text: String, column: Int)] {
    let graphemes = graphemes(row)
    switch order {
    case .kept, .keptByMlterm: return graphemes
    case .runsTurned(let brackets):
      let scalars = graphemes.map { $0.text.unicodeScalars.first?.value ?? 0x20 }
      let classes = scalars.map { BidiClass(of: $0) }
      var levels = BidiParagraph(classes: classes, scalars: scalars, direction: .leftToRight).levels
      BidiParagraph.reset(&levels, classes: classes, direction: .leftToRight)
      return BidiParagraph.visualOrder(of: levels).map { at in
        let isMirrored = brackets == .mirrored && levels[at] & 1 == 1
        let text = graphemes[at].text
        return (isMirrored ? GlyphText.mirrored(text) : text, graphemes[at].column)
      }
    case .wordsTurned:
      return graphemes.split(omittingEmptySubsequences: false) { $0.text == " " }
        .map { word in
          Array(Self.turnsWord(word.map(\.text)) ? word.reversed().map(Self.mirror) : Array(word))
        }
        .joined(separator: [(" ", 0)]).map { $0 }
    }
  }

  private static func mirror(_ grapheme: (text: String, column: Int)) -> (text: String, column: Int)
  {
    (GlyphText.mirrored(grapheme.text), grapheme.column)
  }

  private static func turnsWord(_ word: [String]) -> Bool {
    let classes = word.joined().unicodeScalars.map { BidiClass(of: $0.value) }
    return BidiParagraph.direction(of: classes) == .rightToLeft
  }
}
