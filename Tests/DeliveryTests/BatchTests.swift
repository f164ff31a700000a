import Delivery
import Memos
import Recording
import Synchronization
import TestSupport
import Testing

@Suite struct BatchTests {
  let place = Place()
  let shelf = TestShelf()

  @Test(arguments: [Int.max, 28, 1])
  func `ten thousand memos are prepared in one go and synchronised a few times`(
    groupSize: Int
  ) throws {
    let texts = (0..<10_000).map { "memo \($0)" }
    try place.accept(texts)
    let disk = FragileDisk()
    var sink = TestSink(.notes, shelf)
    sink.groupSize = groupSize
    let report = place.courier([sink], calls: disk.calls).deliver()
    #expect(shelf.now.prepares == [10_000])
    #expect(shelf.now.texts == texts)
    #expect(report.sums.map(\.delivered) == [10_000])
    #expect(try place.outbox().count == 0)
    #expect(disk.callCount(of: "fdatasync") + disk.callCount(of: "fsync") <= 20)
  }

  @Test func `what a sink does not prepare at once it is asked for again, once each`() throws {
    let texts = (0..<10).map { "memo \($0)" }
    try place.accept(texts)
    var sink = TestSink(.notes, shelf)
    sink.groupSize = 2
    sink.limit = 2
    let report = place.courier([sink]).deliver()
    #expect(shelf.now.prepares == [10, 6, 2])
    #expect(shelf.now.texts == texts)
    #expect(report.sums.map(\.delivered) == [10])
  }

  @Test func `one memo costs one synchronisation`() throws {
    try place.accept("a")
    let disk = FragileDisk()
    _ = place.courier([TestSink(.notes, shelf)], calls: disk.calls).deliver()
    #expect(shelf.now.texts == ["a"])
    #expect(disk.callCount(of: "fdatasync") == 1)
  }

  @Test func `a batch ends when it has 32 MiB of text`() throws {
    let large = String(repeating: "x", count: 20 << 20)
    try place.accept(large, large, large, "small")
    _ = place.courier([TestSink(.notes, shelf)]).deliver()
    #expect(shelf.now.prepares == [2, 2])
    #expect(shelf.now.texts.map(\.utf8.count) == [20 << 20, 20 << 20, 20 << 20, 5])
  }

  @Test func `outcomes of a slow sink are recorded as they come`() throws {
    try place.accept("a", "b", "c")
    let known = Mutex<[Int]>([])
    let place = place
    var sink = TestSink(.notes, shelf)
    sink.groupSize = 1
    sink.fails = { _ in
      let events = (try? place.events()) ?? []
      known.withLock { $0.append(events.count { $0 == "delivered notes" }) }
      place.pass(.milliseconds(150))
      return nil
    }
    _ = place.courier([sink]).deliver()
    #expect(known.withLock { $0 } == [0, 1, 2])
  }

  @Test func `memos go out in the order of their capture`() throws {
    for text in ["a", "b", "c"] { try place.accept(text) }
    var refusing = TestSink(.notes, shelf)
    refusing.refuses = { _ in .temporary(.init(.missing), after: .seconds(1)) }
    _ = place.courier([refusing]).deliver()
    try place.accept("d")
    _ = place.courier([TestSink(.notes, shelf)]).deliver(DeliveryOrder(.now))
    #expect(shelf.now.texts == ["a", "b", "c", "d"])
  }
}
