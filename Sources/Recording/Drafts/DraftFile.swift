public import Memos
internal import Posix
internal import Sealing
internal import Synchronization
public import Timekeeping

/// One screen's place for its draft: `<state>/drafts/<16 hexadecimal digits>.draft`, see
/// docs/formats/draft.md. To be had by `Ledger.claimDraft`.
///
/// The draft ends when the ledger accepts its memo, and by nothing else: the one `fdatasync` of the
/// append that makes the memo durable ends the draft in the same step. That its file goes
/// afterwards is tidying.
///
///     file  memo accepted
///      -        -          D1  nothing is kept
///      +        -          D2  kept: given by the next claim
///      +        +          D3  ended: never given again
///      -        +          D4  sent
///
/// D1→D2 and D2→D2: `save`, by renaming a scratch over the name. D2→D1: `save` of an empty text.
/// D2→D3 and D1→D4: `Ledger.append`, by its `fdatasync`. D3→D4: `discard`; or the next claim, once
/// it has made the acceptance durable, which it may have seen before whoever wrote it knew.
///
/// May be used from any thread: one call waits for another. The place is this process's until the
/// last reference goes; what is saved stays for the next claim.
public final class DraftFile: Sendable {
  private let kept: Mutex<Kept>

  /// What was claimed, and where.
  struct Claimed: Sendable {
    let folder: DraftFolder
    let name: DraftName
    let file: LockedDraft
    let draft: Draft
  }

  /// A place for the draft that was claimed, or a fresh one. No call is made.
  init(in state: String, keys: String, calls: SystemCalls, claimed: Claimed? = nil) {
    kept = Mutex(
      Kept(
        state: state, keys: keys, calls: calls, name: claimed?.name, folder: claimed?.folder,
        file: claimed?.file, memo: claimed?.draft.memo))
  }

  /// Keeps `draft`, saved at `instant`, in the place of what was kept before.
  ///
  /// On return it is on stable storage, sealed; or, if its text is empty, nothing is. On throw what
  /// was saved before stands, or this draft, each whole. Blocks for two synchronisations, more the
  /// first time: meant for a thread on which nobody types.
  public func save(_ draft: Draft, at instant: Instant) throws(DraftFailure) {
    try kept.withLock { kept throws(DraftFailure) in
      if draft.text.isEmpty {
        try kept.forget()
      } else {
        try kept.save(SealedDraft(draft, saved: instant))
      }
    }
  }

  /// Removes the file if what it holds is the draft of that memo, which was accepted. Waits for no
  /// disk: if a power cut brings the file back, the draft has ended all the same.
  public func discard(_ memo: Memo.ID) throws(DraftFailure) {
    try kept.withLock { kept throws(DraftFailure) in
      if kept.memo == memo { try kept.remove() }
    }
  }
}

/// What a place holds, and the way to it. A screen that keeps nothing makes neither name nor ledger.
private struct Kept {
  let state: String
  let keys: String
  let calls: SystemCalls
  /// The name of the file; nil until there is one.
  var name: DraftName?
  /// The folder, once it was opened.
  var folder: DraftFolder?
  /// The file that has the name, locked; nil while there is none.
  var file: LockedDraft?
  /// Whose draft it holds.
  var memo: Memo.ID?
  /// True once the folder's own name is known to be durable.
  var isSettled = false
  /// A ledger of this place's own: the screen's may be at work in another thread.
  private(set) lazy var ledger = Ledger(
    at: state, keys: Keyring(at: keys, calls: calls), calls: calls)

  init(
    state: String, keys: String, calls: SystemCalls, name: DraftName?, folder: DraftFolder?,
    file: LockedDraft?, memo: Memo.ID?
  ) {
    (self.state, self.keys, self.calls, self.name) = (state, keys, calls, name)
    (self.folder, self.file, self.memo) = (folder, file, memo)
  }

  mutating func save(_ sealed: SealedDraft) throws(DraftFailure) {
    let byteCount = sealed.draft.text.utf8.count
    guard byteCount <= SealedDraft.maximumTextByteCount else {
      throw .tooLarge(byteCount: byteCount)
    }
    let key = try sealingKey()
    do throws(Errno) {
      let folder = try settledFolder()
      let name = self.name ?? .random()
      self.name = name
      file = try folder.put(sealed.bytes(under: key, named: name), as: name)
      memo = sealed.draft.memo
      try folder.synchronize()
    } catch {
      // The next attempt looks for the folder anew: this one may have been removed.
      (folder, isSettled) = (nil, false)
      throw .notSaved(error)
    }
  }

  /// Removes what is kept, durably.
  mutating func forget() throws(DraftFailure) {
    try remove()
    do throws(Errno) {
      try folder?.synchronize()
    } catch {
      throw .notRemoved(error)
    }
  }

  mutating func remove() throws(DraftFailure) {
    guard file != nil, let name else { return }
    do throws(Errno) {
      if folder == nil { folder = try DraftFolder(existingIn: state, calls: calls) }
      try folder?.remove(name)
    } catch {
      throw .notRemoved(error)
    }
    (file, memo) = (nil, nil)
  }

  private mutating func sealingKey() throws(DraftFailure) -> Key {
    do throws(LedgerFailure) {
      return try ledger.sealingKey()
    } catch {
      throw .noKey(error)
    }
  }

  private mutating func settledFolder() throws(Errno) -> DraftFolder {
    let made =
      if let folder { folder } else {
        try DraftFolder(makingIn: state, calls: calls)
      }
    folder = made
    if !isSettled { try made.settle(calls) }
    isSettled = true
    return made
  }
}
