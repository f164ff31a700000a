internal import Memos

extension Ledger {
  /// Brings memos that `visitHistory` showed, newest first, up to what is recorded by now: what was accepted
  /// behind the event `number` comes before them, and each is as it stands. Answers the number of the last
  /// event that they tell of then.
  ///
  /// Reads the segments that hold events behind `number`, and what the outbox does not know yet; how many
  /// memos there are costs no reading. Takes no lock. On throw they are as they were.
  public func follow(
    _ memos: inout [MemoHistory], after number: EventNumber
  ) throws(LedgerFailure) -> EventNumber {
    let last = try lastNumber()
    guard last > number else { return last }
    let outbox = try outbox()
    let news = try events(after: number).filter { $0.number <= last }
    var later: [Memo.ID: [RecordedEvent]] = [:]
    for event in news {
      if case .accepted = event.event { continue }
      for id in event.event.memos { later[id, default: []].append(event) }
    }
    let known = Set(memos.map(\.memo.id))
    let accepted = news.reversed().compactMap { event -> MemoHistory? in
      guard case .accepted(let memo) = event.event, !known.contains(memo.id) else { return nil }
      return MemoHistory(event, later: later[memo.id] ?? [], outbox: outbox)
    }
    memos = accepted + memos.map { $0.followed(by: later[$0.memo.id] ?? [], outbox) }
    return last
  }
}

extension MemoHistory {
  /// The same with those of `later` that it does not tell of yet.
  fileprivate func followed(by later: [RecordedEvent], _ outbox: Outbox) -> MemoHistory {
    guard let acceptance = events.first, let last = events.last else { return self }
    let rest = events.dropFirst() + later.filter { $0.number > last.number }
    return MemoHistory(acceptance, later: Array(rest), outbox: outbox) ?? self
  }
}
