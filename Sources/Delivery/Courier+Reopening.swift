public import Memos
public import Recording
public import Timekeeping

extension Courier {
  /// What came of `reopen`.
  public enum Reopening: Hashable, Sendable {
    /// These wait again for the sinks that lost them; the others were delivered anew meanwhile, or
    /// taken back.
    case done([Memo.ID])
    /// Nothing was changed: another process went on delivering for as long as we waited.
    case busy
    /// Nothing was changed.
    case stopped(DeliveryTrouble)
  }

  /// Puts memos into the outbox again that sinks had and lost: `lost` says which sinks, and where
  /// each memo's receipt stood when it was missed there.
  ///
  /// Waits up to `patience` for whoever is delivering: two that miss the same memo at the same time
  /// deliver it again once.
  public func reopen(
    _ lost: [Memo.ID: [SinkName: EventPlace]], at instant: Instant, patience: Duration
  ) -> Reopening {
    do throws(DeliveryTrouble) {
      let ids = try underLocks(of: [.near], patience: patience) { () throws(LedgerFailure) in
        try reopen(lost, at: instant)
      }
      return ids.map { .done($0) } ?? .busy
    } catch {
      return .stopped(error)
    }
  }

  private func reopen(
    _ lost: [Memo.ID: [SinkName: EventPlace]], at instant: Instant
  ) throws(LedgerFailure) -> [Memo.ID] {
    var ids: [Memo.ID] = []
    var events: [Event] = []
    try ledger.visitHistory { history throws(LedgerFailure) in
      let (id, state) = (history.memo.id, history.state)
      let sinks = (lost[id] ?? [:]).filter { state[$0.key] == .delivered($0.value) }.map(\.key)
      if !sinks.isEmpty {
        ids.append(id)
        events.append(.reopened(state.reopened(at: sinks)))
      }
      return .more
    }
    if !events.isEmpty { try ledger.append(events.reversed(), at: instant) }
    return ids.reversed()
  }
}
