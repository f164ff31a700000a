/// One row of the field as it is seen.
package struct VisibleRow: Hashable, Sendable {
  /// What is drawn, from the left.
  package let glyphs: [VisibleGlyph]
  /// The bytes of the text that stand in the row, without a line end.
  package let range: Range<Int>
  /// Whether the line ends in this row and its line end is selected: seen as a cell behind the
  /// text, so that a selected empty line is seen at all.
  package let isLineEndSelected: Bool
}

/// A glyph in a row that is seen.
package struct VisibleGlyph: Hashable, Sendable {
  /// What is drawn.
  package let text: String
  /// The first cell that it takes.
  package let column: Int
  /// How many cells it takes.
  package let width: Int
  /// The bytes of the text that it stands for.
  package let source: Range<Int>
  /// Whether it is selected.
  package let isSelected: Bool
}
