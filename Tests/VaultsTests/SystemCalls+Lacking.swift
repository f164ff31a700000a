import Posix
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A system that lacks something of what replacing a note is best done with.
enum LackingSystem: String, CaseIterable {
  /// It has all.
  case complete
  /// Two files cannot change places.
  case withoutExchange
  /// Every file has a name.
  case withoutUnnamedFiles
  /// Nobody can be kept waiting: somebody has every file open, as on a network disk it may be.
  case withoutLeases
  /// An old file system: neither of the first two, nor a rename that replaces nothing.
  case plain
  /// A network file system: that, and nobody can be kept waiting.
  case withoutAnything

  /// Whether two files can change places.
  var exchanges: Bool { ![.withoutExchange, .plain, .withoutAnything].contains(self) }

  /// Whether others can be kept waiting. Where not, a delivery waits for most of a second.
  var leases: Bool { ![.withoutLeases, .withoutAnything].contains(self) }

  /// `calls` without what the system lacks.
  func calls(_ calls: SystemCalls = .kernel) -> SystemCalls {
    switch self {
    case .complete: calls
    case .withoutExchange: calls.refusing { $0 == .exchanging }
    case .withoutUnnamedFiles: calls.withoutUnnamedFiles
    case .withoutLeases: calls.withoutLeases
    case .plain: calls.withoutUnnamedFiles.refusing { $0 != .replacing }
    case .withoutAnything: LackingSystem.plain.calls(calls).withoutLeases
    }
  }
}

extension SystemCalls {
  /// These calls, but a rename by such a rule is not known.
  fileprivate func refusing(
    _ isUnknown: @escaping @Sendable (Folder.RenameRule) -> Bool
  ) -> SystemCalls {
    var calls = self
    calls.rename = { [rename] folder, name, target, newName, rule in
      if Folder.RenameRule(rawValue: rule).map(isUnknown) ?? true { return -Int(EINVAL) }
      return rename(folder, name, target, newName, rule)
    }
    return calls
  }

  fileprivate var withoutUnnamedFiles: SystemCalls {
    var calls = self
    calls.openUnnamed = { _, _ in -Int(EOPNOTSUPP) }
    return calls
  }

  /// These calls, but each file that is opened is open a second time until it is closed.
  fileprivate var withoutLeases: SystemCalls {
    let others = OpenFiles()
    var calls = self
    calls.open = { [open] folder, name, flags, mode in others.add(open(folder, name, flags, mode)) }
    calls.openUnnamed = { [openUnnamed] in others.add(openUnnamed($0, $1)) }
    calls.close = { [close] in
      others.remove($0)
      return close($0)
    }
    return calls
  }

  /// A system on which nobody may open a file of that name.
  static func denying(_ name: String) -> SystemCalls {
    var calls = SystemCalls.kernel
    calls.open = { folder, path, flags, mode in
      if String(cString: path) == name { return -Int(EACCES) }
      return SystemCalls.kernel.open(folder, path, flags, mode)
    }
    return calls
  }

  /// What a device answers that fails.
  static let deviceError = -Int(EIO)

  /// What a server answers that is asked a second time to rename what it renamed.
  static let noEntry = -Int(ENOENT)

  /// What a server answers that is asked a second time for a link that it made.
  static let exists = -Int(EEXIST)

  /// What a disk answers that is full.
  static let noSpace = -Int(ENOSPC)
}

/// Second descriptors of open files.
private final class OpenFiles: Sendable {
  private let others = Mutex<[Int32: Int32]>([:])

  /// Opens the file of `descriptor` once more, if there is one, and returns `descriptor`.
  func add(_ descriptor: Int) -> Int {
    guard descriptor >= 0 else { return descriptor }
    let other = open("/proc/self/fd/\(descriptor)", O_RDONLY | O_CLOEXEC)
    if other >= 0 { others.withLock { $0[Int32(descriptor)] = other } }
    return descriptor
  }

  func remove(_ descriptor: Int32) {
    if let other = others.withLock({ $0.removeValue(forKey: descriptor) }) { _ = close(other) }
  }
}
