/// An instant together with the UTC offset of the place where it was noted.
///
/// A memo keeps its own: every date that Slip writes for a memo is read off this pair, so that a
/// memo captured in Tokyo and delivered from Berlin stays on its Tokyo day.
public struct Timestamp: Hashable, Sendable {
  /// When.
  public let instant: Instant
  /// What the local clocks said then, relative to UTC.
  public let offset: UTCOffset

  /// The pair of the two.
  public init(_ instant: Instant, offset: UTCOffset) {
    self.instant = instant
    self.offset = offset
  }
}
