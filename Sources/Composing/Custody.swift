internal import Synchronization

/// Something that one thread at a time may use.
final class Custody<Thing: ~Copyable>: Sendable {
  private let thing: Mutex<Thing>

  init(_ thing: consuming sending Thing) {
    self.thing = Mutex(thing)
  }

  /// Runs `body` with it, once whoever has it is done.
  func with<Result, Failure: Error>(
    _ body: (inout Thing) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try thing.withLock { (thing) throws(Failure) in try body(&thing) }
  }
}
