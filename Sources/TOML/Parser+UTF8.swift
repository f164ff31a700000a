extension Parser {
  /// The offset of the first sequence that is not well-formed UTF-8 (Unicode 16, table 3-7).
  ///
  /// The text is looked through once before it is read, so that no later step meets half a
  /// character.
  func firstInvalidUTF8() -> Int? {
    var start = offset
    while start < bytes.count {
      guard let length = sequenceLength(at: start) else { return start }
      start += length
    }
    return nil
  }

  private func sequenceLength(at start: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[start] {
    case ..<0x80: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    let end = start + length
    guard end <= bytes.count, second ~= bytes[start + 1] else { return nil }
    return bytes[(start + 2)..<end].allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }
}
