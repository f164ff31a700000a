internal import Memos
internal import Timekeeping

/// How an event is written:
///
/// | kind | event | what follows |
/// | --- | --- | --- |
/// | 1 | accepted | memo |
/// | 2 | routed | ID, list of sinks, cut (u32) |
/// | 3 | intended | sink, list of IDs, intent (bytes) |
/// | 4 | delivered | ID, sink, place (text), evidence (bytes) |
/// | 5 | deferred | ID, sink, deferral |
/// | 6 | held | ID, sink, cause |
/// | 7 | withdrawn | ID, sink |
/// | 8 | retried | ID, option of sink |
/// | 9 | dropped | ID |
/// | 10 | reopened | list of sinks, memo as in a checkpoint, see `Outbox` |
/// | 11 | retracting | as reopened, then sink, intent (bytes) |
/// | 12 | retracted | ID, sink |
/// | 13 | accepted, with attachments | memo, list of attachments, not empty |
///
/// The kind is one byte. An ID is its 16 bytes, a sink its name as text, a deferral a cause, the
/// attempts (u32) and the instant (i64), a cause its kind as text, an option of the place as text
/// and an option of the number (i64). A number once given to a kind is never given to another.
extension Event {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .accepted(let memo) where memo.attachments.isEmpty:
      writer.write(1 as UInt8)
      memo.write(to: &writer)
    case .accepted(let memo):
      writer.write(13 as UInt8)
      memo.write(to: &writer)
      writer.write(list: memo.attachments) { $1.write(to: &$0) }
    case .routed(let id, let route):
      writer.write(2, id)
      writer.write(list: route.sinks) { $0.write($1.description) }
      writer.write(UInt32(route.cut))
    case .intended(let intention):
      writer.write(3 as UInt8)
      writer.write(intention.sink.description)
      writer.write(list: intention.memos) { $0.write($1) }
      writer.write(intention.intent.bytes)
    case .delivered(let id, let sink, let receipt):
      writer.write(4, id, at: sink)
      writer.write(receipt.place)
      writer.write(receipt.evidence)
    case .deferred(let id, let sink, let deferral):
      writer.write(5, id, at: sink)
      writer.write(deferral)
    case .held(let id, let sink, let cause):
      writer.write(6, id, at: sink)
      writer.write(cause)
    case .withdrawn(let id, let sink):
      writer.write(7, id, at: sink)
    case .retried(let id, let sink):
      writer.write(8, id)
      writer.write(option: sink) { $0.write($1.description) }
    case .dropped(let id):
      writer.write(9, id)
    case .reopened(let state):
      writer.write(10 as UInt8)
      writer.write(state)
    case .retracting(let state, let retraction):
      writer.write(11 as UInt8)
      writer.write(state)
      writer.write(retraction.sink.description)
      writer.write(retraction.intent.bytes)
    case .retracted(let id, let sink):
      writer.write(12, id, at: sink)
    }
  }

  init(from reader: inout ByteReader) throws(Undecodable) {
    switch try reader.read() as UInt8 {
    case 1: self = .accepted(try Memo(from: &reader))
    case 2:
      let id = try reader.readID()
      let sinks = try reader.readList { reader throws(Undecodable) in try reader.readSink() }
      self = .routed(id, Route(to: sinks, cutting: Int(try reader.read() as UInt32)))
    case 3:
      let sink = try reader.readSink()
      let memos = try reader.readList { reader throws(Undecodable) in try reader.readID() }
      self = .intended(Intention(at: sink, of: memos, Intent(bytes: try reader.readBytes())))
    case 4:
      let (id, sink) = (try reader.readID(), try reader.readSink())
      let place = try reader.readText()
      self = .delivered(id, sink, Receipt(place: place, evidence: try reader.readBytes()))
    case 5: self = .deferred(try reader.readID(), try reader.readSink(), try reader.readDeferral())
    case 6: self = .held(try reader.readID(), try reader.readSink(), try reader.readCause())
    case 7: self = .withdrawn(try reader.readID(), try reader.readSink())
    case 8:
      let id = try reader.readID()
      let sink = try reader.readOption { reader throws(Undecodable) in try reader.readSink() }
      self = .retried(id, sink)
    case 9: self = .dropped(try reader.readID())
    case 10: self = .reopened(try reader.readState())
    case 11:
      let (state, sink) = (try reader.readState(), try reader.readSink())
      self = .retracting(state, Retraction(at: sink, Intent(bytes: try reader.readBytes())))
    case 12: self = .retracted(try reader.readID(), try reader.readSink())
    case 13:
      let memo = try Memo(from: &reader)
      let attachments = try reader.readList { reader throws(Undecodable) in
        try Attachment(from: &reader)
      }
      guard !attachments.isEmpty else { throw .outOfRange }
      self = .accepted(memo.with(attachments))
    case let other: throw .unknownKind(other)
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ kind: UInt8, _ id: Memo.ID) {
    write(kind)
    write(id)
  }

  fileprivate mutating func write(_ kind: UInt8, _ id: Memo.ID, at sink: SinkName) {
    write(kind, id)
    write(sink.description)
  }

  fileprivate mutating func write(_ state: MemoState) {
    let sinks = state.sinks.map(\.sink)
    write(list: sinks) { $0.write($1.description) }
    let places = sinks.enumerated().map { ($1, UInt32($0)) }
    state.write(to: &self, Dictionary(uniqueKeysWithValues: places))
  }

  mutating func write(_ id: Memo.ID) {
    write(id.high)
    write(id.low)
  }

  mutating func write(_ deferral: Deferral) {
    write(deferral.cause)
    write(UInt32(clamping: deferral.attempts))
    write(deferral.notBefore.milliseconds)
  }

  mutating func write(_ cause: DeliveryFailure.Cause) {
    write(cause.kind.rawValue)
    write(option: cause.place) { $0.write($1) }
    write(option: cause.number) { $0.write(Int64($1)) }
  }
}

extension ByteReader {
  mutating func readID() throws(Undecodable) -> Memo.ID {
    let (high, low): (UInt64, UInt64) = (try read(), try read())
    guard let id = Memo.ID(high: high, low: low) else { throw .notAnID }
    return id
  }

  fileprivate mutating func readState() throws(Undecodable) -> MemoState {
    let sinks = try readList { reader throws(Undecodable) in try reader.readSink() }
    return try MemoState(from: &self, sinks)
  }

  mutating func readSink() throws(Undecodable) -> SinkName {
    SinkName(try readText())
  }

  mutating func readDeferral() throws(Undecodable) -> Deferral {
    let cause = try readCause()
    let attempts = Int(try read() as UInt32)
    return Deferral(cause, attempts: attempts, notBefore: Instant(milliseconds: try read()))
  }

  mutating func readCause() throws(Undecodable) -> DeliveryFailure.Cause {
    guard let kind = DeliveryFailure.Kind(rawValue: try readText()) else { throw .unknownCause }
    let place = try readOption { reader throws(Undecodable) in try reader.readText() }
    let number = try readOption { reader throws(Undecodable) in Int(try reader.read() as Int64) }
    return DeliveryFailure.Cause(kind, at: place, number: number)
  }
}
