/// What the calendar and the clock on a wall show, wherever the wall is.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// The date.
  public let day: Day
  /// The time of day.
  public let time: TimeOfDay

  /// The pair of the two.
  public init(_ day: Day, _ time: TimeOfDay = .midnight) {
    self.day = day
    self.time = time
  }

  /// Earlier on the same wall.
  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.day, left.time) < (right.day, right.time)
  }
}

extension Timestamp {
  /// The local date and time at the timestamp's own offset.
  public var localTime: LocalTime {
    // The offset is added to the time of day alone: the sum always fits.
    let (days, time) = Int(instant.milliseconds)
      .flooredDivision(by: TimeOfDay.millisecondsInDay)
    let (carry, localTime) = (time + Int(offset.seconds) * 1_000)
      .flooredDivision(by: TimeOfDay.millisecondsInDay)
    return LocalTime(Day(daysSinceEpoch: days + carry), TimeOfDay(existing: localTime))
  }

  /// The instant at which walls at `offset` showed `local`, or the nearest one there is.
  public init(_ local: LocalTime, offset: UTCOffset) {
    let milliseconds = local.day.daysSinceEpoch
      .multipliedSaturated(by: TimeOfDay.millisecondsInDay)
      .addingSaturated(local.time.millisecondsSinceMidnight - Int(offset.seconds) * 1_000)
    self.init(Instant(milliseconds: Int64(milliseconds)), offset: offset)
  }
}
