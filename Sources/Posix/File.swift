internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open file. It closes itself.
///
/// Each method is one C call, named for its effect, except where it says that it loops. All block.
public struct File: ~Copyable, Sendable {
  private(set) var descriptor: Int32
  let calls: SystemCalls

  /// What an opener may do with a file.
  public enum Access: Sendable {
    /// Read alone.
    case read
    /// Read and write.
    case readWrite
  }

  /// Opens the existing file `name` in `folder`. The C call is `openat`.
  ///
  /// A symbolic link in the last place is not followed: it throws `.symbolicLink`. Never waits
  /// for the other end of a named pipe, nor makes a terminal the process's own.
  public init(
    opening name: String, in folder: borrowing Folder, for access: Access
  )
    throws(Errno)
  {
    let mode = access == .read ? O_RDONLY : O_RDWR
    try self.init(
      name, in: folder.descriptor, calls: folder.calls, flags: mode | O_NOFOLLOW, mode: 0)
  }

  /// Makes the file `name` in `folder`; throws `.exists` if the name is taken. The C call is
  /// `openat` with O_CREAT and O_EXCL. `mode` is cut by the umask; `setMode` is not.
  public init(
    creating name: String, in folder: borrowing Folder, mode: UInt32 = 0o600
  )
    throws(Errno)
  {
    try self.init(
      name, in: folder.descriptor, calls: folder.calls,
      flags: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
  }

  /// Opens the file `name` in `folder`, making an empty one if there is none: for lock files.
  public init(
    openingOrCreating name: String, in folder: borrowing Folder, mode: UInt32 = 0o600
  )
    throws(Errno)
  {
    try self.init(
      name, in: folder.descriptor, calls: folder.calls, flags: O_RDWR | O_CREAT | O_NOFOLLOW,
      mode: mode)
  }

  /// Opens the existing file at `path`, following symbolic links. The C call is `openat`.
  public init(
    atPath path: String, for access: Access, calls: SystemCalls = .kernel
  )
    throws(Errno)
  {
    try self.init(
      path, in: AT_FDCWD, calls: calls, flags: access == .read ? O_RDONLY : O_RDWR, mode: 0)
  }

  private init(
    _ name: String, in folder: Int32, calls: SystemCalls, flags: Int32, mode: UInt32
  )
    throws(Errno)
  {
    self.calls = calls
    descriptor = try openAboveStandard(
      name, in: folder, calls: calls, flags: flags | O_NONBLOCK | O_NOCTTY, mode: mode)
  }

  init(adopting opened: Int32, calls: SystemCalls) throws(Errno) {
    self.calls = calls
    descriptor = try movedAboveStandard(opened, calls: calls)
  }

  deinit {
    if descriptor >= 0 { _ = calls.close(descriptor) }
  }

  /// Closes the file and throws what the system says: on network file systems the last chance
  /// to learn that a write failed. The descriptor is gone either way.
  public consuming func close() throws(Errno) {
    let result = calls.close(descriptor)
    descriptor = -1
    if result < 0, -result != Int(EINTR) { throw Errno(rawValue: Int32(-result)) }
  }

  /// What the system knows of the file. The C call is `fstat`.
  public func status() throws(Errno) -> FileStatus {
    var raw = stat()
    try retryingInterrupts { answer(fstat(descriptor, &raw)) }
    return FileStatus(raw)
  }

  /// Forces everything written so far onto the disk.
  ///
  /// After a failure, earlier writes may be lost even if a later call succeeds: abandon the
  /// file, never retry. The C call is `fsync`; on Darwin it is `fcntl(F_FULLFSYNC)`.
  public func synchronize() throws(Errno) {
    try retryingInterrupts { calls.synchronize(descriptor) }
  }

  /// As `synchronize`, without times and other status that reading the data does not need.
  ///
  /// The C call is `fdatasync`; on Darwin it is `fcntl(F_FULLFSYNC)`.
  public func synchronizeData() throws(Errno) {
    try retryingInterrupts { calls.synchronizeData(descriptor) }
  }

  /// Cuts or extends the file to `length` bytes. The C call is `ftruncate`.
  public func truncate(to length: Int) throws(Errno) {
    try retryingInterrupts { calls.truncate(descriptor, length) }
  }

  /// Makes the file at least `length` bytes long, with its blocks reserved, so that writing
  /// there needs no more space (copy-on-write file systems excepted). New bytes read as zero.
  ///
  /// The C call is `fallocate`; on Darwin `fcntl(F_PREALLOCATE)` and `ftruncate`. Throws
  /// `.notSupported` where the file system cannot.
  public func allocate(upTo length: Int) throws(Errno) {
    try retryingInterrupts { calls.allocate(descriptor, length) }
  }

  /// Sets the permission bits, whatever the umask. The C call is `fchmod`.
  public func setMode(_ mode: UInt32) throws(Errno) {
    try retryingInterrupts { calls.setMode(descriptor, mode) }
  }

  /// Sets owner and group. The C call is `fchown`.
  public func setOwner(_ owner: UInt32, group: UInt32) throws(Errno) {
    try retryingInterrupts { answer(fchown(descriptor, owner, group)) }
  }
}

/// Opens with O_CLOEXEC, and never as descriptor 0, 1 or 2: a library that prints to a closed
/// standard stream must not write into a ledger.
func openAboveStandard(
  _ name: String, in folder: Int32, calls: SystemCalls, flags: Int32, mode: UInt32
) throws(Errno) -> Int32 {
  let opened = Int32(
    try retryingInterrupts {
      name.withCString { calls.open(folder, $0, flags | O_CLOEXEC, mode) }
    })
  return try movedAboveStandard(opened, calls: calls)
}

/// `opened`, or another descriptor above 2 for the same open file.
private func movedAboveStandard(_ opened: Int32, calls: SystemCalls) throws(Errno) -> Int32 {
  guard opened <= 2 else { return opened }
  let moved = answer(slip_duplicate_above_standard(opened))
  _ = calls.close(opened)
  guard moved >= 0 else { throw Errno(rawValue: Int32(-moved)) }
  return Int32(moved)
}
