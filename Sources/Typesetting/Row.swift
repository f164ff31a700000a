/// One row of a line, as it lies in cells.
struct Row {
  /// What is shown of a grapheme, or of two that form a ligature.
  struct Cell {
    /// Where it comes from.
    var source: Range<Int>
    /// The first cell.
    var column: Int
    /// How many cells it takes.
    let width: Int
    /// Its embedding level.
    var level: UInt8
    /// Whether it is a tab.
    let isTab: Bool
    /// Whether there is less room than it needs.
    let isNarrowed: Bool
  }

  /// A place of the caret.
  struct Place {
    /// Where it is in the line.
    let offset: Int
    /// The cell that the caret stands on.
    let column: Int
  }

  /// What is shown, in the order of the text.
  let cells: [Cell]
  /// The places before each grapheme, in the order of the text.
  let places: [Place]
  /// The cell of the caret behind the last grapheme.
  let endColumn: Int

  /// The cell of the caret before the grapheme that holds an offset.
  func column(of offset: Int) -> Int {
    var low = 0
    var high = places.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low < places.count ? places[low].column : endColumn
  }

  /// The place nearest to a cell; `end` is that behind the last grapheme, if it is one of this row.
  func offset(at column: Int, end: Int?) -> Int {
    if let cell = cells.first(where: { $0.column..<($0.column + $0.width) ~= column }) {
      return cell.source.lowerBound
    }
    var nearest = Place(offset: end ?? 0, column: end == nil ? .max : endColumn)
    for place in places.reversed()
    where abs(place.column - column) < abs(nearest.column - column) {
      nearest = place
    }
    return nearest.offset
  }
}
