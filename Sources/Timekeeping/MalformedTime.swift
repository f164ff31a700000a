/// Why a text is not the date or time it should be. Places are UTF-8 byte offsets from its start.
public enum MalformedTime: Error, Hashable, Sendable {
  /// The part should stand here, and something else does, or nothing.
  case missing(Part, at: Int)
  /// The part that begins here has a value it cannot have, such as hour 24.
  case outOfRange(Part, at: Int)
  /// The day that begins here is not in the calendar, such as 31 November.
  case noSuchDay(at: Int)
  /// The text should have ended here.
  case trailingText(at: Int)

  /// A part of a written time.
  public enum Part: Hashable, Sendable {
    /// Four digits.
    case year
    /// Two digits.
    case month, dayOfMonth, hour, minute, second
    /// At least one digit after the point.
    case fraction
    /// `Z`, or a sign with `HH:MM`.
    case offset
    /// `-`
    case dateSeparator
    /// `:`
    case timeSeparator
    /// `T` or a space between date and time.
    case dateTimeSeparator
  }
}
