internal import Posix
internal import Terminals

/// The screen while somebody writes: the field, and what is said below it.
struct FieldView {
  let layout: ScreenLayout
  let editor: Editor
  let status: StatusLine

  /// The frame to be shown.
  func frame() -> Frame {
    var frame = Frame(rows: layout.size.rows, columns: layout.size.columns)
    for (row, visible) in editor.visibleRows.enumerated() {
      for glyph in visible.glyphs {
        frame.put(
          glyph.text, width: glyph.width, atRow: layout.fieldTop + row,
          column: layout.fieldLeft + glyph.column, style: glyph.isSelected ? .reverse : .plain)
      }
      if visible.isLineEndSelected {
        frame.put(
          " ", width: 1, atRow: layout.fieldTop + row,
          column: layout.fieldLeft + lineEndColumn(of: visible), style: .reverse)
      }
    }
    if let row = layout.statusRow {
      status.draw(in: &frame, row: row, columns: layout.size.columns, margin: layout.fieldLeft)
    }
    let caret = editor.caretPosition
    frame.cursor = .init(row: layout.fieldTop + caret.row, column: layout.fieldLeft + caret.column)
    return frame
  }

  /// The cell behind the text of a row: to its left if it reaches to the right edge, as only a row that is
  /// read from there does.
  private func lineEndColumn(of row: VisibleRow) -> Int {
    let end = row.glyphs.map { $0.column + $0.width }.max() ?? 0
    return end < layout.fieldColumns ? end : (row.glyphs.map(\.column).min() ?? 0) - 1
  }
}
