/// The change of one row from what it shows to what it is to show.
struct RowPainting {
  private let before: Frame
  private let after: Frame
  private let row: Int

  init(before: Frame, after: Frame, row: Int) {
    self.before = before
    self.after = after
    self.row = row
  }

  /// Draws the cells that differ, and those that one of doubtful width may have spoilt.
  func draw(with pen: inout Pen) {
    guard !after.hasSameRow(row, as: before) else { return }
    let end = blankEnd
    var column = 0
    var spoiltUntil = 0
    while column < end {
      let cell = after[row, column]
      let next = column + max(Int(cell.width), 1)
      if column < spoiltUntil || differs(in: column..<next) {
        approach(column, with: &pen)
        draw(cell, at: column, with: &pen)
        if !isSure(in: column..<next) { spoiltUntil = next + 1 }
      }
      column = next
    }
    let isSpoilt = spoiltUntil > end && end < after.columns
    if isSpoilt || differs(in: end..<after.columns) {
      pen.move(to: Frame.Place(row: row, column: end))
      pen.clearToEnd()
    }
  }

  /// The column from which on the row is to be plain and blank.
  private var blankEnd: Int {
    var end = after.columns
    while end > 0, after[row, end - 1] == .blank { end -= 1 }
    return end
  }

  private func differs(in columns: Range<Int>) -> Bool {
    columns.contains { before[row, $0] != after[row, $0] }
  }

  private func isSure(in columns: Range<Int>) -> Bool {
    columns.allSatisfy { before[row, $0].hasSureWidth && after[row, $0].hasSureWidth }
  }

  /// Brings the pen to a column: over a few cells by writing them again, where that is shorter.
  private func approach(_ column: Int, with pen: inout Pen) {
    if let here = pen.position, here.row == row, 0..<column ~= here.column {
      let gap = here.column..<column
      let move = 3 + (column + 1 > 9 ? 1 : 0) + (column + 1 > 99 ? 1 : 0)
      let style = pen.style
      let isShort = gap.count < move
      if isShort, gap.allSatisfy({ isASCII(after[row, $0]) && after[row, $0].style == style }) {
        for column in gap { pen.put(after[row, column], columns: after.columns) }
      }
    }
    pen.move(to: Frame.Place(row: row, column: column))
  }

  private func isASCII(_ cell: Frame.Cell) -> Bool {
    cell.width == 1 && cell.hasSureWidth
  }

  /// Draws a cell at the pen. Upon blanks if it is wide and not surely so: a terminal that takes
  /// it for narrow would keep what stood under its right half.
  private func draw(_ cell: Frame.Cell, at column: Int, with pen: inout Pen) {
    if cell.width == 2, !cell.hasSureWidth {
      let blank = Frame.Cell(text: " ", width: 1, style: cell.style)
      pen.put(blank, columns: after.columns + 1)
      pen.put(blank, columns: after.columns + 1)
      pen.move(to: Frame.Place(row: row, column: column))
    }
    pen.put(cell, columns: after.columns)
  }
}
