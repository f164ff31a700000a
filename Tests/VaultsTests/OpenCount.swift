import Posix
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemCalls {
  /// The kernel's calls; more than `limit` files that are made and open at once are an issue.
  static func making(atMost limit: Int) -> SystemCalls {
    let files = MadeFiles(limit: limit)
    var calls = SystemCalls.kernel
    calls.open = { folder, name, flags, mode in
      let answer = SystemCalls.kernel.open(folder, name, flags, mode)
      return flags & O_CREAT == 0 ? answer : files.add(answer)
    }
    calls.openUnnamed = { files.add(SystemCalls.kernel.openUnnamed($0, $1)) }
    calls.close = { file in
      files.remove(file)
      return SystemCalls.kernel.close(file)
    }
    return calls
  }
}

/// The descriptors of files that were made.
private final class MadeFiles: Sendable {
  private let open = Mutex<Set<Int32>>([])
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  func add(_ answer: Int) -> Int {
    guard answer >= 0 else { return answer }
    let count = open.withLock { open in
      open.insert(Int32(answer))
      return open.count
    }
    if count > limit { Issue.record("\(count) files are open") }
    return answer
  }

  func remove(_ file: Int32) {
    open.withLock { _ = $0.remove(file) }
  }
}
