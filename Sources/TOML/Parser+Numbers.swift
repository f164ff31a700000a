extension Parser {
  /// An integer or float; the next byte is a sign or digit.
  mutating func parseNumber() throws(SyntaxError) -> Value.Content {
    let start = offset
    let isNegative = take("-")
    let isSigned = isNegative || take("+")
    if let radix = radixOfPrefix {
      guard !isSigned else { throw error(.signBeforePrefix, at: start) }
      offset += 2
      return .integer(try parseInteger(radix: radix, isNegative: false, from: start))
    }
    if isSigned, let special = takeSpecial() { return .float(isNegative ? -special : special) }

    let whole = offset
    try skipDigits(radix: 10)
    if bytes[whole] == UInt8(ascii: "0"), offset > whole + 1 {
      throw error(.leadingZero, at: whole)
    }
    let isFloat = try skipFractionAndExponent()
    try requireWordEnd(.malformedNumber)
    guard isFloat else {
      offset = whole
      return .integer(try parseInteger(radix: 10, isNegative: isNegative, from: start))
    }
    let digits = bytes[start..<offset].filter { $0 != UInt8(ascii: "_") }
    guard let number = Double(String(decoding: digits, as: UTF8.self)) else {
      throw error(.malformedNumber, at: start)
    }
    return .float(number)
  }

  private var radixOfPrefix: Int64? {
    guard peek == UInt8(ascii: "0"), offset + 1 < bytes.count else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "x"): return 16
    case UInt8(ascii: "o"): return 8
    case UInt8(ascii: "b"): return 2
    default: return nil
    }
  }

  /// `inf` or `nan` behind a sign.
  private mutating func takeSpecial() -> Double? {
    let word = bytes[offset...].prefix { isWordByte($0) }
    let number: Double
    if word.elementsEqual("inf".utf8) {
      number = .infinity
    } else if word.elementsEqual("nan".utf8) {
      number = .nan
    } else {
      return nil
    }
    offset += 3
    return number
  }

  /// Digits and the underscores between them.
  private mutating func skipDigits(radix: Int64) throws(SyntaxError) {
    guard isDigit(at: offset, radix: radix) else {
      throw error(peek == UInt8(ascii: "_") ? .misplacedUnderscore : .malformedNumber)
    }
    while true {
      if isDigit(at: offset, radix: radix) {
        offset += 1
      } else if peek == UInt8(ascii: "_") {
        guard isDigit(at: offset + 1, radix: radix) else { throw error(.misplacedUnderscore) }
        offset += 1
      } else {
        return
      }
    }
  }

  /// True if there was either.
  private mutating func skipFractionAndExponent() throws(SyntaxError) -> Bool {
    let start = offset
    if take(".") { try skipDigits(radix: 10) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try skipDigits(radix: 10)
    }
    return offset > start
  }

  /// The digits at the next byte as an integer; `start` is where its sign or prefix stands.
  private mutating func parseInteger(
    radix: Int64, isNegative: Bool, from start: Int
  ) throws(SyntaxError) -> Int64 {
    let first = offset
    try skipDigits(radix: radix)
    try requireWordEnd(.malformedNumber)
    var integer: Int64 = 0
    for byte in bytes[first..<offset] where byte != UInt8(ascii: "_") {
      let digit = digitValue(byte)
      let (shifted, overflow) = integer.multipliedReportingOverflow(by: radix)
      let (sum, carry) =
        isNegative
        ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      guard !overflow, !carry else { throw error(.integerOutOfRange, at: start) }
      integer = sum
    }
    return integer
  }

  /// Throws `reason` if what was just read goes on.
  mutating func requireWordEnd(_ reason: SyntaxError.Reason) throws(SyntaxError) {
    guard let next = peek, isWordByte(next) else { return }
    throw error(next == UInt8(ascii: "_") ? .misplacedUnderscore : reason)
  }

  private func isDigit(at place: Int, radix: Int64) -> Bool {
    place < bytes.count && digitValue(bytes[place]) < radix
  }

  /// The value of a hexadecimal digit, 16 for anything else.
  private func digitValue(_ byte: UInt8) -> Int64 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int64(byte - UInt8(ascii: "A")) + 10
    default: 16
    }
  }
}
