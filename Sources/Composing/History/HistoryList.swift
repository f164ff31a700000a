internal import Memos
internal import Recording

/// The recent memos as a list, newest first, and which of them is meant.
///
/// Read from the newest backwards, and no more than is looked at: it opens as fast on a long history as
/// on a short one.
struct HistoryList {
  /// What was read so far.
  private(set) var memos: [MemoHistory] = []
  /// Whether there are older ones.
  private(set) var hasMore = true
  /// Which one is meant.
  private(set) var selected = 0
  /// The first one that is seen.
  private(set) var first = 0
  /// The number of the last event that the list tells of.
  private var last = EventNumber.none

  /// How many are read first, and then each time that the end is reached.
  private static let portion = 100
  /// How many are shown at most: older ones are for `slip history`.
  private static let limit = 5_000

  /// The memo that is meant; nil if there is none.
  var current: MemoHistory? { memos.indices.contains(selected) ? memos[selected] : nil }

  /// Reads the newest ones.
  mutating func read(_ ledger: Ledger) throws(LedgerFailure) {
    try read(max(Self.portion, memos.count), from: ledger)
  }

  /// Reads again what was read, if anything has happened since. Keeps the memo that is meant, however
  /// many came before it.
  mutating func refresh(_ ledger: Ledger) throws(LedgerFailure) -> Bool {
    guard try ledger.lastNumber() != last else { return false }
    let meant = current?.memo.id
    try read(max(Self.portion, memos.count), from: ledger)
    if let meant, let place = memos.firstIndex(where: { $0.memo.id == meant }) {
      // At the top of the list the newest are to be seen as they come.
      if first > 0 { first += place - selected }
      selected = place
    }
    selected = min(selected, max(0, memos.count - 1))
    return true
  }

  /// Goes that many memos on, or back; reads more where the end of what was read is reached.
  mutating func move(by count: Int, _ ledger: Ledger) throws(LedgerFailure) {
    if selected + count >= memos.count, hasMore {
      try read(max(memos.count * 2, selected + count + 1), from: ledger)
    }
    selected = max(0, min(memos.count - 1, selected + count))
  }

  /// Has the memo that is meant among `rows` seen ones.
  mutating func scroll(toFit rows: Int) {
    first = max(0, min(first, selected))
    if selected >= first + rows { first = selected - rows + 1 }
  }

  private mutating func read(_ wanted: Int, from ledger: Ledger) throws(LedgerFailure) {
    let count = min(wanted, Self.limit)
    var found: [MemoHistory] = []
    last = try ledger.lastNumber()
    try ledger.visitHistory { history in
      found.append(history)
      return found.count < count ? .more : .enough
    }
    memos = found
    hasMore = found.count == count && count < Self.limit
  }
}
