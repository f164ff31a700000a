import Delivery
import Memos
import Recording
import Synchronization
import Testing
import Timekeeping

@Suite struct CourierTests {
  let place = Place()
  let shelf = TestShelf()

  private var sink: TestSink { TestSink(.notes, shelf) }

  @Test func `a delivered memo leaves the outbox, and its receipt is in the ledger`() throws {
    let memos = try place.accept("a", "b")
    let report = place.courier([sink]).deliver()
    #expect(report.ending == .finished)
    #expect(
      report.entries
        == memos.map { .init(memo: $0.id, sink: .notes, outcome: .delivered(TestSink.receipt)) })
    #expect(shelf.now.texts == ["a", "b"])
    #expect(try place.outbox().count == 0)
    #expect(try place.ledger().history(of: memos[0].id)?.receipt(from: .notes) == TestSink.receipt)
    #expect(place.courier([sink]).deliver().entries.isEmpty)
    #expect(shelf.now.texts == ["a", "b"])
  }

  @Test func `route and intent are in the ledger before a memo is visible`() throws {
    try place.accept("a")
    let seen = Mutex<[String]>([])
    var sink = sink
    let place = place
    sink.fails = { _ in
      seen.withLock { $0 = (try? place.events()) ?? [] }
      return nil
    }
    _ = place.courier([sink]).deliver()
    #expect(seen.withLock { $0 } == ["routed [notes] 0", "intended notes 1"])
  }

  @Test func `a temporary failure leaves the memo in the outbox with its reason and its time`()
    throws
  {
    let memo = try place.accept("a")[0]
    var sink = sink
    sink.refuses = { _ in .temporary(.init(.missing, at: "/notes"), after: .seconds(7)) }
    let report = place.courier([sink]).deliver()
    let until = place.now.advanced(by: .seconds(7))
    let cause = DeliveryFailure.Cause(.missing, at: "/notes")
    #expect(
      report.entries
        == [.init(memo: memo.id, sink: .notes, outcome: .waiting(cause, until: until))])
    #expect(
      try place.state(memo, at: .notes)
        == .pending(Deferral(cause, attempts: 1, notBefore: until)))
    #expect(try place.events() == ["routed [notes] 0", "deferred notes missing 1"])
  }

  @Test func `a permanent failure holds the memo until a person says so`() throws {
    let memo = try place.accept("a")[0]
    var refusing = sink
    refusing.fails = { _ in .notDelivered(.permanent(.init(.notText, number: 9))) }
    let report = place.courier([refusing]).deliver()
    #expect(report.entries.map(\.outcome) == [.held(.init(.notText, number: 9))])
    #expect(try place.state(memo, at: .notes) == .held(.init(.notText, number: 9)))
    #expect(place.courier([sink]).deliver(DeliveryOrder(.now)).entries.isEmpty)
    try place.ledger().append([.retried(memo.id, .notes)], at: place.now)
    #expect(place.courier([sink]).deliver().entries.count == 1)
    #expect(shelf.now.texts == ["a"])
  }

  @Test func `what a sink cannot tell now stays promised, and the sink is asked again`() throws {
    let memo = try place.accept("a")[0]
    var unsure = sink
    unsure.afterwards = { _ in .undecided(.temporary(.init(.noPermission), after: .seconds(1))) }
    let report = place.courier([unsure]).deliver()
    #expect(report.entries.map(\.outcome) == [.waiting(.init(.noPermission), until: nil)])
    guard case .intended = try place.state(memo, at: .notes) else {
      Issue.record("not promised any more")
      return
    }
    #expect(
      place.courier([sink]).deliver().entries.map(\.outcome) == [.delivered(TestSink.receipt)])
    #expect(shelf.now.texts == ["a"])
    #expect(shelf.now.recovers == 1)
  }

  @Test func `a memo for which the sink has no answer stays promised`() throws {
    struct Silent: Sink {
      let name = SinkName.notes

      func prepare(_ memos: [Memo]) -> [Preparation] {
        [
          Preparation(
            memos: memos.map(\.id),
            result: .success(
              PreparedDelivery(intent: Intent(bytes: []), commit: { [:] }, abandon: {})))
        ]
      }

      func recover(_ intent: Intent, of memos: [Memo]) -> [Memo.ID: Fate] { [:] }
    }
    let memo = try place.accept("a")[0]
    for _ in 0..<2 {
      let report = place.courier([Silent()]).deliver()
      #expect(report.entries.map(\.outcome) == [.waiting(.init(.undecided), until: nil)])
      guard case .intended = try place.state(memo, at: .notes) else {
        Issue.record("not promised any more")
        return
      }
    }
  }

  @Test func `a sink that fails stops no other`() throws {
    try place.accept("a", "b")
    var failing = TestSink(.mail, TestShelf())
    failing.refuses = { _ in .temporary(.init(.missing), after: .seconds(1)) }
    let report = place.courier([failing, sink]).deliver()
    #expect(shelf.now.texts == ["a", "b"])
    #expect(report.sums.map(\.sink) == [.mail, .notes])
    #expect(report.sums.map(\.waiting) == [2, 0])
    #expect(report.sums.map(\.delivered) == [0, 2])
    #expect(report.sums.map(\.reasons) == [[.missing], []])
    #expect(report.ending == .finished)
  }

  @Test func `each memo goes to its sinks only, without what chose them`() throws {
    let mail = TestShelf()
    let rules = [Routing.Rule(.prefix("mail:"), to: [.mail], .stripped)]
    let sinks = [sink, TestSink(.mail, mail)]
    let memos =
      try place.accept("Mail: to Ann", "plain") + place.accept("mail: x", to: .sinks([.notes]))
    _ = place.courier(sinks, rules: rules).deliver()
    #expect(mail.now.texts == ["to Ann"])
    #expect(shelf.now.texts == ["plain", "mail: x"])
    #expect(try place.ledger().history(of: memos[0].id)?.memo == memos[0], "kept whole")
  }

  @Test func `a memo that was routed stays so, whatever the rules say later`() throws {
    let memo = try place.accept("mail: x")[0]
    var refusing = TestSink(.mail, TestShelf())
    refusing.refuses = { _ in .temporary(.init(.missing), after: .seconds(1)) }
    let rules = [Routing.Rule(.prefix("mail:"), to: [.mail], .stripped)]
    _ = place.courier([sink, refusing], rules: rules).deliver()
    let mail = TestShelf()
    _ = place.courier([sink, TestSink(.mail, mail)]).deliver(DeliveryOrder(.now))
    #expect(mail.now.texts == ["x"])
    #expect(shelf.now.texts == [])
    #expect(try place.state(memo, at: .notes) == nil)
  }

  @Test func `a memo for a vault needs no configuration`() throws {
    try place.accept("a", to: .vault(path: "/v 1"))
    let shelf = shelf
    let courier = place.courier([]) { TestSink(SinkName("vault:" + $0), shelf) }
    #expect(courier.deliver().entries.map(\.sink) == [SinkName("vault:/v 1")])
    #expect(shelf.now.texts == ["a"])
    #expect(try place.outbox().count == 0)
  }

  @Test func `without any sink memos wait, and nothing is recorded time and again`() throws {
    let memo = try place.accept("a")[0]
    for _ in 0..<3 {
      let report = place.courier([]).deliver()
      #expect(
        report.entries
          == [.init(memo: memo.id, sink: nil, outcome: .waiting(.init(.noSink), until: nil))])
    }
    #expect(try place.events() == [])
    _ = place.courier([sink]).deliver()
    #expect(shelf.now.texts == ["a"])
  }

  @Test func `a memo for a sink that is gone waits, and goes at once when the sink is back`() throws
  {
    let memo = try place.accept("a", to: .sinks([.mail, .notes]))[0]
    let cause = DeliveryFailure.Cause(.noSuchSink, at: "mail")
    for _ in 0..<3 {
      let entries = place.courier([sink]).deliver().entries
      #expect(
        entries.last == .init(memo: memo.id, sink: .mail, outcome: .waiting(cause, until: nil)))
    }
    #expect(shelf.now.texts == ["a"])
    #expect(
      try place.events().filter { $0.hasPrefix("deferred") } == ["deferred mail no-such-sink 1"])
    let mail = TestShelf()
    _ = place.courier([TestSink(.mail, mail)]).deliver()
    #expect(mail.now.texts == ["a"])
  }

  @Test func `an order for one sink leaves the others alone`() throws {
    try place.accept("a")
    let mail = TestShelf()
    _ = place.courier([sink, TestSink(.mail, mail)]).deliver(DeliveryOrder(.now, at: .mail))
    #expect(mail.now.texts == ["a"])
    #expect(shelf.now.prepares == [])
  }

  @Test func `an outcome is told once it is in the ledger`() throws {
    let memos = try place.accept("a", "b")
    let told = Mutex<[Bool]>([])
    let place = place
    _ = place.courier([sink]).deliver { entry in
      let history = try? place.ledger().history(of: entry.memo)
      told.withLock { $0.append(history?.receipt(from: .notes) != nil) }
    }
    #expect(told.withLock { $0 } == memos.map { _ in true })
  }

  @Test func `a plan says what would be done and does nothing`() throws {
    let rules = [Routing.Rule(.prefix("x"), to: [.mail])]
    var unsure = sink
    unsure.fails = { memo in
      memo.text == "open"
        ? .undecided(.temporary(.init(.system), after: .zero))
        : .later(.missing, after: .seconds(60))
    }
    let early = try place.accept("open", "later")
    _ = place.courier([unsure]).deliver()
    let late = try place.accept("x", "new") + place.accept("v", to: .vault(path: "/v"))
    let before = try place.events()
    let courier = place.courier([sink], rules: rules)
    let missing = DeliveryFailure.Cause(.noSuchSink, at: "mail")
    let steps: [Courier.Step] = [
      .init(memo: early[0].id, sink: .notes, action: .ask),
      .init(memo: late[0].id, sink: .mail, action: .wait(missing)),
      .init(memo: late[1].id, sink: .notes, action: .deliver),
      .init(memo: late[2].id, sink: .vault(path: "/v"), action: .deliver),
    ]
    #expect(try courier.plan() == steps)
    #expect(
      try courier.plan(DeliveryOrder(.now, at: .notes)) == [
        steps[0], .init(memo: early[1].id, sink: .notes, action: .deliver), steps[2],
      ])
    #expect(try place.events() == before)
    #expect(
      try place.courier([]).plan().map(\.action).contains(.wait(.init(.noSink))))
  }
}
