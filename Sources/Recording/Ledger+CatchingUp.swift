internal import Posix

extension Ledger {
  /// Reads what was recorded since the last call, by whomever: at least where the newest segment
  /// ends; with `folding`, also what the events come to.
  ///
  /// Without the lock, a record that is just being written is not there yet.
  func catchUp(in folder: LedgerFolder, folding: Bool = false) throws(LedgerFailure) {
    if position != nil, fold != nil || !folding, try readOn(in: folder) { return }
    if folding {
      try rebuild(in: folder)
    } else {
      fold = nil
      try findEnd(in: folder)
    }
  }

  /// As `catchUp`, for whoever holds the lock and is about to append: also makes sure that the
  /// segment's name is durable.
  func catchUpToAppend(in folder: LedgerFolder) throws(LedgerFailure) {
    try catchUp(in: folder)
    if let segment = position?.segment { try folder.confirm(segment, try segment.status()) }
  }

  /// Reads on in the newest segment. False if it is not the newest any more, or not the file that
  /// it was: then all is to be read again.
  private func readOn(in folder: LedgerFolder) throws(LedgerFailure) -> Bool {
    guard let before = position, let segment = before.segment, let seal = segment.seal,
      try !folder.exists(before.number.next), try segment.status().links > 0
    else { return false }
    if try before.isStillTheEnd(of: segment) { return true }
    let bytes = try segment.read(from: before.last)
    guard before.continues(in: bytes) else { return false }
    var scan = SegmentScan(
      bytes, base: before.last, of: before.number, under: seal, from: before.end,
      next: before.next, last: before.last)
    if fold != nil || !scan.skipToEnd() {
      var outbox = fold ?? Outbox()
      let isWhole = outbox.apply(&scan)
      if !isWhole { return false }
      if fold != nil { fold = outbox }
    }
    position = Position(segment, scan, bytes, base: before.last)
    return true
  }

  /// Finds out where the newest segment ends, and no more.
  private func findEnd(in folder: LedgerFolder) throws(LedgerFailure) {
    let numbers = try folder.segmentNumbers()
    position = nil
    guard let number = numbers.last else { return }
    guard let segment = try shelf.segment(number, in: folder, keys: keys),
      let header = segment.header, segment.seal != nil
    else {
      position = try positionBehindUnread(numbers, in: folder)
      return
    }
    let bytes = try segment.read(from: 0)
    var scan = SegmentScan(bytes, of: number, under: segment.seal, next: header.first)
    if !scan.skipToEnd() { while scan.advance() != nil {} }
    position = Position(segment, scan, bytes, base: 0)
  }

  /// Where numbers may go on behind a newest segment that cannot be read. Its records can still
  /// be counted, unless they are damaged: then as many numbers are left out as it could hold.
  func positionBehindUnread(
    _ numbers: [SegmentNumber], in folder: LedgerFolder
  ) throws(LedgerFailure) -> Position? {
    guard let newest = numbers.last else { return nil }
    var margin = 0
    for number in numbers.reversed() {
      guard let segment = try shelf.segment(number, in: folder, keys: keys) else { continue }
      let bytes = try segment.read(from: 0)
      var scan = try segment.scan()
      while scan.advance() != nil {}
      if scan.last != nil || segment.header != nil {
        if scan.last == nil { margin += bytes.count / 16 }
        return number == newest && margin == 0
          ? Position(segment, scan, bytes, base: 0)
          : Position(unreadable: newest, next: scan.next.advanced(by: margin))
      }
      margin += bytes.count / 16
    }
    return Position(unreadable: newest, next: EventNumber.first.advanced(by: margin))
  }
}

extension Outbox {
  /// Takes in all that `scan` comes upon. False if it came upon damage that was not there when it
  /// is read again, perhaps: another process may just be writing.
  mutating func apply(_ scan: inout SegmentScan) -> Bool {
    var isWhole = true
    while let finding = scan.advance() {
      if case .damage = finding { isWhole = false }
      apply(finding, in: scan.segment)
    }
    return isWhole
  }

  /// Takes in what a scan of that segment came upon.
  mutating func apply(_ finding: SegmentScan.Finding, in segment: SegmentNumber) {
    switch finding {
    case .torn:
      break
    case .damage(let damage):
      if damage.missingCount > 0 {
        doubt(.damage(segment, offset: damage.range.lowerBound))
      }
    case .record(let header, let offset, let plain):
      guard header.count > 0 else { return }
      do throws(Undecodable) {
        let events = try RecordBody.events(
          in: plain ?? [], of: header, at: offset, segment: segment)
        for event in events { apply(event) }
      } catch {
        miss(segment, isNewer: true)
      }
    }
  }

  /// Counts a segment, or some of its events, as unread.
  mutating func miss(_ segment: SegmentNumber, isNewer: Bool) {
    doubt(.segment(segment))
    if !unread.contains(where: { $0.segment == segment }) {
      unread.append(UnreadSegment(segment: segment, isNewer: isNewer))
    }
  }
}
