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
/// A memo that is taken out shows by a witness less often than in C0; if the note goes with it, C1
/// is that there is no P. Each line can be cut short and begun again.
struct Recovery {
  private let intent: VaultIntent.Note
  private let kind: VaultIntent.Kind

  /// What became of an intent.
  enum Verdict {
    /// What it says is so.
    case fulfilled
    /// It is not, for certain.
    case void
  }

  /// The recovery of one note of an intent of that kind.
  init(of note: VaultIntent.Note, as kind: VaultIntent.Kind) {
    intent = note
    self.kind = kind
  }

  func verdict(in vault: OpenVault) throws(DeliveryFailure) -> Verdict {
    var folders = intent.path.pathSteps
    let name = folders.removeLast()
    guard let place = try vault.folder(folders) else { return withoutNote }
    let location = NoteLocation(folders: folders, name: name)
    Scratch.discardEarly(intent.scratch, in: place.folder)
    do throws(Errno) {
      if let scratch = try place.folder.status(of: intent.scratch),
        let verdict = try settle(scratch, name, in: place)
      {
        return verdict
      }
      let verdict = try verdict(by: name, in: place.folder)
      if verdict == .fulfilled { try place.folder.synchronize() }
      if try place.folder.status(of: name) != nil { return verdict }
    } catch {
      throw DeliveryFailure(error, at: vault.path(folders + [name]))
    }
    // What a cloud took away is not gone.
    try vault.refusePlaceholder(of: location, in: place)
    return withoutNote
  }

  /// Removes T, after what it holds is where it belongs. Nil if P has to tell.
  private func settle(
    _ scratch: FileStatus, _ name: String, in place: VaultFolder
  ) throws(Errno) -> Verdict? {
    let file = try File(opening: intent.scratch, in: place.folder, for: .read)
    let held = Fingerprint(try file.bytesOnceAlone())
    let note = try place.folder.status(of: name)
    var verdict: Verdict?
    if held == intent.before {
      // A removal by two names that was cut short between them is not begun: P is T.
      verdict = note?.identity == scratch.identity ? .void : .fulfilled
    } else if held == intent.after {
      // A creation by two names that was cut short between them has been made: P is T.
      verdict = note?.identity == scratch.identity ? .fulfilled : .void
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

  /// What the note tells.
  private func verdict(
    by name: String, in folder: borrowing Folder
  ) throws(Errno) -> Verdict {
    guard try folder.status(of: name) != nil else { return withoutNote }
    let bytes = try File(opening: name, in: folder, for: .read).readAll()
    let print = Fingerprint(bytes)
    if kind != .removal, print == intent.after { return .fulfilled }
    if print == intent.before { return .void }
    return intent.witnesses.contains { tells($0, in: bytes) } ? .fulfilled : .void
  }

  private func tells(_ witness: VaultIntent.Witness, in bytes: [UInt8]) -> Bool {
    let count = bytes.count(of: witness.bytes)
    return kind.takesOut ? count < witness.countBefore : count > witness.countBefore
  }

  /// What it tells that there is no note.
  private var withoutNote: Verdict { kind.takesOut ? .fulfilled : .void }
}

extension VaultIntent.Kind {
  /// Whether a memo is taken out.
  var takesOut: Bool {
    switch self {
    case .shared, .each: false
    case .retraction, .removal: true
    }
  }
}
