import Typesetting

extension LineLayout {
  /// What stands in each cell of a row, with `·` in empty ones and nothing for the second half of a
  /// wide glyph.
  func shown(_ row: Int) -> String {
    var line = ""
    var column = 0
    for glyph in glyphs(inRow: row) {
      line += String(repeating: "·", count: glyph.column - column) + glyph.text
      column = glyph.column + glyph.width
    }
    return line + String(repeating: "·", count: columns - column)
  }

  /// The text of each row.
  var rows: [String] {
    (0..<rowCount).map { String(decoding: Array(text.utf8)[range(ofRow: $0)], as: UTF8.self) }
  }

  /// The column of the caret before each grapheme and at the end.
  var caretColumns: [Int] {
    (text.graphemeStarts + [text.utf8.count]).map { column(of: $0) }
  }
}

extension String {
  /// The offset of each grapheme.
  var graphemeStarts: [Int] {
    var offset = 0
    return map { character in
      defer { offset += character.utf8.count }
      return offset
    }
  }
}
