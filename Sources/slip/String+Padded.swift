import Typesetting

extension String {
  /// The text with spaces behind it, so many cells of a terminal wide; as it is if it is wider.
  func padded(to cells: Int) -> String {
    self + String(repeating: " ", count: max(0, cells - CellWidth.of(self)))
  }
}
