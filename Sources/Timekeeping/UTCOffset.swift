/// How far local time was ahead of UTC: whole seconds, east positive, less than a day either way.
public struct UTCOffset: Hashable, Sendable {
  /// Seconds east of Greenwich.
  public let seconds: Int32

  /// Greenwich itself.
  public static let utc = UTCOffset(uncheckedSeconds: 0)

  /// Fails if the offset is a day or more.
  public init?(seconds: Int32) {
    guard seconds.magnitude < 86_400 else { return nil }
    self.seconds = seconds
  }

  private init(uncheckedSeconds: Int32) {
    seconds = uncheckedSeconds
  }
}
