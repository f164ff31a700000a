internal import Memos
internal import Recording

/// One memo being taken back. The delivery lock is held.
struct RetractionRun {
  private let id: Memo.ID
  private let run: DeliveryRun
  private var ledger: Ledger { run.courier.ledger }

  /// How often a sink may ask for another try at once.
  private static let roundLimit = 20

  init(of id: Memo.ID, _ run: DeliveryRun) {
    self.id = id
    self.run = run
  }

  func report() throws(LedgerFailure) -> RetractionReport {
    guard let history = try ledger.history(of: id) else { return .notFound }
    var plan = try plan(for: history.state)
    try prepare(&plan)
    guard plan.refusals.isEmpty else {
      for (_, retraction) in plan.prepared { retraction.abandon() }
      return .refused(plan.refusals)
    }
    guard !plan.prepared.isEmpty || !plan.waiting.isEmpty else {
      return plan.staying.isEmpty
        ? .nothingToDo(history.state.status)
        : .refused(plan.staying.map { $0.refusing(.impossible) })
    }
    return .done(try carryOut(plan, history.state))
  }

  // What is to be done

  /// A sink that has the memo.
  fileprivate struct Holder {
    let sink: any Sink
    let receipt: Receipt

    func refusing(_ reason: RetractionRefusal) -> RetractionReport.Refusal {
      .init(sink: sink.name, place: receipt.place, reason: reason)
    }
  }

  fileprivate struct Plan {
    /// Who has it.
    var holders: [Holder] = []
    /// Who has not got it yet; nil for a memo without a route.
    var waiting: [SinkName?] = []
    /// Who is ready to take it out.
    var prepared: [(Holder, PreparedRetraction)] = []
    /// Who has it and never gives anything back.
    var staying: [Holder] = []
    /// Who could give it back and does not.
    var refusals: [RetractionReport.Refusal] = []
  }

  private func plan(for state: MemoState) throws(LedgerFailure) -> Plan {
    var plan = Plan()
    if state.sinks.isEmpty, state.status == .waiting || state.status == .uncertain {
      plan.waiting.append(nil)
    }
    for progress in state.sinks {
      switch progress.state {
      case .delivered(let place):
        let receipt = try ledger.receipt(at: place)
        if let sink = run.courier.sink(progress.sink) {
          plan.holders.append(Holder(sink: sink, receipt: receipt))
        } else {
          plan.refuse(progress.sink, at: receipt.place, .noSuchSink)
        }
      case .intended, .retracting: plan.refuse(progress.sink, at: "", .undecided)
      case .pending, .held, .uncertain: plan.waiting.append(progress.sink)
      case .dropped, .retracted: break
      }
    }
    return plan
  }

  private func prepare(_ plan: inout Plan) throws(LedgerFailure) {
    guard plan.refusals.isEmpty else { return }
    for holder in plan.holders {
      switch try prepared(holder) {
      case .success(let retraction): plan.prepared.append((holder, retraction))
      case .failure(.impossible): plan.staying.append(holder)
      case .failure(let reason): plan.refusals.append(holder.refusing(reason))
      }
    }
  }

  private func prepared(
    _ holder: Holder
  ) throws(LedgerFailure) -> Result<PreparedRetraction, RetractionRefusal> {
    holder.sink.prepareRetraction(
      of: DeliveredMemo(id, holder.receipt), among: try all(at: holder))
  }

  /// All memos that the sink put into the same place, in the order of their delivery.
  private func all(at holder: Holder) throws(LedgerFailure) -> [DeliveredMemo] {
    let name = holder.sink.name
    var found: [(number: EventNumber, memo: DeliveredMemo)] = []
    try ledger.visitHistory { history throws(LedgerFailure) in
      guard let state = history.state[name] else { return .more }
      for recorded in history.events.reversed() {
        guard case .delivered(_, name, let receipt) = recorded.event else { continue }
        if receipt.place == holder.receipt.place {
          let standing: DeliveredMemo.Standing = state == .retracted ? .retracted : .delivered
          found.append((recorded.number, DeliveredMemo(history.memo.id, receipt, standing)))
        }
        break
      }
      return .more
    }
    return found.sorted { $0.number < $1.number }.map(\.memo)
  }

  // Doing it

  private func carryOut(
    _ plan: Plan, _ state: MemoState
  ) throws(LedgerFailure) -> [RetractionReport.Entry] {
    try promise(plan.prepared, state, plan.waiting.isEmpty ? [] : [.dropped(id)])
    var entries: [RetractionReport.Entry] = []
    for (holder, retraction) in plan.prepared {
      let outcome = try outcome(of: retraction, at: holder, state)
      entries.append(.init(sink: holder.sink.name, outcome: outcome))
    }
    try run.flush()
    entries += plan.staying.map { .init(sink: $0.sink.name, outcome: .stays($0.receipt.place)) }
    return entries + plan.waiting.map { .init(sink: $0, outcome: .dropped) }
  }

  /// Appends the intents, durably. On throw everything is abandoned and nothing was promised.
  private func promise(
    _ prepared: [(Holder, PreparedRetraction)], _ state: MemoState, _ more: [Event] = []
  ) throws(LedgerFailure) {
    let intents = prepared.map { holder, retraction in
      Event.retracting(state, Retraction(at: holder.sink.name, retraction.intent))
    }
    do throws(LedgerFailure) {
      try ledger.append(run.takeEvents() + intents + more, at: run.courier.timing.now())
    } catch {
      for (_, retraction) in prepared { retraction.abandon() }
      throw error
    }
  }

  /// Commits; what changed meanwhile is prepared anew.
  private func outcome(
    of retraction: PreparedRetraction, at holder: Holder, _ state: MemoState
  ) throws(LedgerFailure) -> RetractionReport.Outcome {
    var fate = retraction.commit()
    var refusal: RetractionRefusal?
    for round in 0..<RetractionRun.roundLimit {
      guard case .kept(.temporary(_, after: .zero)) = fate else { break }
      run.settle(fate, of: id, at: holder.sink.name)
      run.courier.timing.pause(.milliseconds(min(1 << round, 50)))
      switch try prepared(holder) {
      case .success(let again):
        try promise([(holder, again)], state)
        fate = again.commit()
      case .failure(let reason):
        refusal = reason
      }
      if refusal != nil { break }
    }
    if let refusal { return .refused(holder.receipt.place, refusal) }
    run.settle(fate, of: id, at: holder.sink.name)
    switch fate {
    case .retracted: return .retracted(holder.receipt.place)
    case .kept(let failure): return .refused(holder.receipt.place, .failed(failure))
    case .undecided(let failure): return .undecided(failure.cause)
    }
  }
}

extension RetractionRun.Plan {
  fileprivate mutating func refuse(
    _ sink: SinkName, at place: String, _ kind: DeliveryFailure.Kind
  ) {
    let cause = DeliveryFailure.Cause(kind, at: sink.description)
    refusals.append(
      .init(sink: sink, place: place, reason: .failed(.temporary(cause, after: .seconds(1)))))
  }
}
