/// A point on the time line: whole milliseconds since 1970-01-01T00:00:00Z, leap seconds ignored.
///
/// Milliseconds are what a UUIDv7 carries, so the instant inside a memo's ID and the memo's own
/// instant are the same value.
public struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since the epoch; negative before it.
  public let milliseconds: Int64

  /// The instant that many milliseconds after the epoch.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// True if `left` comes first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The instant `duration` later; fractions of a millisecond are dropped.
  public func advanced(by duration: Duration) -> Instant {
    let (seconds, attoseconds) = duration.components
    return Instant(
      milliseconds: milliseconds + seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
  }

  /// How long after `earlier` this instant is; negative if before it.
  public func since(_ earlier: Instant) -> Duration {
    .milliseconds(milliseconds - earlier.milliseconds)
  }
}
