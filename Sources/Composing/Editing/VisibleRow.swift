/// One row of the field as it is seen.
public struct VisibleRow: Hashable, Sendable {
  /// What is drawn, from the left.
  public let glyphs: [VisibleGlyph]
  /// The bytes of the text that stand in the row, without a line end.
  public let range: Range<Int>
  /// Whether the line ends in this row and its line end is selected: seen as a cell behind the
  /// text, so that a selected empty line is seen at all.
  public let isLineEndSelected: Bool
}

/// A glyph in a row that is seen.
public struct VisibleGlyph: Hashable, Sendable {
  /// What is drawn.
  public let text: String
  /// The first cell that it takes.
  public let column: Int
  /// How many cells it takes.
  public let width: Int
  /// The bytes of the text that it stands for.
  public let source: Range<Int>
  /// Whether it is selected.
  public let isSelected: Bool
}
