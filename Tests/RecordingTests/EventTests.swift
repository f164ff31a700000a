import Memos
import Recording
import TestSupport
import Testing
import Timekeeping

@Suite struct EventTests {
  static let id = Memo.sample("x").id
  static let cause = DeliveryFailure.Cause(.diskFull, at: "/vault/Ä", number: -28)

  static let events: [Event] = [
    .accepted(.sample("buy milk")),
    .accepted(
      Memo(
        id: Memo.sample("y").id, text: "multi\r\nline \u{0} 漢字 e\u{301}", title: "A title",
        tags: ["one", "två"],
        created: Timestamp(.sample, offset: UTCOffset(seconds: -34_200) ?? .utc),
        destination: .sinks([.notes, .mail]))),
    .accepted(.sample("with a vault", destination: .vault(path: "/home/me/Notes"))),
    .accepted(.sample("")),
    .routed(id, Route(to: [.notes, .mail], cutting: 6)),
    .intended(Intention(at: .notes, of: [id, Memo.sample("z").id], Intent(bytes: Array(0...255)))),
    .intended(Intention(at: .notes, of: [], Intent(bytes: []))),
    .delivered(id, .notes, Receipt(place: "/vault/note.md", evidence: [1, 0, 255])),
    .deferred(id, .mail, Deferral(cause, attempts: 3, notBefore: Instant(milliseconds: -5))),
    .held(id, .mail, DeliveryFailure.Cause(.notText)),
    .withdrawn(id, .notes),
    .retried(id, .notes),
    .retried(id, nil),
    .dropped(id),
  ]

  static let attached: [Event] = [
    .accepted(.sample("with one", attached: [.sample("a.png", byteCount: 7)])),
    .accepted(
      .sample(
        "", attached: [.sample("Ä e\u{301}.pdf", byteCount: 0), .sample("", byteCount: .max)])),
  ]

  /// Memos in every state that an outbox knows.
  static let sequel: [Event] = {
    let memos = (0..<4).map { Memo.sample("memo \($0)") }
    let ids = memos.map(\.id)
    let deferral = Deferral(cause, attempts: 2, notBefore: Instant(milliseconds: 77))
    return memos.map { .accepted($0) } + [
      .routed(ids[0], Route(to: [.notes, .mail, SinkName("script")], cutting: 5)),
      .routed(ids[1], Route(to: [.notes, .mail])),
      .delivered(ids[0], .notes, Receipt(place: "/vault/note.md", evidence: [1])),
      .deferred(ids[0], .mail, deferral),
      .held(ids[0], SinkName("script"), cause),
      .deferred(ids[1], .mail, deferral),
      .intended(Intention(at: .mail, of: [ids[1]], Intent(bytes: [2]))),
      .intended(Intention(at: .notes, of: [ids[1], ids[2]], Intent(bytes: [3]))),
      .dropped(ids[3]),
    ]
  }()

  /// Memos that were delivered: one was taken back, one is being taken back, one was lost.
  static func takenBack() throws -> [Event] {
    let place = Place()
    let memos = (0..<3).map { Memo.sample("memo \($0)") }
    var events = memos.map(Event.accepted)
    for id in memos.map(\.id) {
      events.append(.routed(id, Route(to: [.notes, .mail], cutting: 1)))
      for sink in [SinkName.notes, .mail] {
        events.append(.delivered(id, sink, Receipt(place: "/vault/note.md", evidence: [1])))
      }
    }
    try place.ledger().append(events, at: .sample)
    let states = try memos.map { try #require(try place.ledger().history(of: $0.id)?.state) }
    let retraction = Retraction(at: .notes, Intent(bytes: [4, 5]))
    return events + [
      .retracting(states[0], retraction), .retracted(states[0].id, .notes),
      .retracting(states[1], retraction), .reopened(states[2].reopened(at: [.mail])),
    ]
  }

  @Test func `memos that left and came back are recorded as what they were`() throws {
    let place = Place()
    let events = try Self.takenBack()
    try place.ledger().append(events, at: .sample)
    let found = try place.ledger().events(after: .none).map(\.event)
    #expect(found.count == events.count)
    guard case .retracting(let state, _) = found[12], case .reopened(let other) = found[15] else {
      Issue.record("not \(found)")
      return
    }
    #expect(state.sinks.map(\.state.status) == [.delivered, .delivered])
    #expect(other.sinks.map(\.state.status) == [.delivered, .waiting])
    #expect(found[14...].last == events.last)
  }

  @Test func `every event comes back as it was recorded`() throws {
    let place = Place()
    let ledger = place.ledger()
    let first = try ledger.append(Self.events, at: .sample)
    #expect(first == EventNumber(1)..<EventNumber(UInt64(Self.events.count) + 1))
    let later = Instant(milliseconds: 5)
    try ledger.append([.dropped(Self.id)], at: later)
    let found = try place.ledger().events(after: .none)
    #expect(found.map(\.event) == Self.events + [.dropped(Self.id)])
    #expect(found.map(\.number.rawValue) == Array(1...UInt64(found.count)))
    #expect(found.dropLast().allSatisfy { $0.instant == .sample })
    #expect(found.last?.instant == later)
    for event in found { #expect(try ledger.event(at: event.place) == event) }
  }

  @Test func `what is attached comes back as it was recorded`() throws {
    let place = Place()
    try place.ledger().append(Self.attached, at: .sample)
    #expect(try place.ledger().events(after: .none).map(\.event) == Self.attached)
    let outbox = try place.ledger().outbox()
    #expect(outbox.memos.map(\.hasAttachments) == [true, true])
  }

  @Test func `a memo without attachments is written as it always was`() throws {
    let place = Place()
    try place.ledger().append([.accepted(.sample("buy milk"))], at: .sample)
    let count = try #require(try place.ledger().inspect().first?.usedCount)
    // The header, the checkpoint and a record of 117 bytes: as it was before there were any.
    #expect(count == 120 + 88 + 120)
    let other = Place()
    try other.ledger().append(
      [.accepted(.sample("buy milk", attached: [.sample("a.png", byteCount: 7)]))], at: .sample)
    // A list of one: its count, the ID, the name, the byte count and the digest.
    #expect(try other.ledger().inspect().first?.usedCount == count + 4 + 16 + 9 + 8 + 32 + 3)
    #expect(try place.ledger().outbox().memos.map(\.hasAttachments) == [false])
  }

  @Test func `that something is attached stands in the checkpoint`() throws {
    let place = Place()
    let ledger = place.ledger()
    try ledger.append(Self.attached + [.accepted(.sample("without"))], at: .sample)
    try ledger.rotateKey(at: .sample)
    #expect(try place.ledger().outbox().memos.map(\.hasAttachments) == [true, true, false])
  }

  @Test func `text keeps its bytes`() throws {
    let place = Place()
    let memo = Memo.sample("e\u{301} é \r\n")
    try place.ledger().append([.accepted(memo)], at: .sample)
    let ledger = place.ledger()
    let state = try #require(try ledger.outbox()[memo.id])
    #expect(Array(try ledger.memo(state).text.utf8) == Array(memo.text.utf8))
  }

  @Test func `every kind of obstacle can be recorded`() throws {
    let place = Place()
    let ledger = place.ledger()
    let causes = DeliveryFailure.Kind.allCases.map { DeliveryFailure.Cause($0) }
    try ledger.append(causes.map { .held(Self.id, .notes, $0) }, at: .sample)
    #expect(
      try place.ledger().events(after: .none).map(\.event)
        == causes.map { .held(Self.id, .notes, $0) })
  }

  @Test func `nothing of a memo stands on the disk in the clear`() throws {
    let place = Place()
    let memo = Memo(
      id: Self.id, text: "attack at dawn", title: "secret title", tags: ["hidden"],
      created: Timestamp(.sample, offset: .utc))
    try place.ledger().append(
      [.accepted(memo), .routed(memo.id, Route(to: [SinkName("a-sink-name")]))], at: .sample)
    let bytes = place.segment(1)
    for word in ["attack", "secret title", "hidden", "a-sink-name"] {
      #expect(!bytes.contains(Array(word.utf8)))
    }
  }
}

extension Collection where Element: Equatable {
  func contains(_ part: [Element]) -> Bool {
    !indices.allSatisfy { !self[$0...].starts(with: part) }
  }
}
