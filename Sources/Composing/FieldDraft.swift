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
  /// Under which IDs the field was saved, as far as the file may have them: it has one of them, or none.
  package private(set) var kept: [Memo.ID] = []
  /// When the first change was made that is not saved, and the last.
  private var unsaved: (first: Duration, last: Duration)?
  /// Why the field is not kept, by the last save of which that is known; nil if it is.
  package private(set) var failure: DraftFailure?
  /// The save that was asked for last, until it is known what came of it, and the memo that it keeps; nil for
  /// that where it empties the file.
  private var given: (number: Int, memo: Memo.ID?)?

  /// How many saves failed in a row, and until when no other is tried: for ever after the last one where
  /// another text alone could change it.
  private var failures = 0
  private var notBefore: Duration?

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
    unsaved.map { max(min($0.last + Self.rest, $0.first + Self.limit), notBefore ?? .zero) }
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

  /// Whether anything has changed since it was last to be saved.
  package var isUnsaved: Bool { unsaved != nil }

  /// Whether it is not known yet what came of the last save.
  package var isBeingSaved: Bool { given != nil }

  /// Whether what is saved may be saved under another ID than the field's: sending the field would not end
  /// it.
  package var isKeptUnderAnother: Bool { kept.contains { $0 != draft?.memo } }

  /// It is being saved, under that number. Where the field is empty what is saved goes, and what is written
  /// next is another memo.
  package mutating func save(as number: Int) {
    unsaved = nil
    guard let saved = draft else { return }
    if saved.text.isEmpty {
      given = (number, nil)
      (draft, attempted) = (nil, nil)
    } else {
      given = (number, saved.memo)
      if kept.last != saved.memo { kept.append(saved.memo) }
    }
  }

  /// That came of a save at `now`. If the field is not kept, it is to be saved again.
  package mutating func hear(_ outcome: DraftOutcome, at now: Duration) {
    if outcome.failure == nil, let index = kept.lastIndex(of: outcome.memo) {
      kept.removeFirst(index)
    }
    // Of a save that another followed, that other one says what is kept.
    guard let given, outcome.number == given.number else { return }
    self.given = nil
    failure = outcome.failure
    switch failure {
    case nil:
      kept = given.memo.map { [$0] } ?? []
      (failures, notBefore) = (0, nil)
    case .tooLarge:
      // Until it is changed it stays so.
      break
    case .notRead, .noKey, .notSaved, .notRemoved:
      failures += 1
      notBefore = now + min(.seconds(1 << min(failures - 1, 5)), .seconds(30))
      change(at: now)
    }
  }

  /// The draft's text could not be accepted under its ID.
  package mutating func fail() {
    attempted = draft?.text
  }
}
