/// What starts a list item: a bullet, or a number with its delimiter.
struct ListMarker: Equatable {
  /// Items of the same kind that follow each other are one list.
  enum Kind: Equatable {
    /// `-`, `+` or `*`.
    case bullet(UInt8)
    /// A number, then `.` or `)`.
    case ordered(delimiter: UInt8)
  }

  let kind: Kind
  /// The number of an ordered item; 0 for a bullet.
  let number: Int
  /// How many columns stand before the marker.
  let indent: Int
  /// How many columns the marker itself takes.
  let width: Int
  /// The white space between the marker and the item's text.
  let spacing: Range<Int>
  /// How many columns that is; at least 1, also where there is no text.
  let padding: Int
  /// Whether nothing follows on the line.
  let isEmpty: Bool

  /// The column, counted from where the list stands, at which the item's text and its further
  /// lines start.
  var contentColumn: Int { indent + width + padding }

  /// Reads the marker at the cursor. Nil if there is none, or if it may not end the paragraph
  /// before it: only a bullet or a 1, and only with text, interrupts one.
  init?(at cursor: LineCursor, interruptingParagraph: Bool) {
    guard cursor.indent < 4, let found = Self.mark(at: cursor) else { return nil }
    var rest = cursor
    rest.skipText(found.length)
    guard rest.isBlank || rest.indent > 0 else { return nil }
    if interruptingParagraph, rest.isBlank || found.number > 1 || found.isZero { return nil }
    kind = found.kind
    number = found.number
    indent = cursor.indent
    width = found.length
    isEmpty = rest.isBlank
    padding = rest.isBlank || rest.indent > 4 ? 1 : rest.indent
    spacing =
      padding == rest.indent
      ? rest.position..<rest.textStart : rest.position..<min(rest.position + 1, rest.textStart)
  }

  private static func mark(
    at cursor: LineCursor
  ) -> (kind: Kind, number: Int, length: Int, isZero: Bool)? {
    let bytes = cursor.bytes
    var at = cursor.textStart
    guard at < cursor.end else { return nil }
    if [.dash, .plus, .star].contains(bytes[at]) { return (.bullet(bytes[at]), 0, 1, false) }
    var number = 0
    while at < cursor.end, bytes[at].isDigit, at - cursor.textStart < 9 {
      number = number * 10 + Int(bytes[at] - .zero)
      at += 1
    }
    guard at > cursor.textStart, at < cursor.end, [.dot, .closeParenthesis].contains(bytes[at])
    else { return nil }
    return (.ordered(delimiter: bytes[at]), number, at + 1 - cursor.textStart, number == 0)
  }
}
