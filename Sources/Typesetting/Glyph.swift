/// One grapheme as it is put into cells.
///
/// Its text holds no control character and can be written to a terminal as it is.
public struct Glyph: Hashable, Sendable {
  /// What is written: the grapheme itself, or what stands for it.
  public let text: String
  /// The first cell that it takes, counted from the left edge.
  public let column: Int
  /// How many cells it takes: 1 or 2; a tab, which is written as spaces, up to 8.
  public let width: Int
  /// The grapheme in the line, in UTF-8 offsets. A ligature covers two.
  public let source: Range<Int>

  /// A glyph that shows what lies at `source`.
  public init(text: String, column: Int, width: Int, source: Range<Int>) {
    self.text = text
    self.column = column
    self.width = width
    self.source = source
  }
}
