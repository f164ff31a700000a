/// A date of the proleptic Gregorian calendar, from year 0 to 9999.
public struct LocalDate: Hashable, Sendable, CustomStringConvertible {
  /// The year.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Fails if there is no such date.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, 1...12 ~= month, day >= 1 else { return nil }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// `1979-05-27`.
  public var description: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

/// A time of day.
public struct LocalTime: Hashable, Sendable, CustomStringConvertible {
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int
  /// The second, from 0 to 60: leap seconds exist (RFC 3339, section 5.7).
  public let second: Int
  /// The fraction of the second; digits beyond the ninth are dropped.
  public let nanosecond: Int

  /// Fails if no clock shows that time.
  public init?(hour: Int, minute: Int, second: Int, nanosecond: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second, 0..<1_000_000_000 ~= nanosecond
    else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// `07:32:00`, with three, six or nine digits of the second's fraction if it has one.
  public var description: String {
    let whole = "\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))"
    if nanosecond == 0 { return whole }
    if nanosecond % 1_000_000 == 0 { return "\(whole).\(padded(nanosecond / 1_000_000, to: 3))" }
    if nanosecond % 1_000 == 0 { return "\(whole).\(padded(nanosecond / 1_000, to: 6))" }
    return "\(whole).\(padded(nanosecond, to: 9))"
  }
}

/// A date and a time of day, anywhere.
public struct LocalDateTime: Hashable, Sendable, CustomStringConvertible {
  /// The date.
  public let date: LocalDate
  /// The time of day.
  public let time: LocalTime

  /// The pair of the two.
  public init(date: LocalDate, time: LocalTime) {
    self.date = date
    self.time = time
  }

  /// `1979-05-27T07:32:00`.
  public var description: String {
    "\(date)T\(time)"
  }
}

/// A date and a time of day at a known offset from UTC.
public struct OffsetDateTime: Hashable, Sendable, CustomStringConvertible {
  /// What the clocks show at that offset.
  public let local: LocalDateTime
  /// Minutes ahead of UTC, less than a day either way.
  public let offsetMinutes: Int

  /// Fails if the offset is a day or more.
  public init?(local: LocalDateTime, offsetMinutes: Int) {
    guard abs(offsetMinutes) < 24 * 60 else { return nil }
    self.local = local
    self.offsetMinutes = offsetMinutes
  }

  /// `1979-05-27T00:32:00-07:00`; `Z` for UTC.
  public var description: String {
    if offsetMinutes == 0 { return "\(local)Z" }
    let (hours, minutes) = abs(offsetMinutes).quotientAndRemainder(dividingBy: 60)
    return
      "\(local)\(offsetMinutes < 0 ? "-" : "+")\(padded(hours, to: 2)):\(padded(minutes, to: 2))"
  }
}

private func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
