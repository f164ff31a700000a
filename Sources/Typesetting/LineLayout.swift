/// One line of text, without its line end, laid out in rows of terminal cells.
///
/// Offsets count bytes of UTF-8. One inside of a grapheme counts as the start of that grapheme.
///
/// Text takes at most `columns - 1` cells of a row, so that a caret behind it has a cell of its own. Where
/// rows end is told by `BreakClass`; a word that is longer than a row is cut between graphemes. White
/// space at the end of a row hangs: as much as fits is shown, and the caret stays on the last cell. A tab
/// reaches to the next multiple of eight cells and hangs if there is no room for it.
///
/// Making one is linear in the length of the text; a question about a row is linear in that row.
public struct LineLayout: Sendable {
  /// The line.
  public let text: String
  /// The width of the area in cells, at least 2.
  public let columns: Int
  /// What the first strong character says (UAX #9, P2 and P3); left to right if there is none.
  ///
  /// Left-to-right rows begin at cell 0. Right-to-left rows end at the last cell, and the caret at their end stands on the cell left of them.
  public let direction: Direction

  private let bytes: [UInt8]
  private let starts: [Int]
  /// For each byte that begins a scalar its level; empty if all are 0.
  private let levels: [UInt8]

  /// Lays out a line in an area of so many cells; less than two count as two.
  public init(_ text: String, columns: Int) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.columns = max(columns, 2)
    let bytes = Array(text.utf8)
    var walker = GraphemeWalker(text, bytes, in: 0..<bytes.count)
    var breaker = RowBreaker(room: self.columns - 1)
    while let grapheme = walker.next() { breaker.take(grapheme) }
    self.bytes = bytes
    starts = breaker.starts
    guard walker.metRightToLeft else {
      direction = .leftToRight
      levels = []
      return
    }
    direction = BidiParagraph.direction(of: ScalarSequence(bytes).lazy.map(BidiClass.init(of:)))
    levels = BidiParagraph.levels(ofBytes: bytes, direction)
  }

  /// The number of rows, at least 1.
  public var rowCount: Int { starts.count }

  /// Where the text of a row lies. The rows follow each other without a gap.
  public func range(ofRow row: Int) -> Range<Int> {
    starts[row]..<(row + 1 < starts.count ? starts[row + 1] : bytes.count)
  }

  /// The row on which the caret at an offset stands; where two rows meet, the second.
  public func row(of offset: Int) -> Int {
    precondition((0...bytes.count).contains(offset), "the offset lies outside of the line")
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The cell on which the caret at an offset stands, below `columns`.
  ///
  /// It is the first cell of the grapheme that follows, or that of the next one that takes a cell, also
  /// in mixed directions; an alef that has melted into a lam has the cell of both.
  public func column(of offset: Int) -> Int {
    let row = layOut(row(of: offset))
    return offset == bytes.count ? row.endColumn : row.column(of: offset)
  }

  /// The caret place of a row that is nearest to a cell: that of the grapheme on it if there is one.
  ///
  /// Of several places that are equally near, the last.
  public func offset(at column: Int, inRow row: Int) -> Int {
    let isLast = row == starts.count - 1
    return layOut(row).offset(at: column, end: isLast ? bytes.count : nil)
  }

  /// What a row shows, in order of column. A grapheme that takes no cell has no glyph.
  public func glyphs(inRow row: Int) -> [Glyph] {
    let shaping = ArabicShaping(bytes: bytes)
    return layOut(row).cells.map { cell in
      let text: String
      if cell.isTab {
        text = String(repeating: " ", count: cell.width)
      } else if cell.isNarrowed {
        text = GlyphText.narrowed
      } else if let shaped = shaping.shaped(cell.source) {
        text = shaped
      } else if cell.level & 1 == 1 {
        text = GlyphText.mirrored(cell.source, in: bytes)
      } else {
        text = GlyphText.of(cell.source, in: bytes)
      }
      return Glyph(text: text, column: cell.column, width: cell.width, source: cell.source)
    }.sorted { $0.column < $1.column }
  }

  private func layOut(_ row: Int) -> Row {
    let range = range(ofRow: row)
    var walker = GraphemeWalker(text, bytes, in: range)
    var draft = RowDraft(columns: columns, direction: direction)
    while let grapheme = walker.next() {
      if levels.isEmpty {
        draft.take(grapheme)
      } else {
        let scalar = bytes.scalar(at: grapheme.start).value
        draft.take(grapheme, level: levels[grapheme.start], BidiClass(of: scalar))
      }
    }
    return draft.row()
  }
}
