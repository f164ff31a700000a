/// Finds where the rows of a line begin, one grapheme after the other.
struct RowBreaker {
  /// The offset of each row's first grapheme.
  private(set) var starts = [0]
  private let room: Int
  /// The cells taken in the row, with white space that hangs.
  private var used = 0
  /// The last place where the row may end, if it lies behind its start.
  private var breakPlace = 0
  private var usedAtBreak = 0
  private var previous = BreakClass.other
  private var beforePrevious = BreakClass.other

  /// Rows that take at most `room` cells.
  init(room: Int) { self.room = room }

  /// Takes the next grapheme.
  @inline(__always)
  mutating func take(_ grapheme: Grapheme) {
    let breakClass = grapheme.breakClass
    if breakClass.isWhiteSpace {
      used += Self.width(ofWhiteSpace: grapheme, at: used)
    } else {
      if previous.rawValue > 1 || breakClass.rawValue > 1, mayBreak(before: breakClass) {
        breakPlace = grapheme.start
        usedAtBreak = used
      }
      let width = min(grapheme.width, room)
      if used + width > room { wrap(before: grapheme, width) }
      used += width
      if breakClass == .transparent, !previous.isWhiteSpace { return }
    }
    beforePrevious = previous
    previous = breakClass == .transparent ? .other : breakClass
  }

  /// Asked about all but pairs of letters and the like, which are the most and never part.
  private func mayBreak(before breakClass: BreakClass) -> Bool {
    if breakClass == .transparent { return previous.isWhiteSpace }
    return BreakClass.mayBreak(beforePrevious, previous, breakClass)
  }

  /// The cells of white space that begins behind so many cells of its row.
  @inline(__always)
  static func width(ofWhiteSpace grapheme: Grapheme, at used: Int) -> Int {
    grapheme.breakClass == .tab ? 8 - used % 8 : grapheme.width
  }

  /// Ends the row at the last good place; where there is none, or that is not enough, before the grapheme.
  private mutating func wrap(before grapheme: Grapheme, _ width: Int) {
    if breakPlace > starts[starts.count - 1] {
      starts.append(breakPlace)
      used -= usedAtBreak
    }
    if used + width > room {
      starts.append(grapheme.start)
      used = 0
    }
  }
}
