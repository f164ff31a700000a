internal import Sealing

/// Reads the records of a segment in their order, past torn and damaged places.
///
/// What stands at a place where a record is expected and none is whole, is decided by the next
/// whole record behind it:
///
/// | next whole record | then the place is |
/// | --- | --- |
/// | none | an unfinished tail: no harm, the next append goes behind it |
/// | has the number expected, and its gap is exactly the place | a torn write that never reported success |
/// | any other | damage, and the events in between are missing |
struct SegmentScan {
  /// What the scan came upon.
  enum Finding {
    /// A whole record; what is in it, if the seal's key is known.
    case record(RecordHeader, offset: Int, plain: [UInt8]?)
    /// Bytes of a write that never reported success.
    case torn(Range<Int>)
    /// Bytes that once were records.
    case damage(Damage)
  }

  /// Where the next record is expected, in the segment.
  private(set) var end: Int
  /// The number its first event will have.
  private(set) var next: EventNumber
  /// Where the last whole record begins.
  private(set) var last: Int?

  private let bytes: [UInt8]
  private let base: Int
  private let limit: Int
  private let seal: SegmentSeal?
  /// The segment that is scanned.
  let segment: SegmentNumber
  private var waiting: [Finding] = []

  /// A scan of `bytes`, which stand from `base` on in the segment; the first record is expected at
  /// `start` with the number `next`. Without a seal, checksums alone tell what is whole.
  init(
    _ bytes: [UInt8], base: Int = 0, of segment: SegmentNumber, under seal: SegmentSeal?,
    from start: Int = SegmentHeader.byteCount, next: EventNumber, last: Int? = nil,
    limit: Int? = nil
  ) {
    self.last = last
    self.bytes = bytes
    self.base = base
    self.segment = segment
    self.seal = seal
    self.next = next
    end = start
    self.limit = min(base + bytes.count, limit ?? .max)
  }

  /// What comes next; nil at the end.
  mutating func advance() -> Finding? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    if let (header, plain) = whole(at: end), header.number == next, header.gap == 0 {
      return take(header, plain, at: end)
    }
    guard let (offset, header, plain) = nextWhole() else { return nil }
    let start = offset - header.gap
    if header.number == next, start == end {
      waiting.append(take(header, plain, at: offset))
      return .torn(start..<offset)
    }
    let torn = header.gap > 0 && start > end ? start..<offset : offset..<offset
    let damage = Damage(
      segment: segment, range: end..<torn.lowerBound, missing: next..<header.number,
      cause: cause(at: end))
    if !torn.isEmpty { waiting.append(.torn(torn)) }
    waiting.append(take(header, plain, at: offset))
    return .damage(damage)
  }

  /// The bytes behind the last whole record that are not zero, up to a multiple of eight: an
  /// unfinished tail. To be asked when `advance` answered nil.
  var tail: Range<Int> {
    let lastUsed = bytes.withUnsafeBytes { buffer -> Int in
      var index = limit - base
      let start = end - base
      // By cache lines first: most of a young segment is zeros.
      while index - 64 >= start, isZero(buffer, from: index - 64) { index -= 64 }
      while index > start, buffer[index - 1] == 0 { index -= 1 }
      return index + base
    }
    return end..<max(end, RecordHeader.padded(lastUsed))
  }

  private func isZero(_ buffer: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var all: UInt64 = 0
    for offset in stride(from: start, to: start + 64, by: 8) {
      all |= buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return all == 0
  }

  /// Why there is no whole record at `offset`.
  func cause(at offset: Int) -> Damage.Cause {
    guard seal != nil, let header = RecordHeader(in: bytes, at: offset - base, limit: limit - base)
    else { return .bytes }
    return checksumHolds(header, at: offset) ? .seal : .bytes
  }

  private mutating func take(_ header: RecordHeader, _ plain: [UInt8]?, at offset: Int) -> Finding {
    last = offset
    end = offset + header.paddedCount
    next = header.nextNumber
    return .record(header, offset: offset, plain: plain)
  }

  private func whole(at offset: Int) -> (RecordHeader, plain: [UInt8]?)? {
    let index = offset - base
    guard let header = RecordHeader(in: bytes, at: index, limit: limit - base) else { return nil }
    guard let seal else { return checksumHolds(header, at: offset) ? (header, nil) : nil }
    do throws(BrokenSeal) {
      return (header, try seal.open(header, in: bytes, at: index, offset: offset))
    } catch {
      return nil
    }
  }

  private func checksumHolds(_ header: RecordHeader, at offset: Int) -> Bool {
    let start = offset - base
    let place = start + RecordHeader.checksumOffset
    let found = bytes[place..<place + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    return found == CRC32C.checksum(of: bytes, start..<start + header.byteCount, omitting: place)
  }

  /// The next whole record behind `end` that is no repetition.
  private func nextWhole() -> (Int, RecordHeader, [UInt8]?)? {
    if tail.isEmpty { return nil }
    var offset = end
    while let found = nextMarker(from: offset) {
      if let (header, plain) = whole(at: found), header.number >= next {
        return (found, header, plain)
      }
      offset = found + 8
    }
    return nil
  }

  private func nextMarker(from start: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      let marker = RecordHeader.marker.bigEndian
      var index = RecordHeader.padded(start) - base
      while index + RecordHeader.overhead <= limit - base {
        if buffer.loadUnaligned(fromByteOffset: index, as: UInt32.self) == marker {
          return index + base
        }
        index += 8
      }
      return nil
    }
  }
}

extension SegmentScan {
  /// Goes to the end without opening what is in between, and says whether that can be trusted:
  /// the numbers run on, the last record's seal holds, and behind it there are only zeros. If
  /// not, the scan is where it was.
  mutating func skipToEnd() -> Bool {
    var (offset, number, lastHeader) = (end, next, RecordHeader?.none)
    var lastOffset = last
    while let header = RecordHeader(in: bytes, at: offset - base, limit: limit - base) {
      guard header.number == number, header.gap == 0 else { return false }
      (lastHeader, lastOffset) = (header, offset)
      offset += header.paddedCount
      number = header.nextNumber
    }
    if let lastHeader, let lastOffset {
      guard let (header, _) = whole(at: lastOffset), header == lastHeader else { return false }
    }
    let start = (end, next, last)
    (end, next, last) = (offset, number, lastOffset)
    if tail.isEmpty { return true }
    (end, next, last) = start
    return false
  }
}
