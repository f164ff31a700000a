public import Memos
public import Recording
public import Timekeeping

/// What a courier is to do.
public struct DeliveryOrder: Hashable, Sendable {
  /// Which memos.
  public let urgency: Urgency
  /// At which sink alone; nil for all.
  public let sink: SinkName?

  /// Which memos are to be tried.
  public enum Urgency: Hashable, Sendable {
    /// Those whose time has come.
    case due
    /// All that wait, whatever was said about when to try them again.
    case now
  }

  /// An order to try such memos, at that sink alone or at all.
  public init(_ urgency: Urgency = .due, at sink: SinkName? = nil) {
    self.urgency = urgency
    self.sink = sink
  }
}

/// What a courier did.
public struct DeliveryReport: Hashable, Sendable {
  /// What became of each memo at each sink, in the order in which it happened. A memo that was
  /// not tried, because its time has not come or it is held, has none.
  public internal(set) var entries: [Entry] = []
  /// Why it ended.
  public internal(set) var ending = Ending.finished

  /// What became of one memo at one sink.
  public struct Entry: Hashable, Sendable {
    /// The memo.
    public let memo: Memo.ID
    /// The sink; nil where none could be chosen.
    public let sink: SinkName?
    /// What became of it.
    public let outcome: Outcome

    package init(memo: Memo.ID, sink: SinkName?, outcome: Outcome) {
      self.memo = memo
      self.sink = sink
      self.outcome = outcome
    }
  }

  /// What may become of a memo at a sink.
  public enum Outcome: Hashable, Sendable {
    /// It is there.
    case delivered(Receipt)
    /// It is not there, or nobody knows, and is to be tried again: not before `until`, if there
    /// is one.
    case waiting(DeliveryFailure.Cause, until: Instant?)
    /// It is not there, and is held for a person.
    case held(DeliveryFailure.Cause)
    /// It was to be taken back when a run was cut short, and is not there any more.
    case retracted
    /// The ledger does not give it out now.
    case unreadable(LedgerFailure)
  }

  /// The ways in which a courier ends.
  public enum Ending: Hashable, Sendable {
    /// All was tried that was to be tried.
    case finished
    /// Another process is delivering. Whatever has no entry here is left to it: it looks again
    /// before it ends.
    case leftToAnother
    /// It had to stop. Whatever has no entry here waits in the outbox.
    case stopped(DeliveryTrouble)
  }

  /// The sums of one sink.
  public struct Sums: Hashable, Sendable {
    /// The sink; nil for memos for which none could be chosen.
    public let sink: SinkName?
    /// How many memos it took.
    public internal(set) var delivered = 0
    /// How many were taken back.
    public internal(set) var retracted = 0
    /// How many are to be tried again.
    public internal(set) var waiting = 0
    /// How many are held for a person.
    public internal(set) var held = 0
    /// How many the ledger does not give out.
    public internal(set) var unreadable = 0
    /// Why memos wait or are held: each kind once.
    public internal(set) var reasons: [DeliveryFailure.Kind] = []
  }

  /// The entries in numbers, sink by sink, in the order in which the sinks come up.
  public var sums: [Sums] {
    var sums: [Sums] = []
    for entry in entries {
      let index = sums.firstIndex { $0.sink == entry.sink } ?? sums.endIndex
      if index == sums.endIndex { sums.append(Sums(sink: entry.sink)) }
      sums[index].count(entry.outcome)
    }
    return sums
  }
}

extension DeliveryReport.Sums {
  fileprivate mutating func count(_ outcome: DeliveryReport.Outcome) {
    switch outcome {
    case .delivered: delivered += 1
    case .waiting(let cause, until: _):
      waiting += 1
      note(cause.kind)
    case .held(let cause):
      held += 1
      note(cause.kind)
    case .retracted: retracted += 1
    case .unreadable: unreadable += 1
    }
  }

  private mutating func note(_ kind: DeliveryFailure.Kind) {
    if !reasons.contains(kind) { reasons.append(kind) }
  }
}
