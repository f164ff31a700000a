internal import Memos
internal import Posix

/// Puts a new version of a note in the place of the old one, so that nobody's edit is lost.
///
/// A note being replaced is in exactly one state:
///
///     note  scratch  intent
/// S1   old     -        -     untouched; the new version has no name yet
/// S2   old     -        +     the ledger says what scratch will hold: finish or undo on restart
/// S3   old     new      +     the same, with a name
/// S4   new     old      +     exchanged; what came back is being compared
/// S5   new     -        +     replaced; the receipt is still to be recorded
///
/// S1→S2: the courier appends the intent, fdatasync. S2→S3: linkat. S3→S4: renameat2 with
/// RENAME_EXCHANGE. S4→S5: unlinkat, then fsync of the folder. If what came back at S4 is not what
/// was read, the two change places again (S4→S3) and the note is read anew.
///
/// Where the file system has no files without a name, the scratch has another one in S1 and S2, and
/// S2→S3 is a rename. Where it cannot exchange, S3→S5 is a plain rename right after a last look at
/// the note: then a newer note that was put in its place in the last microseconds can be lost, and
/// `slip doctor` says so.
final class NoteReplacement {
  private let place: VaultFolder
  private let name: String
  private let note: ReadNote
  private let scratch: Scratch
  /// The new version.
  private let bytes: [UInt8]

  /// How a commit ended.
  enum Ending {
    /// The new version is the note, durably.
    case replaced
    /// The note is not as it was read, and is as it would be without us.
    case changed
    /// The system refused; the note is as it was.
    case refused(Errno)
    /// The system refused half-way: `Recovery` tells what became of it.
    case unclear(Errno)
  }

  /// S1: reads nothing, writes `bytes` as a scratch like `note`.
  init(
    of name: String, in place: VaultFolder, note: ReadNote, with bytes: [UInt8]
  ) throws(Errno) {
    scratch = try Scratch(
      bytes, in: place, like: .init(status: note.status, attributes: note.attributes), .alone
    )
    self.place = place
    self.name = name
    self.note = note
    self.bytes = bytes
  }

  /// What the intent says of the scratch.
  var scratchName: String { scratch.name }

  /// S1 or S3 → as if nothing had been.
  func abandon() {
    scratch.remove(from: place.folder)
    letGo()
  }

  /// S2→S5.
  func commit() -> Ending {
    do throws(Errno) {
      guard try note.isUntouched(as: name, in: place.folder) else { return giveUp(.changed) }
      try scratch.show(in: place.folder)
      try scratch.takeLease()
      try place.folder.rename(scratch.name, to: name, .exchanging)
    } catch {
      switch error {
      case .invalid, .noSuchCall, .notSupported: return renameOver()
      default: return ending(after: error)
      }
    }
    do throws(Errno) {
      // At S4: is what came back what was read, and does nobody wait to write into it?
      guard try note.isUntouched(as: scratch.name, in: place.folder) else { return try takeBack() }
      return try finish()
    } catch {
      return .unclear(error)
    }
  }

  /// S4→S5. What someone wrote into the old file all the same (who found it by name just before
  /// the exchange and had it open only after the last look) is put into the new one.
  private func finish() throws(Errno) -> Ending {
    scratch.releaseLease()
    try note.release()
    let left = try note.bytesOnceAlone()
    try rescue(left, over: note.bytes)
    try place.folder.remove(scratch.name)
    scratch.forget()
    try place.folder.synchronize()
    try rescue(try note.bytesOnceAlone(), over: left)
    return .replaced
  }

  /// S4→S3: the two change places again, unless someone has found our version by now and waits to
  /// open it: then it stays, and what came in between is put into it.
  private func takeBack() throws(Errno) -> Ending {
    if try !scratch.isAwaited() {
      try place.folder.rename(scratch.name, to: name, .exchanging)
      if try place.folder.status(of: scratch.name)?.identity == scratch.identity {
        if try !scratch.isAwaited() { return giveUp(.changed) }
        letGo()
        try rescue(try scratch.bytesOnceAlone(), over: bytes)
        scratch.remove(from: place.folder)
        // Whoever read our version may yet save one of their own with the entries in it.
        return .unclear(.tryAgain)
      }
    }
    letGo()
    scratch.forget()
    try Rescue.merge(scratch.name, into: name, base: note.bytes, in: place)
    return .unclear(.tryAgain)
  }

  /// Puts into the note what `edit` adds to `base`.
  private func rescue(_ edit: [UInt8], over base: [UInt8]) throws(Errno) {
    guard edit != base else { return }
    try Rescue.merge(edit, into: name, base: base, in: place)
  }

  /// S3→S5 without an exchange. The old file has no name then, but is still open here: what someone
  /// wrote into it all the same is put into the new one.
  private func renameOver() -> Ending {
    do throws(Errno) {
      guard try note.isUntouched(as: name, in: place.folder) else { return giveUp(.changed) }
      try place.folder.rename(scratch.name, to: name, .replacing)
      scratch.forget()
    } catch {
      return ending(after: error)
    }
    do throws(Errno) {
      letGo()
      try place.folder.synchronize()
      try rescue(try note.bytesOnceAlone(), over: note.bytes)
      return .replaced
    } catch {
      return .unclear(error)
    }
  }

  /// Some errors are said before anything is done. After any other (a disk that fails, a server
  /// that does not answer, or answers twice) it may have been done all the same: then nothing is
  /// touched, and `Recovery` looks.
  private func ending(after error: Errno) -> Ending {
    if error.isRefusal, !scratch.mayBe(name, in: place.folder) {
      return giveUp(error == .noEntry ? .changed : .refused(error))
    }
    letGo()
    return .unclear(error)
  }

  private func giveUp(_ ending: Ending) -> Ending {
    abandon()
    return ending
  }

  private func letGo() {
    scratch.releaseLease()
    note.letGo()
  }
}
