internal import Memos

extension Courier {
  /// Which of the sinks a courier serves. Those of the other round are left to another process, which may
  /// be at it at the same time: a slow network keeps no memo from its vault.
  public enum Round: Hashable, Sendable, CaseIterable {
    /// All but the distant ones: done by whoever captures a memo, in a moment.
    case near
    /// Those alone that a network stands before: done by `slip-courier`.
    case distant

    /// The file in the state folder whose lock the courier of that round has.
    var lockName: String {
      switch self {
      case .near: "delivery.lock"
      case .distant: "courier.lock"
      }
    }
  }

  /// Whether this courier serves that sink. A sink that nobody knows is the near round's to tell of.
  func serves(_ sink: SinkName) -> Bool {
    distant.contains(sink) == (round == .distant)
  }
}
