internal import Memos
internal import Recording

extension DeliveryRun {
  /// How much text is handed to a sink at once, in bytes of UTF-8.
  private static let batchSize = 32 << 20

  /// Some memos on their way to one sink, in capture order.
  private struct Batch {
    var memos: [Memo] = []
    /// What was said about each before.
    var deferrals: [Memo.ID: Deferral] = [:]
    var size = 0
  }

  /// Tries all that is to be tried at that sink.
  func serve(_ name: SinkName) throws(LedgerFailure) {
    try probe(name)
    while true {
      let waiting = try courier.ledger.outbox().memos.filter { wants($0, at: name) }
      guard !waiting.isEmpty else { return }
      guard let sink = courier.sink(name) else { return try miss(name, waiting) }
      // What changed while it was prepared may still be changing.
      if let rounds = waiting.compactMap({ again[Errand(memo: $0.id, sink: name)] }).max() {
        courier.timing.pause(.milliseconds(min(1 << rounds, 50)))
      }
      try attempt(load(waiting, for: name), at: sink)
    }
  }

  /// Of the memos that wait for settings to be mended, tries the first of each kind, whatever was said
  /// about when: settings change in a moment. If it goes, those behind it go in their order.
  private func probe(_ name: SinkName) throws(LedgerFailure) {
    guard order.urgency == .due, let sink = courier.sink(name) else { return }
    var causes: Set<DeliveryFailure.Cause> = []
    for state in try courier.ledger.outbox().memos {
      guard case .pending(let deferral?) = state[name], deferral.cause.isOfSettings,
        !wants(state, at: name), causes.insert(deferral.cause).inserted,
        !tried.contains(Errand(memo: state.id, sink: name))
      else { continue }
      try attempt(load([state], for: name), at: sink)
      let now = try courier.ledger.outbox()[state.id]?[name]
      // A half-written file may be broken at another place each time.
      if case .pending(let later?) = now, later.cause.isOfSettings { continue }
      mended.insert(deferral.cause)
    }
  }

  /// The first of the memos, as many as are handed over at once, each counted as tried.
  private func load(_ waiting: [MemoState], for sink: SinkName) -> Batch {
    var batch = Batch()
    for state in waiting where batch.size < DeliveryRun.batchSize {
      tried.insert(Errand(memo: state.id, sink: sink))
      do throws(LedgerFailure) {
        let memo = try courier.ledger.memo(state).delivered(cutting: state.cut ?? 0)
        noteAttached(memo)
        batch.memos.append(memo)
        batch.size += memo.text.utf8.count
        if case .pending(let deferral?) = state[sink] { batch.deferrals[state.id] = deferral }
      } catch {
        note(state.id, at: sink, .unreadable(error))
      }
    }
    return batch
  }

  /// Takes the memos of the batch to the sink, as many at once as it prepares.
  private func attempt(_ batch: Batch, at sink: any Sink) throws(LedgerFailure) {
    var rest = batch.memos
    while !rest.isEmpty {
      let preparations = sink.prepare(rest)
      let prepared = Set(preparations.flatMap(\.memos))
      // It is not asked for ever.
      precondition(rest.contains { prepared.contains($0.id) }, "a sink prepares the first memo")
      try carryOut(preparations, of: batch, at: sink)
      rest.removeAll { prepared.contains($0.id) }
    }
    try flush()
  }

  /// Records all intents with one synchronisation, and commits.
  private func carryOut(
    _ preparations: [Preparation], of batch: Batch, at sink: any Sink
  ) throws(LedgerFailure) {
    try promise(preparations, at: sink.name)
    for preparation in preparations {
      switch preparation.result {
      case .success(let delivery):
        let fates = delivery.commit()
        for id in preparation.memos {
          let fate = fates[id] ?? .undecided(.temporary(.init(.undecided), after: .zero))
          settle(Errand(memo: id, sink: sink.name), fate, .promised, after: batch.deferrals[id])
        }
      case .failure(let failure):
        for id in preparation.memos {
          settle(
            Errand(memo: id, sink: sink.name), .notDelivered(failure), .unpromised,
            after: batch.deferrals[id])
        }
      }
      // A slow sink's outcomes are recorded as they come: a crash costs the last ones, no more.
      if courier.timing.elapsed() - lastFlush >= .milliseconds(100) { try flush() }
    }
  }

  /// Appends the intents, durably. On throw everything is abandoned and nothing was promised.
  private func promise(_ preparations: [Preparation], at sink: SinkName) throws(LedgerFailure) {
    var intents: [Event] = []
    for preparation in preparations {
      guard case .success(let delivery) = preparation.result else { continue }
      intents.append(.intended(Intention(at: sink, of: preparation.memos, delivery.intent)))
    }
    guard !intents.isEmpty else { return }
    do throws(LedgerFailure) {
      try courier.ledger.append(intents, at: courier.timing.now())
    } catch {
      for case .success(let delivery) in preparations.map(\.result) { delivery.abandon() }
      throw error
    }
  }

  /// No sink has that name: the memos wait, which is recorded once.
  private func miss(_ name: SinkName, _ waiting: [MemoState]) throws(LedgerFailure) {
    let cause = DeliveryFailure.Cause(.noSuchSink, at: name.description)
    let now = courier.timing.now()
    for state in waiting {
      let errand = Errand(memo: state.id, sink: name)
      tried.insert(errand)
      if case .pending(let before?) = state[name], before.cause == cause {
      } else {
        events.append(
          .deferred(state.id, name, Deferral(cause, attempts: 1, notBefore: now)))
      }
      note(state.id, at: name, .waiting(cause, until: nil))
    }
    try flush()
  }
}

extension Memo {
  /// The memo as sinks get it: without the first `cut` bytes of its text.
  func delivered(cutting cut: Int) -> Memo {
    guard cut > 0 else { return self }
    let rest = String(decoding: text.utf8.dropFirst(cut), as: UTF8.self)
    return Memo(
      id: id, text: rest, title: title, tags: tags, attachments: attachments, created: created,
      destination: destination)
  }
}

extension DeliveryFailure.Cause {
  /// Whether it lies in the settings of the sink's place.
  fileprivate var isOfSettings: Bool {
    kind == .brokenSettings || kind == .unfitName
  }
}
