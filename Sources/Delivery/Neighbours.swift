internal import Memos
internal import Recording

/// The memos that were put into some places, by whatever sink.
struct Neighbours {
  private var stays: [String: [Stay]] = [:]

  /// One memo in one place, from its delivery until it was taken back.
  private struct Stay {
    let memo: Memo.ID
    let receipt: Receipt
    let delivered: EventNumber
    /// Nil for one that nobody took back.
    var retracted: EventNumber?
  }

  /// Reads the whole history, once.
  init(of places: [String], in ledger: Ledger) throws(LedgerFailure) {
    guard !places.isEmpty else { return }
    let places = Set(places)
    var stays: [Stay] = []
    try ledger.visitHistory { history throws(LedgerFailure) in
      var latest: [SinkName: Stay] = [:]
      for recorded in history.events {
        switch recorded.event {
        case .delivered(let memo, let sink, let receipt):
          latest[sink] = Stay(memo: memo, receipt: receipt, delivered: recorded.number)
        case .retracted(_, let sink):
          latest[sink]?.retracted = recorded.number
        default:
          break
        }
      }
      stays += latest.values.filter { places.contains($0.receipt.place) }
      return .more
    }
    self.stays = Dictionary(grouping: stays, by: \.receipt.place)
  }

  /// The memos in that place, in the order of their delivery, as far back as there was always one
  /// of them in it: with the last that was taken back went all that was made for those before.
  func all(at place: String) -> [DeliveredMemo] {
    let stays = stays[place] ?? []
    var members = stays.filter { $0.retracted == nil }
    var start = members.map(\.delivered).min() ?? .none
    let gone = stays.compactMap { stay in stay.retracted.map { (stay, end: $0) } }
    for (stay, end) in gone.sorted(by: { $0.end > $1.end }) {
      guard end > start else { break }
      members.append(stay)
      start = min(start, stay.delivered)
    }
    return members.sorted { $0.delivered < $1.delivered }.map { stay in
      DeliveredMemo(stay.memo, stay.receipt, stay.retracted == nil ? .delivered : .retracted)
    }
  }
}
