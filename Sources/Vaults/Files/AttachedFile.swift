internal import Memos
internal import Posix

/// A file that is in the vault, durably, before the note that links to it.
///
///     file  scratch  intent
/// S1   -       +        -     written and synced; no name yet, or one that nobody counts on
/// S2   -       +        +     the ledger says which scratch may lie about
/// S3   +       -        +     there; the notes that link to it may come
///
/// S1→S2: the courier appends the intent, fdatasync. S2→S3: linkat or a rename that replaces
/// nothing, then fsync of the folder. If then no note that links to it can be shown, it loses its
/// name again (S3→S1), so that the next attempt makes it anew and its receipt says so. After a crash at
/// S3 the next attempt finds the file: it has the name that is wanted and the same content. Several
/// memos may share one.
final class AttachedFile {
  let location: NoteLocation
  let place: VaultFolder
  private let digest: [UInt8]
  private let byteCount: Int
  private let origin: Origin
  private var isShown = false
  /// Whether it has its name, or may have it.
  private var mayBeShown = false
  /// Whether a note that links to it stands, or may stand.
  private var isLinked = false
  private var users = 1

  /// Where its content is until it is shown.
  enum Origin {
    case scratch(Scratch)
    /// It was there, and is what that status says.
    case found(FileStatus)
  }

  init(at location: NoteLocation, in place: VaultFolder, _ attachment: Attachment, _ origin: Origin)
  {
    self.location = location
    self.place = place
    self.origin = origin
    digest = attachment.digest
    byteCount = attachment.byteCount
  }

  /// What an intent says of it; nil if it was there.
  var promise: VaultIntent.Attachment? {
    guard case .scratch(let scratch) = origin else { return nil }
    return VaultIntent.Attachment(path: location.path, scratch: scratch.name)
  }

  /// What a receipt says of it; nil if it was there.
  var evidence: VaultEvidence.File? {
    promise.map { VaultEvidence.File(path: $0.path, byteCount: UInt64(byteCount)) }
  }

  /// Whether its content is that of `attachment`.
  func holds(_ attachment: Attachment) -> Bool {
    byteCount == attachment.byteCount && digest == attachment.digest
  }

  /// Whether a memo counts on it.
  var isWanted: Bool { users > 0 }

  /// One more memo counts on it.
  func retain() {
    users += 1
  }

  /// A note that links to it stands, or may stand.
  func keep() {
    isLinked = true
  }

  /// A memo counts on it no more. With the last the scratch goes; and the file, if it was shown and
  /// no note links to it.
  func release() {
    users -= 1
    guard users == 0, !isLinked, case .scratch(let scratch) = origin else { return }
    if mayBeShown { scratch.withdraw(location.name, from: place.folder) }
    scratch.remove(from: place.folder)
  }

  /// S2→S3, but for the synchronisation. Nil if the name stands for this content now; no file is
  /// ever replaced.
  func show(in vault: OpenVault) -> DeliveryFailure? {
    let path = vault.path([location.path])
    do throws(Errno) {
      switch origin {
      case .found(let status):
        let now = try place.folder.status(of: location.name)
        let isSame =
          now?.identity == status.identity && now?.size == status.size
          && now?.modified == status.modified
        return isSame ? nil : .changing(path)
      case .scratch(let scratch):
        mayBeShown = true
        if !isShown { try scratch.become(location.name, in: place.folder) }
        isShown = true
        return nil
      }
    } catch {
      // If it was done all the same, `release` finds it.
      return error == .exists ? .changing(path) : DeliveryFailure(error, at: path)
    }
  }
}

/// What is attached to one memo.
struct AttachedFiles {
  let files: [AttachedFile]

  static var none: AttachedFiles { AttachedFiles(files: []) }

  /// The memo counts on them no more.
  func release() {
    for file in files { file.release() }
  }

  /// The change of the note that links to them ended like this.
  func keep(after ending: NoteReplacement.Ending) {
    switch ending {
    case .replaced, .unclear: for file in files { file.keep() }
    case .changed, .refused: break
    }
  }

  /// What an intent says of those that were not there.
  var promises: [VaultIntent.Attachment] { files.compactMap(\.promise) }

  /// S2→S3 for all of them: nil if all are there, durably.
  func commit(in vault: OpenVault) -> DeliveryFailure? {
    show(in: vault) ?? synchronize(in: vault)
  }

  /// As `commit`, but not durably yet.
  func show(in vault: OpenVault) -> DeliveryFailure? {
    for file in files {
      if let failure = file.show(in: vault) { return failure }
    }
    return nil
  }

  /// Makes all that was shown durable, with one `fsync` for each folder.
  func synchronize(in vault: OpenVault) -> DeliveryFailure? {
    var done: Set<ObjectIdentifier> = []
    for file in files where done.insert(ObjectIdentifier(file.place)).inserted {
      do throws(Errno) {
        try file.place.folder.synchronize()
      } catch {
        return DeliveryFailure(error, at: vault.path(file.location.folders))
      }
    }
    return nil
  }
}
