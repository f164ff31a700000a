internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension File {
  /// Makes a file without a name in `folder`: it is gone with its last descriptor unless
  /// `giveName` gives it one. The C call is `openat` with O_TMPFILE.
  ///
  /// Throws `.notSupported`, `.isFolder` or `.noSuchCall` where system or file system have no
  /// such thing (and on Darwin).
  public init(unnamedIn folder: borrowing Folder, mode: UInt32 = 0o600) throws(Errno) {
    let (parent, calls) = (folder.descriptor, folder.calls)
    let opened = try retryingInterrupts { calls.openUnnamed(parent, mode) }
    try self.init(adopting: Int32(opened), calls: calls)
  }

  /// Gives a file without a name the name `name` in `folder`; throws `.exists` if it is taken.
  ///
  /// The C call is `linkat` by way of /proc: without /proc it throws `.noEntry`.
  public func giveName(_ name: String, in folder: borrowing Folder) throws(Errno) {
    let target = folder.descriptor
    try retryingInterrupts {
      name.withCString { calls.linkUnnamed(descriptor, target, $0) }
    }
  }
}
