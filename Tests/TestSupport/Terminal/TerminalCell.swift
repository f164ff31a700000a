/// One place of a terminal's screen.
public struct TerminalCell: Hashable, Sendable {
  /// What stands there: a character with all that is attached to it; a space where nothing does;
  /// empty in the right half of a wide one.
  public var text: String
  /// How many cells it takes: 1 or 2; 0 in the right half of a wide one.
  public var width: Int
  /// How it is drawn.
  public var style: TerminalStyle

  /// What stands at a place.
  public init(text: String, width: Int, style: TerminalStyle) {
    self.text = text
    self.width = width
    self.style = style
  }

  static func blank(_ style: TerminalStyle) -> TerminalCell {
    TerminalCell(text: " ", width: 1, style: style.ofBlank)
  }

  static func rightHalf(_ style: TerminalStyle) -> TerminalCell {
    TerminalCell(text: "", width: 0, style: style)
  }

  var isBlank: Bool { text == " " }
}
