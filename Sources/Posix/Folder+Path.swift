#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Folder {
  /// The absolute path that `path` leads to, without a symbolic link in it. The C call is
  /// `realpath`.
  public static func canonicalPath(of path: String) throws(Errno) -> String {
    guard let found = realpath(path, nil) else { throw Errno(rawValue: errno) }
    defer { free(found) }
    return String(cString: found)
  }

  /// Opens the folder at `path`, making it and each missing parent first (0700 unless `mode`).
  ///
  /// On return every folder that was made is durable: its parent was synchronised. Two processes
  /// may do this at once.
  public init(
    making path: String, mode: UInt32 = 0o700, calls: SystemCalls = .kernel
  )
    throws(Errno)
  {
    do throws(Errno) {
      self = try Folder(atPath: path, calls: calls)
      return
    } catch {
      guard error == .noEntry else { throw error }
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard let name = parts.last else { throw .noEntry }
    let start = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    let parentPath = start + parts.dropLast().joined(separator: "/")
    let parent = try Folder(making: parentPath.isEmpty ? "." : parentPath, mode: mode, calls: calls)
    do throws(Errno) {
      try parent.makeFolder(name, mode: mode)
    } catch {
      guard error == .exists else { throw error }
    }
    try parent.synchronize()
    self = try Folder(atPath: path, calls: calls)
  }
}
