#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension File {
  /// Waits until this process alone holds the file's lock, runs `body`, and gives the lock back.
  ///
  /// The C call is `flock`: the lock belongs to this open file, survives other descriptors of
  /// the same file being closed, and ends with the process however it ends. Two `File`s of one
  /// process exclude each other as two processes do. For local file systems; a lock file is never deleted.
  public func withLock<Result, Failure: Error>(
    refusing: (Errno) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(Errno) {
      try retryingInterrupts { answer(flock(descriptor, LOCK_EX)) }
    } catch {
      throw refusing(error)
    }
    defer { unlock() }
    return try body()
  }

  /// Takes the lock if nobody holds it, and says whether it did. Held until `unlock` or the end
  /// of the file. The C call is `flock` with LOCK_NB.
  public func tryLock() throws(Errno) -> Bool {
    do throws(Errno) {
      try retryingInterrupts { answer(flock(descriptor, LOCK_EX | LOCK_NB)) }
      return true
    } catch .tryAgain {
      return false
    }
  }

  /// Waits for the lock. Held until `unlock` or the end of the file.
  public func lock() throws(Errno) {
    try retryingInterrupts { answer(flock(descriptor, LOCK_EX)) }
  }

  /// Gives the lock back. Cannot fail on a file that is open.
  public func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }
}

extension Folder {
  /// Waits until nobody holds the folder's lock alone, and holds it together with whoever else does.
  /// Held until `unlock` or the end of the folder. The C call is `flock` with LOCK_SH.
  public func lockTogether() throws(Errno) {
    try retryingInterrupts { answer(flock(descriptor, LOCK_SH)) }
  }

  /// Takes the folder's lock alone if nobody holds it, and says whether it did. Held until `unlock` or
  /// the end of the folder. The C call is `flock` with LOCK_EX and LOCK_NB.
  public func tryLockAlone() throws(Errno) -> Bool {
    do throws(Errno) {
      try retryingInterrupts { answer(flock(descriptor, LOCK_EX | LOCK_NB)) }
      return true
    } catch .tryAgain {
      return false
    }
  }

  /// Gives the lock back, also where a program that starts at this moment still has the open folder.
  /// Cannot fail on a folder that is open.
  public func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }
}
