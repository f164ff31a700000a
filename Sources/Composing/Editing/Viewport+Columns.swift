internal import Typesetting

extension Viewport {
  /// The cell of its row at which a caret at `offset` stands.
  mutating func column(of offset: Int, in store: TextStore) -> Int {
    let place = store.place(of: offset)
    return layout(of: store.stretches[place.index]).column(of: place.offset)
  }

  /// The offset in that row which is nearest to the cell.
  mutating func offset(at column: Int, in row: Row, of store: TextStore) -> Int {
    let stretch = store.stretches[row.stretch]
    let offset = layout(of: stretch).offset(at: column, inRow: row.number)
    let isCut = stretch.ending == .none && row.stretch + 1 < store.stretches.count
    // The end of a stretch that is cut is the start of the next row.
    return isCut && offset == stretch.count
      ? row.start + TextStep.graphemeStart(in: stretch.text, before: offset) : row.start + offset
  }

  /// Whether the line of `offset` is read from the left or from the right.
  mutating func direction(at offset: Int, in store: TextStore) -> Direction {
    layout(of: store.stretches[store.place(of: offset).index]).direction
  }

  /// What is seen of `store`, of which `selection` is selected.
  func visibleRows(of store: TextStore, selection: Range<Int>?) -> [VisibleRow] {
    let selected = selection ?? 0..<0
    return shown.map { row in
      let stretch = store.stretches[row.stretch]
      let layout = layout(ofShown: stretch)
      let glyphs = layout.glyphs(inRow: row.number).map { glyph in
        let source = row.start + glyph.source.lowerBound..<row.start + glyph.source.upperBound
        return VisibleGlyph(
          text: glyph.text, column: glyph.column, width: glyph.width, source: source,
          isSelected: selected.overlaps(source))
      }
      let range = layout.range(ofRow: row.number)
      let end = row.start + stretch.count
      return VisibleRow(
        glyphs: glyphs, range: row.start + range.lowerBound..<row.start + range.upperBound,
        isLineEndSelected: stretch.ending == .lineEnd && row.number == layout.rowCount - 1
          && selected.contains(end))
    }
  }
}
