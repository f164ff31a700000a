internal import Memos
internal import Posix

/// Removes a note that holds nothing any more but what Slip put there, so that nobody's edit is
/// lost.
///
///     note  scratch  intent
/// S1   old     -        -     untouched
/// S2   old     -        +     the ledger says that the note is to go
/// S3   -       old      +     out of the way; what came is being compared
/// S4   -       -        +     gone; the outcome is still to be recorded
///
/// S1→S2: the courier appends the intent, fdatasync. S2→S3: renameat2 with RENAME_NOREPLACE.
/// S3→S4: unlinkat, then fsync of the folder. If what came at S3 is not what was read, it goes back
/// (S3→S2).
final class NoteRemoval {
  /// The name that the note gets on its way.
  let scratchName = Scratch.freshName()
  private let name: String
  private let place: VaultFolder
  private let note: ReadNote

  /// S1.
  init(of name: String, in place: VaultFolder, note: ReadNote) {
    self.name = name
    self.place = place
    self.note = note
  }

  /// As if nothing had been.
  func abandon() {
    note.letGo()
  }

  /// S2→S4.
  func commit() -> NoteReplacement.Ending {
    do throws(Errno) {
      guard try note.isUntouched(as: name, in: place.folder) else {
        abandon()
        return .changed
      }
      try place.folder.renameWithoutReplacing(name, to: scratchName)
    } catch {
      abandon()
      return error.isRefusal ? .refused(error) : .unclear(error)
    }
    do throws(Errno) {
      return try finish()
    } catch {
      abandon()
      return .unclear(error)
    }
  }

  /// S3→S4.
  private func finish() throws(Errno) -> NoteReplacement.Ending {
    let isUntouched = try note.isUntouched(as: scratchName, in: place.folder)
    try note.release()
    let left = try note.bytesOnceAlone()
    guard isUntouched, left == note.bytes else { return try putBack() }
    try place.folder.remove(scratchName)
    try place.folder.synchronize()
    let late = try note.bytesOnceAlone()
    guard late != left else { return .replaced }
    // Someone had the note open and wrote into it when its name was gone.
    let creation = try NoteCreation(of: name, in: place, with: late)
    guard case .replaced = creation.commit() else { throw .tryAgain }
    return .changed
  }

  /// S3→S2; where there is a new note by now, what came is put into it.
  private func putBack() throws(Errno) -> NoteReplacement.Ending {
    do throws(Errno) {
      try place.folder.renameWithoutReplacing(scratchName, to: name)
      try place.folder.synchronize()
    } catch {
      guard error == .exists else { throw error }
      try Rescue.merge(scratchName, into: name, base: note.bytes, in: place)
    }
    return .changed
  }
}
