public import Memos

extension Ledger {
  /// Whether a reader of the history wants more.
  public enum Visit: Sendable {
    /// The next one, please.
    case more
    /// That was all.
    case enough
  }

  /// Shows `body` every memo that can be read, the one accepted last first, until it has enough.
  ///
  /// Reads backwards and no further than needed: the last memos of a long history are found in
  /// the last segments. Takes no lock. What is recorded meanwhile is not shown.
  public func visitHistory(
    newestFirst body: (MemoHistory) throws(LedgerFailure) -> Visit
  ) throws(LedgerFailure) {
    let outbox = try outbox()
    // Of memos whose acceptance was not met yet, the last event first.
    var later: [Memo.ID: [RecordedEvent]] = [:]
    try visitSegments(upTo: position?.next) { events throws(LedgerFailure) in
      for event in events.reversed() {
        guard case .accepted(let memo) = event.event else {
          for id in event.event.memos { later[id, default: []].append(event) }
          continue
        }
        let rest = later.removeValue(forKey: memo.id)?.reversed() ?? []
        guard let history = MemoHistory(event, later: rest, outbox: outbox) else { continue }
        if case .enough = try body(history) { return .enough }
      }
      return .more
    }
  }

  /// The history of one memo; nil if its acceptance cannot be found.
  public func history(of id: Memo.ID) throws(LedgerFailure) -> MemoHistory? {
    let outbox = try outbox()
    var later: [RecordedEvent] = []
    var found: MemoHistory?
    try visitSegments(upTo: position?.next) { events in
      let here = events.filter { $0.event.memos.contains(id) }
      later = here.filter { if case .accepted = $0.event { false } else { true } } + later
      for event in here {
        guard case .accepted = event.event else { continue }
        found = MemoHistory(event, later: later, outbox: outbox)
        return .enough
      }
      return .more
    }
    return found
  }

  /// The events behind `number`, in order: all that can be read, across segments. Damaged ones
  /// are left out. Takes no lock.
  public func events(after number: EventNumber) throws(LedgerFailure) -> [RecordedEvent] {
    guard try lastNumber() > number else { return [] }
    var found: [[RecordedEvent]] = []
    try visitSegments { events in
      found.append(events.filter { $0.number > number })
      // Segments before one that holds an event up to `number` hold no later ones.
      return events.contains { $0.number <= number } ? .enough : .more
    }
    return found.reversed().flatMap { $0 }
  }

  /// True if the memo of that ID was accepted, as far as can be read in the segment `first` and
  /// those behind it. Reads them whole, the newest first. Takes no lock.
  public func accepts(_ id: Memo.ID, from first: SegmentNumber) throws(LedgerFailure) -> Bool {
    var isFound = false
    try visitSegments(from: first) { events in
      isFound = events.contains { event in
        if case .accepted(let memo) = event.event { memo.id == id } else { false }
      }
      return isFound ? .enough : .more
    }
    return isFound
  }

  /// The memos whose ID begins or ends with `text`, newest first: IDs as they are written, with
  /// or without hyphens, in either case. None for fewer than four digits. Reads the whole ledger.
  public func memos(named text: String) throws(LedgerFailure) -> [Memo.ID] {
    let wanted = text.utf8.filter { $0 != UInt8(ascii: "-") }.map { $0 | 0x20 }
    guard wanted.count >= 4 else { return [] }
    var found: [Memo.ID] = []
    try visitSegments { events in
      for event in events.reversed() {
        guard case .accepted(let memo) = event.event, !found.contains(memo.id) else { continue }
        let digits = memo.id.description.utf8.filter { $0 != UInt8(ascii: "-") }
        if digits.starts(with: wanted) || digits.suffix(wanted.count).elementsEqual(wanted) {
          found.append(memo.id)
        }
      }
      return .more
    }
    return found
  }

  /// Shows `body` the events of every segment that can be read, the newest segment first and none
  /// before `first`; events from the number `end` on are left out.
  private func visitSegments(
    from first: SegmentNumber = SegmentNumber(0), upTo end: EventNumber? = nil,
    _ body: ([RecordedEvent]) throws(LedgerFailure) -> Visit
  ) throws(LedgerFailure) {
    guard let folder = try existingFolder() else { return }
    var following: SegmentHeader?
    for number in try folder.segmentNumbers().reversed() where number >= first {
      guard let segment = try shelf.segment(number, in: folder, keys: keys) else { continue }
      let limit = following?.end(of: number)
      following = segment.header
      guard segment.seal != nil else { continue }
      var scan = try segment.scan(limit: limit)
      var events: [RecordedEvent] = []
      while let finding = scan.advance() {
        guard case .record(let header, let offset, let plain) = finding, header.count > 0 else {
          continue
        }
        do throws(Undecodable) {
          events += try RecordBody.events(
            in: plain ?? [], of: header, at: offset, segment: number)
        } catch {
          // Of a newer kind: `inspect` names it.
          continue
        }
      }
      if let end { events.removeAll { $0.number >= end } }
      if case .enough = try body(events) { return }
    }
  }
}
