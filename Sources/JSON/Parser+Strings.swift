extension Parser {
  /// The string that begins at the next byte, a double quote.
  mutating func parseString() throws(SyntaxError) -> String {
    offset += 1
    var start = offset
    var decoded: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        defer { offset += 1 }
        if decoded.isEmpty { return String(decoding: bytes[start..<offset], as: UTF8.self) }
        return String(decoding: decoded + bytes[start..<offset], as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded += bytes[start..<offset]
        decoded += String(try parseEscape()).utf8
        start = offset
      case ..<0x20:
        throw error(.controlCharacter)
      case ..<0x80:
        offset += 1
      default:
        guard let length = sequenceLength() else { throw error(.invalidUTF8) }
        offset += length
      }
    }
    throw error(.ended)
  }

  /// What the escape at the next byte, a backslash, stands for.
  private mutating func parseEscape() throws(SyntaxError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let character = peek else { throw error(.ended) }
    offset += 1
    switch character {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape(from: start)
    default: throw error(.unknownEscape, at: start)
    }
  }

  /// The scalar of one `\u` escape or of a pair of them; `u` is read, `start` is the backslash.
  private mutating func parseUnicodeEscape(from start: Int) throws(SyntaxError) -> Unicode.Scalar {
    let first = try parseHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[offset...].starts(with: "\\u".utf8) else {
      throw error(.loneSurrogate, at: start)
    }
    offset += 2
    let second = try parseHexDigits()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func parseHexDigits() throws(SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error(.malformedEscape)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  /// How many bytes the character at the next byte, which is not ASCII, has; nil if it is not
  /// well-formed UTF-8 (Unicode 16, table 3-7).
  private func sequenceLength() -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    let end = offset + length
    guard end <= bytes.count, second ~= bytes[offset + 1] else { return nil }
    return bytes[(offset + 2)..<end].allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }
}
