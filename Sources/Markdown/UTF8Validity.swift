extension [UInt8] {
  /// Where the first sequence starts that is not UTF-8 (Unicode 16, table 3-7), or nil.
  ///
  /// Linear; a note of ASCII alone costs one comparison a byte.
  var firstInvalidUTF8: Int? {
    var at = 0
    while at < count {
      if self[at] < 0x80 {
        at += 1
      } else if let length = lengthOfSequence(at: at) {
        at += length
      } else {
        return at
      }
    }
    return nil
  }

  private func lengthOfSequence(at start: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch self[start] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard start + length <= count, second.contains(self[start + 1]) else { return nil }
    for at in (start + 2)..<Swift.max(start + 2, start + length) where self[at] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
