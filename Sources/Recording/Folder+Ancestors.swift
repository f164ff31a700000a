internal import Posix

extension Folder {
  /// Makes the name of the folder at `path` durable, and those of all folders above it, whoever
  /// made them: another process may have made them and died before it synchronised them.
  ///
  /// Folders that may not be opened, and the roots of other file systems, are not ours to have
  /// made; where a file system cannot synchronise a folder, there is nothing to wait for.
  static func synchronizeAncestors(of path: String, calls: SystemCalls) throws(Errno) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    let start = path.utf8.first == UInt8(ascii: "/") ? "/" : "./"
    let device = try Folder(atPath: path, calls: calls).status().identity.device
    while !parts.isEmpty {
      parts.removeLast()
      do throws(Errno) {
        let parent = try Folder(atPath: start + parts.joined(separator: "/"), calls: calls)
        guard try parent.status().identity.device == device else { return }
        try parent.synchronize()
      } catch {
        guard error == .accessDenied || error == .notPermitted || error == .invalid else {
          throw error
        }
      }
    }
  }
}
