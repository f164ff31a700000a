internal import Memos
internal import Recording
internal import Timekeeping

extension DeliveryRun {
  /// How often a sink may ask for another try at once, before it has to wait as others do.
  private static let roundLimit = 20
  /// No deferral is longer, whatever a sink asks for; one that seems longer tells of a clock that
  /// was set back.
  private static let longestWait = Duration.seconds(24 * 60 * 60)

  /// Whether the ledger holds an intent of the memo at the sink.
  enum Promise {
    case promised
    case unpromised
  }

  /// Asks the sinks about every intent that has no outcome.
  func recover() throws(LedgerFailure) {
    try recoverRetractions()
    for intention in try courier.ledger.outbox().intentions where covers(intention.sink) {
      let open = try courier.ledger.outbox().open(intention).filter {
        tried.insert(Errand(memo: $0.memo, sink: intention.sink)).inserted
      }
      guard !open.isEmpty else { continue }
      guard let sink = courier.sink(intention.sink) else {
        let cause = DeliveryFailure.Cause(.noSuchSink, at: intention.sink.description)
        for memo in open { note(memo.memo, at: intention.sink, .waiting(cause, until: nil)) }
        continue
      }
      do throws(LedgerFailure) {
        let fates = sink.recover(
          try courier.ledger.intent(intention), of: try memos(of: intention))
        for (id, deferral) in open {
          let fate = fates[id] ?? .undecided(.temporary(.init(.undecided), after: .zero))
          settle(Errand(memo: id, sink: intention.sink), fate, .promised, after: deferral)
        }
      } catch {
        for memo in open { note(memo.memo, at: intention.sink, .unreadable(error)) }
      }
      try flush()
    }
    try flush()
  }

  private func recoverRetractions() throws(LedgerFailure) {
    let outbox = try courier.ledger.outbox()
    for intention in outbox.intentions where covers(intention.sink) {
      guard let id = intention.memos.first,
        case .retracting(intention.number, from: _) = outbox[id]?[intention.sink]
      else { continue }
      guard let sink = courier.sink(intention.sink) else {
        let cause = DeliveryFailure.Cause(.noSuchSink, at: intention.sink.description)
        note(id, at: intention.sink, .waiting(cause, until: nil))
        continue
      }
      do throws(LedgerFailure) {
        let intent = try courier.ledger.intent(intention)
        settle(sink.recoverRetraction(intent), of: id, at: intention.sink)
      } catch {
        note(id, at: intention.sink, .unreadable(error))
      }
    }
    try flush()
  }

  /// Takes down what became of a retraction.
  func settle(_ fate: RetractionFate, of id: Memo.ID, at sink: SinkName) {
    switch fate {
    case .retracted:
      events.append(.retracted(id, sink))
      note(id, at: sink, .retracted)
    case .kept:
      events.append(.withdrawn(id, sink))
    case .undecided(let failure):
      note(id, at: sink, .waiting(failure.cause, until: nil))
    }
  }

  private func memos(of intention: OutstandingIntention) throws(LedgerFailure) -> [Memo] {
    let outbox = try courier.ledger.outbox()
    var memos: [Memo] = []
    for id in intention.memos {
      guard let state = outbox[id] else { continue }
      let memo = try courier.ledger.memo(state).delivered(cutting: state.cut ?? 0)
      noteAttached(memo)
      memos.append(memo)
    }
    return memos
  }

  /// Takes down what became of a memo. `deferral` is what was said about it before.
  func settle(_ errand: Errand, _ fate: Fate, _ promise: Promise, after deferral: Deferral?) {
    switch fate {
    case .delivered(let receipt):
      events.append(.delivered(errand.memo, errand.sink, receipt.lasting))
      note(errand.memo, at: errand.sink, .delivered(receipt))
    case .notDelivered(.permanent(let cause)):
      events.append(.held(errand.memo, errand.sink, cause))
      note(errand.memo, at: errand.sink, .held(cause))
    case .notDelivered(.temporary(let cause, after: let wait)):
      let rounds = again[errand, default: 0]
      guard wait > .zero || rounds >= DeliveryRun.roundLimit else {
        again[errand] = rounds + 1
        tried.remove(errand)
        withdraw(errand, promise)
        return
      }
      `defer`(errand, cause, atLeast: wait, promise, after: deferral)
    case .undecided(let failure):
      note(errand.memo, at: errand.sink, .waiting(failure.cause, until: nil))
    }
  }

  /// Takes down that the memo waits: but not over and over while it is not due and nothing is new.
  private func `defer`(
    _ errand: Errand, _ cause: DeliveryFailure.Cause, atLeast wait: Duration, _ promise: Promise,
    after before: Deferral?
  ) {
    let now = courier.timing.now()
    if let before, before.cause == cause, !isDue(before, at: now) {
      withdraw(errand, promise)
      note(errand.memo, at: errand.sink, .waiting(cause, until: before.notBefore))
      return
    }
    let failures = 1 + (before.map { $0.cause.kind == .noSuchSink ? 0 : $0.attempts } ?? 0)
    let drawn = courier.backOff.wait(afterFailures: failures, drawnFrom: &courier.randomness)
    let until = now.advanced(by: min(max(wait, drawn), DeliveryRun.longestWait))
    events.append(
      .deferred(
        errand.memo, errand.sink, Deferral(cause, attempts: failures, notBefore: until)))
    note(errand.memo, at: errand.sink, .waiting(cause, until: until))
  }

  private func withdraw(_ errand: Errand, _ promise: Promise) {
    switch promise {
    case .promised: events.append(.withdrawn(errand.memo, errand.sink))
    case .unpromised: break
    }
  }

  /// Whether a memo with that deferral may be tried: its time has come, or its sink is back.
  func isDue(_ deferral: Deferral?, at now: Instant) -> Bool {
    guard let deferral else { return true }
    return deferral.notBefore <= now || deferral.cause.kind == .noSuchSink
      || deferral.notBefore.since(now) > DeliveryRun.longestWait
  }
}

extension Outbox {
  /// The memos whose fate under that intention is not known, and what was said about them before.
  fileprivate func open(_ intention: OutstandingIntention) -> [(memo: Memo.ID, Deferral?)] {
    intention.memos.compactMap { id in
      guard case .intended(intention.number, after: let deferral) = self[id]?[intention.sink]
      else { return nil }
      return (id, deferral)
    }
  }
}
