import Delivery
import Dispatch
import Memos
import Posix
import Recording
import Synchronization
import TestSupport
import Testing

/// Two couriers, one lock.
@Suite struct HandOverTests {
  let place = Place()
  let shelf = TestShelf()

  @Test func `a memo left to the courier at work is delivered by it before it ends`() throws {
    try place.accept("a")
    let left = Mutex<[DeliveryReport]>([])
    let (place, shelf) = (place, shelf)
    var sink = TestSink(.notes, shelf)
    sink.afterwards = { memo in
      // Another process captures while this one is delivering.
      guard memo.text.utf8.count < 3 else { return nil }
      _ = try? place.accept(memo.text + "!")
      let report = place.courier([TestSink(.notes, shelf)]).deliver()
      left.withLock { $0.append(report) }
      return nil
    }
    let report = place.courier([sink]).deliver()
    #expect(left.withLock { $0.map(\.ending) } == [.leftToAnother, .leftToAnother])
    #expect(left.withLock { $0.allSatisfy(\.entries.isEmpty) })
    #expect(shelf.now.texts == ["a", "a!", "a!!"])
    #expect(report.entries.count == 3)
    #expect(report.ending == .finished)
    #expect(try place.outbox().count == 0)
  }

  @Test func `what was tried in vain is not tried again for the sake of a newcomer`() throws {
    try place.accept("a")
    let hasCome = Mutex(false)
    let (place, shelf) = (place, shelf)
    var sink = TestSink(.notes, shelf)
    sink.refuses = { memos in
      if hasCome.withLock({
        let before = $0; $0 = true; return !before
      }) {
        _ = try? place.accept("b")
      }
      return memos[0].text == "a" ? .temporary(.init(.missing), after: .milliseconds(0.5)) : nil
    }
    let report = place.courier([sink]).deliver(DeliveryOrder(.now))
    #expect(shelf.now.prepares == [1, 1])
    #expect(shelf.now.texts == ["b"])
    #expect(report.sums.map(\.waiting) == [1])
  }

  @Test func `a lock file that was deleted is made anew, and the name is what counts`() throws {
    try place.accept("a")
    let (place, shelf) = (place, shelf)
    var sink = TestSink(.notes, shelf)
    sink.afterwards = { _ in
      let state = try? Folder(atPath: place.folder.path("state"))
      _ = try? state?.remove("delivery.lock")
      return nil
    }
    #expect(place.courier([sink]).deliver().ending == .finished)
    #expect(place.courier([sink]).deliver().ending == .finished)
  }

  @Test func `many at once strand nothing and deliver nothing twice`() throws {
    let (place, shelf) = (place, shelf)
    let failures = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { worker in
      for number in 0..<25 {
        do {
          try place.accept("\(worker) \(number)")
        } catch {
          failures.withLock { $0 += 1 }
        }
        let report = place.courier([TestSink(.notes, shelf)]).deliver()
        if case .stopped = report.ending { failures.withLock { $0 += 1 } }
      }
    }
    #expect(failures.withLock { $0 } == 0)
    #expect(try place.outbox().count == 0)
    #expect(shelf.now.ids.count == 200)
    #expect(Set(shelf.now.texts).count == 200)
    for worker in 0..<8 {
      let own = shelf.now.texts.filter { $0.hasPrefix("\(worker) ") }
      #expect(own == (0..<25).map { "\(worker) \($0)" }, "in the order of capture")
    }
  }
}
