public import Memos
public import Recording

/// What came of taking a memo back.
public enum RetractionReport: Hashable, Sendable {
  /// It is taken back; each sink it was at or was waiting for, and what became of it there.
  case done([Entry])
  /// Nothing was changed: these sinks do not give it back.
  case refused([Refusal])
  /// Nothing was changed: it is nowhere and waits for nothing.
  case nothingToDo(MemoState.Status)
  /// Nothing was changed: no such memo can be read.
  case notFound
  /// Nothing was changed: another process went on delivering for as long as we waited.
  case busy
  /// The ledger failed. What was begun is finished or undone by the next delivery.
  case stopped(DeliveryTrouble)

  /// One sink, and what became of the memo there.
  public struct Entry: Hashable, Sendable {
    /// The sink; nil for a memo that had no route yet.
    public let sink: SinkName?
    /// What became of it.
    public let outcome: Outcome

    package init(sink: SinkName?, outcome: Outcome) {
      self.sink = sink
      self.outcome = outcome
    }
  }

  /// What becomes of a memo that is taken back. The texts are places, as receipts name them.
  public enum Outcome: Hashable, Sendable {
    /// It was delivered, and is taken out of this place; these files that came with it stay.
    case retracted(String, staying: [String] = [])
    /// It was not delivered yet, and will not be.
    case dropped
    /// It was delivered to a sink that gives nothing back, and stays there.
    case stays(String)
    /// It was changed there in the very moment, and stays.
    case refused(String, RetractionRefusal)
    /// It cannot be told now; the next delivery asks the sink again.
    case undecided(DeliveryFailure.Cause)
  }

  /// A sink that does not give the memo back.
  public struct Refusal: Hashable, Sendable {
    /// The sink.
    public let sink: SinkName
    /// Where the memo was put.
    public let place: String
    /// Why not.
    public let reason: RetractionRefusal

    /// A refusal of these parts.
    public init(sink: SinkName, place: String, reason: RetractionRefusal) {
      self.sink = sink
      self.place = place
      self.reason = reason
    }
  }
}

extension Courier {
  /// Takes a memo out again wherever it stands as it was delivered, and gives it up where it
  /// waits; or, if one of the sinks that could does not give it back, changes nothing.
  ///
  /// Waits up to `patience` for whoever is delivering, to distant sinks only if the memo may be on its way
  /// to one. What a crash interrupts is finished or undone by the next delivery.
  public func retract(_ id: Memo.ID, patience: Duration) -> RetractionReport {
    do throws(DeliveryTrouble) {
      let rounds: [Round] = try mayLeave(id) ? [.near, .distant] : [.near]
      let report = try underLocks(of: rounds, patience: patience) { () throws(LedgerFailure) in
        let run = DeliveryRun(of: self, DeliveryOrder(), { _ in })
        try run.recover()
        return try RetractionRun(of: id, run).report()
      }
      return report ?? .busy
    } catch {
      return .stopped(error)
    }
  }

  /// Whether a distant sink has not settled the memo, or may be chosen for it.
  private func mayLeave(_ id: Memo.ID) throws(DeliveryTrouble) -> Bool {
    do throws(LedgerFailure) {
      guard !distant.isEmpty, let memo = try ledger.outbox()[id] else { return false }
      let open = memo.sinks.filter { $0.state.status.isOpen }.map(\.sink)
      return memo.sinks.isEmpty || !distant.isDisjoint(with: open)
    } catch {
      throw .ledger(error)
    }
  }
}
