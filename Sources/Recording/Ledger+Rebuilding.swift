extension Ledger {
  /// Reads what all events come to, from the newest checkpoint that tells all that can be read.
  ///
  /// That is the newest segment's, unless segments which its writer could not read are readable by
  /// now (their key came back), or the checkpoint is damaged. Then the events are taken in from
  /// further back, and the next append begins a new segment with a checkpoint that tells all.
  /// With a `limit`, the newest segment counts only up to that offset.
  func rebuild(in folder: LedgerFolder, limit: Int? = nil) throws(LedgerFailure) {
    let numbers = try folder.segmentNumbers()
    var chain: [Link] = []
    var base: Outbox?
    for number in numbers.reversed() where base == nil {
      let segment = try shelf.segment(number, in: folder, keys: keys)
      chain.append(Link(number: number, segment: segment))
      guard let outbox = try segment?.checkpoint() else { continue }
      var canReadMore = false
      for unread in outbox.unread where !canReadMore {
        canReadMore = try canRead(unread, in: folder)
      }
      if !canReadMore { base = outbox }
    }
    chain.reverse()
    var outbox = base ?? Outbox()
    position = nil
    for (index, link) in chain.enumerated() {
      let following = index + 1 < chain.count ? chain[index + 1].segment?.header : nil
      if index > 0, link.segment?.header.map({ $0.previous != chain[index - 1].number }) == true {
        outbox.miss(SegmentNumber(link.number.rawValue - 1), isNewer: false)
      }
      let isNewest = index == chain.count - 1
      let end = isNewest ? limit : following?.end(of: link.number)
      try take(link, upTo: end, into: &outbox, isNewest: isNewest)
    }
    fold = outbox
    wantsNewSegment = chain.count > 1
    if position == nil { position = try positionBehindUnread(numbers, in: folder) }
  }

  private struct Link {
    let number: SegmentNumber
    let segment: Segment?
  }

  private func take(
    _ link: Link, upTo limit: Int?, into outbox: inout Outbox, isNewest: Bool
  ) throws(LedgerFailure) {
    guard let segment = link.segment, segment.seal != nil, let header = segment.header else {
      outbox.miss(link.number, isNewer: false)
      return
    }
    var attempt = outbox
    var bytes = try segment.read(from: 0)
    var scan = SegmentScan(
      bytes, of: link.number, under: segment.seal, next: header.first, limit: limit)
    if !attempt.apply(&scan) {
      // Another process may have been in the middle of writing: what is damaged stays so.
      attempt = outbox
      bytes = try segment.read(from: 0)
      scan = SegmentScan(
        bytes, of: link.number, under: segment.seal, next: header.first, limit: limit)
      _ = attempt.apply(&scan)
    }
    if let limit, !isNewest, scan.end < limit {
      attempt.doubt(.damage(link.number, offset: scan.end))
    }
    outbox = attempt
    if isNewest { position = Position(segment, scan, bytes, base: 0) }
  }

  private func canRead(
    _ unread: UnreadSegment, in folder: LedgerFolder
  ) throws(LedgerFailure) -> Bool {
    guard let segment = try shelf.segment(unread.segment, in: folder, keys: keys),
      segment.seal != nil
    else { return false }
    guard unread.isNewer else { return true }
    var outbox = Outbox()
    var scan = try segment.scan()
    _ = outbox.apply(&scan)
    return outbox.unread.isEmpty
  }
}

extension SegmentHeader {
  /// Where the records of the segment before end; nil if that is not `number`.
  func end(of number: SegmentNumber) -> Int? {
    previous == number ? previousEnd : nil
  }
}
