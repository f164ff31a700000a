internal import Posix

extension Folder {
  /// Makes the name of the folder at `path` durable, and those of all folders above it, whoever
  /// made them: another process may have made them and died before it synchronised them.
  ///
  /// Folders that may not be opened are not ours to have made; where a file system cannot
  /// synchronise a folder, there is nothing to wait for.
  static func synchronizeAncestors(of path: String, calls: SystemCalls) throws(Errno) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    let start = path.utf8.first == UInt8(ascii: "/") ? "/" : "./"
    while !parts.isEmpty {
      parts.removeLast()
      do throws(Errno) {
        try Folder(atPath: start + parts.joined(separator: "/"), calls: calls).synchronize()
      } catch {
        guard error == .accessDenied || error == .notPermitted || error == .invalid else {
          throw error
        }
      }
    }
  }
}
