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
      if let inside = rest.insideOfPlainBrackets {
        text += inside.isEmpty ? Array("undefined".utf8) : Array(inside)
        rest = rest.dropFirst(inside.count + 2)
      } else if first == UInt8(ascii: "\\"), let next = rest.dropFirst().first,
        rest.dropFirst().lineBreakLength == 0
      {
        text += rest.dropFirst().prefix(next.scalarLength)
        rest = rest.dropFirst(1 + next.scalarLength)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text.isEmpty ? nil : text
  }
}

extension ArraySlice<UInt8> {
  /// What stands between the brackets at the start, if there is no bracket in between.
  fileprivate var insideOfPlainBrackets: ArraySlice<UInt8>? {
    guard first == UInt8(ascii: "[") else { return nil }
    let inside = dropFirst().prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }
    return dropFirst(1 + inside.count).first == UInt8(ascii: "]") ? inside : nil
  }
}
