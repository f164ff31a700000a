import Posix
import Synchronization

/// How many files and folders were opened.
final class OpenCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  /// `calls`, counted.
  func counting(_ calls: SystemCalls) -> SystemCalls {
    var counted = calls
    counted.open = { folder, name, flags, mode in
      self.count.withLock { $0 += 1 }
      return calls.open(folder, name, flags, mode)
    }
    return counted
  }
}
