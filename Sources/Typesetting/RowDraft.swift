/// Puts the graphemes of one row into cells.
struct RowDraft {
  private let columns: Int
  private let direction: Direction
  private var cells: [Row.Cell] = []
  /// Of a grapheme: its offset, its cell, and how many cells were taken before it.
  private struct Step {
    let offset: Int
    let cell: Int?
    let used: Int
  }

  private var steps: [Step] = []
  private var levels: [UInt8] = []
  private var classes: [BidiClass] = []
  private var used = 0

  /// An empty row of an area with so many columns.
  init(columns: Int, direction: Direction) {
    self.columns = columns
    self.direction = direction
  }

  private var room: Int { columns - 1 }

  /// Takes the next grapheme, with the level and the class of its first scalar.
  mutating func take(_ grapheme: Grapheme, level: UInt8, _ bidiClass: BidiClass) {
    levels.append(level)
    classes.append(bidiClass)
    take(grapheme, at: level)
  }

  /// Takes the next grapheme of a line in which all levels are 0.
  mutating func take(_ grapheme: Grapheme) {
    take(grapheme, at: 0)
  }

  private mutating func take(_ grapheme: Grapheme, at level: UInt8) {
    let isWhiteSpace = grapheme.breakClass.isWhiteSpace
    let width =
      isWhiteSpace
      ? RowBreaker.width(ofWhiteSpace: grapheme, at: used) : min(grapheme.width, room)
    defer { used += width }
    if isWhiteSpace, used + width > room {
      hang(grapheme)
    } else if width > 0 {
      steps.append(Step(offset: grapheme.start, cell: cells.count, used: used))
      cells.append(
        Row.Cell(
          source: grapheme.start..<grapheme.end, column: used, width: width, level: level,
          isTab: grapheme.breakClass == .tab, isNarrowed: width < grapheme.width))
    } else if grapheme.breakClass == .letter, !cells.isEmpty {
      // An alef that melts into the lam before it: no other letter takes no cell.
      steps.append(Step(offset: grapheme.start, cell: cells.count - 1, used: used))
      cells[cells.count - 1].source = cells[cells.count - 1].source.lowerBound..<grapheme.end
    } else {
      steps.append(Step(offset: grapheme.start, cell: cells.count, used: used))
    }
  }

  /// Of white space beyond the area, which may be long, the first and the last step tell enough.
  private mutating func hang(_ grapheme: Grapheme) {
    let hanging = steps.suffix(2)
    if hanging.count == 2, hanging.allSatisfy({ $0.cell == nil && $0.used >= room }) {
      steps.removeLast()
    }
    steps.append(Step(offset: grapheme.start, cell: nil, used: used))
  }

  /// The finished row, in the order in which it is seen.
  func row() -> Row {
    var placed = cells
    var column = direction == .leftToRight ? 0 : columns - cells.reduce(0) { $0 + $1.width }
    if !levels.isEmpty { assignLevels(to: &placed) }
    let order = levels.isEmpty ? [] : BidiParagraph.visualOrder(of: placed.map(\.level))
    for number in placed.indices {
      let cell = order.isEmpty ? number : order[number]
      placed[cell].column = column
      column += placed[cell].width
    }
    let places = steps.map { step in
      let cell = step.cell.flatMap { $0 < placed.count ? placed[$0].column : nil }
      return Row.Place(offset: step.offset, column: cell ?? edge(behind: step.used))
    }
    return Row(cells: placed, places: places, endColumn: edge(behind: used))
  }

  /// The cell of a caret behind so many cells of text, as the whole line runs.
  private func edge(behind used: Int) -> Int {
    direction == .leftToRight ? min(used, room) : room - min(used, room)
  }

  private func assignLevels(to cells: inout [Row.Cell]) {
    var levels = levels
    BidiParagraph.reset(&levels, classes: classes, direction: direction)
    for (number, step) in steps.enumerated() {
      guard let cell = step.cell, cell < cells.count else { continue }
      if cells[cell].source.lowerBound == step.offset { cells[cell].level = levels[number] }
    }
  }
}
