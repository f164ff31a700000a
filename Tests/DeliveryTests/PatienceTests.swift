import Delivery
import Memos
import Recording
import Synchronization
import Testing
import Timekeeping

/// What is tried when, and what the ledger hears of it.
@Suite struct PatienceTests {
  let place = Place()
  let shelf = TestShelf()

  private var sink: TestSink { TestSink(.notes, shelf) }

  private func failing(
    _ kind: DeliveryFailure.Kind = .missing, after wait: Duration = .seconds(10)
  ) -> TestSink {
    var sink = sink
    sink.refuses = { _ in .temporary(.init(kind), after: wait) }
    return sink
  }

  private func notBefore(_ memo: Memo) throws -> Instant? {
    guard case .pending(let deferral?) = try place.state(memo, at: .notes) else { return nil }
    return deferral.notBefore
  }

  @Test func `a memo is not tried before its time, and then it is`() throws {
    let memo = try place.accept("a")[0]
    _ = place.courier([failing()]).deliver()
    place.pass(.seconds(9))
    #expect(place.courier([sink]).deliver().entries.isEmpty)
    place.pass(.seconds(1))
    #expect(place.courier([sink]).deliver().entries.map(\.memo) == [memo.id])
    #expect(shelf.now.texts == ["a"])
  }

  @Test func `an order for now does not look at the time`() throws {
    try place.accept("a")
    _ = place.courier([failing()]).deliver()
    #expect(place.courier([sink]).deliver(DeliveryOrder(.now)).entries.count == 1)
    #expect(shelf.now.texts == ["a"])
  }

  @Test func `the wait grows with each failure, within its bound`() throws {
    let memo = try place.accept("a")[0]
    var longest = Duration.zero
    for failures in 1...12 {
      _ = place.courier([failing(after: .milliseconds(1))]).deliver()
      let wait = try #require(try notBefore(memo)).since(place.now)
      #expect(.milliseconds(1) <= wait && wait <= BackOff().bound(afterFailures: failures))
      longest = max(longest, wait)
      place.pass(wait)
    }
    #expect(longest > .seconds(8), "drawn from up to 15 minutes")
    #expect(try place.events().last == "deferred notes missing 12")
  }

  @Test func `while a memo waits, trying others records nothing of it`() throws {
    try place.accept("a")
    _ = place.courier([failing()]).deliver()
    let before = try place.events()
    for text in ["b", "c", "d"] {
      try place.accept(text)
      _ = place.courier([failing()]).deliver()
    }
    #expect(try place.events().filter { $0.hasPrefix("deferred") }.count == 4)
    #expect(try place.events().starts(with: before))
  }

  @Test func `an early try that fails as before changes nothing; one that fails otherwise does`()
    throws
  {
    let memo = try place.accept("a")[0]
    _ = place.courier([failing()]).deliver()
    let (events, time) = (try place.events(), try notBefore(memo))
    for _ in 0..<3 { _ = place.courier([failing()]).deliver(DeliveryOrder(.now)) }
    #expect(try place.events() == events)
    #expect(try notBefore(memo) == time)
    _ = place.courier([failing(.readOnly)]).deliver(DeliveryOrder(.now))
    #expect(try place.events() == events + ["deferred notes read-only 2"])
  }

  @Test func `an early try that fails at the commit leaves the old time`() throws {
    let memo = try place.accept("a")[0]
    _ = place.courier([failing()]).deliver()
    let before = try place.state(memo, at: .notes)
    var sink = sink
    sink.fails = { _ in .later(.missing) }
    _ = place.courier([sink]).deliver(DeliveryOrder(.now))
    #expect(try place.state(memo, at: .notes) == before)
  }

  @Test func `a time far ahead tells of a clock that was set back, and is not waited for`() throws {
    try place.accept("a")
    _ = place.courier([failing()]).deliver()
    place.pass(.seconds(-3 * 24 * 60 * 60))
    #expect(place.courier([sink]).deliver().entries.count == 1)
  }

  @Test func `a sink cannot put a memo off for longer than a day`() throws {
    let memo = try place.accept("a")[0]
    _ = place.courier([failing(after: .seconds(1_000_000))]).deliver()
    #expect(try notBefore(memo) == place.now.advanced(by: .seconds(24 * 60 * 60)))
  }

  @Test func `what changed meanwhile is prepared again at once`() throws {
    try place.accept("a", "b")
    let left = Mutex(3)
    var sink = sink
    sink.fails = { memo in
      guard memo.text == "b" else { return nil }
      return left.withLock { left in
        left -= 1
        return left >= 0 ? .later(.changing, after: .zero) : nil
      }
    }
    let report = place.courier([sink]).deliver()
    #expect(
      report.entries.map(\.outcome) == [.delivered(TestSink.receipt), .delivered(TestSink.receipt)])
    #expect(shelf.now.texts == ["a", "b"])
    #expect(shelf.now.prepares == [2, 1, 1, 1])
    #expect(place.paused.map { $0 <= .milliseconds(50) } == [true, true, true])
    #expect(try place.outbox().count == 0)
  }

  @Test(arguments: [true, false])
  func `what never stops changing is put off in the end`(atCommit: Bool) throws {
    let memo = try place.accept("a")[0]
    var sink = sink
    if atCommit {
      sink.fails = { _ in .later(.changing, after: .zero) }
    } else {
      sink.refuses = { _ in .temporary(.init(.changing), after: .zero) }
    }
    let report = place.courier([sink]).deliver()
    #expect(shelf.now.prepares.count == 21)
    guard case .pending(let deferral?) = try place.state(memo, at: .notes) else {
      Issue.record("not put off")
      return
    }
    #expect(deferral.cause == .init(.changing) && deferral.attempts == 1)
    #expect(
      report.entries.map(\.outcome) == [.waiting(.init(.changing), until: deferral.notBefore)])
  }

  @Test func `a memo dropped while its note was changing is not tried again`() throws {
    let memo = try place.accept("a")[0]
    let place = place
    var sink = sink
    sink.fails = { memo in
      _ = try? place.ledger().append([.dropped(memo.id)], at: place.now)
      return .later(.changing, after: .zero)
    }
    _ = place.courier([sink]).deliver()
    #expect(shelf.now.prepares == [1])
    #expect(try place.state(memo, at: .notes) == .dropped)
    #expect(try place.outbox().count == 0)
  }

  @Test func `memos that wait for settings go as soon as these are mended, in their order`() throws
  {
    let place = Place()
    let shelf = TestShelf()
    try place.accept("a", "b")
    func broken(at offset: Int) -> TestSink {
      var sink = TestSink(.notes, shelf)
      sink.refuses = { _ in
        let cause = DeliveryFailure.Cause(.brokenSettings, at: "/v/d.json", number: offset)
        return .temporary(cause, after: .seconds(600))
      }
      return sink
    }
    _ = place.courier([broken(at: 5)]).deliver()
    try place.accept("c")
    let before = try place.events().count
    _ = place.courier([broken(at: 5)]).deliver()
    // The one that was tried before its time is told of, and nothing new is recorded of it.
    #expect(try place.events().count == before + 2)
    // Broken at another place they are still broken: one is tried, and the others are left alone.
    _ = place.courier([broken(at: 9)]).deliver()
    #expect(try place.events().count == before + 3)
    _ = place.courier([TestSink(.notes, shelf)]).deliver()
    #expect(shelf.now.texts == ["a", "b", "c"])
  }
}
