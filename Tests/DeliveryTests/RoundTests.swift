import Delivery
import Memos
import Recording
import Synchronization
import TestSupport
import Testing

/// Two rounds: vaults and programs in the one, what a network stands before in the other.
@Suite struct RoundTests {
  let place = Place()
  let notes = TestShelf()
  let mail = TestShelf()

  private func courier(_ round: Courier.Round, mail sink: TestSink? = nil) -> Courier {
    place.courier(
      [TestSink(.notes, notes), sink ?? TestSink(.mail, mail)], round: round, distant: [.mail])
  }

  @Test func `each round serves its own sinks and leaves the others alone`() throws {
    let memo = try place.accept("a")[0]
    let near = courier(.near).deliver()
    #expect(near.entries.map(\.sink) == [.notes])
    #expect(notes.now.texts == ["a"])
    #expect(mail.now.prepares == [])
    #expect(try place.state(memo, at: .mail) == .pending(nil))
    let distant = courier(.distant).deliver()
    #expect(distant.entries.map(\.sink) == [.mail])
    #expect(mail.now.texts == ["a"])
    #expect(notes.now.texts == ["a"])
    #expect(try place.outbox().count == 0)
  }

  @Test func `the distant round routes a memo that nobody has routed yet`() throws {
    try place.accept("a")
    #expect(courier(.distant).deliver().entries.map(\.sink) == [.mail])
    #expect(courier(.near).deliver().entries.map(\.sink) == [.notes])
    #expect(try place.outbox().count == 0)
  }

  @Test func `while one round waits for a network the other delivers`() throws {
    try place.accept("a")
    let reports = Mutex<[DeliveryReport]>([])
    let rounds = self
    var slow = TestSink(.mail, mail)
    slow.fails = { _ in
      let report = rounds.courier(.near).deliver()
      reports.withLock { $0.append(report) }
      return nil
    }
    #expect(courier(.distant, mail: slow).deliver().ending == .finished)
    #expect(reports.withLock { $0.map(\.ending) } == [.finished])
    #expect(notes.now.texts == ["a"])
    #expect(try place.outbox().count == 0)
  }

  @Test func `what a crash left open is asked for by the round that promised it`() throws {
    let memo = try place.accept("a")[0]
    try place.ledger().append(
      [
        .routed(memo.id, Route(to: [.notes, .mail])),
        .intended(Intention(at: .mail, of: [memo.id], Intent(bytes: [1]))),
      ], at: place.now)
    _ = courier(.near).deliver()
    #expect(mail.now.recovers == 0)
    _ = courier(.distant).deliver()
    #expect(mail.now.recovers == 1)
  }

  @Test func `a memo on its way to a distant sink is not taken back at the same moment`() throws {
    let memo = try place.accept("a")[0]
    _ = courier(.near).deliver()
    let reports = Mutex<[RetractionReport]>([])
    let rounds = self
    var slow = TestSink(.mail, mail)
    slow.fails = { memo in
      let report = rounds.courier(.near).retract(memo.id, patience: .zero)
      reports.withLock { $0.append(report) }
      return nil
    }
    _ = courier(.distant, mail: slow).deliver()
    #expect(reports.withLock { $0 } == [.busy])
    #expect(mail.now.texts == ["a"])
    _ = memo
  }

  @Test func `a memo that has no business at a distant sink waits for no network to be undone`()
    throws
  {
    let other = try place.accept("b", to: .sinks([.mail]))[0]
    let memo = try place.accept("a", to: .sinks([.notes]))[0]
    _ = courier(.near).deliver()
    var keeping = TestSink(.notes, notes)
    keeping.keeps = { _ in nil }
    let reports = Mutex<[RetractionReport]>([])
    let (place, kept) = (place, keeping)
    var slow = TestSink(.mail, mail)
    slow.fails = { _ in
      let report = place.courier([kept, TestSink(.mail, TestShelf())], distant: [.mail])
        .retract(memo.id, patience: .zero)
      reports.withLock { $0.append(report) }
      return nil
    }
    _ = courier(.distant, mail: slow).deliver()
    #expect(
      reports.withLock { $0 } == [.done([.init(sink: .notes, outcome: .retracted("/shelf"))])])
    #expect(mail.has(other.id))
  }
}
