internal import JSON
public import Posix

extension TraceRun {
  /// Appends the run to the file at `path`, as a line of JSON; makes the file if there is none.
  public func append(toFileAt path: String) throws(Errno) {
    let (folder, name) = Self.split(path)
    let file = try File(openingOrCreating: name, in: try Folder(atPath: folder))
    // Screens that end together write one after the other.
    try file.withLock(refusing: { $0 }) { () throws(Errno) in
      try file.write(Array((json.description + "\n").utf8), at: try file.status().size)
    }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }
}
