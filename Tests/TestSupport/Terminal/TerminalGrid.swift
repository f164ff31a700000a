/// The cells of one screen, and what is known of those that are no longer there.
///
/// Every change that could take a text away notes the row's text first, so that what ever stood
/// there can be told. Appending to a row takes nothing away: the longer text contains the former.
struct TerminalGrid: Sendable {
  /// What becomes of rows that leave.
  enum Memory: Hashable, Sendable {
    /// They are known for good, and scroll back.
    case kept
    /// They are gone.
    case none
  }

  private(set) var rows: [[TerminalCell]]
  private(set) var scrollback: [String] = []
  private var former: Set<String> = []
  private let memory: Memory

  init(rows: Int, columns: Int, memory: Memory) {
    self.rows = Array(repeating: Self.blankRow(columns, .plain), count: rows)
    self.memory = memory
  }

  var columns: Int { rows[0].count }

  func text(_ row: Int) -> String {
    let cells = rows[row]
    let end = cells.lastIndex { !$0.isBlank } ?? -1
    return cells[...end].map(\.text).joined()
  }

  /// Whether `text` stood in a row at any time.
  func everShown(_ text: String) -> Bool {
    rows.indices.contains { self.text($0).contains(text) }
      || scrollback.contains { $0.contains(text) } || former.contains { $0.contains(text) }
  }

  /// Puts a cell, with its right half if it is wide. A wide one that it cuts becomes blank.
  mutating func put(_ cell: TerminalCell, row: Int, column: Int) {
    note(row, from: column)
    cut(row, at: column)
    cut(row, at: column + cell.width)
    rows[row][column] = cell
    if cell.width == 2 { rows[row][column + 1] = .rightHalf(cell.style) }
  }

  /// Blanks cells of a row.
  mutating func erase(_ row: Int, _ columns: Range<Int>, _ style: TerminalStyle) {
    if columns.isEmpty { return }
    note(row, from: columns.lowerBound)
    cut(row, at: columns.lowerBound)
    cut(row, at: columns.upperBound)
    for column in columns { rows[row][column] = .blank(style) }
  }

  /// Moves the rest of a row to the right; what passes the end is gone.
  mutating func insertBlanks(_ row: Int, at column: Int, _ count: Int, _ style: TerminalStyle) {
    note(row, from: column)
    cut(row, at: column)
    let count = min(count, columns - column)
    cut(row, at: columns - count)
    let kept = rows[row][column..<(columns - count)]
    rows[row].replaceSubrange(column..., with: Self.blankRow(count, style) + kept)
  }

  /// Moves the rest of a row to the left over cells that are gone.
  mutating func deleteCells(_ row: Int, at column: Int, _ count: Int, _ style: TerminalStyle) {
    note(row, from: column)
    let count = min(count, columns - column)
    cut(row, at: column)
    cut(row, at: column + count)
    let kept = rows[row][(column + count)...]
    rows[row].replaceSubrange(column..., with: kept + Self.blankRow(count, style))
  }

  /// Moves rows up by `count`; those that leave at the very top of the screen scroll back.
  mutating func scrollUp(_ region: Range<Int>, by count: Int, _ style: TerminalStyle) {
    let width = columns
    for _ in 0..<min(count, region.count) {
      if region.lowerBound == 0, memory == .kept {
        scrollback.append(text(0))
      } else {
        note(region.lowerBound, from: 0)
      }
      rows.remove(at: region.lowerBound)
      rows.insert(Self.blankRow(width, style), at: region.upperBound - 1)
    }
  }

  /// Moves rows down by `count`; those that leave are gone.
  mutating func scrollDown(_ region: Range<Int>, by count: Int, _ style: TerminalStyle) {
    let width = columns
    for _ in 0..<min(count, region.count) {
      note(region.upperBound - 1, from: 0)
      rows.remove(at: region.upperBound - 1)
      rows.insert(Self.blankRow(width, style), at: region.lowerBound)
    }
  }

  /// Forgets what has scrolled back; that it was shown stays known.
  mutating func dropScrollback() {
    former.formUnion(scrollback)
    scrollback = []
  }

  /// Takes another size without moving a text to another row: cells are cut off or added at the
  /// right; empty rows below `cursor` go first, then rows at the top scroll back. Gives how many
  /// rows the rest moved up.
  mutating func resize(rows height: Int, columns width: Int, cursor: Int) -> Int {
    var moved = 0
    let former = columns
    while rows.count > height {
      let last = rows.count - 1
      if last > cursor, text(last).isEmpty {
        rows.removeLast()
      } else {
        scrollUp(0..<rows.count, by: 1, .plain)
        rows.removeLast()
        moved += 1
      }
    }
    for row in rows.indices {
      if width < former { note(row, from: 0) }
      cut(row, at: min(width, rows[row].count))
      let lacking = max(0, width - rows[row].count)
      rows[row] = rows[row].prefix(width) + Self.blankRow(lacking, .plain)
    }
    let lacking = max(0, height - rows.count)
    rows += Array(repeating: Self.blankRow(width, .plain), count: lacking)
    return moved
  }

  /// Notes the row's text if something stands in it at or after `column`.
  private mutating func note(_ row: Int, from column: Int) {
    guard memory == .kept, rows[row][column...].contains(where: { !$0.isBlank }) else { return }
    former.insert(text(row))
  }

  /// Blanks a wide character whose right half stands at `column`.
  private mutating func cut(_ row: Int, at column: Int) {
    guard rows[row].indices.contains(column), rows[row][column].width == 0 else { return }
    for half in [column - 1, column] { rows[row][half] = .blank(rows[row][half].style) }
  }

  private static func blankRow(_ count: Int, _ style: TerminalStyle) -> [TerminalCell] {
    Array(repeating: .blank(style), count: count)
  }
}
