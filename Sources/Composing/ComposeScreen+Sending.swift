internal import Memos
internal import Posix
internal import Recording
internal import Terminals
internal import Timekeeping
internal import Translations

extension ComposeScreen {
  /// Makes the memo durable, and clears the field; or leaves the text where it is and says why. An empty
  /// field has nothing to send: the person leaves, as with the end of input elsewhere.
  func send() throws(Errno) {
    if editor.isEmpty {
      ending = .left
      return
    }
    trace?.sendBegins()
    let field = editor.text
    guard let sent = SentText(field) else {
      say(words.nothingToSend)
      return
    }
    guard field.utf8.count <= SentText.limit else {
      say(words.tooLarge, .warning)
      return
    }
    let now = clock()
    let id = takeDraft(at: now.instant).memo
    if draft.isKeptUnderAnother {
      // What is saved has to end with this memo, whatever happens in between. Where it can't be saved the
      // memo is sent all the same: better that a crash in this moment shows the older text once more.
      keepDraft()
    }
    let memo = Memo(id: id, text: sent.text, title: sent.title, created: now)
    do throws(LedgerFailure) {
      try background.ledger.with { (ledger) throws(LedgerFailure) in
        _ = try ledger.append([.accepted(memo)], at: now.instant)
      }
    } catch {
      draft.fail()
      draft.change(at: Clock.monotonic())
      say(words.notSent(errands.failure(error, language)), .warning)
      saying = .notSent
      return
    }
    trace?.memoIsDurable()
    try clear()
  }

  /// The memo is durable: the field is empty, now.
  private func clear() throws(Errno) {
    editor.clear()
    let kept = draft.kept
    draft = FieldDraft()
    say("")
    try paint()
    trace?.fieldIsCleared()
    background.discardDraft(of: kept)
    background.deliver()
    let isLast = isOnce || preferences.afterSend == .exit
    countSend(isLast ? .counted : .asked)
    if isLast { ending = .left }
  }

  /// The draft that the field is kept and sent as.
  private func takeDraft(at instant: Instant) -> Draft {
    draft.take(editor.state, at: instant) { id in ledger.beginDraft(of: id) }
  }

  /// Has the field saved as it is now; an empty one's file is removed.
  func saveDraft() {
    let now = clock().instant
    let number = background.save(takeDraft(at: now), at: now)
    draft.save(as: number)
  }

  /// As `saveDraft`, if there is anything that is not saved, and waits for it. Answers why the field is not
  /// kept; nil if it is.
  @discardableResult
  func keepDraft() -> UnkeptField.Reason? {
    hear(background.takeNews())
    if draft.isUnsaved { saveDraft() }
    background.finishKeeping(within: .seconds(10))
    hear(background.takeNews())
    return draft.isBeingSaved ? .late : draft.failure.map { .refused($0) }
  }
}
