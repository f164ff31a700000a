public import Memos
internal import Posix
public import Recording

/// Takes due memos from the outbox to their sinks, and their answers to the ledger.
///
/// At any time at most one courier of a state folder and round delivers. One memo at one sink:
///
///     ledger says          then
///     pending              `prepare`; the intent is appended and synchronised; `commit`
///     intended             a crash came before the outcome was appended: `recover` is asked
///     delivered, held      nothing, ever again or until a person says so
///     retracting           a crash came before it was taken back: `recoverRetraction` is asked
///
/// What is appended when, and what a crash just before costs:
///
///     routed               lazily, so durable with the intent    it is routed again
///     intended             durably, before `commit`              nothing was visible: prepared again
///     delivered            lazily, after `commit`                the sink is asked, and knows
///     deferred, held       lazily                                it is tried once more
///     retracting           durably, before it is taken out       nothing was visible
///     retracted            lazily, after that                    the sink is asked, and knows
///     reopened             durably, under the delivery lock      it is still missing
///
/// So a memo is at most once at a sink that tells the truth when asked, and it is there at last,
/// since only an outcome takes it out of the outbox.
public final class Courier {
  let ledger: Ledger
  let routing: Routing
  let backOff: BackOff
  let timing: Timing
  var randomness: any RandomNumberGenerator = SystemRandomNumberGenerator()
  /// The configured sinks of both rounds, in the configuration's order.
  let sinks: [any Sink]
  let round: Round
  /// The configured sinks of the distant round.
  let distant: Set<SinkName>
  private let vault: (String) -> any Sink

  /// A courier between `ledger` and `sinks`, which are in the configuration's order; `distant` are those of
  /// the distant round, whichever this one's is; `vault` makes the sink for memos that were sent to the
  /// vault at some path.
  public init(
    ledger: Ledger, sinks: [any Sink], routing: Routing, round: Round = .near,
    distant: Set<SinkName> = [], backOff: BackOff = BackOff(), timing: Timing = .system,
    vault: @escaping (String) -> any Sink
  ) {
    self.ledger = ledger
    self.sinks = sinks
    self.round = round
    self.distant = distant
    self.routing = routing
    self.backOff = backOff
    self.timing = timing
    self.vault = vault
  }

  /// Recovers what a crash left open, and delivers what `order` asks for. Blocks for the sinks.
  ///
  /// `tell` hears of each outcome as soon as it is in the ledger. A sink that fails stops no other;
  /// trouble with the ledger stops all, and what is then neither delivered nor recorded is
  /// taken up by the next courier.
  ///
  /// Guarantee: no memo is stranded between two couriers. One that finds the lock taken leaves its
  /// memos, which are in the ledger by then, to the holder. The holder reads the ledger once more
  /// *after* it let go of the lock: a memo appended before a failed try for the lock was appended
  /// before that moment, so it is seen, and the lock is tried for again. If that fails, the next
  /// holder is bound by the same rule.
  public func deliver(
    _ order: DeliveryOrder = DeliveryOrder(),
    tell: @escaping (DeliveryReport.Entry) -> Void = { _ in }
  ) -> DeliveryReport {
    let run = DeliveryRun(of: self, order, tell)
    run.report.ending = ending(of: run)
    return run.report
  }

  private func ending(of run: DeliveryRun) -> DeliveryReport.Ending {
    do throws(DeliveryTrouble) {
      repeat {
        guard try passUnderLock(run) else { return .leftToAnother }
      } while try hasMore(run)
      return .finished
    } catch {
      return .stopped(error)
    }
  }

  /// One pass over the outbox; false if another has the lock.
  private func passUnderLock(_ run: DeliveryRun) throws(DeliveryTrouble) -> Bool {
    try underLocks(of: [round], patience: .zero) { () throws(LedgerFailure) in try run.pass() }
      != nil
  }

  /// What `body` answers while the locks of those rounds, in their order, are held; nil if another has one.
  /// Whoever has it is waited for, up to `patience`.
  func underLocks<Result>(
    of rounds: [Round], patience: Duration, _ body: () throws(LedgerFailure) -> Result
  ) throws(DeliveryTrouble) -> Result? {
    let end = timing.elapsed() + patience
    var locks: [DeliveryLock] = []
    defer { for lock in locks { lock.release() } }
    for round in rounds {
      guard let lock = try lock(of: round, until: end) else { return nil }
      locks.append(lock)
    }
    do throws(LedgerFailure) {
      return try body()
    } catch {
      throw .ledger(error)
    }
  }

  private func lock(
    of round: Round, until end: Duration
  ) throws(DeliveryTrouble) -> DeliveryLock? {
    while true {
      do throws(Errno) {
        if let lock = try DeliveryLock.take(round, in: ledger.path) { return lock }
      } catch {
        throw .notLocked(path: ledger.path + "/" + round.lockName, error)
      }
      if timing.elapsed() >= end { return nil }
      timing.pause(.milliseconds(10))
    }
  }

  private func hasMore(_ run: DeliveryRun) throws(DeliveryTrouble) -> Bool {
    do throws(LedgerFailure) {
      return try run.hasMore()
    } catch {
      throw .ledger(error)
    }
  }

  /// Why a memo has nowhere to go.
  var unroutable: DeliveryFailure.Cause { .init(sinks.isEmpty ? .noSink : .noRoute) }

  /// The sink of that name; nil if there is none (any more).
  func sink(_ name: SinkName) -> (any Sink)? {
    if let path = name.vaultPath { return vault(path) }
    return sinks.first { $0.name == name }
  }
}
