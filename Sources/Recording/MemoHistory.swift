public import Memos

/// A memo and all that happened to it.
public struct MemoHistory: Hashable, Sendable {
  /// The memo, as it was captured.
  public let memo: Memo
  /// How it stands now: the same as in the outbox, if it is there.
  public let state: MemoState
  /// Its events in order, beginning with the acceptance. An intention for several memos is an
  /// event of each.
  public let events: [RecordedEvent]

  /// The history of a memo that `acceptance` accepted; nil if it accepted none.
  init?(_ acceptance: RecordedEvent, later: [RecordedEvent], outbox: Outbox) {
    guard case .accepted(let memo) = acceptance.event else { return nil }
    self.memo = memo
    events = [acceptance] + later
    if let waiting = outbox[memo.id] {
      state = waiting
    } else {
      var state = MemoState(memo, acceptedBy: acceptance)
      for event in later { state.apply(event) }
      state.hasLeft = true
      self.state = state
    }
  }

  /// The receipt of that sink; nil if it has not delivered the memo, or the record cannot be read.
  public func receipt(from sink: SinkName) -> Receipt? {
    for case .delivered(_, sink, let receipt) in events.reversed().map(\.event) { return receipt }
    return nil
  }
}

extension Event {
  /// The memos that it happened to.
  public var memos: [Memo.ID] {
    switch self {
    case .accepted(let memo): [memo.id]
    case .intended(let intention): intention.memos
    case .reopened(let state), .retracting(let state, _): [state.id]
    case .routed(let id, _), .delivered(let id, _, _), .deferred(let id, _, _),
      .held(let id, _, _), .withdrawn(let id, _), .retried(let id, _), .dropped(let id),
      .retracted(let id, _):
      [id]
    }
  }
}
