internal import Memos
package import Recording

/// The recent memos as a list, newest first, and which of them is meant.
///
/// Read from the newest backwards, and no more than is looked at: it opens as fast on a long history as
/// on a short one. What happens while it is open is put into what was read, and costs no more where that
/// is much.
///
/// Invariant: however many memos come before it, the one that is meant stays so.
package struct HistoryList {
  /// What was read so far.
  package private(set) var memos: [MemoHistory] = []
  /// Whether there are older ones.
  package private(set) var hasMore = true
  /// Which one is meant.
  package private(set) var selected = 0
  /// The first one that is seen.
  package private(set) var first = 0
  /// The number of the last event that the list tells of.
  private var last = EventNumber.none

  /// How many are read first, and then at the least each time that the end is reached.
  package static let portion = 100
  /// How many are read at most: older ones are for `slip history`. Those that come later are more.
  package static let limit = 5_000

  /// A list of which nothing was read.
  package init() {}

  /// The memo that is meant; nil if there is none.
  package var current: MemoHistory? { memos.indices.contains(selected) ? memos[selected] : nil }

  /// Reads the newest ones.
  package mutating func read(_ ledger: Ledger) throws(LedgerFailure) {
    try read(Self.portion, from: ledger)
  }

  /// Puts in what has happened since, and says whether anything has. Reads that alone.
  package mutating func refresh(_ ledger: Ledger) throws(LedgerFailure) -> Bool {
    let number = try ledger.lastNumber()
    guard number != last else { return false }
    if number < last {
      // Another ledger stands there now.
      try read(max(Self.portion, memos.count), from: ledger)
    } else {
      let meant = current?.memo.id
      last = try ledger.follow(&memos, after: last)
      keep(meant)
    }
    return true
  }

  /// Goes that many memos on, or back; reads more where the end of what was read is reached.
  package mutating func move(by count: Int, _ ledger: Ledger) throws(LedgerFailure) {
    if selected + count >= memos.count, hasMore {
      try read(max(memos.count * 2, selected + count + 1), from: ledger)
    }
    selected = max(0, min(memos.count - 1, selected + count))
  }

  /// Has the memo that is meant among `rows` seen ones.
  package mutating func scroll(toFit rows: Int) {
    first = max(0, min(first, selected))
    if selected >= first + rows { first = selected - rows + 1 }
  }

  private mutating func read(_ wanted: Int, from ledger: Ledger) throws(LedgerFailure) {
    let count = min(wanted, Self.limit)
    let meant = current?.memo.id
    var found: [MemoHistory] = []
    let number = try ledger.lastNumber()
    try ledger.visitHistory { history in
      found.append(history)
      return found.count < count ? .more : .enough
    }
    last = number
    memos = found
    hasMore = found.count == count && count < Self.limit
    keep(meant)
  }

  /// Goes to where that memo is now.
  private mutating func keep(_ meant: Memo.ID?) {
    guard let meant, let place = memos.firstIndex(where: { $0.memo.id == meant }) else {
      selected = min(selected, max(0, memos.count - 1))
      return
    }
    // At the top of the list the newest are to be seen as they come.
    if first > 0 { first += place - selected }
    selected = place
  }
}
