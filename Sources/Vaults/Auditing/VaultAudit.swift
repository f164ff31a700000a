public import Memos
public import Posix

/// Holds what was delivered into a vault against what is there. Changes nothing.
public struct VaultAudit {
  private let vault: OpenVault

  /// Where a memo is.
  public enum Finding: Hashable, Sendable {
    /// In its note as it was put there; the line is counted from 1.
    case present(Place)
    /// In its note, changed by a person.
    case edited(Place)
    /// In another note.
    case moved(Place)
    /// In no note, but in a copy that a sync tool made of one.
    case inConflictCopy(Place)
    /// Nowhere.
    case missing
    /// A note that it may be in cannot be looked into, or of how it was delivered too little is known.
    case unknown(DeliveryFailure.Cause)
  }

  /// A line of a note.
  public struct Place: Hashable, Sendable {
    /// The note's absolute path.
    public let path: String
    /// The line, from 1.
    public let line: Int

    /// A place.
    public init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// What an audit found.
  public struct Report: Sendable {
    /// What became of each memo, in the order given.
    public internal(set) var findings: [Finding] = []
    /// The copies that sync tools made, each with the memos that stand in it, by their place in the
    /// order given.
    public internal(set) var conflictCopies: [(path: String, memos: [Int])] = []
  }

  /// The parts of an audit that a person may wait for.
  public enum Stage: Hashable, Sendable {
    /// The notes that memos were put into are being read.
    case notes
    /// The whole vault is being searched for what is not there any more.
    case vault
  }

  /// Opens the vault at `path`.
  public init(at path: String, calls: SystemCalls = .kernel) throws(DeliveryFailure) {
    vault = try OpenVault(at: path, calls: calls)
  }

  /// The vault of a receipt: nil if it does not say.
  public static func vault(of receipt: Receipt) -> String? {
    VaultEvidence(receipt.evidence)?.note(at: receipt.place)?.vault
  }

  /// Looks for `memos`, which were all delivered into this vault. `text` is asked for
  /// the text of a memo only where it does not stand as it was put; `progress` hears of each file
  /// that was read, and of how many.
  ///
  /// Reads each note concerned once, and every note of the vault once if a memo is in none of them.
  public func report(
    on memos: [DeliveredMemo], text: (Int) -> String?,
    progress: (Stage, _ done: Int, _ of: Int) -> Void = { _, _, _ in }
  ) -> Report {
    var run = AuditRun(memos, in: vault)
    run.readNotes { progress(.notes, $0, $1) }
    run.compareTexts(text)
    run.searchVault { progress(.vault, $0, $1) }
    run.compareWords()
    run.leaveOpen()
    return run.report
  }

  /// Looks for one of `memos`, which are all that were delivered into this vault. Reads its note
  /// alone, if it stands there as it was put; else does all that `report` does.
  public func finding(
    of index: Int, among memos: [DeliveredMemo], text: (Int) -> String?
  ) -> Finding {
    let place = memos[index].receipt.place
    let near = memos.indices.filter { memos[$0].receipt.place == place }
    var run = AuditRun(near.map { memos[$0] }, in: vault)
    run.readNotes { _, _ in }
    if let own = near.firstIndex(of: index), case .present = run.report.findings[own] {
      return run.report.findings[own]
    }
    return report(on: memos, text: text).findings[index]
  }
}
