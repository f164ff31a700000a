/// What a note's bytes were, in 24 bytes: their count and two independent 64-bit hashes.
///
/// It tells an accidental edit from no edit. It is no defence against someone who wants two notes
/// to look alike: such a one can write the vault anyway.
struct Fingerprint: Hashable, Sendable {
  let count: UInt64
  let first: UInt64
  let second: UInt64

  /// The fingerprint of `bytes`: 8 bytes at a time, multiplied and folded with two constants.
  init(_ bytes: [UInt8]) {
    var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let rest = buffer.count - offset
        var word: UInt64 = 0
        if rest >= 8 {
          word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        } else {
          for index in 0..<rest { word |= UInt64(buffer[offset + index]) << (8 * index) }
        }
        first = Self.fold(first ^ word, 0xA076_1D64_78BD_642F)
        second = Self.fold(second ^ word, 0xE703_7ED1_A0B4_28DB)
        offset += 8
      }
    }
    count = UInt64(bytes.count)
    self.first = Self.fold(first ^ count, 0x8EBC_6AF0_9C88_C6E3)
    self.second = Self.fold(second ^ count, 0x5899_65CC_7537_4CC3)
  }

  init(count: UInt64, first: UInt64, second: UInt64) {
    self.count = count
    self.first = first
    self.second = second
  }

  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
