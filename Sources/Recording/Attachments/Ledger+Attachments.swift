public import Memos
internal import Posix
public import Sealing
public import Timekeeping

extension Ledger {
  /// The contents of what is attached to this ledger's memos.
  public var attachments: AttachmentStore {
    AttachmentStore(in: path, keys: keys.path, calls: calls)
  }

  /// The key that what is recorded next is sealed under, durable: for the attachments of memos that
  /// are about to be accepted.
  public func sealingKey() throws(LedgerFailure) -> Key {
    if let folder = try existingFolder() { return try keyForNewSegment(in: folder) }
    do throws(KeyFailure) {
      return try keys.unusedKey(except: [])
    } catch {
      throw .noKey(error)
    }
  }

  /// Removes the sealed copies of attachments whose memos could not be accepted, for that reason.
  ///
  /// Where a memo may still turn up, its copies stay: if it does not, the sweep removes them.
  public func removeAttachments(of memos: [Memo], notAccepted failure: LedgerFailure) {
    let attached = memos.filter { !$0.attachments.isEmpty }
    guard !attached.isEmpty, !failure.mayTurnUp else { return }
    do throws(LedgerFailure) {
      // Read anew: what stands in the file counts, not what this process thinks of it.
      let outbox = try Ledger(at: path, keys: keys, calls: calls).outbox()
      for memo in attached where outbox[memo.id] == nil { attachments.remove(memo.attachments) }
    } catch {
      // Nobody knows: they stay.
    }
  }

  /// Removes the sealed copies of what is attached to those of the memos in `candidates` that have
  /// left the outbox, once that is durable. What the system refuses is left to the sweep. For the
  /// holder of the delivery lock.
  ///
  /// Were the outcome lost in a power cut, the memo would be delivered again, without its
  /// attachments.
  public func removeAttachments(of candidates: [Memo.ID: [Attachment]]) throws(LedgerFailure) {
    let outbox = try outbox()
    let settled = candidates.filter { id, attachments in
      // With a part of the ledger unread a memo may be missing for another reason.
      !attachments.isEmpty && outbox[id] == nil
        && (outbox.unread.isEmpty || outbox.hasDeparted(id))
    }
    guard !settled.isEmpty else { return }
    try synchronize()
    attachments.remove(settled.flatMap(\.value))
  }

  /// Removes sealed copies that were last changed a day before `now` and belong to no memo of the
  /// outbox: a capture or a removal was cut short. None, while a part of the ledger cannot be read
  /// that may hold their memos, or while a capture goes on. For the holder of the delivery lock.
  ///
  /// Where nothing was ever attached, this is one `open` that fails; where nothing is as old, the
  /// names are read, and no more.
  public func sweepAttachments(at now: Instant) throws(LedgerFailure) {
    let old = attachments.names(changedBefore: now.advanced(by: .seconds(-86_400)))
    guard !old.isEmpty, let lock = SweepLock(on: attachments) else { return }
    defer { lock.release() }
    // Read under the lock: whatever was sealed by now has been accepted, or never will be.
    let outbox = try outbox()
    guard outbox.unread.isEmpty else { return }
    var needed: Set<String> = []
    for state in outbox.memos where state.hasAttachments {
      needed.formUnion(try memo(state).attachments.map(\.id.fileName))
    }
    let orphans = old.filter { !needed.contains($0) }
    guard !orphans.isEmpty else { return }
    try synchronize()
    attachments.remove(names: orphans)
  }

  /// Makes all that was recorded so far durable, by whomever it was.
  func synchronize() throws(LedgerFailure) {
    guard let folder = try existingFolder() else { return }
    try folder.withLock { () throws(LedgerFailure) in
      try catchUpToAppend(in: folder)
      do throws(LedgerFailure) {
        try position?.segment?.synchronize()
        unsynchronized = nil
      } catch {
        unsynchronized?.hasFailed = true
        throw error
      }
    }
  }
}

extension LedgerFailure {
  /// True if something of what was to be recorded may have reached the disk.
  fileprivate var mayTurnUp: Bool {
    switch self {
    case .notOpened, .notLocked, .noKey, .tooLarge: false
    case .notWritten(.noSpace), .notWritten(.quotaExceeded), .notWritten(.fileTooLarge): false
    case .notWritten, .notSynchronized, .notRead, .unreadable: true
    }
  }
}
