internal import Recording
internal import Timekeeping

/// What the outbox comes to for somebody who writes: two numbers, and when to deliver again.
struct WaitingMemos: Hashable {
  /// How many wait for a sink.
  private(set) var waiting = 0
  /// How many need a person.
  private(set) var held = 0
  /// When the next one is to be tried again; nil if none is.
  private(set) var next: Instant?

  init() {}

  /// The next attempt is under way: how it ends says when there is another.
  mutating func forgetNext() {
    next = nil
  }

  /// What is due before `instant` is tried again no sooner. The courier was sent for it just now; what
  /// still waits does so because another process is delivering, or because nothing can be delivered.
  mutating func postpone(to instant: Instant) {
    next = next.map { max($0, instant) }
  }

  init(_ outbox: Outbox) {
    for state in outbox.memos {
      switch state.status {
      case .waiting: waiting += 1
      case .held, .uncertain: held += 1
      case .delivered, .dropped, .undone, .unknown: break
      }
      for progress in state.sinks {
        guard case .pending(let deferral?) = progress.state else { continue }
        next = min(next ?? deferral.notBefore, deferral.notBefore)
      }
    }
  }
}
