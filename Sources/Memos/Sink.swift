/// A named destination. A sink delivers in two steps, so that the ledger can stand between them
/// and no sink needs to know the ledger.
///
/// One memo's way: `prepare` does all that can be undone and returns an intent; the courier
/// records the intent and makes it durable; `commit` makes the memo visible; the courier records
/// the receipt. After a crash `recover` is shown every intent that has no outcome.
///
///     intent  outcome
///       -        -      nothing promised; scratch may lie about, the sink sweeps its own
///       +        -      visible or not: `recover` tells
///       +        +      settled, or to be tried again from the start
public protocol Sink: Sendable {
  /// The name that the configuration gave.
  var name: SinkName { get }

  /// Does all that can be undone for `memos`, which are in capture order.
  ///
  /// No memo is in two of the preparations returned, and the first is in one. Those in none are
  /// asked for again once these are committed: a sink need not keep more open than it can. It may
  /// put many memos into one (all that go into one note), and orders them as they are to be
  /// committed. Blocks for the sink's input and output.
  func prepare(_ memos: [Memo]) -> [Preparation]

  /// Says what became of an intent whose outcome was never recorded, finishing or undoing it.
  ///
  /// `memos` are those of the preparation. The answer has an entry for each. May be called
  /// again after a crash in its midst, with the same result.
  func recover(_ intent: Intent, of memos: [Memo]) -> [Memo.ID: Fate]

  /// Does all that can be undone to take `memo` out again, while it stands there as it was put.
  ///
  /// `all` are the memos that this sink delivered to the same place, in the order of their delivery,
  /// `memo` among them. On failure nothing was left behind and nothing is changed.
  func prepareRetraction(
    of memo: DeliveredMemo, among all: [DeliveredMemo]
  ) -> Result<PreparedRetraction, RetractionRefusal>

  /// Says what became of a retraction whose outcome was never recorded, finishing or undoing it.
  func recoverRetraction(_ intent: Intent) -> RetractionFate
}

/// What most sinks do: what they gave away they cannot take back.
extension Sink {
  /// Refuses.
  public func prepareRetraction(
    of memo: DeliveredMemo, among all: [DeliveredMemo]
  ) -> Result<PreparedRetraction, RetractionRefusal> {
    .failure(.impossible)
  }

  /// Knows nothing: no such intent was ever made.
  public func recoverRetraction(_ intent: Intent) -> RetractionFate {
    .undecided(.temporary(.init(.undecided), after: .zero))
  }
}

/// What a sink promises to make visible: its own format with a version byte; nobody else reads it.
public struct Intent: Hashable, Sendable {
  /// The sink's own words.
  public let bytes: [UInt8]

  /// An intent of those bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

/// Some memos of one `prepare`, ready to be committed together, or what stood in their way.
public struct Preparation {
  /// The memos, in the order they become visible.
  public let memos: [Memo.ID]
  /// The delivery made ready, or why there is none. On failure nothing was left behind.
  public let result: Result<PreparedDelivery, DeliveryFailure>

  /// A preparation of those memos.
  public init(memos: [Memo.ID], result: Result<PreparedDelivery, DeliveryFailure>) {
    self.memos = memos
    self.result = result
  }
}

/// A delivery of which all that can be undone is done.
public struct PreparedDelivery {
  /// To be durable in the ledger before `commit` is called.
  public let intent: Intent
  /// Makes the memos visible; called at most once. The answer has an entry for each memo.
  public let commit: () -> [Memo.ID: Fate]
  /// Undoes the preparation, when the intent could not be recorded.
  public let abandon: () -> Void

  /// A delivery that does this.
  public init(
    intent: Intent, commit: @escaping () -> [Memo.ID: Fate], abandon: @escaping () -> Void
  ) {
    self.intent = intent
    self.commit = commit
    self.abandon = abandon
  }
}

/// What became of one memo at one sink.
public enum Fate: Hashable, Sendable {
  /// It is there, durably.
  case delivered(Receipt)
  /// It is not there, for certain. A temporary failure `after: .zero` asks for an immediate
  /// new `prepare` (the note changed in between).
  case notDelivered(DeliveryFailure)
  /// It cannot be told now; the intent stands, and `recover` is to be asked again later.
  case undecided(DeliveryFailure)
}
