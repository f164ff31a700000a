/// All that a terminal's screen is to show: rows of cells and the cursor.
///
/// Places count from 0 at the top left. Nothing traps: what lies outside is cut.
public struct Frame: Equatable, Sendable {
  /// A place on the screen.
  public struct Place: Hashable, Sendable {
    /// The row, from 0 at the top.
    public var row: Int
    /// The column, from 0 at the left.
    public var column: Int

    /// The place at `row` and `column`.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// One column of one row.
  public struct Cell: Hashable, Sendable {
    /// The grapheme; empty for the right half of a wide one.
    public internal(set) var text: String
    /// 1, or 2 for the left half of a wide grapheme, or 0 for the right half.
    public internal(set) var width: Int8
    /// How it looks.
    public internal(set) var style: Style

    static let blank = Cell(text: " ", width: 1, style: .plain)
  }

  /// How many rows there are.
  public let rows: Int

  /// How many columns each row has.
  public let columns: Int

  /// Where the cursor is; `nil` hides it. A place outside is shown at the nearest inside.
  public var cursor: Place?

  /// The cells of a row; none for one on which nothing was put, which is blank. Most rows of most frames
  /// are, and cost nothing.
  private struct Line: Hashable {
    var cells: [Cell] = []
  }

  private var lines: [Line]

  /// A blank frame with the cursor hidden. A size below 0 is 0.
  public init(rows: Int, columns: Int) {
    self.rows = max(rows, 0)
    self.columns = max(columns, 0)
    lines = Array(repeating: Line(), count: self.rows)
  }

  /// The cell there; a blank one outside.
  public subscript(row: Int, column: Int) -> Cell {
    guard 0..<rows ~= row, lines[row].cells.indices ~= column else { return .blank }
    return lines[row].cells[column]
  }

  /// Whether both frames, which have as many rows and columns, show the same there.
  func hasSameRow(_ row: Int, as other: Frame) -> Bool {
    let (line, others) = (lines[row].cells, other.lines[row].cells)
    if line.isEmpty { return others.allSatisfy { $0 == .blank } }
    return others.isEmpty ? line.allSatisfy { $0 == .blank } : line == others
  }

  /// Whether both show the same, with the cursor in the same place.
  public static func == (left: Frame, right: Frame) -> Bool {
    left.rows == right.rows && left.columns == right.columns && left.cursor == right.cursor
      && (0..<left.rows).allSatisfy { left.hasSameRow($0, as: right) }
  }

  /// Puts one grapheme that takes `width` columns (0, 1 or 2) at a place.
  ///
  /// One of no width joins the cell to its left, and is left out where there is none. A wide one
  /// of which half lies outside leaves a blank inside; what loses half to another becomes blank.
  /// A control character is shown as U+FFFD.
  public mutating func put(
    _ text: String, width: Int, atRow row: Int, column: Int, style: Style = .plain
  ) {
    guard 0..<rows ~= row, column < columns, column > -2, !text.isEmpty else { return }
    let shown = text.unicodeScalars.allSatisfy(\.isPrintable) ? text : "\u{FFFD}"
    switch width {
    case ...0:
      join(shown, toCellBefore: column, in: row)
    case 1:
      guard column >= 0 else { return }
      set(Cell(text: shown, width: 1, style: style), row, column)
    default:
      guard column >= 0, column + 1 < columns else {
        set(Cell(text: " ", width: 1, style: style), row, max(column, 0))
        return
      }
      set(Cell(text: shown, width: 2, style: style), row, column)
      set(Cell(text: "", width: 0, style: style), row, column + 1)
    }
  }

  /// The text of a row from the left, without the blanks at its end; empty outside.
  public func text(ofRow row: Int) -> String {
    guard 0..<rows ~= row else { return "" }
    let line = lines[row].cells
    let end = line.lastIndex { $0.text != " " }.map { $0 + 1 } ?? line.startIndex
    return line[..<end].map(\.text).joined()
  }

  /// What is to be written for a terminal that turns text around by itself.
  func arranged(for order: DisplayOrder) -> Frame {
    var frame = self
    for row in 0..<rows {
      guard let arrangement = Arrangement(lines[row].cells, for: order) else { continue }
      frame.lines[row].cells = arrangement.cells
      if let cursor, cursor.row == row {
        frame.cursor?.column = arrangement.column(showing: cursor.column)
      }
    }
    return frame
  }

  private mutating func join(_ mark: String, toCellBefore column: Int, in row: Int) {
    guard column > 0 else { return }
    fill(row)
    let left = column - 1
    lines[row].cells[lines[row].cells[left].width == 0 ? left - 1 : left].text += mark
  }

  /// Sets a cell and blanks the other half of the wide grapheme that it cuts.
  private mutating func set(_ cell: Cell, _ row: Int, _ column: Int) {
    fill(row)
    switch lines[row].cells[column].width {
    case 0: blank(row, column - 1)
    case 2: blank(row, column + 1)
    default: break
    }
    lines[row].cells[column] = cell
  }

  private mutating func blank(_ row: Int, _ column: Int) {
    lines[row].cells[column] = Cell(text: " ", width: 1, style: lines[row].cells[column].style)
  }

  private mutating func fill(_ row: Int) {
    if lines[row].cells.isEmpty { lines[row].cells = Array(repeating: .blank, count: columns) }
  }
}
