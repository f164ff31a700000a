/// The plain front of a record. A record begins at a multiple of eight:
///
/// | offset | size | what |
/// | --- | --- | --- |
/// | 0 | 4 | marker `Slr` and the version, 1 |
/// | 4 | 4 | length of the sealed bytes, n |
/// | 8 | 8 | number of the record's first event |
/// | 16 | 4 | how many events it holds; 0 for a checkpoint |
/// | 20 | 4 | gap: bytes skipped between the end of the record before and this one |
/// | 24 | 4 | CRC32C of all other bytes of the record, padding excepted |
/// | 28 | 12 | nonce |
/// | 40 | n | sealed bytes |
/// | 40 + n | 16 | tag |
/// | | 0–7 | zeros up to a multiple of eight |
///
/// The seal covers bytes 0 to 23, the segment's ID and the record's offset as well, so that no
/// record can be moved, repeated, or opened in another segment.
struct RecordHeader: Hashable {
  let length: Int
  let number: EventNumber
  let count: Int
  let gap: Int

  static let marker: UInt32 = 0x536C_7201
  /// Where the checksum stands.
  static let checksumOffset = 24
  /// Where the box (nonce, sealed bytes, tag) begins.
  static let boxOffset = 28
  /// How many bytes of the header the seal covers.
  static let sealedCount = 24
  /// By how much a record without padding is longer than what is in it.
  static let overhead = 56

  /// Header, sealed bytes and tag.
  var byteCount: Int { RecordHeader.overhead + length }
  /// The same with padding.
  var paddedCount: Int { RecordHeader.padded(byteCount) }
  /// The number of the event after this record's last.
  var nextNumber: EventNumber { number.advanced(by: count) }

  static func padded(_ count: Int) -> Int { (count + 7) & ~7 }

  init(length: Int, number: EventNumber, count: Int, gap: Int) {
    self.length = length
    self.number = number
    self.count = count
    self.gap = gap
  }

  /// The header at `offset`, if there is a marker and the record would end before `limit`.
  init?(in bytes: [UInt8], at offset: Int, limit: Int) {
    guard limit - offset >= RecordHeader.overhead,
      bytes.count - offset >= RecordHeader.overhead
    else { return nil }
    let (marker, length, number, count, gap) = bytes.withUnsafeBytes { buffer in
      let load32 = {
        UInt32(bigEndian: buffer.loadUnaligned(fromByteOffset: offset + $0, as: UInt32.self))
      }
      let number = buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
      return (load32(0), load32(4), UInt64(bigEndian: number), load32(16), load32(20))
    }
    guard marker == RecordHeader.marker, Int(length) <= limit - offset - RecordHeader.overhead
    else { return nil }
    self.init(
      length: Int(length), number: EventNumber(number), count: Int(count), gap: Int(gap))
  }

  func write(to writer: inout ByteWriter) {
    writer.write(RecordHeader.marker)
    writer.write(UInt32(length))
    writer.write(number.rawValue)
    writer.write(UInt32(count))
    writer.write(UInt32(gap))
  }
}
