internal import Posix

/// The folder of segments, and its lock.
final class LedgerFolder {
  /// The folder's path.
  let path: String
  let folder: Folder
  private let calls: SystemCalls
  private let parent: String

  /// The ledger in the state folder at `parent`; nil if there is none yet.
  init?(existingIn parent: String, calls: SystemCalls) throws(LedgerFailure) {
    self.parent = parent
    self.calls = calls
    path = parent + "/ledger"
    do throws(Errno) {
      folder = try Folder(atPath: path, calls: calls)
    } catch {
      if error == .noEntry { return nil }
      throw .notOpened(path: path, error)
    }
  }

  /// The ledger in the state folder at `parent`, which is made if it is not there.
  init(makingIn parent: String, calls: SystemCalls) throws(LedgerFailure) {
    self.parent = parent
    self.calls = calls
    path = parent + "/ledger"
    do throws(Errno) {
      folder = try Folder(making: path, calls: calls)
    } catch {
      throw .notOpened(path: path, error)
    }
  }

  /// The segments there are, in order.
  func segmentNumbers() throws(LedgerFailure) -> [SegmentNumber] {
    do throws(Errno) {
      return try folder.names().compactMap { SegmentNumber(fileName: $0) }.sorted()
    } catch {
      throw .notRead(path: path, error)
    }
  }

  func exists(_ number: SegmentNumber) throws(LedgerFailure) -> Bool {
    do throws(Errno) {
      return try folder.status(of: number.fileName) != nil
    } catch {
      throw .notRead(path: path, error)
    }
  }

  /// Runs `body` while no other process appends. The lock file is never deleted; if somebody
  /// else did, the lock is taken again on the file that has the name now.
  func withLock<Result>(
    _ body: () throws(LedgerFailure) -> Result
  ) throws(LedgerFailure) -> Result {
    let lock: HeldLock
    do throws(Errno) {
      lock = try HeldLock.take(in: folder)
    } catch {
      throw .notLocked(error)
    }
    defer { lock.release() }
    return try body()
  }

  /// The same where no other process appends now; where one does, nothing is run. Says whether it was.
  func withLockUnlessHeld(_ body: () throws(LedgerFailure) -> Void) throws(LedgerFailure) -> Bool {
    let lock: HeldLock?
    do throws(Errno) {
      lock = try HeldLock.takeUnlessHeld(in: folder)
    } catch {
      throw .notLocked(error)
    }
    guard let lock else { return false }
    defer { lock.release() }
    try body()
    return true
  }

  /// Makes the folder's own name durable, and those of all above it.
  func synchronizeAncestors() throws(LedgerFailure) {
    do throws(Errno) {
      try Folder.synchronizeAncestors(of: path, calls: calls)
    } catch {
      throw .notSynchronized(error)
    }
  }
}

/// The ledger's lock, held until it is released or the process ends.
private final class HeldLock {
  private let file: File

  static func take(in folder: borrowing Folder) throws(Errno) -> HeldLock {
    while true {
      let lock = HeldLock(try open(in: folder))
      try lock.file.lock()
      if try lock.isNamed(in: folder) { return lock }
    }
  }

  /// Nil while another has it.
  static func takeUnlessHeld(in folder: borrowing Folder) throws(Errno) -> HeldLock? {
    while true {
      let lock = HeldLock(try open(in: folder))
      guard try lock.file.tryLock() else { return nil }
      if try lock.isNamed(in: folder) { return lock }
    }
  }

  private init(_ file: consuming File) {
    self.file = file
  }

  /// Whether the file that is locked is still the one by which others know the lock.
  private func isNamed(in folder: borrowing Folder) throws(Errno) -> Bool {
    try folder.status(of: "lock")?.identity == file.status().identity
  }

  private static func open(in folder: borrowing Folder) throws(Errno) -> File {
    do throws(Errno) {
      return try File(opening: "lock", in: folder, for: .readWrite)
    } catch {
      guard error == .noEntry else { throw error }
      return try File(openingOrCreating: "lock", in: folder)
    }
  }

  func release() {
    file.unlock()
  }
}
