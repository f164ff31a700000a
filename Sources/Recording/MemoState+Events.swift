internal import Memos

extension MemoState {
  /// What an event that happened to this memo does to it: the one place that knows.
  mutating func apply(_ recorded: RecordedEvent) {
    switch recorded.event {
    case .accepted:
      break
    case .routed(_, let route):
      self.route(route)
    case .intended(let intention):
      change(intention.sink) { .intended(recorded.number, after: $0.deferral) }
    case .delivered(_, let sink, _):
      change(sink) { _ in .delivered(recorded.place) }
    case .deferred(_, let sink, let deferral):
      change(sink) { _ in .pending(deferral) }
    case .held(_, let sink, let cause):
      change(sink) { _ in .held(cause) }
    case .withdrawn(_, let sink):
      change(sink, \.withdrawn)
    case .retried(_, let sink):
      retry(at: sink)
    case .dropped:
      drop()
    case .reopened(let state):
      reopen(as: state)
    case .retracting(_, let retraction):
      change(retraction.sink) { $0.retracting(recorded.number) }
    case .retracted(_, let sink):
      change(sink) { _ in .retracted }
    }
  }

  /// Marks all that an unreadable part of the ledger may have settled.
  ///
  /// An intention whose outcome may be lost in a few damaged bytes stays: its sink can tell from
  /// the disk. Not so one before an unread segment, in which it may have been undone, made again
  /// and delivered.
  mutating func doubt(_ doubt: Doubt) {
    guard cut != nil else {
      if !isDropped { self.doubt = doubt }
      return
    }
    for index in sinks.indices {
      switch (sinks[index].state, doubt) {
      case (.pending, _), (.held, _), (.intended, .segment):
        sinks[index].state = .uncertain(doubt)
      case (.intended, .damage), (.delivered, _), (.uncertain, _), (.dropped, _),
        (.retracting, _), (.retracted, _):
        break
      }
    }
  }

  private mutating func change(_ sink: SinkName, _ change: (SinkState) -> SinkState) {
    if let index = sinks.firstIndex(where: { $0.sink == sink }) {
      sinks[index].state = settling(change(sinks[index].state))
    } else {
      // The route was lost in a damaged part of the ledger: what the sink did still counts.
      cut = cut ?? 0
      doubt = nil
      sinks.append(SinkProgress(sink: sink, state: settling(change(.pending(nil)))))
    }
  }

  /// What becomes of a memo that was given up while a sink's answer was outstanding.
  private func settling(_ state: SinkState) -> SinkState {
    switch state {
    case .pending, .held, .uncertain: isDropped ? .dropped : state
    case .intended, .delivered, .dropped, .retracting, .retracted: state
    }
  }

  private mutating func route(_ route: Route) {
    guard !route.sinks.isEmpty, !isDropped else { return }
    let former = sinks
    cut = route.cut
    doubt = nil
    sinks = []
    for sink in route.sinks where self[sink] == nil {
      let before = former.first { $0.sink == sink }
      sinks.append(before ?? SinkProgress(sink: sink, state: .pending(nil)))
    }
    for progress in former where self[progress.sink] == nil {
      switch progress.state {
      case .delivered, .intended, .retracting, .retracted: sinks.append(progress)
      case .pending, .held, .uncertain, .dropped: break
      }
    }
  }

  private mutating func retry(at sink: SinkName?) {
    guard !isDropped else { return }
    if sink == nil { doubt = nil }
    for index in sinks.indices where sink == nil || sinks[index].sink == sink {
      switch sinks[index].state {
      case .pending, .held, .uncertain: sinks[index].state = .pending(nil)
      case .intended, .delivered, .dropped, .retracting, .retracted: break
      }
    }
  }

  /// Waits again for the sinks that lost it. Whatever else became of it meanwhile stays.
  private mutating func reopen(as state: MemoState) {
    isDropped = false
    for index in sinks.indices {
      guard case .delivered = sinks[index].state, case .pending? = state[sinks[index].sink] else {
        continue
      }
      sinks[index].state = .pending(nil)
    }
  }

  private mutating func drop() {
    isDropped = true
    for index in sinks.indices { sinks[index].state = settling(sinks[index].state) }
  }
}

extension SinkState {
  /// The deferral that is to be remembered while another attempt is made.
  var deferral: Deferral? {
    switch self {
    case .pending(let deferral), .intended(_, after: let deferral): deferral
    case .delivered, .held, .uncertain, .dropped, .retracting, .retracted: nil
    }
  }

  /// As it was before the intention that came to nothing.
  fileprivate var withdrawn: SinkState {
    if case .retracting(_, from: let place) = self { .delivered(place) } else { .pending(deferral) }
  }

  /// What it is once that intention to take the memo out is recorded: only what is delivered can
  /// be taken out.
  fileprivate func retracting(_ number: EventNumber) -> SinkState {
    switch self {
    case .delivered(let place), .retracting(_, from: let place): .retracting(number, from: place)
    case .pending, .intended, .held, .uncertain, .dropped, .retracted: self
    }
  }
}
