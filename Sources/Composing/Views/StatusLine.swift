internal import Terminals
internal import Typesetting

/// The one row below the field: what is said on the one side, what waits on the other.
struct StatusLine: Hashable {
  /// What is said; empty for nothing.
  var words = ""
  /// How it is said.
  var style = Style.dim
  /// What waits or failed; empty for nothing.
  var mark = ""
  /// How that is said.
  var markStyle = Style.dim

  /// Puts it into that row of the frame. What is said begins where a line in its script begins, and what
  /// waits stands opposite; where there is no room for both, what is said gives way.
  func draw(in frame: inout Frame, row: Int, columns: Int, margin: Int) {
    let room = max(0, columns - 2 * margin)
    let mark = Self.cut(mark, to: room)
    let markWidth = CellWidth.of(mark)
    let words = Self.cut(words, to: max(0, room - (markWidth > 0 ? markWidth + 2 : 0)))
    let width = CellWidth.of(words)
    let line = LineLayout(words, columns: max(2, width + 1))
    let isReversed = line.direction == .rightToLeft
    put(line, style, in: &frame, row, column: isReversed ? columns - margin - width - 1 : margin)
    put(
      LineLayout(mark, columns: max(2, markWidth + 1)), markStyle, in: &frame, row,
      column: isReversed ? margin : columns - margin - markWidth)
  }

  /// As much of `text` as there is room for, read from the side from which the whole is read: what says
  /// so may be cut off, or an isolate of which nothing is seen. Of a list, whose
  /// parts have dots between them, as many whole parts as fit, and a piece only of the first.
  private static func cut(_ text: String, to room: Int) -> String {
    let isReversed = Direction(of: text) == .rightToLeft
    var list = text[...]
    while CellWidth.of(String(list)) > room, let dot = list.lastIndex(of: "·") {
      list = list[..<dot].dropLast()
    }
    return (isReversed ? "\u{200F}" : "") + CellWidth.clipped(String(list), to: room)
  }

  private func put(
    _ line: LineLayout, _ style: Style, in frame: inout Frame, _ row: Int, column: Int
  ) {
    for glyph in line.glyphs(inRow: 0) {
      frame.put(
        glyph.text, width: glyph.width, atRow: row, column: column + glyph.column, style: style)
    }
  }
}
