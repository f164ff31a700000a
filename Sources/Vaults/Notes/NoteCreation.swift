internal import Memos
internal import Posix

/// Makes a note that is not there yet; never replaces one.
///
///     note  scratch  intent
/// S1   -      -        -     nothing but a file without a name
/// S2   -      -        +     the ledger says what is to come
/// S3   +      -        +     made; the receipt is still to be recorded
///
/// S1→S2: the courier appends the intent, fdatasync. S2→S3: linkat, then fsync of the folder. Where
/// the file system has no files without a name the scratch has one that nobody counts on, and S2→S3
/// is renameat2 with RENAME_NOREPLACE.
final class NoteCreation {
  let name: String
  private let place: VaultFolder
  private let scratch: Scratch

  /// S1: writes `bytes` as a scratch in `folder`.
  init(
    of name: String, in place: VaultFolder, with bytes: [UInt8], _ crowd: Scratch.Crowd = .alone
  ) throws(Errno) {
    scratch = try Scratch(bytes, in: place, like: nil, crowd)
    self.place = place
    self.name = name
  }

  /// What the intent says of the scratch.
  var scratchName: String { scratch.name }

  /// As if nothing had been.
  func abandon() {
    scratch.remove(from: place.folder)
  }

  /// S2→S3, but for the synchronisation: many notes of one folder share it.
  func show() -> NoteReplacement.Ending {
    do throws(Errno) {
      try scratch.become(name, in: place.folder)
      return .replaced
    } catch {
      guard error == .exists || error.isRefusal, !scratch.mayBe(name, in: place.folder) else {
        return .unclear(error)
      }
      abandon()
      return error == .exists ? .changed : .refused(error)
    }
  }

  /// S2→S3.
  func commit() -> NoteReplacement.Ending {
    let ending = show()
    guard case .replaced = ending else { return ending }
    do throws(Errno) {
      try synchronize()
      return ending
    } catch {
      return .unclear(error)
    }
  }

  /// Makes every note shown in this folder durable.
  func synchronize() throws(Errno) {
    try place.folder.synchronize()
  }
}
