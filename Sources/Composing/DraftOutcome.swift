package import Memos
package import Recording

/// What came of a save.
package struct DraftOutcome: Hashable, Sendable {
  /// Which one it was, of all that were ever given.
  package let number: Int
  /// The memo that the draft is of.
  package let memo: Memo.ID
  /// What kept the draft from being saved, or removed; nil if nothing did.
  package var failure: DraftFailure?

  /// The outcome of a save.
  package init(number: Int, memo: Memo.ID, failure: DraftFailure? = nil) {
    self.number = number
    self.memo = memo
    self.failure = failure
  }
}
