/// Links and images: their words, without where they lead.
extension InlineText {
  mutating func readImage() -> Bool {
    guard byte(at + 1) == .openBracket else { return false }
    at += 1
    if readNoteLink(isImage: true) || readLink(isImage: true) { return true }
    at -= 1
    return false
  }

  /// `[words](address)`: the words are read on, the rest is skipped.
  mutating func readLink(isImage: Bool) -> Bool {
    guard let close = brackets[at], byte(close + 1) == .openParenthesis,
      let end = parenthesisEnd(close + 1)
    else { return false }
    let inside = (at + 1)..<close
    if isImage, let bar = bytes[inside].lastIndex(of: .bar), isSize(bytes[(bar + 1)..<close]) {
      skips[bar] = end + 1
    }
    skips[close] = end + 1
    at += 1
    return true
  }

  /// `[[note#heading|words]]`: the words, else the note and the heading.
  mutating func readNoteLink(isImage: Bool) -> Bool {
    guard holds("[[", at: at),
      let close = bytes[(at + 2)...].firstRange(of: [.closeBracket, .closeBracket])
    else { return false }
    let inside = bytes[(at + 2)..<close.lowerBound]
    let bar = inside.firstIndex(of: .bar)
    at = close.upperBound
    if let bar, case let shown = inside[(bar + 1)...], !shown.isEmpty, !isImage || !isSize(shown) {
      words += shown
      return true
    }
    var target = inside[..<(bar ?? inside.endIndex)]
    // In a table the bar has a backslash before it.
    if bar != nil, target.last == .backslash { target.removeLast() }
    words += target.split(separator: .hash).filter { $0.first != .caret }.joined(separator: [.space]
    )
    return true
  }

  /// `[^1]`.
  mutating func readFootnote() -> Bool {
    guard byte(at + 1) == .caret, let close = brackets[at],
      !bytes[at..<close].contains(where: \.isSpaceOrTab)
    else { return false }
    at = close + 1
    return true
  }

  private func parenthesisEnd(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case .backslash: index += 1
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      default: break
      }
      if depth == 0 { return index }
      index += 1
    }
    return nil
  }

  /// `300`, `300x200`.
  private func isSize(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(
      separator: UInt8(ascii: "x"), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }

  static func brackets(in bytes: [UInt8]) -> [Int: Int] {
    var brackets: [Int: Int] = [:]
    var open: [Int] = []
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case .backslash: at += 1
      case .openBracket: open.append(at)
      case .closeBracket: if let start = open.popLast() { brackets[start] = at }
      default: break
      }
      at += 1
    }
    return brackets
  }
}
