import Synchronization

/// Numbers from 0 on, each given once.
final class Counter: Sendable {
  private let count = Mutex(0)

  /// The next number.
  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
