/// What a field comes to as a memo: a title, if the first line is one, and the text.
///
/// A first line that begins with `# ` is the title, and what follows is the text, without the blank
/// lines between the two. Where nothing follows, the title's words are the text: a memo needs one.
package struct SentText: Hashable, Sendable {
  /// The title; nil without one.
  package let title: String?
  /// The text, without line ends at its end.
  package let text: String

  /// The largest text: 64 MiB of UTF-8.
  package static let limit = 64 << 20

  /// What `field` comes to; nil if there is nothing in it but ASCII white space: of a memo of no-break
  /// spaces somebody may have thought something.
  package init?(_ field: String) {
    guard let whole = Self.trimmed(field[...]) else { return nil }
    let line = whole.prefix { $0 != "\n" }
    guard line.hasPrefix("# "), let words = Self.words(line.dropFirst(2)) else {
      (title, text) = (nil, String(whole))
      return
    }
    let rest = whole[line.endIndex...].drop { $0 == "\n" || $0 == " " || $0 == "\t" }
    // The white space before the text's first word on its own line belongs to it.
    let start = whole[..<rest.startIndex].lastIndex { $0 == "\n" }.map { whole.index(after: $0) }
    if let start, let text = Self.trimmed(whole[start...]) {
      (title, self.text) = (words, String(text))
    } else {
      (title, text) = (nil, words)
    }
  }

  /// `text` without line ends at its end; nil if it is nothing but white space.
  private static func trimmed(_ text: Substring) -> Substring? {
    guard text.utf8.contains(where: { !isWhiteSpace($0) }) else { return nil }
    return text[..<(text.lastIndex { $0 != "\n" }.map { text.index(after: $0) } ?? text.endIndex)]
  }

  private static func words(_ line: Substring) -> String? {
    guard let first = line.utf8.firstIndex(where: { !isWhiteSpace($0) }),
      let last = line.utf8.lastIndex(where: { !isWhiteSpace($0) })
    else { return nil }
    return String(line[first...last])
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 32 || (9...13).contains(byte)
  }
}
