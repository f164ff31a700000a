import Posix
import TestSupport

/// What others do to files, each in the way that editors and sync tools do it.
extension TemporaryFolder {
  /// Puts a new file in the place of the note, as a sync tool does: it waits for nobody.
  func replace(_ name: String, by text: String) throws {
    let (parent, name) = try parent(of: name)
    let file = try File(creating: ".theirs", in: parent.folder, mode: 0o644)
    try file.write(Array(text.utf8), at: 0)
    try parent.folder.rename(".theirs", to: name, .replacing)
  }

  /// Writes at the end of the note, as `>>` does. Throws `.tryAgain` where a shell would wait for
  /// a lease.
  func append(_ text: String, to name: String) throws {
    let file = try opened(name)
    try file.write(Array(text.utf8), at: try file.status().size)
  }

  /// Takes the file away.
  func remove(_ name: String) throws {
    let (parent, name) = try parent(of: name)
    try parent.folder.remove(name)
  }

  /// Gives the file another name.
  func move(_ name: String, to newName: String) throws {
    let (old, oldName) = try parent(of: name)
    let (new, newName) = try parent(of: newName)
    try old.folder.rename(oldName, to: newName, in: new.folder, .notReplacing)
  }

  /// Makes an empty folder.
  func makeFolder(_ name: String) throws {
    let (parent, name) = try parent(of: name)
    try parent.folder.makeFolder(name, mode: 0o755)
  }

  /// Sets who may do what with a file or folder.
  func setMode(_ mode: UInt32, of name: String) throws {
    let (parent, name) = try parent(of: name)
    try File(opening: name, in: parent.folder, for: .read).setMode(mode)
  }

  /// What the system knows of `name`, or nil if there is no such name; a link is not followed.
  func status(of name: String) throws -> FileStatus? {
    let (parent, name) = try parent(of: name)
    return try parent.folder.status(of: name)
  }

  /// Opens the file, to read and to change. Throws `.tryAgain` where a shell would wait.
  func opened(_ name: String) throws -> File {
    let (parent, name) = try parent(of: name)
    return try File(opening: name, in: parent.folder, for: .readWrite)
  }

  /// Opens the file and keeps it open, as an editor may that writes in place.
  func held(_ name: String) throws -> HeldFile {
    HeldFile(try opened(name))
  }

  private func parent(of name: String) throws -> (Parent, String) {
    let steps = name.split(separator: "/").map(String.init)
    let path = ([path] + steps.dropLast()).joined(separator: "/")
    return (Parent(try Folder(atPath: path)), steps.last ?? ".")
  }
}

extension Neighbour {
  /// A program that appends `line` to the note, as soon as whoever has a lease lets it; by now it
  /// waits, or is done.
  convenience init(waitingAt note: String, in folder: TemporaryFolder, _ line: String) throws {
    let status = try folder.status(of: note)
    try self.init("echo \(line) >> \(note)", in: folder)
    if let status { try waitUntilKept(from: status.identity) }
  }
}

/// A file that another program has open.
final class HeldFile {
  private let file: File

  init(_ file: consuming File) {
    self.file = file
  }

  /// Writes at its end.
  func append(_ text: String) throws {
    try file.write(Array(text.utf8), at: try file.status().size)
  }

  /// Takes all out of it.
  func empty() throws {
    try file.truncate(to: 0)
  }
}

/// A folder that can stand in a tuple.
private final class Parent {
  let folder: Folder

  init(_ folder: consuming Folder) {
    self.folder = folder
  }
}
