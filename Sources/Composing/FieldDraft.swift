package import Memos
package import Recording
package import Timekeeping

/// Which memo the field is going to be, and what of it is saved.
///
/// Invariant: once an acceptance of an ID was attempted, no other text is ever kept or sent under it. A
/// ledger that failed may hold the memo all the same, and a second acceptance of its ID changes nothing:
/// the other text would be lost.
package struct FieldDraft {
  /// The draft; nil while the field was never anything but empty.
  package private(set) var draft: Draft?
  /// The text whose acceptance was attempted under the draft's ID, or may have been.
  private var attempted: String?
  /// Under which IDs the field was saved: the file has one of them, the last unless saving failed.
  package private(set) var kept: [Memo.ID] = []
  /// When the first change was made that is not saved, and the last.
  private var unsaved: (first: Duration, last: Duration)?

  /// How long after the last key the field is saved, and how long after the first at the latest.
  private static let rest = Duration.milliseconds(300)
  private static let limit = Duration.milliseconds(900)

  /// Nothing is in the field.
  package init() {}

  /// What stands on the disk is in the field. Whoever saved it may have attempted to send it.
  package init(restored draft: Draft) {
    self.draft = draft
    attempted = draft.text
    kept = [draft.memo]
  }

  /// What the field is like with the draft in it; nil without one.
  package var field: FieldState? {
    draft.map {
      FieldState(text: $0.text, caret: $0.caret, anchor: $0.anchor, top: $0.top)
    }
  }

  /// When it is to be saved; nil if nothing has changed.
  package var due: Duration? {
    unsaved.map { min($0.last + Self.rest, $0.first + Self.limit) }
  }

  /// The field was changed.
  package mutating func change(at now: Duration) {
    unsaved = (unsaved?.first ?? now, now)
  }

  /// The draft under whose ID `field` may be kept or sent; `begin` begins one for an ID.
  package mutating func take(
    _ field: FieldState, at instant: Instant, _ begin: (Memo.ID) -> Draft
  ) -> Draft {
    var draft: Draft
    if let known = self.draft, attempted == nil || attempted == field.text {
      draft = known
    } else {
      var randomness = SystemRandomNumberGenerator()
      draft = begin(Memo.ID(at: instant, from: &randomness))
      attempted = nil
    }
    (draft.text, draft.caret, draft.anchor) = (field.text, field.caret, field.anchor)
    draft.top = field.top
    self.draft = draft
    return draft
  }

  /// Whether what is saved is saved under another ID than the field's: sending the field would not end
  /// it.
  package var isKeptUnderAnother: Bool { kept.last != nil && kept.last != draft?.memo }

  /// It is being saved.
  package mutating func save() {
    unsaved = nil
    if let draft, !kept.contains(draft.memo) { kept.append(draft.memo) }
  }

  /// The draft's text could not be accepted under its ID.
  package mutating func fail() {
    attempted = draft?.text
  }
}
