internal import Memos
internal import Posix

/// Tells from the disk what became of a note of an intent that has no outcome, and tidies up.
///
/// With T the scratch and P the note, C0 what P held and C1 what it was to hold:
///
///     T holds      then
///     C0           exchanged: remove T
///     C1           not exchanged, or taken back: remove T; deliver again
///     else         someone's edit, displaced: it is merged into P, and P tells
///     nothing      P tells: C1, or a witness more often than in C0, means committed
///
/// Each line can be cut short and begun again.
enum Recovery {
  /// What became of it.
  enum Verdict {
    /// The note holds the entries.
    case stands
    /// It does not, for certain.
    case absent
  }

  static func verdict(
    on intent: VaultIntent.Note, in vault: OpenVault
  ) throws(DeliveryFailure) -> Verdict {
    var folders = intent.path.pathSteps
    let name = folders.removeLast()
    guard let place = try vault.folder(folders) else { return .absent }
    Scratch.discardEarly(intent.scratch, in: place.folder)
    do throws(Errno) {
      if let scratch = try place.folder.status(of: intent.scratch),
        let verdict = try settle(intent, scratch, name, in: place)
      {
        return verdict
      }
      guard try stands(intent, as: name, in: place.folder) else { return .absent }
      try place.folder.synchronize()
      return .stands
    } catch {
      throw DeliveryFailure(error, at: vault.path(folders + [name]))
    }
  }

  /// Removes T, after what it holds is where it belongs. Nil if P has to tell.
  private static func settle(
    _ intent: VaultIntent.Note, _ scratch: FileStatus, _ name: String, in place: VaultFolder
  ) throws(Errno) -> Verdict? {
    let file = try File(opening: intent.scratch, in: place.folder, for: .read)
    let held = Fingerprint(try file.bytesOnceAlone())
    let note = try place.folder.status(of: name)
    var verdict: Verdict?
    if held == intent.before {
      verdict = .stands
    } else if held == intent.after {
      // A creation by two names that was cut short between them has been made: P is T.
      verdict = note?.identity == scratch.identity ? .stands : .absent
    } else if note == nil {
      // Someone removed the note and left the edit: it becomes the note again.
      try place.folder.renameWithoutReplacing(intent.scratch, to: name)
      try place.folder.synchronize()
      return nil
    } else {
      try Rescue.merge(intent.scratch, into: name, base: nil, in: place)
      return nil
    }
    try place.folder.remove(intent.scratch)
    try place.folder.synchronize()
    return verdict
  }

  private static func stands(
    _ intent: VaultIntent.Note, as name: String, in folder: borrowing Folder
  ) throws(Errno) -> Bool {
    guard try folder.status(of: name) != nil else { return false }
    let bytes = try bytes(name, in: folder)
    let print = Fingerprint(bytes)
    if print == intent.after { return true }
    if print == intent.before { return false }
    return intent.witnesses.contains { bytes.count(of: $0.bytes) > $0.countBefore }
  }

  private static func bytes(_ name: String, in folder: borrowing Folder) throws(Errno) -> [UInt8] {
    try File(opening: name, in: folder, for: .read).readAll()
  }
}
