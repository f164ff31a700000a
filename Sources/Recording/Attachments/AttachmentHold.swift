internal import Posix

/// Keeps the sweep away from attachments that belong to no memo yet: from before the first is sealed
/// until their memo is accepted, however long that takes and whatever the clock says.
///
/// A lock on the store's folder, held together with other captures; it ends with the process.
public final class AttachmentHold {
  private var lock: Lock?

  /// Makes the folder of `store` if there is none. Waits for a sweep that is going on.
  init(on store: AttachmentStore) throws(LedgerFailure) {
    do throws(Errno) {
      lock = try Lock(together: try Folder(making: store.path, calls: store.calls))
    } catch {
      throw .notOpened(path: store.path, error)
    }
  }

  /// Lets the sweep come again.
  public func release() {
    lock = nil
  }
}

/// What only a sweep has, while it goes on: no capture is between sealing and acceptance.
final class SweepLock {
  private let lock: Lock

  /// Nil while a capture goes on, and where the system does not tell.
  init?(on store: AttachmentStore) {
    do throws(Errno) {
      guard let lock = try Lock(alone: try Folder(atPath: store.path, calls: store.calls)) else {
        return nil
      }
      self.lock = lock
    } catch {
      return nil
    }
  }

  /// Marks where the sweep ends.
  func release() {
    withExtendedLifetime(lock) {}
  }
}

/// The folder, open and locked until the last reference goes.
private final class Lock {
  private let folder: Folder

  init(together folder: consuming Folder) throws(Errno) {
    self.folder = folder
    do throws(Errno) {
      try self.folder.lockTogether()
    } catch {
      // Where a folder cannot be locked, no sweep is made either.
    }
  }

  init?(alone folder: consuming Folder) throws(Errno) {
    self.folder = folder
    guard try self.folder.tryLockAlone() else { return nil }
  }

  deinit {
    folder.unlock()
  }
}
