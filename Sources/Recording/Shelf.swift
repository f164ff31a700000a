internal import Posix

/// Segments that were opened lately, and the record that was read last.
struct Shelf {
  private var segments: [Segment] = []
  private var record: (segment: SegmentNumber, offset: Int, events: [RecordedEvent])?

  private static let size = 8

  /// The segment of that number; nil if it cannot be opened. One that can be opened and not be
  /// read is opened anew every time: its key may have come back.
  mutating func segment(
    _ number: SegmentNumber, in folder: LedgerFolder, keys: Keyring
  ) throws(LedgerFailure) -> Segment? {
    if let segment = segments.first(where: { $0.number == number }),
      try segment.status().links > 0
    {
      return segment
    }
    segments.removeAll { $0.number == number }
    do throws(Unreadable) {
      let segment = try Segment(number, in: folder, keys: keys)
      if segment.seal != nil { segments.append(segment) }
      if segments.count > Shelf.size { segments.removeFirst() }
      return segment
    } catch {
      return nil
    }
  }

  /// The events of the record that begins at `place`.
  mutating func events(
    at place: EventPlace, in folder: LedgerFolder, keys: Keyring
  ) throws(LedgerFailure) -> [RecordedEvent] {
    let offset = Int(place.offset)
    if let record, record.segment == place.segment, record.offset == offset { return record.events }
    guard let segment = try segment(place.segment, in: folder, keys: keys) else {
      throw .unreadable(place, .missing)
    }
    guard let seal = segment.seal else {
      throw .unreadable(place, segment.unreadable ?? .damagedHeader)
    }
    let front = try segment.read(from: offset, count: RecordHeader.overhead)
    guard let header = RecordHeader(in: front, at: 0, limit: .max) else {
      throw .unreadable(place, .brokenSeal)
    }
    let bytes = try segment.read(from: offset, count: header.byteCount)
    do {
      guard bytes.count == header.byteCount else { throw Undecodable.cutShort }
      let plain = try seal.open(header, in: bytes, at: 0, offset: offset)
      let events = try RecordBody.events(
        in: plain, of: header, at: offset, segment: place.segment)
      record = (place.segment, offset, events)
      return events
    } catch is Undecodable {
      throw .unreadable(place, .unknownFormat)
    } catch {
      throw .unreadable(place, .brokenSeal)
    }
  }
}
