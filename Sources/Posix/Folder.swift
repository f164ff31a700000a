internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open folder. It closes itself. Names are resolved from it, so that renaming a parent in
/// between changes nothing.
public struct Folder: ~Copyable, Sendable {
  let descriptor: Int32
  let calls: SystemCalls

  /// Opens the folder at `path`, following symbolic links. The C call is `openat`.
  public init(atPath path: String, calls: SystemCalls = .kernel) throws(Errno) {
    self.calls = calls
    descriptor = try openAboveStandard(
      path, in: AT_FDCWD, calls: calls, flags: O_RDONLY | O_DIRECTORY, mode: 0)
  }

  /// Opens the folder `name` in `folder`. A symbolic link is not followed: `.notFolder` (Linux)
  /// or `.symbolicLink`.
  public init(opening name: String, in folder: borrowing Folder) throws(Errno) {
    calls = folder.calls
    descriptor = try openAboveStandard(
      name, in: folder.descriptor, calls: folder.calls,
      flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW, mode: 0)
  }

  deinit {
    _ = calls.close(descriptor)
  }

  /// What happens when the new name is taken.
  public enum RenameRule: Int32, Sendable {
    /// The file of that name is replaced.
    case replacing = 0
    /// `.exists` is thrown.
    case notReplacing = 1
    /// The two files change places in one step; both names must exist.
    case exchanging = 2
  }

  /// Renames `name` to `newName` in `target`, atomically. Durable once both folders are
  /// synchronised. The C call is `renameat2`; on Darwin `renameatx_np`.
  ///
  /// Throws `.invalid` or `.noSuchCall` where the file system knows no such rule.
  public func rename(
    _ name: String, to newName: String, in target: borrowing Folder, _ rule: RenameRule
  ) throws(Errno) {
    let (from, to) = (descriptor, target.descriptor)
    try retryingInterrupts {
      name.withCString { name in
        newName.withCString { calls.rename(from, name, to, $0, rule.rawValue) }
      }
    }
  }

  /// As `rename(_:to:in:_:)`, within this folder.
  public func rename(_ name: String, to newName: String, _ rule: RenameRule) throws(Errno) {
    try rename(name, to: newName, in: self, rule)
  }

  /// Gives the file `name` a second name in this folder; throws `.exists` if it is taken.
  /// The C call is `linkat`.
  public func link(_ name: String, to newName: String) throws(Errno) {
    try retryingInterrupts {
      name.withCString { name in
        newName.withCString { calls.link(descriptor, name, descriptor, $0) }
      }
    }
  }

  /// Removes the name of a file. The C call is `unlinkat`.
  public func remove(_ name: String) throws(Errno) {
    try retryingInterrupts { name.withCString { calls.unlink(descriptor, $0, 0) } }
  }

  /// Removes an empty folder. The C call is `unlinkat` with AT_REMOVEDIR.
  public func removeFolder(_ name: String) throws(Errno) {
    try retryingInterrupts {
      name.withCString { calls.unlink(descriptor, $0, Int32(AT_REMOVEDIR)) }
    }
  }

  /// Makes the folder `name`; throws `.exists` if the name is taken. The C call is `mkdirat`.
  public func makeFolder(_ name: String, mode: UInt32 = 0o700) throws(Errno) {
    try retryingInterrupts { name.withCString { calls.makeFolder(descriptor, $0, mode) } }
  }

  /// Makes every name given to, or taken from, this folder so far durable. The C call is `fsync`.
  public func synchronize() throws(Errno) {
    try retryingInterrupts { calls.synchronize(descriptor) }
  }

  /// What the system knows of the folder itself. The C call is `fstat`.
  public func status() throws(Errno) -> FileStatus {
    var raw = stat()
    try retryingInterrupts { answer(fstat(descriptor, &raw)) }
    return FileStatus(raw)
  }

  /// What the system knows of `name`, or nil if there is no such name. A symbolic link is not
  /// followed. The C call is `fstatat`.
  public func status(of name: String) throws(Errno) -> FileStatus? {
    var raw = stat()
    do throws(Errno) {
      try retryingInterrupts { answer(fstatat(descriptor, name, &raw, AT_SYMLINK_NOFOLLOW)) }
    } catch .noEntry {
      return nil
    }
    return FileStatus(raw)
  }

  /// Where the symbolic link `name` points. The C call is `readlinkat`.
  public func target(ofLink name: String) throws(Errno) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try retryingInterrupts {
      answer(readlinkat(descriptor, name, &bytes, bytes.count))
    }
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The names in the folder, without `.` and `..`, in no order. The C calls are `fdopendir` and
  /// `readdir`.
  public func names() throws(Errno) -> [String] {
    let copy = try openAboveStandard(
      ".", in: descriptor, calls: calls, flags: O_RDONLY | O_DIRECTORY, mode: 0)
    guard let stream = fdopendir(copy) else {
      let error = Errno(rawValue: errno)
      _ = calls.close(copy)
      throw error
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: UInt8.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw Errno(rawValue: errno) }
    return names
  }
}
