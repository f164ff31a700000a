extension Parser {
  /// True if three quotes of one kind are next.
  var isTripleQuote: Bool {
    guard let quote = peek, offset + 2 < bytes.count else { return false }
    return bytes[offset + 1] == quote && bytes[offset + 2] == quote
  }

  /// A string of one line, basic or literal; the next byte is its quote.
  mutating func parseString() throws(SyntaxError) -> String {
    let opening = offset
    let quote = bytes[offset]
    offset += 1
    var start = offset
    var decoded: [UInt8] = []
    while let byte = peek {
      switch byte {
      case quote:
        defer { offset += 1 }
        if decoded.isEmpty { return String(decoding: bytes[start..<offset], as: UTF8.self) }
        return String(decoding: decoded + bytes[start..<offset], as: UTF8.self)
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\"") && !isLastOfLine:
        decoded += bytes[start..<offset]
        decoded += String(try parseEscape()).utf8
        start = offset
      case UInt8(ascii: "\t"):
        offset += 1
      case ..<0x20, 0x7F:
        throw isAtNewline
          ? error(.unclosedString, at: opening) : unexpected { _ in .unclosedString }
      default:
        offset += 1
      }
    }
    throw error(.unclosedString, at: opening)
  }

  /// True if a line end or the end of the text follows the next byte.
  private var isLastOfLine: Bool {
    let next = bytes[offset...].dropFirst().first
    return next == nil || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
  }

  /// A string of three quotes; they are next.
  mutating func parseMultiLineString() throws(SyntaxError) -> String {
    let opening = offset
    let quote = bytes[offset]
    offset += 3
    _ = try takeNewline()
    var start = offset
    var decoded: [UInt8] = []
    while let byte = peek {
      switch byte {
      case quote:
        let count = quoteCount
        if count >= 3 {
          decoded += bytes[start..<(offset + count - 3)]
          offset += count
          return String(decoding: decoded, as: UTF8.self)
        }
        offset += count
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\"") && offset + 1 < bytes.count:
        decoded += bytes[start..<offset]
        if try !skipEscapedLineEnd() { decoded += String(try parseEscape()).utf8 }
        start = offset
      case UInt8(ascii: "\r"):
        decoded += bytes[start..<offset]
        _ = try takeNewline()
        start = offset - 1
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"):
        offset += 1
      case ..<0x20, 0x7F:
        throw error(.controlCharacter(Unicode.Scalar(byte)))
      default:
        offset += 1
      }
    }
    throw error(.unclosedString, at: opening)
  }

  /// How many of the next bytes are the same quote, at most five: two of the text, three that
  /// close it.
  private var quoteCount: Int {
    bytes[offset...].prefix(5).prefix { $0 == bytes[offset] }.count
  }

  /// Skips a backslash at the end of a line, and all white space up to the next character.
  private mutating func skipEscapedLineEnd() throws(SyntaxError) -> Bool {
    let start = offset
    offset += 1
    skipBlanks()
    guard try takeNewline() else {
      offset = start
      return false
    }
    repeat { skipBlanks() } while try takeNewline()
    return true
  }

  /// What the escape at the next byte, a backslash, stands for; the text does not end with it.
  private mutating func parseEscape() throws(SyntaxError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    let scalar: Unicode.Scalar
    switch peek {
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "u"): return try parseUnicodeEscape(from: start, digits: 4)
    case UInt8(ascii: "U"): return try parseUnicodeEscape(from: start, digits: 8)
    default: throw unexpected { .unknownEscape($0 ?? "\\") }
    }
    offset += 1
    return scalar
  }

  private mutating func parseUnicodeEscape(
    from start: Int, digits: Int
  ) throws(SyntaxError) -> Unicode.Scalar {
    offset += 1
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error(.malformedUnicodeEscape, at: start)
      }
      number = number << 4 | UInt32(digit)
      offset += 1
    }
    guard let scalar = Unicode.Scalar(number) else { throw error(.noSuchScalar(number), at: start) }
    return scalar
  }
}
