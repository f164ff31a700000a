/// A scalar of YAML between quotes.
enum QuotedScalar {
  /// The text and where it ends; nil if the quotes do not close before `limit`. Lines of a text
  /// of many are not joined as YAML joins them: such a text is never compared.
  static func read(
    _ bytes: [UInt8], at start: Int, to limit: Int
  ) throws(PropertyProblem.Kind) -> (text: String, end: Int)? {
    let quote = bytes[start]
    var units: [UInt16] = []
    var run = start + 1
    var at = start + 1
    while at < limit {
      if bytes[at] == quote {
        units += String(decoding: bytes[run..<at], as: UTF8.self).utf16
        let isPair = quote == .singleQuote && at + 1 < limit && bytes[at + 1] == quote
        if !isPair { return (String(decoding: units, as: UTF16.self), at + 1) }
        run = at + 1
        at += 2
      } else if bytes[at] == .backslash, quote == .doubleQuote {
        units += String(decoding: bytes[run..<at], as: UTF8.self).utf16
        at = try readEscape(bytes, at: at + 1, to: limit, into: &units)
        run = at
      } else {
        at += 1
      }
    }
    return nil
  }

  /// Reads what follows a `\`; UTF-16 units, since JSON writes characters in two halves.
  private static func readEscape(
    _ bytes: [UInt8], at start: Int, to limit: Int, into units: inout [UInt16]
  ) throws(PropertyProblem.Kind) -> Int {
    guard start < limit else { return start }
    if let unit = simple[bytes[start]] {
      units.append(unit)
      return start + 1
    }
    // A `\` at the end of a line joins the next to it.
    if bytes[start].isLineEnding { return start + 1 }
    let count: Int
    switch bytes[start] {
    case UInt8(ascii: "x"): count = 2
    case UInt8(ascii: "u"): count = 4
    case UInt8(ascii: "U"): count = 8
    default: throw .escape
    }
    let digits = bytes[(start + 1)..<min(start + 1 + count, limit)]
    guard digits.count == count, digits.allSatisfy({ $0.isDigit || 0x61...0x66 ~= $0 | 0x20 }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), value < 0x11_0000
    else { throw .escape }
    if value > 0xFFFF, let scalar = Unicode.Scalar(value) {
      units += String(Character(scalar)).utf16
    } else {
      units.append(UInt16(truncatingIfNeeded: value))
    }
    return start + 1 + count
  }

  private static let simple: [UInt8: UInt16] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9,
    0x09: 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12,
    UInt8(ascii: "r"): 13, UInt8(ascii: "e"): 27, 0x20: 32, UInt8(ascii: "\""): 34,
    UInt8(ascii: "/"): 47, UInt8(ascii: "\\"): 92, UInt8(ascii: "N"): 0x85,
    UInt8(ascii: "_"): 0xA0, UInt8(ascii: "L"): 0x2028, UInt8(ascii: "P"): 0x2029,
  ]
}
