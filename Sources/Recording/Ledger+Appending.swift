internal import Posix
internal import Sealing
internal import Timekeeping

/// What this process appended last and nobody has synchronised since.
struct Unsynchronized {
  /// The bodies, in order.
  var bodies: [RecordBody] = []
  /// Where they begin: all before is durable, or was another process's to synchronise.
  var start: (end: Int, next: EventNumber)
  /// Where they end. If the segment goes on behind it, another process has taken over.
  var end: Int
  /// True if a synchronisation failed: nothing may follow in this segment.
  var hasFailed = false

  init(from position: Position) {
    start = (position.end, position.next)
    end = position.end
  }
}

extension Ledger {
  /// Appends records of `bodies` behind the tail, under the lock, and answers the number behind
  /// the last event.
  func record(
    _ bodies: [RecordBody], at instant: Instant, _ durability: Durability, in folder: LedgerFolder
  ) throws(LedgerFailure) -> EventNumber {
    guard let position, let segment = position.segment, let seal = segment.seal else {
      return try startSegment(with: bodies, at: instant, in: folder)
    }
    if let last = unsynchronized, last.hasFailed {
      return try position.end > last.end
        ? startSegment(with: bodies, at: instant, in: folder)
        : startSegment(with: last.bodies + bodies, at: instant, in: folder, cut: last.start)
    }
    guard !wantsNewSegment, let batch = position.records(of: bodies, under: seal) else {
      return try leaveSegment(with: bodies, at: instant, in: folder)
    }
    do throws(LedgerFailure) {
      try write(batch, of: bodies, durability, to: segment, from: position)
      return batch.next
    } catch {
      guard error.isOfTheFile, let last = unsynchronized else { throw error }
      do throws(LedgerFailure) {
        return try startSegment(
          with: last.bodies + bodies, at: instant, in: folder, cut: last.start)
      } catch _ {
        // Two failures in a row: the first is the one to tell of.
        throw error
      }
    }
  }

  /// Begins a new segment because the old one is full or incomplete, once all that stands in the
  /// old one is durable. What of this process's is not, is written again.
  @discardableResult
  func leaveSegment(
    with bodies: [RecordBody], at instant: Instant, in folder: LedgerFolder,
    under newKey: Key? = nil
  ) throws(LedgerFailure) -> EventNumber {
    do throws(LedgerFailure) {
      try position?.segment?.synchronize()
    } catch {
      if let last = unsynchronized, last.end == position?.end {
        return try startSegment(
          with: last.bodies + bodies, at: instant, in: folder, cut: last.start, under: newKey)
      }
    }
    return try startSegment(with: bodies, at: instant, in: folder, under: newKey)
  }

  private func write(
    _ batch: Batch, of bodies: [RecordBody], _ durability: Durability, to segment: Segment,
    from position: Position
  ) throws(LedgerFailure) {
    if unsynchronized?.end != position.end { unsynchronized = Unsynchronized(from: position) }
    try segment.write(batch.bytes, at: batch.start)
    switch durability {
    case .durable:
      do throws(LedgerFailure) {
        try segment.synchronize()
      } catch {
        unsynchronized?.hasFailed = true
        unsynchronized?.end = batch.end
        throw error
      }
      unsynchronized = nil
    case .lazy:
      unsynchronized?.bodies += bodies
      unsynchronized?.end = batch.end
    }
    self.position?.advance(over: batch)
    applyToFold(batch, in: position.number)
  }

  /// Counts the events of `batch` in, if anybody has asked for the outbox yet.
  func applyToFold(_ batch: Batch, in segment: SegmentNumber) {
    guard fold != nil else { return }
    for (header, offset, plain) in batch.records where header.count > 0 {
      do throws(Undecodable) {
        let events = try RecordBody.events(in: plain, of: header, at: offset, segment: segment)
        for event in events { fold?.apply(event) }
      } catch {
        preconditionFailure("what was just encoded cannot be decoded: \(error)")
      }
    }
  }
}

extension LedgerFailure {
  /// True if another file may do better.
  fileprivate var isOfTheFile: Bool {
    switch self {
    case .notSynchronized, .notWritten(.inputOutput): true
    default: false
    }
  }
}
