/// The field as a draft keeps it. All offsets are bytes of UTF-8 in the text.
package struct FieldState: Hashable, Sendable {
  /// All that is in the field.
  package var text: String
  /// Where the caret stands.
  package var caret: Int
  /// The other end of the selection; nil if nothing is selected.
  package var anchor: Int?
  /// Where the first row seen starts.
  package var top: Int

  /// A field of that text.
  package init(text: String, caret: Int, anchor: Int? = nil, top: Int = 0) {
    self.text = text
    self.caret = caret
    self.anchor = anchor
    self.top = top
  }
}
