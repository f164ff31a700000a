public import Memos
internal import Posix
public import Timekeeping

/// What a screen begins with.
public struct DraftClaim: Sendable {
  /// Its place for its draft.
  public let file: DraftFile
  /// The draft that waited, if one did.
  public let draft: Draft?
  /// The drafts that were passed over because they cannot be read, and why. They are left as they
  /// are.
  public let failures: [DraftFailure]
}

/// A draft that is kept, as far as can be told without showing it.
public struct DraftReport: Hashable, Sendable {
  /// Where it stands.
  public let path: String
  /// What it is.
  public let state: State

  /// What a file in the folder of drafts is.
  public enum State: Hashable, Sendable {
    /// A draft that is on a screen, or waits for one.
    case kept(saved: Instant)
    /// The rest of one whose memo was accepted: the next claim removes it.
    case ended
    /// It cannot be read now.
    case unreadable(Unreadable)
  }
}

extension Ledger {
  /// An empty draft of the memo of that ID, which must be fresh; or one with the text and the
  /// places of `other`. Reads the names of the segments, and no more.
  public func beginDraft(of memo: Memo.ID, from other: Draft? = nil) -> Draft {
    Draft(
      memo: memo, begun: newestSegment(), text: other?.text ?? "", caret: other?.caret ?? 0,
      anchor: other?.anchor, top: other?.top ?? 0)
  }

  /// Takes the draft that was saved last and is on no living process's screen, with a place to keep
  /// it in; without one, a fresh place.
  ///
  /// Where none was ever kept, this is one call that fails; where none is, the names are read. Then
  /// neither a key nor the ledger is touched. What stands in the way of a draft is told, and the
  /// next one is tried: a screen always begins. A draft that has ended is removed on the way, once
  /// its memo is durable.
  ///
  /// Where the ledger cannot be read, the draft is given. That loses nothing: sent again, it is
  /// the same memo under the same ID, and a second acceptance changes nothing; changed, it is
  /// another memo under an ID of its own.
  public func claimDraft() -> DraftClaim {
    var failures: [DraftFailure] = []
    do throws(Errno) {
      if let folder = try DraftFolder(existingIn: path, calls: calls) {
        for name in try folder.tidiedNames() {
          do throws(Unreadable) {
            guard let claimed = try claim(name, in: folder) else { continue }
            return DraftClaim(
              file: DraftFile(in: path, keys: keys.path, calls: calls, claimed: claimed),
              draft: claimed.draft, failures: failures)
          } catch {
            failures.append(.notRead(path: folder.path + "/" + name.fileName, error))
          }
        }
      }
    } catch {
      failures.append(.notRead(path: DraftFolder.path(in: path), .refused(error)))
    }
    return DraftClaim(
      file: DraftFile(in: path, keys: keys.path, calls: calls), draft: nil, failures: failures)
  }

  /// Every draft that is kept, the one that was saved last first. Changes nothing, and takes no
  /// lock: a screen that begins meanwhile passes none over.
  public func drafts() throws(DraftFailure) -> [DraftReport] {
    do throws(Errno) {
      guard let folder = try DraftFolder(existingIn: path, calls: calls) else { return [] }
      return try folder.names().compactMap { name in
        state(of: name, in: folder).map {
          DraftReport(path: folder.path + "/" + name.fileName, state: $0)
        }
      }
    } catch {
      throw .notRead(path: DraftFolder.path(in: path), .refused(error))
    }
  }

  private func claim(
    _ name: DraftName, in folder: DraftFolder
  ) throws(Unreadable) -> DraftFile.Claimed? {
    let (file, bytes): (LockedDraft, [UInt8])
    do throws(Errno) {
      guard let claimed = try folder.claim(name) else { return nil }
      (file, bytes) = (claimed, try claimed.bytes())
    } catch {
      throw .refused(error)
    }
    let draft = try SealedDraft(bytes, named: name, keys: keys).draft
    guard hasEnded(draft) else {
      return DraftFile.Claimed(folder: folder, name: name, file: file, draft: draft)
    }
    withExtendedLifetime(file) { removeEnded(name, in: folder) }
    return nil
  }

  private func removeEnded(_ name: DraftName, in folder: DraftFolder) {
    do {
      // Whoever appended may have died before its synchronisation: until the memo is durable, the
      // draft is all that a power cut would leave.
      try synchronize()
      try folder.remove(name)
    } catch {
      // It has ended all the same; the next claim removes it.
    }
  }

  private func state(of name: DraftName, in folder: DraftFolder) -> DraftReport.State? {
    do throws(Unreadable) {
      guard let bytes = try folder.read(name) else { return nil }
      let sealed = try SealedDraft(bytes, named: name, keys: keys)
      return hasEnded(sealed.draft) ? .ended : .kept(saved: sealed.saved)
    } catch {
      return .unreadable(error)
    }
  }

  private func hasEnded(_ draft: Draft) -> Bool {
    do throws(LedgerFailure) {
      // The newest segment may have been one whose name was not durable yet, and be gone.
      return try accepts(draft.memo, from: draft.begun.previous)
    } catch {
      return false
    }
  }

  /// The number of the newest segment; the first, where there is none or nobody knows.
  private func newestSegment() -> SegmentNumber {
    do throws(LedgerFailure) {
      return try existingFolder()?.segmentNumbers().last ?? SegmentNumber(1)
    } catch {
      return SegmentNumber(1)
    }
  }
}

extension SegmentNumber {
  fileprivate var previous: SegmentNumber {
    SegmentNumber(rawValue > 0 ? rawValue - 1 : 0)
  }
}
