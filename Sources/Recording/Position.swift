/// How far the newest segment is known.
struct Position {
  let number: SegmentNumber
  /// The segment; nil if it cannot even be opened.
  let segment: Segment?
  /// Where the next record is expected.
  private(set) var end: Int
  /// The number its first event will have.
  private(set) var next: EventNumber
  /// Bytes behind `end` that are no record: the next one goes behind them.
  private(set) var tail: Range<Int>
  /// How long the file is; all of it is reserved.
  private(set) var capacity: Int
  /// Where the last known record begins, and its first bytes, which no other record has.
  private(set) var last: Int
  private(set) var lastFront: [UInt8]

  private static let frontCount = 40

  /// Where `scan` of `bytes`, which stand from `base` on, came to its end.
  init(_ segment: Segment, _ scan: SegmentScan, _ bytes: [UInt8], base: Int) {
    number = segment.number
    self.segment = segment
    (end, next, tail) = (scan.end, scan.next, scan.tail)
    capacity = base + bytes.count
    last = scan.last ?? scan.end
    lastFront = scan.last.map { Array(bytes[($0 - base)...].prefix(Position.frontCount)) } ?? []
  }

  /// The end of a segment just made of `bytes`.
  init(_ segment: Segment, made bytes: [UInt8], next: EventNumber, last: Int, capacity: Int) {
    number = segment.number
    self.segment = segment
    (end, self.next, tail) = (bytes.count, next, bytes.count..<bytes.count)
    self.capacity = capacity
    self.last = last
    lastFront = Array(bytes[last...].prefix(Position.frontCount))
  }

  /// A segment of which nothing can be read: numbers go on at `next`.
  init(unreadable number: SegmentNumber, next: EventNumber) {
    (self.number, self.next) = (number, next)
    segment = nil
    (end, tail, capacity, last, lastFront) = (0, 0..<0, 0, 0, [])
  }

  /// True if the record that was the last is still where it was: `bytes` are those from it on.
  func continues(in bytes: [UInt8]) -> Bool {
    bytes.count >= end - last && bytes.starts(with: lastFront)
  }

  /// True if nothing was written behind it since, as far as a few bytes tell: those of the last record
  /// are there, and where the next would begin there are none. What is written is written from there on,
  /// front to back, whether by a process that lives or by one that died of it.
  func isStillTheEnd(of segment: Segment) throws(LedgerFailure) -> Bool {
    guard tail.isEmpty, !lastFront.isEmpty, end + RecordHeader.overhead <= capacity else {
      return false
    }
    guard try segment.read(from: last, count: lastFront.count) == lastFront else { return false }
    return try segment.read(from: end, count: RecordHeader.overhead).allSatisfy { $0 == 0 }
  }

  /// The records of `bodies` as they would follow, and where; nil if there is no room.
  func records(of bodies: [RecordBody], under seal: SegmentSeal) -> Batch? {
    let start = max(end, tail.upperBound)
    let room = capacity - start
    guard Batch.byteCount(of: bodies) <= room else { return nil }
    return Batch(bodies, from: next, gap: start - end, under: seal, at: start)
  }

  /// Goes on behind `batch`, which has been written.
  mutating func advance(over batch: Batch) {
    end = batch.end
    next = batch.next
    tail = end..<end
    last = batch.last
    lastFront = Array(batch.bytes[(last - batch.start)...].prefix(Position.frontCount))
  }
}

/// Records in a row, ready to be written.
struct Batch {
  /// Where the first begins.
  let start: Int
  private(set) var bytes: [UInt8]
  /// Where the last one ends, with its padding.
  var end: Int { start + bytes.count }
  /// Number and offset of each record, in order.
  private(set) var records: [(header: RecordHeader, offset: Int, plain: [UInt8])] = []
  /// The number behind the last event.
  private(set) var next: EventNumber
  /// Where the last record begins.
  private(set) var last: Int

  /// How many bytes the records of `bodies` take.
  static func byteCount(of bodies: [RecordBody]) -> Int {
    bodies.reduce(0) { $0 + RecordHeader.padded(RecordHeader.overhead + $1.bytes.count) }
  }

  /// The records of `bodies`, the first of which begins at `start`, or behind `front`.
  init(
    _ bodies: [RecordBody], from number: EventNumber, gap: Int = 0, under seal: SegmentSeal,
    at start: Int, behind front: [UInt8] = []
  ) {
    self.start = start
    bytes = front
    bytes.reserveCapacity(front.count + Batch.byteCount(of: bodies))
    next = number
    last = start
    for (index, body) in bodies.enumerated() {
      let offset = start + bytes.count
      let header = RecordHeader(
        length: body.bytes.count, number: next, count: body.count, gap: index == 0 ? gap : 0)
      seal.append(body, header, to: &bytes, base: start)
      records.append((header, offset, body.bytes))
      next = header.nextNumber
      last = offset
    }
  }
}
