internal import Posix

/// A file of the folder of drafts, open; its lock is held until the last reference goes or the
/// process ends.
final class LockedDraft: Sendable {
  private let file: File

  private init(_ file: consuming File) {
    self.file = file
  }

  deinit {
    // A program that starts at this moment may have the file open for a little longer.
    file.unlock()
  }

  /// The file `name`, locked; nil if it is gone, or another holds it.
  static func claim(_ name: String, in folder: borrowing Folder) throws(Errno) -> LockedDraft? {
    while let found = try withoutLock(name, in: folder) {
      guard try found.file.tryLock() else { return nil }
      if try found.isNamed(name, in: folder) { return found }
    }
    return nil
  }

  /// The file `name`, only to be read; nil if it is gone.
  static func withoutLock(
    _ name: String, in folder: borrowing Folder
  ) throws(Errno) -> LockedDraft? {
    do throws(Errno) {
      return LockedDraft(try File(opening: name, in: folder, for: .read))
    } catch {
      if error == .noEntry { return nil }
      throw error
    }
  }

  /// A new file, not locked yet.
  static func make(_ name: String, in folder: borrowing Folder) throws(Errno) -> LockedDraft {
    LockedDraft(try File(creating: name, in: folder))
  }

  /// Takes the lock of a file just made, and says whether it did before somebody took the file for
  /// one that was left.
  func lock(as name: String, in folder: borrowing Folder) throws(Errno) -> Bool {
    guard try file.tryLock() else { return false }
    return try isNamed(name, in: folder)
  }

  /// All bytes. A file that is longer than any draft ends behind the longest.
  func bytes() throws(Errno) -> [UInt8] {
    try file.read(min(file.status().size, SealedDraft.maximumByteCount), at: 0)
  }

  /// Writes all bytes into a new file, durably.
  func write(_ bytes: [UInt8]) throws(Errno) {
    try file.setMode(0o600)
    try file.write(bytes, at: 0)
    try file.synchronizeData()
  }

  private func isNamed(_ name: String, in folder: borrowing Folder) throws(Errno) -> Bool {
    try folder.status(of: name)?.identity == file.status().identity
  }
}
