internal import Memos
internal import Recording

/// One call of `Courier.deliver`: what was tried in it, and what came of it.
final class DeliveryRun {
  let courier: Courier
  let order: DeliveryOrder
  let tell: (DeliveryReport.Entry) -> Void
  var report = DeliveryReport()

  /// What this run is done with, so that each memo is tried at each sink once.
  var tried: Set<Errand> = []
  /// What a sink asked to be tried again at once, and how often.
  var again: [Errand: Int] = [:]
  /// What stood in the way of memos until this run, and does not any more.
  var mended: Set<DeliveryFailure.Cause> = []
  /// Memos that cannot be routed in this run.
  var unroutable: Set<Memo.ID> = []

  /// What is attached to memos that may leave the outbox in this pass.
  var attached: [Memo.ID: [Attachment]] = [:]

  /// What is to be appended next, and then told.
  var events: [Event] = []
  var entries: [DeliveryReport.Entry] = []
  var lastFlush: Duration

  /// One memo on its way to one sink.
  struct Errand: Hashable {
    let memo: Memo.ID
    let sink: SinkName
  }

  init(
    of courier: Courier, _ order: DeliveryOrder, _ tell: @escaping (DeliveryReport.Entry) -> Void
  ) {
    self.courier = courier
    self.order = order
    self.tell = tell
    lastFlush = courier.timing.elapsed()
  }

  /// Does all that there is to do now. The delivery lock is held.
  func pass() throws(LedgerFailure) {
    try recover()
    try route()
    for sink in try sinksToServe() { try serve(sink) }
    clearAway()
  }

  /// True if there is something to do that this run has not done: it came in meanwhile.
  func hasMore() throws(LedgerFailure) -> Bool {
    try courier.ledger.outbox().memos.contains { state in
      needsRoute(state) || state.sinks.contains { wants(state, at: $0.sink) }
    }
  }

  /// Decides where the memos go that nobody has decided on yet.
  private func route() throws(LedgerFailure) {
    for state in try courier.ledger.outbox().memos where needsRoute(state) {
      do throws(LedgerFailure) {
        if let route = courier.routing.route(of: try courier.ledger.memo(state)) {
          events.append(.routed(state.id, route))
          continue
        }
        note(state.id, at: nil, .waiting(courier.unroutable, until: nil))
      } catch {
        note(state.id, at: nil, .unreadable(error))
      }
      unroutable.insert(state.id)
    }
    try flush()
  }

  /// Whether nobody has decided yet where the memo goes, and this run may.
  func needsRoute(_ state: MemoState) -> Bool {
    state.cut == nil && state.status == .waiting && !unroutable.contains(state.id)
  }

  /// The configured sinks in their order, then others that a memo waits for.
  private func sinksToServe() throws(LedgerFailure) -> [SinkName] {
    var names = courier.sinks.map(\.name)
    var known = Set(names)
    for state in try courier.ledger.outbox().memos {
      for progress in state.sinks where known.insert(progress.sink).inserted {
        names.append(progress.sink)
      }
    }
    return names.filter(covers)
  }

  /// Whether the order is for that sink, and the courier's round goes there.
  func covers(_ sink: SinkName) -> Bool {
    (order.sink == nil || order.sink == sink) && courier.serves(sink)
  }

  /// Whether the memo is to be tried at that sink in this run, and was not yet.
  func wants(_ state: MemoState, at sink: SinkName) -> Bool {
    guard case .pending(let deferral) = state[sink], covers(sink) else { return false }
    let errand = Errand(memo: state.id, sink: sink)
    if tried.contains(errand) { return false }
    return order.urgency == .now || again[errand] != nil
      || isDue(deferral, at: courier.timing.now())
      || deferral.map { mended.contains($0.cause) } == true
  }

  /// The outcome is told once it is in the ledger.
  func note(_ memo: Memo.ID, at sink: SinkName?, _ outcome: DeliveryReport.Outcome) {
    entries.append(.init(memo: memo, sink: sink, outcome: outcome))
  }

  /// What is to be appended next, for an append of the caller's own.
  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// Appends what has happened, lazily, and tells of it.
  func flush() throws(LedgerFailure) {
    if !events.isEmpty {
      try courier.ledger.append(events, at: courier.timing.now(), .lazy)
      events = []
    }
    report.entries += entries
    for entry in entries { tell(entry) }
    entries = []
    lastFlush = courier.timing.elapsed()
  }
}
