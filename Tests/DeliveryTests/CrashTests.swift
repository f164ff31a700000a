import Delivery
import Memos
import Posix
import Recording
import TestSupport
import Testing
import Timekeeping

/// Each accepted memo is in each sink exactly once, whatever happens in between.
@Suite struct CrashTests {
  /// Two sinks, one that takes memos in pairs and one that takes each alone and cannot at first.
  private struct World {
    let place = Place()
    let notes = TestShelf()
    let mail = TestShelf()
    var saved: Set<Memo.ID> = []
    let memos = ["a", "b", "c"].map { Memo.sample($0) }

    /// One process: captures what is not captured, and delivers.
    mutating func live(_ calls: SystemCalls) {
      let ledger = place.ledger(calls)
      for memo in memos where !saved.contains(memo.id) {
        do throws(LedgerFailure) {
          try ledger.append([.accepted(memo)], at: place.now)
          saved.insert(memo.id)
        } catch {
          break
        }
      }
      var pairs = TestSink(.notes, notes)
      pairs.groupSize = 2
      let mail = mail
      var single = TestSink(.mail, mail)
      single.groupSize = 1
      single.refuses = { group in
        mail.now.prepares.count <= 1 && group[0].text == "b"
          ? .temporary(.init(.missing), after: .seconds(1)) : nil
      }
      _ = place.courier([pairs, single], calls: calls).deliver(DeliveryOrder(.now))
    }

    mutating func check(_ comment: Comment) throws {
      // Twice: what could not be taken the first time is, the second time.
      live(.kernel)
      live(.kernel)
      for memo in memos {
        for shelf in [notes, mail] {
          let count = shelf.now.ids.count { $0 == memo.id }
          let expected = saved.contains(memo.id) ? 1...1 : 0...1
          #expect(expected.contains(count), "\(memo.text) \(comment)")
        }
      }
      #expect(try place.outbox().count == 0, comment)
    }
  }

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `trouble at any call of the ledger`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    // The ledger's own tests strike at every call; here each loss meets another quarter of them.
    let quarter = FragileDisk.Loss.allCases.firstIndex(of: loss) ?? 0
    try withEvery(trouble, from: quarter, step: 4) { disk in
      var world = World()
      world.live(disk.calls)
      disk.restart(losing: loss)
      // A memo not reported saved may have been found in the ledger by the second process as
      // well as captured by it: that is one memo, by its ID.
      try world.check("after \(disk.callCount) calls")
    }
  }

  @Test(arguments: [FragileDisk.Loss.nothing, .everything])
  func `a second crash while the first is being recovered from`(loss: FragileDisk.Loss) throws {
    var n = 0
    while true {
      var hasStruck = false
      // Every pair of calls would take minutes: each first one meets another fifth of the second.
      try withEvery(.powerCut, from: n % 5, step: 5) { second in
        var world = World()
        let first = FragileDisk(.powerCut, at: n)
        world.live(first.calls)
        hasStruck = first.hasStruck
        first.restart(losing: loss)
        world.live(second.calls)
        second.restart(losing: loss)
        try world.check("cut at \(n), then after \(second.callCount) calls")
      }
      guard hasStruck else { return }
      n += 3
    }
  }

  @Test(arguments: [[], ["a"], ["b"], ["a", "b"]])
  func `the sink is asked about what became visible before the crash`(visible: [String]) throws {
    let place = Place()
    let shelf = TestShelf()
    let memos = try place.accept("a", "b")
    let intention = Intention(at: .notes, of: memos.map(\.id), Intent(bytes: Array("a|b".utf8)))
    let route = Route(to: [.notes])
    try place.ledger().append(
      memos.map { .routed($0.id, route) } + [.intended(intention)], at: place.now)
    for memo in memos where visible.contains(memo.text) {
      shelf.change {
        $0.ids.append(memo.id)
        $0.texts.append(memo.text)
      }
    }
    let report = place.courier([TestSink(.notes, shelf)]).deliver()
    #expect(shelf.now.texts.sorted() == ["a", "b"])
    #expect(shelf.now.recovers == 1)
    #expect(report.entries.map(\.outcome) == memos.map { _ in .delivered(TestSink.receipt) })
    #expect(try place.outbox().count == 0)
  }

  @Test func `a sink is shown after a crash what it was shown before`() throws {
    let place = Place()
    let shelf = TestShelf()
    try place.accept("to Ann", "MAIL: b", "mail: c")
    let rules = [Routing.Rule(.prefix("mail:"), to: [.notes], .stripped)]
    var unsure = TestSink(.notes, shelf)
    unsure.fails = { _ in .undecided(.temporary(.init(.system), after: .seconds(1))) }
    _ = place.courier([unsure], rules: rules).deliver()
    // The test's sink knows nothing unless it is shown the same texts in the same order.
    _ = place.courier([TestSink(.notes, shelf)]).deliver()
    #expect(shelf.now.texts == ["to Ann", "b", "c"] || shelf.now.texts == ["b", "c", "to Ann"])
  }

  @Test func `an intent whose sink is gone waits for it`() throws {
    let place = Place()
    let shelf = TestShelf()
    let memo = try place.accept("a")[0]
    var unsure = TestSink(.notes, shelf)
    unsure.afterwards = { _ in .undecided(.temporary(.init(.system), after: .seconds(1))) }
    _ = place.courier([unsure]).deliver()
    let before = try place.events()
    #expect(
      place.courier([]).deliver().entries.map(\.outcome)
        == [.waiting(.init(.noSuchSink, at: "notes"), until: nil)])
    #expect(try place.events() == before)
    _ = place.courier([TestSink(.notes, shelf)]).deliver()
    #expect(shelf.now.texts == ["a"])
    #expect(try place.outbox()[memo.id] == nil)
  }

  @Test func `where the intent is not durable, nothing is committed and all is abandoned`() throws {
    var tries = 0
    try withEvery(.powerCut) { disk in
      let place = Place()
      try place.accept("a", "b")
      let shelf = TestShelf()
      var sink = TestSink(.notes, shelf)
      sink.groupSize = 1
      let report = place.courier([sink], calls: disk.calls).deliver()
      if case .stopped = report.ending, shelf.now.prepares == [2], shelf.now.texts.isEmpty {
        tries += 1
        #expect(shelf.now.abandoned == 2)
      }
    }
    #expect(tries > 0)
  }

  @Test func `a ledger that cannot be written stops the courier, not the program`() throws {
    let place = Place()
    try place.accept("a")
    let disk = FragileDisk(.noSpace, at: 0)
    let shelf = TestShelf()
    // The segment has space left for what is recorded: a full disk stops nothing here.
    let report = place.courier([TestSink(.notes, shelf)], calls: disk.calls).deliver()
    #expect(report.ending == .finished)
    try place.folder.write("", to: "elsewhere")
    let broken = Courier(
      ledger: Ledger(at: place.folder.path("elsewhere"), keys: Keyring(at: place.folder.path("k"))),
      sinks: [], routing: Routing(sinks: [])
    ) { _ in TestSink(.notes, shelf) }
    guard
      case .stopped(.notLocked(place.folder.path("elsewhere/delivery.lock"), _)) =
        broken.deliver().ending
    else {
      Issue.record("it went on without a lock")
      return
    }
  }
}
