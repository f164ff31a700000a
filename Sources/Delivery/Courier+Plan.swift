public import Memos
public import Recording

extension Courier {
  /// What `deliver` would do with one memo at one sink.
  public struct Step: Hashable, Sendable {
    /// The memo.
    public let memo: Memo.ID
    /// The sink; nil where none can be chosen.
    public let sink: SinkName?
    /// What would be done.
    public let action: Action

    package init(memo: Memo.ID, sink: SinkName?, action: Action) {
      self.memo = memo
      self.sink = sink
      self.action = action
    }

    /// The things that are done with a memo.
    public enum Action: Hashable, Sendable {
      /// It would be delivered, as far as the sink takes it.
      case deliver
      /// The sink would be asked what became of it when a delivery was cut short.
      case ask
      /// Nothing, for this reason.
      case wait(DeliveryFailure.Cause)
      /// Nothing: the ledger does not give it out.
      case unreadable(LedgerFailure)
    }
  }

  /// What `deliver` would do now, memo by memo in capture order, if nothing came in meanwhile.
  /// Changes nothing, asks no sink and takes no lock.
  public func plan(
    _ order: DeliveryOrder = DeliveryOrder()
  ) throws(LedgerFailure) -> [Step] {
    let run = DeliveryRun(of: self, order, { _ in })
    var steps: [Step] = []
    for state in try ledger.outbox().memos {
      if run.needsRoute(state) {
        steps += stepsToRoute(state).filter { $0.sink.map(run.covers) ?? true }
      }
      for progress in state.sinks where run.covers(progress.sink) {
        switch progress.state {
        case .intended, .retracting:
          steps.append(Step(memo: state.id, sink: progress.sink, action: .ask))
        case .pending where run.wants(state, at: progress.sink):
          steps.append(step(state.id, at: progress.sink))
        case .pending, .delivered, .held, .uncertain, .dropped, .retracted: break
        }
      }
    }
    return steps
  }

  private func stepsToRoute(_ state: MemoState) -> [Step] {
    do throws(LedgerFailure) {
      guard let route = routing.route(of: try ledger.memo(state)) else {
        return [Step(memo: state.id, sink: nil, action: .wait(unroutable))]
      }
      return route.sinks.map { step(state.id, at: $0) }
    } catch {
      return [Step(memo: state.id, sink: nil, action: .unreadable(error))]
    }
  }

  private func step(_ memo: Memo.ID, at name: SinkName) -> Step {
    let missing = DeliveryFailure.Cause(.noSuchSink, at: name.description)
    return Step(memo: memo, sink: name, action: sink(name) == nil ? .wait(missing) : .deliver)
  }
}
