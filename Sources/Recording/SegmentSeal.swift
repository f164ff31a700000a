internal import Sealing

/// Seals and opens the records of one segment.
///
/// A segment has a key of its own and takes at most 2^20 records, each with a random 96-bit
/// nonce: two are equal with a probability below 2^-57. A nonce made from the offset would be
/// cheaper, and wrong: after a crash or a restored backup an offset is used again.
final class SegmentSeal {
  private let id: [UInt8]
  private let key: Key

  init(id: [UInt8], key: Key) {
    self.id = id
    self.key = key
  }

  /// Appends to `bytes`, whose first byte stands at `base` in the segment, the record of `body`
  /// with that header, and its padding.
  func append(
    _ body: RecordBody, _ header: RecordHeader, to bytes: inout [UInt8], base: Int
  ) {
    let start = bytes.count
    var writer = ByteWriter()
    header.write(to: &writer)
    bytes.append(contentsOf: writer.bytes)
    bytes.append(contentsOf: repeatElement(0, count: 4 + Nonce.byteCount))
    bytes.append(contentsOf: body.bytes)
    key.seal(
      &bytes, from: start + RecordHeader.boxOffset,
      in: circumstances(of: writer.bytes, 0, at: base + start))
    let checksum = CRC32C.checksum(
      of: bytes, start..<bytes.count, omitting: start + RecordHeader.checksumOffset)
    withUnsafeBytes(of: checksum.bigEndian) {
      let place = start + RecordHeader.checksumOffset
      bytes.replaceSubrange(place..<place + 4, with: $0)
    }
    bytes.append(contentsOf: repeatElement(0, count: header.paddedCount - header.byteCount))
  }

  /// What is in the record at `bytes[index]`, which stands at `offset` in the segment.
  func open(
    _ header: RecordHeader, in bytes: [UInt8], at index: Int, offset: Int
  ) throws(BrokenSeal) -> [UInt8] {
    let box = index + RecordHeader.boxOffset..<index + header.byteCount
    return try key.open(bytes, box, in: circumstances(of: bytes, index, at: offset))
  }

  /// The segment's ID, the offset, and the front of the header: what a record's seal covers
  /// beyond its body.
  private func circumstances(of bytes: [UInt8], _ index: Int, at offset: Int) -> [UInt8] {
    let count = SegmentHeader.idCount + 8 + RecordHeader.sealedCount
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let target = UnsafeMutableRawBufferPointer(buffer)
      id.withUnsafeBytes { target.copyMemory(from: $0) }
      target.storeBytes(of: UInt64(offset).bigEndian, toByteOffset: id.count, as: UInt64.self)
      bytes.withUnsafeBytes { source in
        let front = UnsafeRawBufferPointer(
          rebasing: source[index..<index + RecordHeader.sealedCount])
        UnsafeMutableRawBufferPointer(rebasing: target[(id.count + 8)...]).copyMemory(from: front)
      }
      filled = count
    }
  }
}
