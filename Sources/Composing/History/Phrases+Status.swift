public import Recording
public import Translations
internal import Typesetting

extension Phrases.Compose {
  /// How a memo stands, in one or two words.
  public func status(_ status: MemoState.Status) -> String {
    switch status {
    case .waiting: isWaiting
    case .uncertain: isUncertain
    case .held: isHeld
    case .delivered: isDelivered
    case .dropped: isDropped
    case .undone: isUndone
    case .unknown: isUnknown
    }
  }

  /// The cells that the longest of them takes.
  var statusWidth: Int {
    MemoState.Status.allCases.map { CellWidth.of(status($0)) }.max() ?? 0
  }
}
