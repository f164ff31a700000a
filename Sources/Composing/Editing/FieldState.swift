/// The field as a draft keeps it. All offsets are bytes of UTF-8 in the text.
public struct FieldState: Hashable, Sendable {
  /// All that is in the field.
  public var text: String
  /// Where the caret stands.
  public var caret: Int
  /// The other end of the selection; nil if nothing is selected.
  public var anchor: Int?
  /// Where the first row seen starts.
  public var top: Int

  /// A field of that text.
  public init(text: String, caret: Int, anchor: Int? = nil, top: Int = 0) {
    self.text = text
    self.caret = caret
    self.anchor = anchor
    self.top = top
  }
}
