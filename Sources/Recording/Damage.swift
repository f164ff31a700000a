/// Bytes of a segment that once were records and can be read no more. All behind them still can.
public struct Damage: Hashable, Sendable {
  /// The segment.
  public let segment: SegmentNumber
  /// Which bytes of its file; may be empty where records are missing without a trace.
  public let range: Range<Int>
  /// The events that stood there.
  public let missing: Range<EventNumber>
  /// What is wrong with them.
  public let cause: Cause

  /// What can be wrong with a record.
  public enum Cause: Hashable, Sendable {
    /// The bytes are not what was written: the checksum is wrong or there is no record at all.
    case bytes
    /// The checksum is right and the seal is broken: somebody changed, moved or made the record.
    case seal
  }

  /// How many events are missing.
  public var missingCount: Int {
    Int(clamping: missing.upperBound.rawValue - missing.lowerBound.rawValue)
  }
}
