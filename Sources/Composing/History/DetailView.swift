internal import Terminals
internal import Typesetting

/// All that happened to one memo, and its text, on rows that can be scrolled.
struct DetailView {
  /// The lines, as they were made: of events, then of the text.
  let lines: [String]
  /// How far it is scrolled.
  private(set) var first = 0
  private var rows: [[Glyph]] = []

  /// The lines on a screen of so many columns.
  init(_ lines: [String], columns: Int) {
    self.lines = lines
    lay(columns: columns)
  }

  /// As much of a memo's title or text as is shown: the rest is in the vault, and comes with `y`.
  static func front(of text: String) -> String {
    guard text.utf8.count > limit else { return text }
    // Half a character at the end is no part of it.
    var front = String(decoding: text.utf8.prefix(limit), as: UTF8.self)
    while front.last == "\u{FFFD}" { front.removeLast() }
    return front + "…"
  }

  private static let limit = 65_536

  /// Lays the lines out anew.
  mutating func lay(columns: Int) {
    rows = lines.flatMap { line in
      let layout = LineLayout(line, columns: max(2, columns))
      return (0..<layout.rowCount).map { layout.glyphs(inRow: $0) }
    }
  }

  /// Scrolls by so many rows, as far as there are any to be seen.
  mutating func move(by count: Int, seen: Int) {
    first = max(0, min(rows.count - seen, first + count))
  }

  /// The frame to be shown.
  func frame(rows seen: Int, columns: Int, status: StatusLine) -> Frame {
    var frame = Frame(rows: seen, columns: columns)
    for (row, glyphs) in rows.dropFirst(first).prefix(max(1, seen - 1)).enumerated() {
      for glyph in glyphs {
        frame.put(
          glyph.text, width: glyph.width, atRow: row, column: glyph.column, style: .plain)
      }
    }
    if seen > 1 { status.draw(in: &frame, row: seen - 1, columns: columns, margin: 0) }
    return frame
  }
}
