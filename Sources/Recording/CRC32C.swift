/// The Castagnoli checksum (RFC 3720, appendix B.4): tells torn bytes from whole ones. It keeps
/// nobody from changing them: that is the seal's work.
enum CRC32C {
  /// The checksum of `bytes` up to `gap` and from behind its four bytes on, within `range`: the
  /// place where the checksum itself stands is left out.
  static func checksum(of bytes: [UInt8], _ range: Range<Int>, omitting gap: Int) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      let first = update(.max, bytes[range.lowerBound..<gap])
      return ~update(first, bytes[gap + 4..<range.upperBound])
    }
  }

  /// The checksum of `bytes[range]`.
  static func checksum(of bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    bytes.withUnsafeBytes { ~update(.max, $0[range]) }
  }

  private static func update(_ start: UInt32, _ bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var crc = start
      var index = bytes.startIndex
      let base = bytes.base
      while bytes.endIndex - index >= 8 {
        let low = UInt32(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt32.self))
        let high = UInt32(
          littleEndian: base.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self))
        let mixed = crc ^ low
        crc =
          table[1792 + Int(mixed & 255)] ^ table[1536 + Int(mixed >> 8 & 255)]
          ^ table[1280 + Int(mixed >> 16 & 255)] ^ table[1024 + Int(mixed >> 24)]
          ^ table[768 + Int(high & 255)] ^ table[512 + Int(high >> 8 & 255)]
          ^ table[256 + Int(high >> 16 & 255)] ^ table[Int(high >> 24)]
        index += 8
      }
      while index < bytes.endIndex {
        crc = table[Int((crc ^ UInt32(base[index])) & 255)] ^ crc >> 8
        index += 1
      }
      return crc
    }
  }

  /// Eight tables of 256: the n-th takes a byte with n bytes behind it ("slicing by eight").
  /// Made on first use, in some microseconds.
  private static let table: [UInt32] = {
    var table = [UInt32](repeating: 0, count: 2048)
    for byte in 0..<256 {
      var crc = UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0x82F6_3B78 : crc >> 1 }
      table[byte] = crc
    }
    for index in 256..<2048 {
      let before = table[index - 256]
      table[index] = table[Int(before & 255)] ^ before >> 8
    }
    return table
  }()
}
