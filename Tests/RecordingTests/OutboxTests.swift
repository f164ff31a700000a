import Memos
import Recording
import TestSupport
import Testing
import Timekeeping

/// What each event does to a memo, told by a ledger that goes on and by one that is opened anew.
@Suite struct OutboxTests {
  let place = Place()
  let ledger: Ledger
  let memo = Memo.sample("buy milk")
  var id: Memo.ID { memo.id }
  let receipt = Receipt(place: "/vault/note.md", evidence: [7])
  let cause = DeliveryFailure.Cause(.missing, at: "/vault")

  init() throws {
    ledger = place.ledger()
    _ = try ledger.outbox()
    try ledger.append([.accepted(memo)], at: .sample)
  }

  /// The memo after `events`, in both ledgers and through a checkpoint.
  func state(after events: Event...) throws -> MemoState? {
    try ledger.append(events, at: .sample)
    let state = try ledger.outbox()[id]
    let fresh = place.ledger()
    #expect(try fresh.outbox()[id] == state)
    try fresh.rotateKey(at: .sample)
    #expect(try place.ledger().outbox()[id] == state)
    if let state { #expect(try place.ledger().history(of: id)?.state == state) }
    return state
  }

  func number() throws -> EventNumber { try ledger.lastNumber() }

  @Test func `a memo without a route waits`() throws {
    let state = try #require(try state())
    #expect(state.status == .waiting)
    #expect(state.cut == nil)
    #expect(state.sinks.isEmpty)
    #expect(state.accepted == .sample)
  }

  @Test func `a routed memo waits at each of its sinks`() throws {
    let state = try state(after: .routed(id, Route(to: [.notes, .mail], cutting: 6)))
    #expect(state?.cut == 6)
    #expect(state?.sinks.map(\.sink) == [.notes, .mail])
    #expect(state?[.notes] == .pending(nil))
    #expect(state?.status == .waiting)
  }

  @Test func `a memo leaves when every sink has it`() throws {
    let route = Event.routed(id, Route(to: [.notes, .mail]))
    let first = try state(after: route, .delivered(id, .notes, receipt))
    guard case .delivered(let place) = first?[.notes] else {
      Issue.record("not delivered")
      return
    }
    #expect(try ledger.receipt(at: place) == receipt)
    #expect(first?.status == .waiting)
    #expect(try state(after: .delivered(id, .mail, receipt)) == nil)
    #expect(try ledger.outbox().count == 0)
    let history = try #require(try ledger.history(of: id))
    #expect(history.state.status == .delivered)
    #expect(history.receipt(from: .mail) == receipt)
    #expect(history.memo == memo)
    #expect(history.events.count == 4)
  }

  @Test func `a deferral says why and until when, and outlives the next intention`() throws {
    let deferral = Deferral(cause, attempts: 2, notBefore: Instant(milliseconds: 99))
    let first = try state(
      after: .routed(id, Route(to: [.notes])), .deferred(id, .notes, deferral))
    #expect(first?[.notes] == .pending(deferral))
    let intention = Intention(at: .notes, of: [id], Intent(bytes: [1]))
    let second = try state(after: .intended(intention))
    #expect(second?[.notes] == .intended(try number(), after: deferral))
    #expect(try state(after: .withdrawn(id, .notes))?[.notes] == .pending(deferral))
  }

  @Test func `an outstanding intention can be shown to its sink with all its memos`() throws {
    let other = Memo.sample("and bread")
    let route = Route(to: [.notes])
    let intent = Intent(bytes: [4, 5])
    let state = try state(
      after: .accepted(other), .routed(id, route), .routed(other.id, route),
      .intended(Intention(at: .notes, of: [id, other.id], intent)))
    let number = try number()
    #expect(state?[.notes] == .intended(number, after: nil))
    for ledger in [ledger, place.ledger()] {
      let outbox = try ledger.outbox()
      let intention = try #require(outbox.intentions.first)
      #expect(intention.number == number)
      #expect(intention.sink == .notes)
      #expect(intention.memos == [id, other.id])
      #expect(try ledger.intent(intention) == intent)
    }
    // The first outcome alone: both memos stay, so that the sink can be shown both.
    let half = try self.state(after: .delivered(id, .notes, receipt))
    #expect(half?.status == .delivered)
    #expect(try ledger.outbox().intentions.count == 1)
    #expect(try self.state(after: .delivered(other.id, .notes, receipt)) == nil)
    #expect(try ledger.outbox().count == 0)
    #expect(try ledger.outbox().intentions.isEmpty)
  }

  @Test func `a held memo stays until it is retried`() throws {
    let route = Event.routed(id, Route(to: [.notes, .mail]))
    let held = try state(
      after: route, .held(id, .notes, cause), .delivered(id, .mail, receipt))
    #expect(held?[.notes] == .held(cause))
    #expect(held?.status == .held)
    let retried = try state(after: .retried(id, nil))
    #expect(retried?[.notes] == .pending(nil))
    #expect(retried?.status == .waiting)
  }

  @Test func `a retry at one sink leaves the others`() throws {
    let route = Event.routed(id, Route(to: [.notes, .mail]))
    let state = try state(
      after: route, .held(id, .notes, cause), .held(id, .mail, cause), .retried(id, .mail))
    #expect(state?[.notes] == .held(cause))
    #expect(state?[.mail] == .pending(nil))
  }

  @Test func `a dropped memo leaves, and nothing brings it back`() throws {
    #expect(try state(after: .dropped(id)) == nil)
    #expect(try state(after: .retried(id, nil), .routed(id, Route(to: [.notes]))) == nil)
    #expect(try ledger.history(of: id)?.state.status == .dropped)
  }

  @Test func `a memo dropped while its sink is at work stays until the sink has said`() throws {
    let events: [Event] = [
      .routed(id, Route(to: [.notes, .mail])),
      .intended(Intention(at: .notes, of: [id], Intent(bytes: []))), .dropped(id),
    ]
    try ledger.append(events, at: .sample)
    let state = try state()
    #expect(state?[.mail] == .dropped)
    #expect(state?.status == .waiting)
    #expect(try self.state(after: .withdrawn(id, .notes)) == nil)
  }

  @Test func `a new route keeps what is delivered or promised`() throws {
    let (script, other) = (SinkName("script"), SinkName("other"))
    let state = try state(
      after: .routed(id, Route(to: [.notes, .mail, script])), .delivered(id, .notes, receipt),
      .intended(Intention(at: .mail, of: [id], Intent(bytes: []))),
      .routed(id, Route(to: [other], cutting: 2)))
    #expect(state?.sinks.map(\.sink) == [other, .notes, .mail])
    #expect(state?[other] == .pending(nil))
    #expect(state?[script] == nil)
    #expect(state?.cut == 2)
  }

  @Test func `a memo accepted twice counts once, also late`() throws {
    #expect(try state(after: .accepted(memo))?.number == EventNumber(1))
    #expect(try ledger.outbox().count == 1)
    let route = Event.routed(id, Route(to: [.notes]))
    #expect(try state(after: route, .delivered(id, .notes, receipt)) == nil)
    #expect(try state(after: .accepted(memo)) == nil)
  }

  /// The memo as it stands after `events`, though it has left.
  func history(after events: Event...) throws -> MemoState {
    try ledger.append(events, at: .sample)
    return try #require(try ledger.history(of: id)?.state)
  }

  @Test func `a memo that left comes back to be taken out, and leaves again`() throws {
    let left = try history(
      after: .routed(id, Route(to: [.notes, .mail])), .delivered(id, .notes, receipt),
      .delivered(id, .mail, receipt))
    #expect(left.status == .delivered)
    let retraction = Retraction(at: .notes, Intent(bytes: [9]))
    let back = try state(after: .retracting(left, retraction))
    let number = try number()
    guard case .retracting(number, from: let place) = back?[.notes] else {
      Issue.record("not \(String(describing: back))")
      return
    }
    #expect(try ledger.receipt(at: place) == receipt)
    #expect(back?.status == .waiting)
    #expect(back?.number == EventNumber(1))
    for ledger in [ledger, self.place.ledger()] {
      let intention = try #require(try ledger.outbox().intentions.first)
      #expect(intention.memos == [id])
      #expect(try ledger.intent(intention) == retraction.intent)
    }
    #expect(try state(after: .retracted(id, .notes)) == nil)
    #expect(try ledger.outbox().intentions.isEmpty)
    let gone = try #require(try ledger.history(of: id)?.state)
    #expect(gone.status == .undone)
    guard case .delivered = gone[.mail] else {
      Issue.record("the other sink still has it")
      return
    }
    #expect(gone[.notes] == .retracted)
  }

  @Test func `a retraction that came to nothing leaves the memo delivered`() throws {
    let left = try history(
      after: .routed(id, Route(to: [.notes])), .delivered(id, .notes, receipt))
    let retraction = Retraction(at: .notes, Intent(bytes: [9]))
    #expect(try state(after: .retracting(left, retraction)) != nil)
    #expect(try state(after: .withdrawn(id, .notes)) == nil)
    let history = try #require(try ledger.history(of: id))
    #expect(history.state.status == .delivered)
    #expect(history.receipt(from: .notes) == receipt)
  }

  @Test func `a memo that its sink lost waits for it again, and for no other`() throws {
    let left = try history(
      after: .routed(id, Route(to: [.notes, .mail])), .delivered(id, .notes, receipt),
      .delivered(id, .mail, receipt))
    let back = try state(after: .reopened(left.reopened(at: [.notes])))
    #expect(back?[.notes] == .pending(nil))
    #expect(back?[.mail]?.status == .delivered)
    #expect(back?.number == EventNumber(1))
    #expect(try state(after: .delivered(id, .notes, Receipt(place: "/again"))) == nil)
    #expect(try ledger.history(of: id)?.receipt(from: .notes)?.place == "/again")
    #expect(try ledger.history(of: id)?.state.status == .delivered)
  }

  @Test func `memos keep the order of their acceptance`() throws {
    let memos = (0..<200).map { Memo.sample("memo \($0)") }
    try ledger.append(memos.map { .accepted($0) }, at: .sample)
    let gone = memos.filter { _ in Bool.random() }
    try ledger.append(gone.map { .dropped($0.id) }, at: .sample)
    let left = [id] + memos.map(\.id).filter { id in !gone.contains { $0.id == id } }
    for ledger in [ledger, place.ledger()] {
      #expect(try ledger.outbox().memos.map(\.id) == left)
      #expect(try ledger.outbox().count == left.count)
    }
  }

  @Test func `thousands of deliveries in batches leave what was not delivered`() throws {
    let memos = (0..<1_000).map { Memo.sample("memo \($0)") }
    try ledger.append(
      memos.flatMap { [.accepted($0), .routed($0.id, Route(to: [.notes, .mail]))] }, at: .sample)
    for sink in [SinkName.notes, .mail] {
      for start in stride(from: 0, to: 1_000, by: 37) {
        let batch = memos[start..<min(start + 37, 1_000)].map(\.id)
        try ledger.append(
          [.intended(Intention(at: sink, of: batch, Intent(bytes: [1])))], at: .sample)
        let outcomes = batch.enumerated().map { index, id -> Event in
          index % 10 == 3 ? .held(id, sink, cause) : .delivered(id, sink, receipt)
        }
        try ledger.append(outcomes, at: .sample, .lazy)
        if start % 5 == 0 { #expect(try ledger.outbox().intentions.isEmpty) }
      }
    }
    let held = memos.enumerated().filter { $0.offset % 37 % 10 == 3 }.map(\.element.id)
    for ledger in [ledger, place.ledger()] {
      #expect(try ledger.outbox().memos.map(\.id) == [id] + held)
    }
  }
}
