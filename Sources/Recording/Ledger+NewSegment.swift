internal import Posix
internal import Sealing
internal import Timekeeping

extension Ledger {
  /// How many bytes a segment reserves at least.
  static let minimumCapacity = 256 * 1_024
  /// How many bytes it reserves at most beyond its checkpoint and its first records.
  static let maximumRoom = 64 * 1_024 * 1_024

  /// Begins a new segment: the checkpoint and records of `bodies` stand in it, durably, on return.
  /// To be called under the lock, when all that is recorded is known. Answers the number behind
  /// the last event.
  ///
  /// With `cut`, what stands behind it in the old segment does not count; it is among `bodies`.
  @discardableResult
  func startSegment(
    with bodies: [RecordBody], at instant: Instant, in folder: LedgerFolder,
    cut: (end: Int, next: EventNumber)? = nil, under newKey: Key? = nil
  ) throws(LedgerFailure) -> EventNumber {
    if cut != nil || fold == nil { try rebuild(in: folder, limit: cut?.end) }
    let previous = position
    let first = cut?.next ?? previous?.next ?? .first
    if previous == nil { try folder.synchronizeAncestors() }
    let number = previous?.number.next ?? SegmentNumber(1)
    let key = if let newKey { newKey } else { try keyForNewSegment(in: folder) }
    let (header, seal) = SegmentHeader.fresh(
      number, after: previous?.number ?? SegmentNumber(0),
      endingAt: cut?.end ?? previous?.end ?? 0, first: first, under: key)
    let checkpoint = (fold ?? Outbox()).checkpoint(recorded: instant)
    let batch = Batch(
      [checkpoint] + bodies, from: first, under: seal, at: 0, behind: header.bytes)
    guard batch.bytes.count <= Int(UInt32.max) else {
      throw .tooLarge(byteCount: batch.bytes.count)
    }
    let capacity = Ledger.capacity(checkpoint: checkpoint.bytes.count, needed: batch.bytes.count)
    try folder.publish(number, batch.bytes, capacity: capacity)
    adopt(number, batch, in: folder)
    return batch.next
  }

  /// How much to reserve: the minimum; or three times the checkpoint beyond it, so that opening a
  /// ledger with many waiting memos reads few checkpoints; and what is needed in any case.
  static func capacity(checkpoint: Int, needed: Int) -> Int {
    let room = checkpoint + min(maximumRoom, max(minimumCapacity, 3 * checkpoint))
    let capacity = max(checkpoint > minimumCapacity / 4 ? room : minimumCapacity, needed)
    return (capacity + 4_095) & ~4_095
  }

  /// Goes on in the segment that was just made.
  private func adopt(_ number: SegmentNumber, _ batch: Batch, in folder: LedgerFolder) {
    unsynchronized = nil
    wantsNewSegment = false
    do {
      let segment = try Segment(number, in: folder, keys: keys)
      position = Position(
        segment, made: batch.bytes, next: batch.next, last: batch.last,
        capacity: try segment.status().size)
      applyToFold(batch, in: number)
    } catch {
      // The records are durable; the next call reads them anew.
      position = nil
      fold = nil
    }
  }

  /// The key of the newest segment that can be read. If there is none, or the newest segment's is
  /// lost: one that no segment is sealed under yet, or a fresh one.
  func keyForNewSegment(in folder: LedgerFolder) throws(LedgerFailure) -> Key {
    let numbers = try folder.segmentNumbers()
    var used: Set<KeyID> = []
    for number in numbers.reversed() {
      guard let segment = try shelf.segment(number, in: folder, keys: keys) else { continue }
      guard let id = segment.header?.key else { continue }
      used.insert(id)
      if used.count == 1, segment.seal != nil {
        do throws(KeyFailure) {
          return try keys.key(id)
        } catch {
          continue
        }
      }
    }
    do throws(KeyFailure) {
      return try keys.unusedKey(except: used)
    } catch {
      throw .noKey(error)
    }
  }
}
