internal import Memos
internal import Posix
internal import Recording
internal import Terminals
internal import Timekeeping
internal import Translations

extension ComposeScreen {
  /// Heeds the signals that came, and hears what was done behind the screen.
  func hearAll() throws(Errno) {
    try heed(pipe.drain())
    hear(background.takeNews())
  }

  private func heed(_ signals: Set<Signal>) throws(Errno) {
    if Self.ends(signals) { ending = .ended }
    if signals.contains(.suspended) {
      try suspend()
    } else if signals.contains(.continued) {
      // Stopped unawares: what was entered then is left first, so that nothing is entered twice.
      try putAtOnce(TerminalMode.leaving(order))
      try resume()
    }
    if signals.contains(.resized) { fitTerminal() }
  }

  /// Stops the program, with the terminal as the shell wants it and nothing of the memo on it.
  func suspend() throws(Errno) {
    keepDraft()
    try putAtOnce(TerminalMode.leaving(order))
    try terminal.restore()
    try Process.stop()
    try resume()
    // It is known that the program goes on.
    try heed(pipe.drain().subtracting([.suspended, .continued]))
    hear(background.takeNews())
  }

  /// Takes the terminal over again.
  private func resume() throws(Errno) {
    try terminal.makeRaw()
    try putAtOnce(TerminalMode.entering(order))
    fitTerminal()
  }

  /// Takes in what was done behind the screen.
  func hear(_ news: Background.News) {
    if let preferences = news.preferences { prefer(preferences) }
    if let told = news.told { say(told) }
    if let outcome = news.save { hear(outcome) }
    // The history is read again behind what was typed: a key is meant for the list that was seen.
    if news.hasDelivered { countWaiting() }
  }

  private func prefer(_ preferences: Preferences) {
    self.preferences = preferences
    hasPreferences = true
    bindings = KeyBindings(preferences)
    hintKeys = HintKeys(bindings)
    if let language = preferences.language, language != self.language { speak(language) }
    if let trouble = preferences.trouble { say(trouble, .warning) }
    needsPainting = true
  }

  private func hear(_ outcome: DraftOutcome) {
    draft.hear(outcome, at: Clock.monotonic())
    if let failure = draft.failure {
      // Why a memo was not sent is said until the field is changed.
      if outcome.failure != nil, saying != .notSent { sayNotKept(words(for: .refused(failure))) }
    } else {
      isWarned = false
      if saying == .notKept { say("") }
    }
  }

  /// Says why the field is not kept, until it is.
  func sayNotKept(_ words: String) {
    say(words, .warning)
    saying = .notKept
  }

  /// Says why the field is not kept.
  func words(for reason: UnkeptField.Reason) -> String {
    switch reason {
    case .late: words.draftNotKeptYet
    case .refused(let failure): words.draftNotKept(errands.draftFailure(failure, language))
    }
  }

  /// Looks into the ledger for what waits.
  private func countWaiting() {
    waiting = background.ledger.with { ledger in
      do throws(LedgerFailure) {
        return WaitingMemos(try ledger.outbox())
      } catch {
        // What can't be read can't be counted; sending says why.
        return WaitingMemos()
      }
    }
    waiting.postpone(to: clock().instant.advanced(by: .seconds(1)))
    needsPainting = true
  }
}
