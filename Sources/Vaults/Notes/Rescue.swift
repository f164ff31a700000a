internal import Memos
internal import Posix

/// Puts an edit that was displaced into the note that displaced it.
///
/// Only reached when two others changed a note between two system calls of one replacement, or one
/// did and the machine stopped. No line of either edit is dropped.
enum Rescue {
  /// Merges the file `displaced` into the note `name`: every line that it adds to `base`. On return
  /// the note holds both, durably, and `displaced` is gone. On throw both are still there.
  ///
  /// Without a base every line that the note does not have counts as added.
  static func merge(
    _ displaced: String, into name: String, base: [UInt8]?, in place: VaultFolder
  ) throws(Errno) {
    let file = try File(opening: displaced, in: place.folder, for: .read)
    let edit = try file.bytesOnceAlone()
    try merge(edit, into: name, base: base, in: place)
    try place.folder.remove(displaced)
    try place.folder.synchronize()
    let late = try file.bytesOnceAlone()
    if late != edit { try merge(late, into: name, base: edit, in: place) }
  }

  /// Merges every line that `edit` adds to `base` into the note `name`, durably.
  static func merge(
    _ edit: [UInt8], into name: String, base: [UInt8]?, in place: VaultFolder
  ) throws(Errno) {
    for _ in 0..<tries {
      guard let note = try current(name, in: place) else { throw .noEntry }
      let merged = Merge.merged(base: base ?? note.bytes, ours: note.bytes, theirs: edit)
      if merged == note.bytes { return }
      let replacement = try NoteReplacement(
        of: name, in: place, note: note, with: merged)
      switch replacement.commit() {
      case .replaced: return
      case .refused(let error): throw error
      // What was done of it shows in the note, so that the next try adds what is missing.
      case .changed, .unclear: Clock.sleep(for: .milliseconds(2))
      }
    }
    throw .tryAgain
  }

  private static let tries = 200

  private static func current(_ name: String, in place: VaultFolder) throws(Errno) -> ReadNote? {
    do throws(DeliveryFailure) {
      return try ReadNote.reading(name, in: place.folder, path: name)
    } catch {
      guard let number = error.cause.number else { throw .tryAgain }
      throw Errno(rawValue: Int32(truncatingIfNeeded: number))
    }
  }
}
