internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Process {
  /// Starts the program `arguments[0]`, looked up in PATH, and leaves it alone: it has a session of its
  /// own, outlives this process, sees /dev/null as its three streams, and finds no open file of this one.
  ///
  /// On return it runs; it is nobody's child here and its end is not told. Throws why it could not be
  /// started. The C calls are `fork`, twice, `setsid` and `execvp`. Blocks for some tenths of a
  /// millisecond.
  public static func startDetached(_ arguments: [String]) throws(Errno) {
    guard !arguments.isEmpty, arguments.allSatisfy({ !$0.utf8.contains(0) }) else { throw .invalid }
    var words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    guard !words.contains(nil) else { throw .noMemory }
    words.append(nil)
    try retryingInterrupts { Int(slip_start_detached(words)) }
  }

  /// The folder of the program that this process runs, where the system tells: /proc on Linux.
  public static var programFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    let bytes = buffer.prefix(count).map(UInt8.init(bitPattern:))
    return String(validating: bytes, as: UTF8.self).map { path in
      String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
  }
}
