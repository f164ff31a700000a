/// A link reference definition, `[label]: destination "title"`, which is no text and so cannot
/// become a heading (CommonMark 0.31, section 4.7).
enum LinkDefinition {
  /// What is left of a paragraph after the definitions it starts with.
  static func skipAll(in bytes: [UInt8], _ paragraph: Range<Int>) -> Range<Int> {
    var rest = paragraph
    while let end = end(in: bytes, rest) { rest = end..<paragraph.upperBound }
    return rest
  }

  private static func end(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var reader = Reader(bytes: bytes, at: range.lowerBound, end: range.upperBound)
    reader.skipBlanks()
    guard reader.skipLabel(), reader.skip(.colon) else { return nil }
    reader.skipBlanksAndLineEnding()
    guard reader.skipDestination() else { return nil }
    let afterDestination = reader
    reader.skipBlanksAndLineEnding()
    if reader.at > afterDestination.at, reader.skipTitle(), let end = reader.endOfLine() {
      return end
    }
    return afterDestination.endOfLine()
  }
}

/// Reads the parts of a definition; each step leaves the place alone where it fails.
private struct Reader {
  let bytes: [UInt8]
  var at: Int
  let end: Int

  var next: UInt8? { at < end ? bytes[at] : nil }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    at += 1
    return true
  }

  mutating func skipBlanks() {
    while let byte = next, byte.isSpaceOrTab { at += 1 }
  }

  mutating func skipBlanksAndLineEnding() {
    skipBlanks()
    guard let byte = next, byte.isLineEnding else { return }
    at = bytes.line(at: at).next
    skipBlanks()
  }

  mutating func skipLabel() -> Bool {
    guard skip(.openBracket) else { return false }
    let start = at
    var hasText = false
    while let byte = next, at - start <= 999 {
      at += 1
      switch byte {
      case .closeBracket: return hasText
      case .openBracket: return false
      case .backslash: at += 1
      default: break
      }
      hasText = hasText || !(byte.isSpaceOrTab || byte.isLineEnding)
    }
    return false
  }

  mutating func skipDestination() -> Bool {
    let start = at
    if skip(.less) {
      while let byte = next, !byte.isLineEnding, byte != .less {
        at += byte == .backslash ? 2 : 1
        if byte == .greater { return true }
      }
      return false
    }
    var depth = 0
    while let byte = next, byte > .space, byte != 0x7F {
      if byte == .openParenthesis { depth += 1 }
      if byte == .closeParenthesis { depth -= 1 }
      if depth < 0 || depth > 32 { return false }
      at += byte == .backslash && at + 1 < end && bytes[at + 1] > .space ? 2 : 1
    }
    return at > start && depth == 0
  }

  mutating func skipTitle() -> Bool {
    guard let open = next, [.doubleQuote, .singleQuote, .openParenthesis].contains(open) else {
      return false
    }
    let close: UInt8 = open == .openParenthesis ? .closeParenthesis : open
    at += 1
    while let byte = next {
      at += byte == .backslash ? 2 : 1
      if byte == close { return true }
      if byte == .openParenthesis, open == byte { return false }
    }
    return false
  }

  /// Where the next line starts, if nothing but blanks is left on this one.
  func endOfLine() -> Int? {
    var rest = self
    rest.skipBlanks()
    guard let byte = rest.next else { return end }
    return byte.isLineEnding ? bytes.line(at: rest.at).next : nil
  }
}
