internal import Timekeeping

/// What is sealed in a record:
///
/// | what | how |
/// | --- | --- |
/// | version | 1 |
/// | type | 1 events, 2 checkpoint |
/// | recorded | milliseconds since 1970 (i64) |
/// | events | each: its length (u32) and as much, see `Event` |
/// | or a checkpoint | see `Outbox` |
struct RecordBody {
  /// The plain bytes.
  let bytes: [UInt8]
  /// How many events they hold; 0 for a checkpoint.
  let count: Int

  static let version: UInt8 = 1
  static let events: UInt8 = 1
  static let checkpoint: UInt8 = 2

  /// The size at which a batch is divided into records, so that one memo can be read without
  /// opening a thousand others.
  private static let preferredSize = 16_384
  /// The largest record.
  static let maximumSize = 1 << 30

  /// Bodies that hold `events` in their order, as few to a body as the preferred size allows.
  static func bodies(
    of events: [Event], recorded instant: Instant
  ) throws(LedgerFailure) -> [RecordBody] {
    var bodies: [RecordBody] = []
    var (writer, count) = (start(events: instant), 0)
    for event in events {
      if count > 0, writer.bytes.count >= preferredSize {
        bodies.append(RecordBody(bytes: writer.bytes, count: count))
        (writer, count) = (start(events: instant), 0)
      }
      writer.writeMeasured { event.write(to: &$0) }
      count += 1
      guard writer.bytes.count <= maximumSize else {
        throw .tooLarge(byteCount: writer.bytes.count)
      }
    }
    if count > 0 { bodies.append(RecordBody(bytes: writer.bytes, count: count)) }
    return bodies
  }

  private static func start(events instant: Instant) -> ByteWriter {
    var writer = ByteWriter()
    writer.write(version)
    writer.write(events)
    writer.write(instant.milliseconds)
    return writer
  }

  /// The events in the opened record `plain`.
  static func events(
    in plain: [UInt8], of record: RecordHeader, at offset: Int, segment: SegmentNumber
  ) throws(Undecodable) -> [RecordedEvent] {
    var reader = ByteReader(plain)
    let instant = try readStart(&reader, expecting: events)
    var found: [RecordedEvent] = []
    found.reserveCapacity(record.count)
    for index in 0..<record.count {
      let length = Int(try reader.read() as UInt32)
      let end = reader.position + length
      let event = try Event(from: &reader)
      guard reader.position == end else { throw .outOfRange }
      found.append(
        RecordedEvent(
          number: record.number.advanced(by: index), instant: instant, event: event,
          place: EventPlace(segment: segment, offset: UInt32(offset), index: UInt32(index))))
    }
    guard reader.isAtEnd else { throw .outOfRange }
    return found
  }

  static func readStart(
    _ reader: inout ByteReader, expecting type: UInt8
  ) throws(Undecodable) -> Instant {
    let version = try reader.read() as UInt8
    guard version == RecordBody.version else { throw .unknownVersion(version) }
    let found = try reader.read() as UInt8
    guard found == type else { throw .unknownKind(found) }
    return Instant(milliseconds: try reader.read())
  }
}
