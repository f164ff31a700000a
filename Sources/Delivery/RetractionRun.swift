internal import Memos
internal import Recording

/// One memo being taken back. The delivery lock is held.
///
/// Every place is asked first, and nothing is changed if one refuses. What changes in the moment
/// between asking and taking out is refused there alone. A sink that waits for the memo is told
/// last, once it is out everywhere.
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
    /// All memos that were put into the same place, this one among them.
    var neighbours: [DeliveredMemo] = []

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
    /// Who put it into a place that another is ready to change.
    var following: [Holder] = []
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
    let neighbours = try Neighbours(of: plan.holders.map(\.receipt.place), in: ledger)
    for index in plan.holders.indices {
      plan.holders[index].neighbours = neighbours.all(at: plan.holders[index].receipt.place)
    }
    return plan
  }

  private func prepare(_ plan: inout Plan) throws(LedgerFailure) {
    guard plan.refusals.isEmpty else { return }
    for holder in plan.holders {
      // One note is not changed twice at the same time.
      if plan.prepared.contains(where: { $0.0.receipt.place == holder.receipt.place }) {
        plan.following.append(holder)
        continue
      }
      switch prepared(holder) {
      case .success(let retraction): plan.prepared.append((holder, retraction))
      case .failure(.impossible): plan.staying.append(holder)
      case .failure(let reason): plan.refusals.append(holder.refusing(reason))
      }
    }
  }

  private func prepared(_ holder: Holder) -> Result<PreparedRetraction, RetractionRefusal> {
    holder.sink.prepareRetraction(
      of: DeliveredMemo(id, holder.receipt), among: holder.neighbours)
  }

  // Doing it

  private func carryOut(
    _ plan: Plan, _ state: MemoState
  ) throws(LedgerFailure) -> [RetractionReport.Entry] {
    try promise(plan.prepared, state)
    var entries: [RetractionReport.Entry] = []
    for (holder, retraction) in plan.prepared {
      let outcome = try outcome(of: retraction, at: holder, state)
      entries.append(.init(sink: holder.sink.name, outcome: outcome))
    }
    for holder in plan.following {
      entries.append(.init(sink: holder.sink.name, outcome: try outcome(at: holder, state)))
    }
    let isOut = entries.allSatisfy(\.isSettled)
    if isOut, !plan.waiting.isEmpty {
      try ledger.append(run.takeEvents() + [.dropped(id)], at: run.courier.timing.now())
      entries += plan.waiting.map { .init(sink: $0, outcome: .dropped) }
    }
    try run.flush()
    return entries
      + plan.staying.map { .init(sink: $0.sink.name, outcome: .stays($0.receipt.place)) }
  }

  /// Appends the intents, durably. On throw everything is abandoned and nothing was promised.
  ///
  /// The memo is as the ledger has it now; or in `state`, if its segment cannot be read any more.
  private func promise(
    _ prepared: [(Holder, PreparedRetraction)], _ state: MemoState
  ) throws(LedgerFailure) {
    guard !prepared.isEmpty else { return }
    do throws(LedgerFailure) {
      let state = (try ledger.history(of: id)?.state ?? state).readmission
      let intents = prepared.map { holder, retraction in
        Event.retracting(state, Retraction(at: holder.sink.name, retraction.intent))
      }
      try ledger.append(run.takeEvents() + intents, at: run.courier.timing.now())
    } catch {
      for (_, retraction) in prepared { retraction.abandon() }
      throw error
    }
  }

  /// Prepares and commits, now that another sink's memo is out of the same place.
  private func outcome(
    at holder: Holder, _ state: MemoState
  ) throws(LedgerFailure) -> RetractionReport.Outcome {
    try run.flush()
    var holder = holder
    holder.neighbours = try Neighbours(of: [holder.receipt.place], in: ledger)
      .all(at: holder.receipt.place)
    switch prepared(holder) {
    case .success(let retraction):
      try promise([(holder, retraction)], state)
      return try outcome(of: retraction, at: holder, state)
    case .failure(.impossible):
      return .stays(holder.receipt.place)
    case .failure(let reason):
      return .refused(holder.receipt.place, reason)
    }
  }

  /// Commits; what changed meanwhile is prepared anew.
  private func outcome(
    of retraction: PreparedRetraction, at holder: Holder, _ state: MemoState
  ) throws(LedgerFailure) -> RetractionReport.Outcome {
    var fate = retraction.commit()
    for round in 0..<RetractionRun.roundLimit {
      guard case .kept(.temporary(_, after: .zero)) = fate else { break }
      run.settle(fate, of: id, at: holder.sink.name)
      run.courier.timing.pause(.milliseconds(min(1 << round, 50)))
      switch prepared(holder) {
      case .success(let again):
        try promise([(holder, again)], state)
        fate = again.commit()
      case .failure(let reason):
        return .refused(holder.receipt.place, reason)
      }
    }
    run.settle(fate, of: id, at: holder.sink.name)
    switch fate {
    case .retracted(let staying): return .retracted(holder.receipt.place, staying: staying)
    case .kept(let failure): return .refused(holder.receipt.place, .failed(failure))
    case .undecided(let failure): return .undecided(failure.cause)
    }
  }
}

extension RetractionReport.Entry {
  /// Whether nothing is left to do there.
  fileprivate var isSettled: Bool {
    switch outcome {
    case .retracted, .dropped, .stays: true
    case .refused, .undecided: false
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
