/// When a day begins for someone who is up late: what `day_starts_at` says.
///
/// With 04:00, a memo of 01:30 belongs to the day before.
public struct DayStart: Hashable, Sendable {
  /// Minutes after midnight, 0 to 1439.
  public let minutesAfterMidnight: Int

  /// The calendar's own start.
  public static let midnight = DayStart(existing: 0)

  /// Reads `HH:MM`, from 00:00 to 23:59, and nothing else.
  public init(_ text: String) throws(MalformedTime) {
    var reader = DigitReader(text)
    let hour = try reader.number(.hour, digits: 2, in: 0...23)
    try reader.mark(":", .timeSeparator)
    let minute = try reader.number(.minute, digits: 2, in: 0...59)
    try reader.end()
    self.init(existing: hour * 60 + minute)
  }

  private init(existing minutes: Int) {
    minutesAfterMidnight = minutes
  }
}

extension Timestamp {
  /// The day that the timestamp belongs to: its local date, or the one before while the day of
  /// `start` has not begun yet.
  public func day(startingAt start: DayStart = .midnight) -> Day {
    let local = localTime
    let begun = local.time.millisecondsSinceMidnight >= start.minutesAfterMidnight * 60_000
    return begun ? local.day : local.day.advanced(by: -1)
  }

  /// The timestamp to write as the name of the note of `day`: the date is `day`, the time of day
  /// and the offset stay.
  ///
  /// A memo of 01:30 on 1 December that belongs to 30 November goes into `2026-11-30`, and
  /// a name such as `YYYY-MM-DD HHmm` becomes `2026-11-30 0130`: the name says when the clock was
  /// read and which day it was counted to.
  public func dated(_ day: Day) -> Timestamp {
    Timestamp(LocalTime(day, localTime.time), offset: offset)
  }
}
