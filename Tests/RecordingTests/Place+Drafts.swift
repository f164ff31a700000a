import Foundation
import Memos
import Posix
import Recording
import TestSupport
import Timekeeping

extension Place {
  static let drafts = "state/slip/drafts/"

  /// The names of all files in the folder of drafts, from the place's folder.
  var draftFiles: [String] {
    folder.files().filter { $0.hasPrefix(Place.drafts) }
  }

  /// Saves a draft of that text as a screen does that is left at once, and answers it.
  @discardableResult
  func leaveDraft(_ text: String, calls: SystemCalls = .kernel) throws -> Draft {
    let ledger = ledger(calls)
    let draft = Draft.sample(text, in: ledger)
    try ledger.freshDraftFile().save(draft, at: .sample)
    return draft
  }

  /// What a screen that begins now is given; it is left at once.
  func waitingDraft() -> Draft? {
    ledger().claimDraft().draft
  }

  /// Sets the time at which that file was saved.
  func date(_ name: String, seconds: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: TimeInterval(seconds))],
      ofItemAtPath: folder.path(name))
  }
}

extension Ledger {
  /// A place for a draft besides all that wait.
  func freshDraftFile() -> DraftFile {
    var passed: [DraftFile] = []
    while true {
      let claim = claimDraft()
      if claim.draft == nil { return withExtendedLifetime(passed) { claim.file } }
      passed.append(claim.file)
    }
  }
}

extension Draft {
  /// A draft of that text, begun now, with an ID of its own.
  static func sample(_ text: String, in ledger: Ledger) -> Draft {
    var draft = ledger.beginDraft(of: .sample())
    draft.text = text
    draft.caret = text.utf8.count
    return draft
  }

  /// The memo that it becomes.
  var sent: Memo {
    Memo(id: memo, text: text, created: Timestamp(.sample, offset: .utc))
  }
}

extension Memo.ID {
  static func sample() -> Memo.ID {
    var randomness = SystemRandomNumberGenerator()
    return Memo.ID(at: .sample, from: &randomness)
  }
}
