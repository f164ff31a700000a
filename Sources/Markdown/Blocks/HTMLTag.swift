/// An opening or closing tag, complete with its attributes, on one line.
enum HTMLTag {
  /// Whether `range` is one whole tag and nothing after it.
  static func isAlone(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var at = range.lowerBound + 1
    let isClosing = at < range.upperBound && bytes[at] == .slash
    if isClosing { at += 1 }
    guard at < range.upperBound, bytes[at].isLetter else { return false }
    skip(&at, bytes, range) { $0.isLetter || $0.isDigit || $0 == .dash }
    if isClosing {
      skip(&at, bytes, range, while: \.isSpaceOrTab)
    } else {
      while skipAttribute(&at, bytes, range) {}
      skip(&at, bytes, range, while: \.isSpaceOrTab)
      if at < range.upperBound, bytes[at] == .slash { at += 1 }
    }
    guard at < range.upperBound, bytes[at] == .greater else { return false }
    return bytes.isBlank((at + 1)..<range.upperBound)
  }

  private static func skipAttribute(_ at: inout Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool
  {
    var next = at
    skip(&next, bytes, range, while: \.isSpaceOrTab)
    guard next > at, next < range.upperBound, startsName(bytes[next]) else { return false }
    skip(&next, bytes, range) { startsName($0) || $0.isDigit || $0 == .dot || $0 == .dash }
    at = next
    skip(&next, bytes, range, while: \.isSpaceOrTab)
    guard next < range.upperBound, bytes[next] == .equals else { return true }
    next += 1
    skip(&next, bytes, range, while: \.isSpaceOrTab)
    guard skipValue(&next, bytes, range) else { return false }
    at = next
    return true
  }

  private static func skipValue(_ at: inout Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard at < range.upperBound else { return false }
    let quote = bytes[at]
    if quote == .singleQuote || quote == .doubleQuote {
      guard let close = bytes[(at + 1)..<range.upperBound].firstIndex(of: quote) else {
        return false
      }
      at = close + 1
      return true
    }
    let start = at
    skip(&at, bytes, range) {
      !$0.isSpaceOrTab
        && ![.doubleQuote, .singleQuote, .equals, .less, .greater, .backtick].contains($0)
    }
    return at > start
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == .underscore || byte == .colon
  }

  private static func skip(
    _ at: inout Int, _ bytes: [UInt8], _ range: Range<Int>, while holds: (UInt8) -> Bool
  ) {
    while at < range.upperBound, holds(bytes[at]) { at += 1 }
  }
}
