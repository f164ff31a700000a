public import Memos
public import Recording
public import Timekeeping

/// What the screen leaves to the program that shows it: everything that needs the configuration, a
/// sink, or another program. The closures block and are called on threads of their own.
public struct Errands: Sendable {
  /// Reads what the configuration says of the screen; what it does not say is standard.
  public var preferences: @Sendable () -> Preferences
  /// Delivers all that is due.
  public var deliver: @Sendable () -> Void
  /// Does something about a memo, and answers in words what came of it.
  public var act: @Sendable (MemoErrand, Memo.ID, Language) -> String
  /// Opens the address in the person's browser.
  public var openPage: @Sendable (String) -> Void
  /// Says why the ledger did not do what was asked.
  public var failure: @Sendable (LedgerFailure, Language) -> String
  /// Says why a draft was not saved.
  public var draftFailure: @Sendable (DraftFailure, Language) -> String
  /// Says what happened to that memo.
  public var event: @Sendable (RecordedEvent, Memo.ID, Language) -> String

  /// Errands of these parts.
  public init(
    preferences: @escaping @Sendable () -> Preferences,
    deliver: @escaping @Sendable () -> Void,
    act: @escaping @Sendable (MemoErrand, Memo.ID, Language) -> String,
    openPage: @escaping @Sendable (String) -> Void,
    failure: @escaping @Sendable (LedgerFailure, Language) -> String,
    draftFailure: @escaping @Sendable (DraftFailure, Language) -> String,
    event: @escaping @Sendable (RecordedEvent, Memo.ID, Language) -> String
  ) {
    self.preferences = preferences
    self.deliver = deliver
    self.act = act
    self.openPage = openPage
    self.failure = failure
    self.draftFailure = draftFailure
    self.event = event
  }
}
