extension [UInt8] {
  /// The scalar whose bytes begin at an offset, and their number.
  ///
  /// The bytes are those of a `String`, and so are valid UTF-8 (RFC 3629, section 3).
  @inline(__always)
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[offset])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(self[offset + 1] & 0x3F)
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(self[offset + 2] & 0x3F)
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(self[offset + 3] & 0x3F)
    return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
  }

  /// The scalar that ends before an offset greater than 0, and the number of its bytes.
  func scalar(before offset: Int) -> (value: UInt32, length: Int) {
    var start = offset - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }
}

/// The scalars of a text in UTF-8.
struct ScalarSequence: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int

  /// Those in a range of offsets that cuts none of them.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// Those of the whole text.
  init(_ bytes: [UInt8]) { self.init(bytes, in: 0..<bytes.count) }

  @inline(__always)
  mutating func next() -> UInt32? {
    guard position < end else { return nil }
    let (value, length) = bytes.scalar(at: position)
    position += length
    return value
  }
}
