internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// This process.
public enum Process {
  /// The value of an environment variable; nil if it is not set or is empty. The C call is
  /// `getenv`.
  public static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// This process's number. The C call is `getpid`.
  public static var number: Int32 {
    getpid()
  }

  /// The folder that relative paths start from. The C call is `getcwd`. Throws `.noEntry` where
  /// it was deleted, and `.illegalSequence` where its path is not UTF-8.
  public static func currentFolder() throws(Errno) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard getcwd(&bytes, bytes.count) != nil else { throw Errno(rawValue: errno) }
    let units = bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    guard let path = String(validating: units, as: UTF8.self) else { throw .illegalSequence }
    return path
  }

  /// Makes sure that no core dump and no other process of this user shows this one's memory.
  /// The C calls are `setrlimit` and, on Linux, `prctl(PR_SET_DUMPABLE)`.
  public static func refuseCoreDumps() throws(Errno) {
    try retryingInterrupts { Int(slip_refuse_core_dumps()) }
  }

  /// From now on writing to a pipe that nobody reads throws `.brokenPipe` instead of ending the
  /// process.
  public static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the process at once with that exit status. The C call is `exit`.
  public static func end(_ status: Int32) -> Never {
    exit(status)
  }
}

extension Process {
  /// From now on what this process frees is overwritten first, where the program is linked for it: on
  /// Linux, statically.
  public static func overwriteFreedMemory() {
    slip_overwrite_freed_memory()
  }

  /// For how long this process has used a processor. At its start: how long the system and the
  /// runtime took to bring it that far. The C call is `clock_gettime(CLOCK_PROCESS_CPUTIME_ID)`.
  public static func processorTime() -> Duration {
    .nanoseconds(max(0, slip_processor_time()))
  }
}
