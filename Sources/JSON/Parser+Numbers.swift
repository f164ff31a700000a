extension Parser {
  mutating func parseNumber() throws(SyntaxError) -> Value {
    let start = offset
    var isWhole = true
    _ = take("-")
    if !take("0") { try skipDigits() }
    if take(".") {
      isWhole = false
      try skipDigits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try skipDigits()
    }
    if let next = peek, isDigit(next) { throw error(.malformedNumber) }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isWhole, let integer = Int64(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw error(.numberOutOfRange, at: start)
    }
    return .decimal(number)
  }

  /// One digit or more.
  private mutating func skipDigits() throws(SyntaxError) {
    guard let first = peek, isDigit(first) else { throw error(.malformedNumber) }
    while let byte = peek, isDigit(byte) { offset += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
