public import Memos
public import Timekeeping

/// One thing that happened to a memo, or to several.
///
/// Nothing else changes what the outbox and the history say. What each event does to a memo is in
/// `MemoState.apply`; how it is written, in `Event+Bytes.swift`.
public enum Event: Hashable, Sendable {
  /// The memo was captured. A second acceptance of the same ID changes nothing.
  case accepted(Memo)
  /// It was decided where the memo goes. A later decision replaces an earlier one at the sinks
  /// that have not delivered the memo or promised to.
  case routed(Memo.ID, Route)
  /// A sink is about to make the memos visible: from here on only it can tell whether they are.
  case intended(Intention)
  /// The sink has the memo.
  case delivered(Memo.ID, SinkName, Receipt)
  /// The sink does not have the memo, and it is to be tried again.
  case deferred(Memo.ID, SinkName, Deferral)
  /// The sink does not have the memo, and only a person can mend that.
  case held(Memo.ID, SinkName, DeliveryFailure.Cause)
  /// The intention came to nothing; the memo is as it was before it.
  case withdrawn(Memo.ID, SinkName)
  /// A person wants another try: at that sink, or at all. Takes away deferrals, holds and doubts.
  case retried(Memo.ID, SinkName?)
  /// A person gave the memo up wherever it is not delivered.
  case dropped(Memo.ID)
  /// The memo is to be delivered anew where this state waits for it: the sink has lost it. It comes
  /// back into the outbox in this state, unless it is in it.
  case reopened(MemoState)
  /// A sink is about to take the memo out again: from here on only the sink can tell whether it is
  /// there. The memo comes back into the outbox in this state, unless it is in it.
  case retracting(MemoState, Retraction)
  /// The sink does not have the memo any more: a person took it back.
  case retracted(Memo.ID, SinkName)
}

/// Where a memo goes.
public struct Route: Hashable, Sendable {
  /// The sinks, in the order of the configuration; not empty.
  public let sinks: [SinkName]
  /// How many bytes of the text's UTF-8 the sinks leave out at its front: the prefix that chose
  /// the route.
  public let cut: Int

  /// The way to these sinks.
  public init(to sinks: [SinkName], cutting cut: Int = 0) {
    self.sinks = sinks
    self.cut = cut
  }
}

/// A sink's promise, made before anything is visible.
public struct Intention: Hashable, Sendable {
  /// The sink that promises.
  public let sink: SinkName
  /// The memos that become visible together, in their order.
  public let memos: [Memo.ID]
  /// The sink's own words.
  public let intent: Intent

  /// The promise of these parts.
  public init(at sink: SinkName, of memos: [Memo.ID], _ intent: Intent) {
    self.sink = sink
    self.memos = memos
    self.intent = intent
  }
}

/// A sink's promise to take a memo out again, made before anything is visible.
public struct Retraction: Hashable, Sendable {
  /// The sink that promises.
  public let sink: SinkName
  /// The sink's own words.
  public let intent: Intent

  /// The promise of these parts.
  public init(at sink: SinkName, _ intent: Intent) {
    self.sink = sink
    self.intent = intent
  }
}

/// Why and until when a delivery waits.
public struct Deferral: Hashable, Sendable {
  /// What stood in the way.
  public let cause: DeliveryFailure.Cause
  /// How many attempts have failed in a row; 1 after the first.
  public let attempts: Int
  /// Not to be tried again before.
  public let notBefore: Instant

  /// A deferral of these parts.
  public init(_ cause: DeliveryFailure.Cause, attempts: Int, notBefore: Instant) {
    self.cause = cause
    self.attempts = attempts
    self.notBefore = notBefore
  }
}
