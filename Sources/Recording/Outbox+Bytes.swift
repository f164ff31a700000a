internal import Memos
internal import Timekeeping

/// How a checkpoint is written, behind the start of the record's body:
///
/// | what | how |
/// | --- | --- |
/// | unread segments | list: number (u32), 1 if it is of a newer kind (u8) |
/// | memos that left last | list of IDs |
/// | sinks | list of texts; below, a sink is its place in this list (u32) |
/// | memos | list, see below |
/// | outstanding intentions | list: number (u64), place, sink, list of IDs |
///
/// A memo is its ID, number (u64), instant (i64), place, flags (1 given up, 2 routed, 4 with
/// attachments), option of a doubt; and if it is routed, the cut (u32) and a list of sinks with
/// their states. A place is segment, offset and index (u32 each). A doubt is 1 and the segment, or
/// 2, the segment and the offset (u64). A state is one byte and what it says:
///
/// | byte | state | what follows |
/// | --- | --- | --- |
/// | 0 | pending | option of a deferral |
/// | 1 | intended | number (u64), option of a deferral |
/// | 2 | delivered | place |
/// | 3 | held | cause |
/// | 4 | uncertain | doubt |
/// | 5 | given up | |
/// | 6 | retracting | number (u64), place of the receipt |
/// | 7 | retracted | |
extension Outbox {
  /// The checkpoint that says what this outbox knows.
  func checkpoint(recorded instant: Instant) -> RecordBody {
    var writer = ByteWriter()
    writer.write(RecordBody.version)
    writer.write(RecordBody.checkpoint)
    writer.write(instant.milliseconds)
    writer.write(list: unread) {
      $0.write($1.segment.rawValue)
      $0.write(($1.isNewer ? 1 : 0) as UInt8)
    }
    writer.write(list: departed.suffix(Outbox.departedCount)) { $0.write($1) }
    let memos = memos
    let intentions = intentions
    var sinks: [SinkName: UInt32] = [:]
    for sink in memos.flatMap({ $0.sinks.map(\.sink) }) + intentions.map(\.sink)
    where sinks[sink] == nil {
      sinks[sink] = UInt32(sinks.count)
    }
    writer.write(list: sinks.sorted { $0.value < $1.value }) { $0.write($1.key.description) }
    writer.write(list: memos) { $1.write(to: &$0, sinks) }
    writer.write(list: intentions) { writer, intention in
      writer.write(intention.number.rawValue)
      writer.write(intention.place)
      writer.write(sinks[intention.sink] ?? 0)
      writer.write(list: intention.memos) { $0.write($1) }
    }
    return RecordBody(bytes: writer.bytes, count: 0)
  }

  /// The outbox that a checkpoint tells of.
  init(checkpoint plain: [UInt8]) throws(Undecodable) {
    self.init()
    var reader = ByteReader(plain)
    _ = try RecordBody.readStart(&reader, expecting: RecordBody.checkpoint)
    unread = try reader.readList { reader throws(Undecodable) in
      let segment = SegmentNumber(try reader.read())
      return UnreadSegment(segment: segment, isNewer: try reader.read() as UInt8 != 0)
    }
    restore(departed: try reader.readList { reader throws(Undecodable) in try reader.readID() })
    let sinks = try reader.readList { reader throws(Undecodable) in try reader.readSink() }
    let memos = try reader.readList { reader throws(Undecodable) in
      try MemoState(from: &reader, sinks)
    }
    for memo in memos { accept(memo) }
    let intentions = try reader.readList { reader throws(Undecodable) in
      let number = EventNumber(try reader.read())
      let place = try reader.readPlace()
      let sink = try reader.readSink(of: sinks)
      let memos = try reader.readList { reader throws(Undecodable) in try reader.readID() }
      return OutstandingIntention(number: number, sink: sink, memos: memos, place: place)
    }
    for intention in intentions { restore(intention) }
    guard reader.isAtEnd else { throw .outOfRange }
  }
}

extension MemoState {
  func write(to writer: inout ByteWriter, _ names: [SinkName: UInt32]) {
    writer.write(id)
    writer.write(number.rawValue)
    writer.write(accepted.milliseconds)
    writer.write(place)
    writer.write(
      (isDropped ? 1 : 0) | (cut == nil ? 0 : 2) | (hasAttachments ? 4 : 0) as UInt8)
    writer.write(option: doubt) { $0.write($1) }
    guard let cut else { return }
    writer.write(UInt32(cut))
    writer.write(list: sinks) { writer, progress in
      writer.write(names[progress.sink] ?? 0)
      progress.state.write(to: &writer)
    }
  }

  init(from reader: inout ByteReader, _ names: [SinkName]) throws(Undecodable) {
    let (id, number) = (try reader.readID(), EventNumber(try reader.read()))
    let accepted = Instant(milliseconds: try reader.read())
    self.init(id, number: number, accepted: accepted, place: try reader.readPlace())
    let flags: UInt8 = try reader.read()
    guard flags < 8 else { throw .unknownKind(flags) }
    isDropped = flags & 1 != 0
    hasAttachments = flags & 4 != 0
    doubt = try reader.readOption { reader throws(Undecodable) in try reader.readDoubt() }
    guard flags & 2 != 0 else { return }
    cut = Int(try reader.read() as UInt32)
    sinks = try reader.readList { reader throws(Undecodable) in
      let sink = try reader.readSink(of: names)
      return SinkProgress(sink: sink, state: try SinkState(from: &reader))
    }
  }
}

extension SinkState {
  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .pending(let deferral):
      writer.write(0 as UInt8)
      writer.write(option: deferral) { $0.write($1) }
    case .intended(let number, after: let deferral):
      writer.write(1 as UInt8)
      writer.write(number.rawValue)
      writer.write(option: deferral) { $0.write($1) }
    case .delivered(let place):
      writer.write(2 as UInt8)
      writer.write(place)
    case .held(let cause):
      writer.write(3 as UInt8)
      writer.write(cause)
    case .uncertain(let doubt):
      writer.write(4 as UInt8)
      writer.write(doubt)
    case .dropped:
      writer.write(5 as UInt8)
    case .retracting(let number, from: let place):
      writer.write(6 as UInt8)
      writer.write(number.rawValue)
      writer.write(place)
    case .retracted:
      writer.write(7 as UInt8)
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(Undecodable) {
    func readDeferral(_ reader: inout ByteReader) throws(Undecodable) -> Deferral? {
      try reader.readOption { reader throws(Undecodable) in try reader.readDeferral() }
    }
    switch try reader.read() as UInt8 {
    case 0: self = .pending(try readDeferral(&reader))
    case 1:
      let number = EventNumber(try reader.read())
      self = .intended(number, after: try readDeferral(&reader))
    case 2: self = .delivered(try reader.readPlace())
    case 3: self = .held(try reader.readCause())
    case 4: self = .uncertain(try reader.readDoubt())
    case 5: self = .dropped
    case 6:
      let number = EventNumber(try reader.read())
      self = .retracting(number, from: try reader.readPlace())
    case 7: self = .retracted
    case let other: throw .unknownKind(other)
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ place: EventPlace) {
    write(place.segment.rawValue)
    write(place.offset)
    write(place.index)
  }

  fileprivate mutating func write(_ doubt: Doubt) {
    switch doubt {
    case .segment(let segment):
      write(1 as UInt8)
      write(segment.rawValue)
    case .damage(let segment, let offset):
      write(2 as UInt8)
      write(segment.rawValue)
      write(UInt64(offset))
    }
  }
}

extension ByteReader {
  fileprivate mutating func readPlace() throws(Undecodable) -> EventPlace {
    let segment = SegmentNumber(try read())
    let offset: UInt32 = try read()
    return EventPlace(segment: segment, offset: offset, index: try read())
  }

  fileprivate mutating func readDoubt() throws(Undecodable) -> Doubt {
    let kind: UInt8 = try read()
    let segment = SegmentNumber(try read())
    switch kind {
    case 1: return .segment(segment)
    case 2: return .damage(segment, offset: Int(clamping: try read() as UInt64))
    default: throw .unknownKind(kind)
    }
  }

  fileprivate mutating func readSink(of names: [SinkName]) throws(Undecodable) -> SinkName {
    let place = Int(try read() as UInt32)
    guard names.indices.contains(place) else { throw .outOfRange }
    return names[place]
  }
}
