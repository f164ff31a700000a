public import Memos

extension Ledger {
  /// The event that stands at `place`. Costs the opening of one record.
  public func event(at place: EventPlace) throws(LedgerFailure) -> RecordedEvent {
    guard let folder = try existingFolder() else { throw .unreadable(place, .missing) }
    let events = try shelf.events(at: place, in: folder, keys: keys)
    guard let event = events.first(where: { $0.place == place }) else {
      throw .unreadable(place, .brokenSeal)
    }
    return event
  }

  /// The memo itself, with its text.
  public func memo(_ state: MemoState) throws(LedgerFailure) -> Memo {
    guard case .accepted(let memo) = try event(at: state.place).event else {
      throw .unreadable(state.place, .brokenSeal)
    }
    return memo
  }

  /// What the sink said when it promised.
  public func intent(_ intention: OutstandingIntention) throws(LedgerFailure) -> Intent {
    switch try event(at: intention.place).event {
    case .intended(let found): return found.intent
    case .retracting(_, let found): return found.intent
    default: throw .unreadable(intention.place, .brokenSeal)
    }
  }

  /// The receipt of a delivery, by the place that `SinkState.delivered` has.
  public func receipt(at place: EventPlace) throws(LedgerFailure) -> Receipt {
    guard case .delivered(_, _, let receipt) = try event(at: place).event else {
      throw .unreadable(place, .brokenSeal)
    }
    return receipt
  }
}
