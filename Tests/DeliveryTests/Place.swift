import Delivery
import Memos
import Posix
import Recording
import Synchronization
import TestSupport
import Timekeeping

/// A state folder and a key folder of a test's own, and a clock that only the test moves.
final class Place: Sendable {
  let folder = TemporaryFolder(inMemory: true)
  private let time = Mutex(Instant(milliseconds: 1_700_000_000_000))
  private let pauses = Mutex<[Duration]>([])

  func ledger(_ calls: SystemCalls = .kernel) -> Ledger {
    Ledger(
      at: folder.path("state"), keys: Keyring(at: folder.path("keys"), calls: calls), calls: calls)
  }

  var now: Instant { time.withLock { $0 } }

  func pass(_ duration: Duration) {
    time.withLock { $0 = $0.advanced(by: duration) }
  }

  /// How long couriers have paused, each time.
  var paused: [Duration] { pauses.withLock { $0 } }

  var timing: Timing {
    Timing(
      now: { self.now },
      elapsed: { self.now.since(Instant(milliseconds: 0)) },
      pause: { pause in self.pauses.withLock { $0.append(pause) } })
  }

  func courier(
    _ sinks: [any Sink], rules: [Routing.Rule] = [], round: Courier.Round = .near,
    distant: Set<SinkName> = [], calls: SystemCalls = .kernel,
    vault: @escaping (String) -> any Sink = { TestSink(.vault(path: $0), TestShelf()) }
  ) -> Courier {
    Courier(
      ledger: ledger(calls), sinks: sinks, routing: Routing(rules, sinks: sinks.map(\.name)),
      round: round, distant: distant, timing: timing, vault: vault)
  }

  /// Captures memos of these texts, and answers them.
  @discardableResult
  func accept(_ texts: String..., to destination: Memo.Destination = .routed) throws -> [Memo] {
    try accept(texts, to: destination)
  }

  @discardableResult
  func accept(_ texts: [String], to destination: Memo.Destination = .routed) throws -> [Memo] {
    let memos = texts.map { Memo.sample($0, to: destination) }
    try ledger().append(memos.map(Event.accepted), at: now)
    return memos
  }

  func outbox() throws -> Outbox { try ledger().outbox() }

  func state(_ memo: Memo, at sink: SinkName) throws -> SinkState? {
    try ledger().history(of: memo.id)?.state[sink]
  }

  /// Every event behind the acceptances, in words.
  func events() throws -> [String] {
    try ledger().events(after: .none).compactMap { recorded in
      switch recorded.event {
      case .accepted: nil
      case .routed(_, let route): "routed \(route.sinks) \(route.cut)"
      case .intended(let intention): "intended \(intention.sink) \(intention.memos.count)"
      case .delivered(_, let sink, _): "delivered \(sink)"
      case .deferred(_, let sink, let deferral):
        "deferred \(sink) \(deferral.cause.kind.rawValue) \(deferral.attempts)"
      case .held(_, let sink, let cause): "held \(sink) \(cause.kind.rawValue)"
      case .withdrawn(_, let sink): "withdrawn \(sink)"
      case .retried: "retried"
      case .dropped: "dropped"
      case .reopened: "reopened"
      case .retracting(_, let retraction): "retracting \(retraction.sink)"
      case .retracted(_, let sink): "retracted \(sink)"
      }
    }
  }
}

extension Memo {
  static func sample(
    _ text: String, attached attachments: [Attachment] = [], to destination: Destination = .routed
  ) -> Memo {
    var randomness = SystemRandomNumberGenerator()
    let now = Instant(milliseconds: 1_700_000_000_000)
    return Memo(
      id: ID(at: now, from: &randomness), text: text, attachments: attachments,
      created: Timestamp(now, offset: .utc), destination: destination)
  }
}

extension SinkName {
  static let notes = SinkName("notes")
  static let mail = SinkName("mail")
}
