import Posix
import Synchronization
import Testing

@Suite struct WorkerTests {
  @Test func `work is done in the order in which it was given, on another thread`() throws {
    let worker = Worker()
    let done = Done()
    for number in 0..<1_000 { try worker.perform { done.note(number) } }
    #expect(worker.finish(within: .seconds(30)))
    #expect(done.all == Array(0..<1_000))
  }

  @Test func `a wait for work that does not end is over in time`() throws {
    let (worker, gate) = (Worker(), Worker())
    let held = Mutex(())
    try held.withLock { _ in
      try worker.perform { held.withLock { _ in } }
      #expect(!worker.finish(within: .milliseconds(20)))
    }
    #expect(worker.finish(within: .seconds(30)))
    #expect(gate.finish(within: .zero), "nothing was given to it")
  }

  @Test func `what the work held is released before it counts as done`() throws {
    let worker = Worker()
    let released = Done()
    final class Held: Sendable {
      let released: Done
      init(_ released: Done) { self.released = released }
      deinit { released.note(1) }
    }
    do {
      let held = Held(released)
      try worker.perform { _ = held }
    }
    #expect(worker.finish(within: .seconds(30)))
    #expect(released.all == [1])
  }

  private final class Done: Sendable {
    private let numbers = Mutex<[Int]>([])
    var all: [Int] { numbers.withLock { $0 } }
    func note(_ number: Int) { numbers.withLock { $0.append(number) } }
  }
}
