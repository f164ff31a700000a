extension TerminalScreen {
  /// Does what a `CSI` sequence says; false if that is unknown.
  mutating func handle(_ sequence: ControlSequence) -> Bool {
    moves(sequence) || edits(sequence) || sets(sequence) || asks(sequence)
  }

  /// The sequences that move the cursor.
  private mutating func moves(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    switch sequence.name {
    case "A": moveUp(count)
    case "B", "e": moveDown(count)
    case "C", "a": move(to: cursor.row, cursor.column + count)
    case "D": move(to: cursor.row, cursor.column - count)
    case "E":
      moveDown(count)
      move(to: cursor.row, 0)
    case "F":
      moveUp(count)
      move(to: cursor.row, 0)
    case "G", "`": move(to: cursor.row, count - 1)
    case "d": moveFromOrigin(count - 1, cursor.column)
    case "H", "f": moveFromOrigin(count - 1, sequence.count(1) - 1)
    case "I": tab(forward: count)
    case "Z": tab(forward: -count)
    case "s" where sequence.parameters.isEmpty: saveCursor()
    case "u" where sequence.parameters.isEmpty: restoreCursor()
    default: return false
    }
    return true
  }

  /// No further than the margin, if it is between the margins.
  private mutating func moveUp(_ count: Int) {
    let limit = cursor.row >= margins.lowerBound ? margins.lowerBound : 0
    move(to: max(limit, cursor.row - count), cursor.column)
  }

  private mutating func moveDown(_ count: Int) {
    let limit = cursor.row < margins.upperBound ? margins.upperBound - 1 : rows - 1
    move(to: min(limit, cursor.row + count), cursor.column)
  }

  private mutating func moveFromOrigin(_ row: Int, _ column: Int) {
    if privateModes.contains(6) {
      move(to: min(margins.lowerBound + row, margins.upperBound - 1), column)
    } else {
      move(to: row, column)
    }
  }

  /// The sequences that change cells.
  private mutating func edits(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    let (cursor, style, margins, columns) = (cursor, style, margins, columns)
    let (row, column) = (cursor.row, cursor.column)
    switch sequence.name {
    case "J", "?J": return eraseScreen(sequence.value(0, or: 0))
    case "K", "?K": return eraseRow(sequence.value(0, or: 0))
    case "X": withGrid { $0.erase(row, column..<min(columns, column + count), style) }
    case "@": withGrid { $0.insertBlanks(row, at: column, count, style) }
    case "P": withGrid { $0.deleteCells(row, at: column, count, style) }
    case "L", "M":
      guard margins.contains(row) else { return true }
      let below = row..<margins.upperBound
      if sequence.name == "L" {
        withGrid { $0.scrollDown(below, by: count, style) }
      } else {
        withGrid { $0.scrollUp(below, by: count, style) }
      }
      move(to: row, 0)
    case "S": withGrid { $0.scrollUp(margins, by: count, style) }
    case "T": withGrid { $0.scrollDown(margins, by: count, style) }
    case "b":
      guard let lastPrinted else { return true }
      for _ in 0..<count { print(lastPrinted) }
      return true
    default: return false
    }
    wrapsNext = false
    return true
  }

  private mutating func eraseScreen(_ part: Int) -> Bool {
    let (row, columns, style, rows) = (cursor.row, columns, style, rows)
    let whole: Range<Int>
    switch part {
    case 0:
      _ = eraseRow(0)
      whole = row + 1..<rows
    case 1:
      _ = eraseRow(1)
      whole = 0..<row
    case 2: whole = 0..<rows
    case 3:
      main.grid.dropScrollback()
      return true
    default: return false
    }
    for row in whole { withGrid { $0.erase(row, 0..<columns, style) } }
    wrapsNext = false
    return true
  }

  private mutating func eraseRow(_ part: Int) -> Bool {
    let (cursor, style, columns) = (cursor, style, columns)
    let range: Range<Int>
    switch part {
    case 0: range = cursor.column..<columns
    case 1: range = 0..<cursor.column + 1
    case 2: range = 0..<columns
    default: return false
    }
    withGrid { $0.erase(cursor.row, range, style) }
    wrapsNext = false
    return true
  }

  mutating func saveCursor() {
    let saved = Saved(
      cursor: cursor, style: style, wrapsNext: wrapsNext,
      countsFromMargin: privateModes.contains(6))
    withBuffer { $0.saved = saved }
  }

  mutating func restoreCursor() {
    let saved = buffer.saved
    style = saved.style
    if saved.countsFromMargin { privateModes.insert(6) } else { privateModes.remove(6) }
    move(to: saved.cursor.row, saved.cursor.column)
    wrapsNext = saved.wrapsNext && cursor == saved.cursor
  }
}
