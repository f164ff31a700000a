internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The calls that decide durability, one closure each: the seam where tests let a disk fail.
///
/// A closure answers as the kernel does: what the call returns, or `-errno`. Programs use
/// `.kernel`; nothing above this type knows that another exists.
public struct SystemCalls: Sendable {
  /// openat(folder, path, flags, mode) → descriptor.
  public var open: @Sendable (Int32, UnsafePointer<CChar>, Int32, UInt32) -> Int
  /// openat(folder, ".", O_TMPFILE, mode) → descriptor of a file without a name.
  public var openUnnamed: @Sendable (Int32, UInt32) -> Int
  /// close(descriptor).
  public var close: @Sendable (Int32) -> Int
  /// write(descriptor, bytes, count) → bytes taken.
  public var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
  /// pwrite(descriptor, bytes, count, offset) → bytes taken.
  public var writeAt: @Sendable (Int32, UnsafeRawPointer, Int, Int) -> Int
  /// fsync(descriptor).
  public var synchronize: @Sendable (Int32) -> Int
  /// fdatasync(descriptor).
  public var synchronizeData: @Sendable (Int32) -> Int
  /// ftruncate(descriptor, length).
  public var truncate: @Sendable (Int32, Int) -> Int
  /// fallocate(descriptor, length from the start).
  public var allocate: @Sendable (Int32, Int) -> Int
  /// fchmod(descriptor, mode).
  public var setMode: @Sendable (Int32, UInt32) -> Int
  /// renameat2(folder, name, folder, name, rule): the rule is `Folder.RenameRule`'s raw value.
  public var rename:
    @Sendable (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, Int32) -> Int
  /// linkat(folder, name, folder, name).
  public var link: @Sendable (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>) -> Int
  /// linkat(descriptor's path below /proc, folder, name): the file without a name gets one.
  public var linkUnnamed: @Sendable (Int32, Int32, UnsafePointer<CChar>) -> Int
  /// unlinkat(folder, name, flags).
  public var unlink: @Sendable (Int32, UnsafePointer<CChar>, Int32) -> Int
  /// mkdirat(folder, name, mode).
  public var makeFolder: @Sendable (Int32, UnsafePointer<CChar>, UInt32) -> Int

  /// A set of calls: tests make their own.
  public init(
    open: @escaping @Sendable (Int32, UnsafePointer<CChar>, Int32, UInt32) -> Int,
    openUnnamed: @escaping @Sendable (Int32, UInt32) -> Int,
    close: @escaping @Sendable (Int32) -> Int,
    write: @escaping @Sendable (Int32, UnsafeRawPointer, Int) -> Int,
    writeAt: @escaping @Sendable (Int32, UnsafeRawPointer, Int, Int) -> Int,
    synchronize: @escaping @Sendable (Int32) -> Int,
    synchronizeData: @escaping @Sendable (Int32) -> Int,
    truncate: @escaping @Sendable (Int32, Int) -> Int,
    allocate: @escaping @Sendable (Int32, Int) -> Int,
    setMode: @escaping @Sendable (Int32, UInt32) -> Int,
    rename:
      @escaping @Sendable (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, Int32) -> Int,
    link: @escaping @Sendable (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>) -> Int,
    linkUnnamed: @escaping @Sendable (Int32, Int32, UnsafePointer<CChar>) -> Int,
    unlink: @escaping @Sendable (Int32, UnsafePointer<CChar>, Int32) -> Int,
    makeFolder: @escaping @Sendable (Int32, UnsafePointer<CChar>, UInt32) -> Int
  ) {
    self.open = open
    self.openUnnamed = openUnnamed
    self.close = close
    self.write = write
    self.writeAt = writeAt
    self.synchronize = synchronize
    self.synchronizeData = synchronizeData
    self.truncate = truncate
    self.allocate = allocate
    self.setMode = setMode
    self.rename = rename
    self.link = link
    self.linkUnnamed = linkUnnamed
    self.unlink = unlink
    self.makeFolder = makeFolder
  }

  /// The running system's own.
  public static let kernel = SystemCalls(
    open: { Int(slip_openat($0, $1, $2, mode_t($3))) },
    openUnnamed: { Int(slip_open_unnamed($0, mode_t($1))) },
    close: { closing($0) },
    write: { writing($0, $1, $2) },
    writeAt: { answer(pwrite($0, $1, $2, off_t($3))) },
    synchronize: { Int(slip_fsync($0)) },
    synchronizeData: { Int(slip_fdatasync($0)) },
    truncate: { answer(ftruncate($0, off_t($1))) },
    allocate: { Int(slip_allocate($0, Int64($1))) },
    setMode: { answer(fchmod($0, mode_t($1))) },
    rename: { Int(slip_rename($0, $1, $2, $3, $4)) },
    link: { answer(linkat($0, $1, $2, $3, 0)) },
    linkUnnamed: { Int(slip_link_followed(AT_FDCWD, "/proc/self/fd/\($0)", $1, $2)) },
    unlink: { answer(unlinkat($0, $1, $2)) },
    makeFolder: { answer(mkdirat($0, $1, mode_t($2))) }
  )
}

private func closing(_ descriptor: Int32) -> Int {
  answer(close(descriptor))
}

private func writing(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  answer(write(descriptor, bytes, count))
}

/// What a C call returned, or `-errno`.
func answer(_ result: some BinaryInteger) -> Int {
  result < 0 ? Int(-errno) : Int(result)
}

/// Makes `call` until no signal interrupts it, and throws what it answers if it fails.
///
/// The one place where EINTR is retried. `close` must not come through here: Linux has released
/// the descriptor when it answers EINTR.
@discardableResult
func retryingInterrupts(_ call: () -> Int) throws(Errno) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = Errno(rawValue: Int32(-result))
    if error != .interrupted { throw error }
  }
}
