public import Memos
public import Timekeeping

/// What the ledger knows of one memo. It is derived from the memo's events, here and nowhere
/// else, so that the outbox and the history cannot disagree.
public struct MemoState: Hashable, Sendable, Identifiable {
  /// The memo.
  public let id: Memo.ID
  /// The number of its acceptance: memos are delivered in this order.
  public let number: EventNumber
  /// When it was accepted.
  public let accepted: Instant
  /// Where its acceptance stands, with the text.
  public let place: EventPlace
  /// How many bytes the sinks leave out at the front of the text; nil until it is routed.
  public internal(set) var cut: Int?
  /// The sinks it was routed to and how far each is; empty until it is routed.
  public internal(set) var sinks: [SinkProgress] = []
  /// Why it may have been delivered although no route is known. It is not to be routed until a
  /// person says so.
  public internal(set) var doubt: Doubt?
  /// True if something is attached to it: the memo itself says what.
  public internal(set) var hasAttachments = false
  /// True once a person gave it up.
  public internal(set) var isDropped = false
  /// True if it is in the outbox no longer, whatever its readable events say.
  var hasLeft = false

  init(_ id: Memo.ID, number: EventNumber, accepted: Instant, place: EventPlace) {
    self.id = id
    self.number = number
    self.accepted = accepted
    self.place = place
  }

  /// The state of a memo that was just accepted.
  init(_ memo: Memo, acceptedBy recorded: RecordedEvent) {
    self.init(
      memo.id, number: recorded.number, accepted: recorded.instant, place: recorded.place)
    hasAttachments = !memo.attachments.isEmpty
  }

  /// One memo at one sink.
  public struct SinkProgress: Hashable, Sendable {
    /// The sink.
    public let sink: SinkName
    /// How far it is there.
    public internal(set) var state: SinkState
  }

  /// How far it is at that sink; nil if it was not routed there.
  public subscript(_ sink: SinkName) -> SinkState? {
    sinks.first { $0.sink == sink }?.state
  }

  /// The memo as a whole, in one word.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Some sink is to get it, or it has no route yet.
    case waiting
    /// It may have been delivered where the ledger can't be read; a person decides.
    case uncertain
    /// Some sink refused it for good; a person decides.
    case held
    /// Every sink has it.
    case delivered
    /// A person gave it up.
    case dropped
    /// A person took it back where it was delivered.
    case undone
    /// It left the outbox, and the record of how cannot be read.
    case unknown

    /// True if something is left to do or to decide.
    public var isOpen: Bool {
      switch self {
      case .waiting, .uncertain, .held: true
      case .delivered, .dropped, .undone, .unknown: false
      }
    }

    /// The sink with the greatest speaks for the memo.
    var urgency: Int {
      switch self {
      case .waiting: 4
      case .uncertain: 3
      case .held: 2
      case .undone, .dropped: 1
      case .delivered, .unknown: 0
      }
    }
  }

  /// The memo as a whole.
  public var status: Status {
    let status = readableStatus
    return hasLeft && status.isOpen ? .unknown : status
  }

  private var readableStatus: Status {
    guard cut != nil else {
      return isDropped ? .dropped : doubt != nil ? .uncertain : .waiting
    }
    return sinks.reduce(.delivered) { worst, progress in
      let status = progress.state.status
      return status.urgency > worst.urgency ? status : worst
    }
  }

  /// The state to come back into the outbox with, if it has left by then: what waits for it now was
  /// given up meanwhile, or it would not have left. For `Event.retracting`.
  public var readmission: MemoState {
    var state = self
    state.hasLeft = false
    for index in state.sinks.indices {
      switch state.sinks[index].state {
      case .pending, .held, .uncertain:
        state.sinks[index].state = .dropped
        state.isDropped = true
      case .intended, .delivered, .dropped, .retracting, .retracted: break
      }
    }
    return state
  }

  /// The same, to be delivered anew at `sinks`, which had it and lost it. For `Event.reopened`.
  public func reopened(at sinks: [SinkName]) -> MemoState {
    var state = readmission
    state.isDropped = false
    for index in state.sinks.indices where sinks.contains(state.sinks[index].sink) {
      state.sinks[index].state = .pending(nil)
    }
    return state
  }

  /// True when nothing is left to do: the memo is in the outbox no longer.
  var isSettled: Bool { !status.isOpen }
}

/// How far a memo is at one sink.
public enum SinkState: Hashable, Sendable {
  /// To be delivered: now, or when the deferral says.
  case pending(Deferral?)
  /// The intention of that number has no outcome yet: the sink is to be asked. The deferral is
  /// that of the attempt before.
  case intended(EventNumber, after: Deferral?)
  /// Delivered; the receipt stands there.
  case delivered(EventPlace)
  /// Refused for good, until a person wants another try.
  case held(DeliveryFailure.Cause)
  /// It may have been delivered where the ledger cannot be read.
  case uncertain(Doubt)
  /// Given up.
  case dropped
  /// The intention of that number to take it out again has no outcome yet: the sink is to be
  /// asked. The receipt stands there.
  case retracting(EventNumber, from: EventPlace)
  /// It was there, and was taken back.
  case retracted

  /// The same in one word.
  public var status: MemoState.Status {
    switch self {
    case .pending, .intended, .retracting: .waiting
    case .delivered: .delivered
    case .held: .held
    case .uncertain: .uncertain
    case .dropped: .dropped
    case .retracted: .undone
    }
  }
}

/// Which part of the ledger cannot be read, so that nobody knows whether the memo was delivered.
public enum Doubt: Hashable, Sendable {
  /// A whole segment: its key may come back.
  case segment(SegmentNumber)
  /// Some bytes of a segment, from that offset on.
  case damage(SegmentNumber, offset: Int)
}
