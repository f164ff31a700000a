import Delivery
import Memos
import Posix
import Recording
import Synchronization
import TestSupport
import Testing

/// Taking a memo back: everywhere that it can be, or nowhere.
@Suite struct TakingBackTests {
  let place = Place()
  let notes = TestShelf()
  let mail = TestShelf()

  /// A sink that gives everything back.
  private func giving(_ name: SinkName, _ shelf: TestShelf) -> TestSink {
    var sink = TestSink(name, shelf)
    sink.keeps = { _ in nil }
    return sink
  }

  /// The same, but what it has changes in the moment of the first tries.
  private func giving(_ name: SinkName, _ shelf: TestShelf, afterTries count: Int) -> TestSink {
    let tries = Mutex(0)
    var sink = giving(name, shelf)
    sink.retracts = { _ in
      let isLast = tries.withLock { tries in
        tries += 1
        return tries >= count
      }
      return isLast ? nil : .kept(.temporary(.init(.changing), after: .zero))
    }
    return sink
  }

  @Test func `a delivered memo is taken back, and stays so`() throws {
    let memos = try place.accept("a", "b", "c")
    let courier = place.courier([giving(.notes, notes)])
    _ = courier.deliver()
    let report = courier.retract(memos[1].id, patience: .zero)
    #expect(report == .done([.init(sink: .notes, outcome: .retracted("/shelf"))]))
    #expect(notes.now.texts == ["a", "c"])
    #expect(notes.now.shown.map(\.memo) == memos.map(\.id))
    #expect(try place.ledger().history(of: memos[1].id)?.state.status == .undone)
    #expect(try place.outbox().count == 0)
    #expect(courier.deliver(DeliveryOrder(.now)).entries == [])
    #expect(notes.now.texts == ["a", "c"])
    #expect(courier.retract(memos[1].id, patience: .zero) == .nothingToDo(.undone))
    #expect(courier.retract(memos[0].id, patience: .zero) == report)
    #expect(notes.now.shown.map(\.standing) == [.delivered, .retracted, .delivered])
  }

  @Test func `a memo that waits is given up, and never delivered`() throws {
    let memo = try place.accept("a")[0]
    var sink = giving(.notes, notes)
    let answer = place.courier([]).retract(memo.id, patience: .zero)
    #expect(answer == .done([.init(sink: nil, outcome: .dropped)]))
    let other = try place.accept("b")[0]
    sink.refuses = { _ in .temporary(.init(.missing), after: .seconds(1)) }
    _ = place.courier([sink]).deliver()
    #expect(
      place.courier([sink]).retract(other.id, patience: .zero)
        == .done([.init(sink: .notes, outcome: .dropped)]))
    _ = place.courier([giving(.notes, notes)]).deliver(DeliveryOrder(.now))
    #expect(notes.now.texts == [])
    #expect(try place.outbox().count == 0)
  }

  @Test func `if one sink does not give it back, none does`() throws {
    let memo = try place.accept("a")[0]
    var changed = giving(.mail, mail)
    changed.place = "/mail"
    changed.keeps = { _ in .changed }
    let courier = place.courier([giving(.notes, notes), changed])
    _ = courier.deliver()
    let before = try place.events()
    #expect(
      courier.retract(memo.id, patience: .zero)
        == .refused([.init(sink: .mail, place: "/mail", reason: .changed)]))
    #expect(notes.now.texts == ["a"])
    #expect(notes.now.abandoned == 1)
    #expect(try place.events() == before)
  }

  @Test func `a sink that can give nothing back keeps it, and stops no other`() throws {
    let memo = try place.accept("a")[0]
    let courier = place.courier([giving(.notes, notes), TestSink(.mail, mail)])
    _ = courier.deliver()
    #expect(
      courier.retract(memo.id, patience: .zero)
        == .done([
          .init(sink: .notes, outcome: .retracted("/shelf")),
          .init(sink: .mail, outcome: .stays("/shelf")),
        ]))
    #expect(mail.now.texts == ["a"])
    #expect(try place.ledger().history(of: memo.id)?.state.status == .undone)
    #expect(
      courier.retract(memo.id, patience: .zero)
        == .refused([.init(sink: .mail, place: "/shelf", reason: .impossible)]))
  }

  @Test func `what changed in the same moment is tried again`() throws {
    let memo = try place.accept("a")[0]
    let sink = giving(.notes, notes, afterTries: 4)
    let courier = place.courier([sink])
    _ = courier.deliver()
    #expect(
      courier.retract(memo.id, patience: .zero)
        == .done([.init(sink: .notes, outcome: .retracted("/shelf"))]))
    #expect(notes.now.texts == [])
    #expect(try place.outbox().count == 0)
  }

  @Test func `what waits elsewhere is given up only once the memo is out, and for good`() throws {
    let memo = try place.accept("a")[0]
    let sink = giving(.notes, notes, afterTries: 3)
    var later = giving(.mail, mail)
    later.refuses = { _ in .temporary(.init(.missing), after: .seconds(1)) }
    let courier = place.courier([sink, later])
    _ = courier.deliver()
    #expect(
      courier.retract(memo.id, patience: .zero)
        == .done([
          .init(sink: .notes, outcome: .retracted("/shelf")),
          .init(sink: .mail, outcome: .dropped),
        ]))
    _ = place.courier([sink, giving(.mail, mail)]).deliver(DeliveryOrder(.now))
    #expect(mail.now.texts == [])
    #expect(try place.outbox().count == 0)
  }

  @Test func `a memo that was changed in the same moment goes on waiting elsewhere`() throws {
    let memo = try place.accept("a")[0]
    var sink = giving(.notes, notes)
    sink.retracts = { _ in .kept(.temporary(.init(.readOnly), after: .seconds(1))) }
    var later = giving(.mail, mail)
    later.refuses = { _ in .temporary(.init(.missing), after: .seconds(1)) }
    let courier = place.courier([sink, later])
    _ = courier.deliver()
    let failure = DeliveryFailure.temporary(.init(.readOnly), after: .seconds(1))
    #expect(
      courier.retract(memo.id, patience: .zero)
        == .done([.init(sink: .notes, outcome: .refused("/shelf", .failed(failure)))]))
    #expect(notes.now.texts == ["a"])
    _ = place.courier([sink, giving(.mail, mail)]).deliver(DeliveryOrder(.now))
    #expect(mail.now.texts == ["a"])
  }

  @Test func `two sinks with one place are asked in turn`() throws {
    let memo = try place.accept("a")[0]
    let busy = Mutex(0)
    var sinks: [TestSink] = []
    for name in [SinkName.notes, .mail] {
      var sink = giving(name, name == .notes ? notes : mail)
      sink.keeps = { _ in
        let count = busy.withLock { busy in
          busy += 1
          return busy
        }
        return count > 1 ? .failed(.temporary(.init(.changing), after: .zero)) : nil
      }
      sink.retracts = { _ in
        busy.withLock { $0 -= 1 }
        return nil
      }
      sinks.append(sink)
    }
    let courier = place.courier(sinks)
    _ = courier.deliver()
    #expect(
      courier.retract(memo.id, patience: .zero)
        == .done([
          .init(sink: .notes, outcome: .retracted("/shelf")),
          .init(sink: .mail, outcome: .retracted("/shelf")),
        ]))
  }

  @Test func `memos that went before the place was left empty are not shown any more`() throws {
    let courier = place.courier([giving(.notes, notes)])
    func capture(_ text: String) throws -> Memo.ID {
      let id = try place.accept(text)[0].id
      _ = courier.deliver()
      return id
    }
    let (a, b) = (try capture("a"), try capture("b"))
    _ = courier.retract(a, patience: .zero)
    let c = try capture("c")
    _ = courier.retract(b, patience: .zero)
    _ = courier.retract(c, patience: .zero)
    #expect(notes.now.shown.map(\.memo) == [a, b, c])
    let d = try capture("d")
    _ = courier.retract(d, patience: .zero)
    #expect(notes.now.shown.map(\.memo) == [d])
  }

  @Test func `while another delivers nothing is changed`() throws {
    let memo = try place.accept("a")[0]
    let answer = Mutex<RetractionReport?>(nil)
    var sink = giving(.notes, notes)
    let place = place
    sink.afterwards = { _ in
      let report = place.courier([]).retract(memo.id, patience: .zero)
      answer.withLock { $0 = report }
      return nil
    }
    _ = place.courier([sink]).deliver()
    #expect(answer.withLock { $0 } == .busy)
    #expect(notes.now.texts == ["a"])
  }

  @Test func `a memo that nobody captured is not found`() throws {
    try place.accept("a")
    let courier = place.courier([giving(.notes, notes)])
    #expect(courier.retract(Memo.sample("b").id, patience: .zero) == .notFound)
  }

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `trouble at any call of the ledger leaves it and the sink agreed`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    try withEvery(trouble) { disk in
      let (place, shelf) = (Place(), TestShelf())
      let memo = try place.accept("a")[0]
      let sink = giving(.notes, shelf)
      _ = place.courier([sink]).deliver()
      let report = place.courier([sink], calls: disk.calls).retract(memo.id, patience: .zero)
      disk.restart(losing: loss)
      _ = place.courier([sink]).deliver(DeliveryOrder(.now))
      let state = try place.state(memo, at: .notes)
      #expect(try place.outbox().count == 0)
      #expect(state == .retracted || state?.status == .delivered)
      #expect(shelf.now.texts == (state == .retracted ? [] : ["a"]))
      if case .done = report { #expect(state == .retracted) }
    }
  }
}
