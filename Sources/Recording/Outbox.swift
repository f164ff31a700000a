public import Memos
internal import Timekeeping

/// The memos that some sink has not settled yet: what is left of the ledger's events when all
/// that is done is taken away.
///
/// Holds references, not texts: ten thousand waiting memos take about two megabytes.
public struct Outbox: Sendable {
  /// In the order of acceptance; nil where a memo left.
  private var slots: [MemoState?] = []
  private var index: [Memo.ID: Int] = [:]
  /// How many outstanding intentions name a memo: until they are gone the memo stays, so that the
  /// sink can be shown all memos of its intent.
  private var claims: [Memo.ID: Int] = [:]
  private var outstanding: [EventNumber: Outstanding] = [:]
  /// The memos that left last, so that a late second acceptance is not taken for a new memo.
  private(set) var departed: [Memo.ID] = []

  /// Segments that hold events which this outbox does not know of.
  public internal(set) var unread: [UnreadSegment] = []

  static let departedCount = 64

  private struct Outstanding {
    let intention: OutstandingIntention
    var remaining: Int
  }

  init() {}

  /// The memos in the order of acceptance. A memo that is settled is among them only while an
  /// outstanding intention names it.
  public var memos: [MemoState] { slots.compactMap(\.self) }

  /// How many memos there are.
  public var count: Int { index.count }

  /// What is known of that memo; nil if it is not in the outbox.
  public subscript(_ id: Memo.ID) -> MemoState? {
    index[id].flatMap { slots[$0] }
  }

  /// The intentions without an outcome, oldest first.
  public var intentions: [OutstandingIntention] {
    outstanding.values.map(\.intention).sorted { $0.number < $1.number }
  }

  /// True if that memo came in and left not long ago.
  func hasDeparted(_ id: Memo.ID) -> Bool { departed.contains(id) }

  /// Takes in what happened next.
  mutating func apply(_ recorded: RecordedEvent) {
    switch recorded.event {
    case .accepted(let memo):
      accept(MemoState(memo, acceptedBy: recorded))
    case .intended(let intention):
      intend(
        OutstandingIntention(
          number: recorded.number, sink: intention.sink, memos: intention.memos,
          place: recorded.place), recorded)
    case .reopened(let state):
      readmit(state)
      change(state.id, at: nil, recorded)
    case .retracting(let state, let retraction):
      readmit(state)
      intend(
        OutstandingIntention(
          number: recorded.number, sink: retraction.sink, memos: [state.id],
          place: recorded.place), recorded)
    case .routed(let id, _), .retried(let id, _), .dropped(let id):
      change(id, at: nil, recorded)
    case .delivered(let id, let sink, _), .deferred(let id, let sink, _),
      .held(let id, let sink, _), .withdrawn(let id, let sink), .retracted(let id, let sink):
      change(id, at: sink, recorded)
    }
  }

  /// Marks every memo whose settlement may lie in an unreadable part of the ledger.
  mutating func doubt(_ doubt: Doubt) {
    for slot in slots.indices { slots[slot]?.doubt(doubt) }
    for (number, entry) in outstanding {
      let intention = entry.intention
      let left = intention.memos.count { self[$0]?.isIntended(number, at: intention.sink) == true }
      release(number, count: entry.remaining - left)
    }
  }

  /// Takes in a memo as it stands; for a checkpoint, before its intentions.
  mutating func accept(_ state: MemoState) {
    guard index[state.id] == nil, !hasDeparted(state.id) else { return }
    index[state.id] = slots.count
    slots.append(state)
  }

  /// Takes in a memo that may have left.
  private mutating func readmit(_ state: MemoState) {
    departed.removeAll { $0 == state.id }
    accept(state)
  }

  /// Takes in an intention of a checkpoint.
  mutating func restore(_ intention: OutstandingIntention) {
    let remaining = intention.memos.count {
      self[$0]?.isIntended(intention.number, at: intention.sink) == true
    }
    guard remaining > 0 else { return }
    outstanding[intention.number] = Outstanding(intention: intention, remaining: remaining)
    for id in intention.memos { claims[id, default: 0] += 1 }
  }

  /// Takes in the departures of a checkpoint.
  mutating func restore(departed: [Memo.ID]) {
    self.departed = departed
  }

  private mutating func intend(_ intention: OutstandingIntention, _ recorded: RecordedEvent) {
    for id in intention.memos { claims[id, default: 0] += 1 }
    outstanding[intention.number] = Outstanding(intention: intention, remaining: 0)
    for id in intention.memos {
      change(id, at: intention.sink, recorded)
      if self[id]?.isIntended(intention.number, at: intention.sink) == true {
        outstanding[intention.number]?.remaining += 1
      }
    }
    // Nobody waits for it: the memos are unknown here.
    if outstanding[intention.number]?.remaining == 0 { release(intention.number, count: 0) }
  }

  private mutating func change(_ id: Memo.ID, at sink: SinkName?, _ recorded: RecordedEvent) {
    guard let slot = index[id] else { return }
    let before = sink.flatMap { slots[slot]?[$0]?.intention }
    slots[slot]?.apply(recorded)
    if let before, sink.flatMap({ slots[slot]?[$0]?.intention }) != before {
      release(before, count: 1)
    }
    leaveIfDone(id)
  }

  private mutating func release(_ number: EventNumber, count: Int) {
    guard var entry = outstanding[number] else { return }
    entry.remaining -= count
    outstanding[number] = entry
    guard entry.remaining <= 0 else { return }
    outstanding[number] = nil
    for id in entry.intention.memos {
      claims[id, default: 1] -= 1
      if claims[id] == 0 { claims[id] = nil }
      leaveIfDone(id)
    }
  }

  private mutating func leaveIfDone(_ id: Memo.ID) {
    guard let slot = index[id], slots[slot]?.isSettled == true, claims[id] == nil else { return }
    slots[slot] = nil
    index[id] = nil
    departed.append(id)
    if departed.count > 2 * Outbox.departedCount {
      departed.removeFirst(departed.count - Outbox.departedCount)
    }
    if slots.count > 64, index.count < slots.count / 2 { compact() }
  }

  private mutating func compact() {
    slots.removeAll { $0 == nil }
    for (place, state) in slots.enumerated() {
      if let state { index[state.id] = place }
    }
  }
}

/// An intention whose outcome is not in the ledger.
public struct OutstandingIntention: Hashable, Sendable {
  /// The number of its event.
  public let number: EventNumber
  /// The sink that promised.
  public let sink: SinkName
  /// All memos of the promise, also those whose outcome is known.
  public let memos: [Memo.ID]
  /// Where the intent stands.
  public let place: EventPlace
}

/// A segment of which an outbox knows only that it exists.
public struct UnreadSegment: Hashable, Sendable {
  /// The segment.
  public let segment: SegmentNumber
  /// True if it could be opened and held events of a newer kind.
  let isNewer: Bool
}

extension MemoState {
  fileprivate func isIntended(_ number: EventNumber, at sink: SinkName) -> Bool {
    self[sink]?.intention == number
  }
}

extension SinkState {
  fileprivate var intention: EventNumber? {
    switch self {
    case .intended(let number, after: _), .retracting(let number, from: _): number
    case .pending, .delivered, .held, .uncertain, .dropped, .retracted: nil
    }
  }
}
