public import Sealing

/// What can be told of one segment.
public struct SegmentReport: Hashable, Sendable {
  /// The segment.
  public let number: SegmentNumber
  /// Its file.
  public let path: String
  /// How long the file is.
  public internal(set) var byteCount = 0
  /// How many bytes of it hold records.
  public internal(set) var usedCount = 0
  /// The key it is sealed under; nil if the header is broken.
  public internal(set) var key: KeyID?
  /// Why it cannot be read; nil if it can.
  public internal(set) var unreadable: Unreadable?
  /// How many events are in it, as far as the checksums tell if it cannot be read.
  public internal(set) var eventCount = 0
  /// What was damaged.
  public internal(set) var damages: [Damage] = []
  /// Writes that were cut short and never reported success; harmless.
  public internal(set) var torn: [Range<Int>] = []
  /// The same behind the last record, where a damaged last record would look alike.
  public internal(set) var tail: Range<Int>?
  /// What was written and does not count, because it could not be made durable; it was written
  /// again in the next segment.
  public internal(set) var abandoned: Range<Int>?
}
