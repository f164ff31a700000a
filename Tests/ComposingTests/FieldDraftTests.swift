import Composing
import Memos
import Posix
import Recording
import Testing
import Timekeeping

/// Which memo a field is going to be.
@Suite struct FieldDraftTests {
  private static let now = Instant(milliseconds: 1_764_700_000_000)

  private func draft(_ text: String) -> Draft {
    var randomness = SystemRandomNumberGenerator()
    return Draft(
      memo: Memo.ID(at: Self.now, from: &randomness), begun: SegmentNumber(1), text: text)
  }

  private func take(_ text: String, _ draft: inout FieldDraft) -> Draft {
    draft.take(FieldState(text: text, caret: 0), at: Self.now) {
      Draft(memo: $0, begun: SegmentNumber(1))
    }
  }

  @Test func `a field is one memo while it is written`() {
    var field = FieldDraft()
    let first = take("a", &field)
    let second = take("ab", &field)
    #expect(first.memo == second.memo && second.text == "ab")
  }

  @Test func `a text that may have been sent goes on under another ID once it is changed`() {
    var field = FieldDraft()
    let failed = take("a", &field).memo
    field.fail()
    #expect(take("a", &field).memo == failed)
    let changed = take("ab", &field).memo
    #expect(changed != failed)
    #expect(take("abc", &field).memo == changed)
    // Also where the change is taken back.
    #expect(take("a", &field).memo == changed)
  }

  @Test func `a draft of an earlier run may have been sent`() {
    let known = draft("a")
    var field = FieldDraft(restored: known)
    #expect(field.field?.text == "a")
    #expect(take("a", &field).memo == known.memo)
    #expect(take("b", &field).memo != known.memo)
  }

  @Test func `a disk that refuses is asked again, each time later, up to half a minute`() {
    var field = FieldDraft()
    var now = Duration.seconds(100)
    var waits: [Duration] = []
    field.change(at: now)
    for number in 1...8 {
      let memo = take("a", &field).memo
      field.save(as: number)
      field.hear(DraftOutcome(number: number, memo: memo, failure: .notSaved(.noSpace)), at: now)
      waits.append((field.due ?? .zero) - now)
      now = field.due ?? .zero
    }
    #expect(waits == [1, 2, 4, 8, 16, 30, 30, 30].map { Duration.seconds($0) })
    let memo = take("a", &field).memo
    field.save(as: 9)
    field.hear(DraftOutcome(number: 9, memo: memo), at: now)
    field.change(at: now)
    #expect(field.due == now + .milliseconds(300))
  }

  @Test func `a text that is too long to be kept is not tried again until it is changed`() {
    var field = FieldDraft()
    field.change(at: .zero)
    let memo = take("a", &field).memo
    field.save(as: 1)
    field.hear(DraftOutcome(number: 1, memo: memo, failure: .tooLarge(byteCount: 9)), at: .zero)
    #expect(field.due == nil)
    #expect(field.failure == .tooLarge(byteCount: 9))
    field.change(at: .seconds(1))
    #expect(field.due == .milliseconds(1_300))
  }

  @Test func `what is kept under another ID is known until it is saved again`() {
    let known = draft("a")
    var field = FieldDraft(restored: known)
    #expect(!field.isKeptUnderAnother)
    let changed = take("b", &field).memo
    #expect(field.isKeptUnderAnother)
    field.save(as: 1)
    #expect(field.isKeptUnderAnother && field.isBeingSaved)
    #expect(field.kept == [known.memo, changed])
    field.hear(DraftOutcome(number: 1, memo: changed), at: .zero)
    #expect(!field.isKeptUnderAnother && !field.isBeingSaved)
    #expect(field.kept == [changed])
  }

  @Test func `a save that fails leaves either draft, and is made again`() {
    let known = draft("a")
    var field = FieldDraft(restored: known)
    let changed = take("b", &field).memo
    field.save(as: 1)
    let failure = DraftFailure.notSaved(.noSpace)
    field.hear(DraftOutcome(number: 1, memo: changed, failure: failure), at: .zero)
    #expect(field.kept == [known.memo, changed])
    #expect(field.isUnsaved && field.isKeptUnderAnother)
  }

  @Test func `of saves in a row the last one says what is kept`() {
    var field = FieldDraft()
    let memo = take("a", &field).memo
    field.save(as: 1)
    _ = take("ab", &field)
    field.save(as: 2)
    let failure = DraftFailure.notSaved(.noSpace)
    field.hear(DraftOutcome(number: 1, memo: memo, failure: failure), at: .zero)
    #expect(field.isBeingSaved && !field.isUnsaved)
    field.hear(DraftOutcome(number: 2, memo: memo), at: .zero)
    #expect(!field.isBeingSaved && !field.isUnsaved)
  }

  @Test func `what is written into an emptied field is another memo, and ends what is not removed`()
  {
    var field = FieldDraft()
    let first = take("a", &field).memo
    field.save(as: 1)
    field.hear(DraftOutcome(number: 1, memo: first), at: .zero)
    let emptied = take("", &field).memo
    field.save(as: 2)
    let second = take("b", &field).memo
    #expect(second != first)
    #expect(field.isKeptUnderAnother && field.kept == [first])
    field.hear(DraftOutcome(number: 2, memo: emptied), at: .zero)
    #expect(!field.isKeptUnderAnother && field.kept == [])
  }

  @Test func `a change is saved when nothing was typed for a while, and in any case in a second`() {
    var field = FieldDraft()
    #expect(field.due == nil)
    field.change(at: .zero)
    #expect(field.due == .milliseconds(300))
    field.change(at: .milliseconds(200))
    #expect(field.due == .milliseconds(500))
    field.change(at: .milliseconds(850))
    #expect(field.due == .milliseconds(900))
    _ = take("a", &field)
    field.save(as: 1)
    #expect(field.due == nil)
  }
}
