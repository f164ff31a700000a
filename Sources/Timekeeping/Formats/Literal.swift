/// Text of a format, as it is written and as it is sought in a text that is read. moment takes
/// brackets and backslashes away by two different rules, which agree on all plain formats.
struct Literal: Sendable {
  var written: [UInt8]
  /// `nil` if moment never finds it.
  var sought: [UInt8]?

  /// One character or token, perhaps after a backslash.
  init(_ item: ArraySlice<UInt8>) {
    written = item.filter { $0 != UInt8(ascii: "\\") }
    sought = Literal.sought(for: item)
  }

  /// `[…]`.
  init(bracketed item: ArraySlice<UInt8>) {
    written = Array(item.dropFirst().dropLast())
    sought = Literal.sought(for: item)
  }

  /// Joins the text that comes next.
  mutating func append(_ next: Literal) {
    written += next.written
    if let more = next.sought { sought?.append(contentsOf: more) } else { sought = nil }
  }

  /// The first backslash goes; then brackets with no bracket inside go, and the backslashes
  /// left. Empty brackets become `undefined`, the word. An empty text is never found.
  private static func sought(for item: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = item[...]
    if let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      rest = (item[..<backslash] + item[(backslash + 1)...])[...]
    }
    var text: [UInt8] = []
    while let first = rest.first {
      let inside = rest.dropFirst().prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }
      let after = rest.dropFirst(1 + inside.count)
      if first == UInt8(ascii: "["), after.first == UInt8(ascii: "]") {
        text += inside.isEmpty ? Array("undefined".utf8) : Array(inside)
        rest = after.dropFirst()
      } else if first == UInt8(ascii: "\\"), rest.count > 1,
        rest.dropFirst().lineBreakLength == 0
      {
        text += rest.dropFirst().prefix(rest.dropFirst().first?.scalarLength ?? 0)
        rest = rest.dropFirst(1 + (rest.dropFirst().first?.scalarLength ?? 0))
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text.isEmpty ? nil : text
  }
}
