internal import Sealing

/// The front of a segment:
///
/// | offset | size | what |
/// | --- | --- | --- |
/// | 0 | 8 | magic `SlipLdg` and the version, 1 |
/// | 8 | 4 | this segment's number |
/// | 12 | 4 | number of the segment before; 0 if there was none |
/// | 16 | 8 | where the records of the segment before end: what is behind does not count |
/// | 24 | 8 | number of the first event here; the last one before is one less |
/// | 32 | 16 | random ID of this segment |
/// | 48 | 8 | ID of the key under which the data key is sealed |
/// | 56 | 60 | the segment's data key as a box: nonce, 32 bytes, tag; sealed with bytes 0 to 55 |
/// | 116 | 4 | CRC32C of bytes 0 to 115 |
///
/// The first record follows at once; it is the checkpoint.
struct SegmentHeader: Hashable {
  let number: SegmentNumber
  /// The segment before; its number is 0 if there was none.
  let previous: SegmentNumber
  let previousEnd: Int
  let first: EventNumber
  let id: [UInt8]
  let key: KeyID
  private(set) var wrappedKey: [UInt8] = []

  static let byteCount = 120
  static let idCount = 16
  private static let magic: UInt64 = 0x536C_6970_4C64_6701
  private static let boxOffset = 56
  private static let checksumOffset = 116

  /// A header for a fresh segment with a fresh data key, and that key.
  static func fresh(
    _ number: SegmentNumber, after previous: SegmentNumber, endingAt previousEnd: Int,
    first: EventNumber, under key: Key
  ) -> (SegmentHeader, SegmentSeal) {
    var header = SegmentHeader(
      number: number, previous: previous, previousEnd: previousEnd, first: first,
      id: Randomness.bytes(idCount), key: key.id)
    let dataKey = Key()
    header.wrappedKey = key.wrap(dataKey, in: header.front)
    return (header, SegmentSeal(id: header.id, key: dataKey))
  }

  private init(
    number: SegmentNumber, previous: SegmentNumber, previousEnd: Int, first: EventNumber,
    id: [UInt8], key: KeyID
  ) {
    self.number = number
    self.previous = previous
    self.previousEnd = previousEnd
    self.first = first
    self.id = id
    self.key = key
  }

  /// The header at the front of `bytes`, which are those of the file of segment `number`.
  init(_ bytes: [UInt8], of number: SegmentNumber) throws(Unreadable) {
    guard bytes.count >= SegmentHeader.byteCount else { throw .damagedHeader }
    var reader = ByteReader(bytes)
    do throws(Undecodable) {
      let magic: UInt64 = try reader.read()
      guard magic >> 8 == SegmentHeader.magic >> 8 else { throw Undecodable.outOfRange }
      guard magic == SegmentHeader.magic else {
        throw Undecodable.unknownVersion(UInt8(truncatingIfNeeded: magic))
      }
      try self.init(from: &reader)
      let checksum: UInt32 = try reader.read()
      guard
        checksum == CRC32C.checksum(of: bytes, 0..<SegmentHeader.checksumOffset),
        self.number == number
      else { throw Undecodable.outOfRange }
    } catch .unknownVersion {
      throw .unknownFormat
    } catch {
      throw .damagedHeader
    }
  }

  private init(from reader: inout ByteReader) throws(Undecodable) {
    number = SegmentNumber(try reader.read())
    previous = SegmentNumber(try reader.read())
    previousEnd = Int(clamping: try reader.read() as UInt64)
    first = EventNumber(try reader.read())
    id = try reader.read(SegmentHeader.idCount)
    key = KeyID(rawValue: try reader.read())
    wrappedKey = try reader.read(Key.boxByteCount + Key.byteCount)
  }

  /// The seal of this segment's records, if `key` is the one that the header names.
  func unseal(under key: Key) throws(BrokenSeal) -> SegmentSeal {
    SegmentSeal(id: id, key: try key.unwrap(wrappedKey, 0..<wrappedKey.count, in: front))
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(raw: front)
    writer.write(raw: wrappedKey)
    writer.write(CRC32C.checksum(of: writer.bytes, 0..<SegmentHeader.checksumOffset))
    return writer.bytes
  }

  /// What the wrapped key is sealed with.
  private var front: [UInt8] {
    var writer = ByteWriter()
    writer.write(SegmentHeader.magic)
    writer.write(number.rawValue)
    writer.write(previous.rawValue)
    writer.write(UInt64(previousEnd))
    writer.write(first.rawValue)
    writer.write(raw: id)
    writer.write(key.rawValue)
    return writer.bytes
  }
}
