extension DateParts {
  /// The date and time that the parts make, or `nil` if they make none: moment's rules for what
  /// replaces, completes and contradicts what.
  func resolved(today: Day, weeks: WeekRule) -> ParsedTime? {
    guard !isEmpty, !isHourOfHalf || 1...12 ~= hour ?? 0, dayHalf == nil || hasPlainPart else {
      return nil
    }
    var parts = self
    if let era { parts.year = era.calendarYear(of: year) }
    if let dayHalf {
      guard hour != nil || !dayHalf.needsHour else { return nil }
      parts.hour = hour.map(dayHalf.hour)
    }
    if let unixMilliseconds = parts.unixMilliseconds {
      return parts.contradictsItself ? nil : ParsedTime(unixMilliseconds)
    }
    guard parts.findDayOfYear(today: today, weeks: weeks) else { return nil }
    return parts.completed(today: today)
  }

  /// Whether anything was said directly, not by way of weeks or days of the year.
  private var hasPlainPart: Bool {
    [year, month, dayOfMonth, hour, minute, second, millisecond].contains { $0 != nil }
  }

  private var isByWeek: Bool {
    [weekYear, week, localWeekday, isoWeekYear, isoWeek, isoWeekday, weekday]
      .contains { $0 != nil }
  }

  /// Whether a part is out of its range, as far as the parts that are there tell.
  private var contradictsItself: Bool {
    let longest = year.flatMap { year in month.map { (year, $0) } }
    let isMonth = 1...12 ~= month ?? 1
    let lastDay = isMonth ? longest.map { Day.length(ofMonth: $0.1, in: $0.0) } ?? .max : .max
    let isMidnightAfter = hour == 24 && [minute, second, millisecond].allSatisfy { $0 == 0 }
    return !isMonth || !(1...lastDay ~= dayOfMonth ?? 1)
      || !(0...23 ~= hour ?? 0 || isMidnightAfter)
      || !(0...59 ~= minute ?? 0) || !(0...59 ~= second ?? 0) || !(0...999 ~= millisecond ?? 0)
  }

  /// Turns weeks into a day of the year, and a day of the year into month and day.
  private mutating func findDayOfYear(today: Day, weeks: WeekRule) -> Bool {
    if isByWeek, dayOfMonth == nil, month == nil {
      guard let day = dayOfWeekDate(today: today, weeks: weeks) else { return false }
      (year, dayOfYear) = (day.year, day.dayOfYear)
    }
    guard let dayOfYear else { return true }
    let yearOfDay = year ?? today.year
    guard ParsedTime.years ~= yearOfDay, 1...Day.length(ofYear: yearOfDay) ~= dayOfYear else {
      return false
    }
    let day = Day(existing: yearOfDay, 1, 1).advanced(by: dayOfYear - 1)
    (month, dayOfMonth) = (day.month, day.dayOfMonth)
    return true
  }

  /// The day of an ISO week if anything ISO was said, else of the language's week.
  private func dayOfWeekDate(today: Day, weeks: WeekRule) -> Day? {
    let isISO = isoWeekYear != nil || isoWeek != nil || isoWeekday != nil
    let rule = isISO ? .iso : weeks
    let current = today.week(by: rule)
    let weekYear = (isISO ? isoWeekYear : weekYear) ?? year ?? current.year
    let number = (isISO ? isoWeek ?? 1 : week ?? current.number)
    guard ParsedTime.years ~= weekYear, 1...rule.weeks(inYear: weekYear) ~= number else {
      return nil
    }
    let daysIntoWeek: Int
    if isISO {
      daysIntoWeek = (isoWeekday ?? 1) - 1
    } else if let weekday {
      guard let weekday = Weekday(rawValue: weekday) else { return nil }
      daysIntoWeek = weekday.days(after: rule.firstDay)
    } else {
      daysIntoWeek = localWeekday ?? 0
    }
    guard 0...6 ~= daysIntoWeek else { return nil }
    return Day(daysSinceEpoch: rule.start(ofYear: weekYear) + (number - 1) * 7 + daysIntoWeek)
  }

  /// Fills in what is missing: from `today` before the first part that is there, with the
  /// lowest values after it.
  private func completed(today: Day) -> ParsedTime? {
    var parts = self
    if year == nil {
      parts.year = today.year
      if month == nil {
        parts.month = today.month
        parts.dayOfMonth = dayOfMonth ?? today.dayOfMonth
      }
    }
    parts.hour = hour ?? 0
    parts.minute = minute ?? 0
    parts.second = second ?? 0
    parts.millisecond = millisecond ?? 0
    guard !parts.contradictsItself, let year = parts.year, ParsedTime.years ~= year,
      let day = Day(year: year, month: parts.month ?? 1, dayOfMonth: parts.dayOfMonth ?? 1),
      weekday == nil || weekday == day.weekday.rawValue
    else { return nil }
    return ParsedTime(parts, on: day)
  }
}

extension ParsedTime {
  /// The years of JavaScript's dates.
  fileprivate static let years = -271_821...275_760

  fileprivate init?(_ unixMilliseconds: Int) {
    let instant = Instant(milliseconds: Int64(unixMilliseconds))
    guard instant.isInMomentsTime else { return nil }
    self.init(local: Timestamp(instant, offset: .utc).localTime, offset: .utc)
  }

  /// The day and the clock of parts that are whole; 24:00 begins the next day.
  fileprivate init?(_ parts: DateParts, on day: Day) {
    let isNextDay = parts.hour == 24
    let time = TimeOfDay(
      hour: isNextDay ? 0 : parts.hour ?? 0, minute: parts.minute ?? 0,
      second: parts.second ?? 0, millisecond: parts.millisecond ?? 0)
    guard let time else { return nil }
    let offset = parts.offsetMinutes.map { UTCOffset(seconds: Int32($0) * 60) }
    if case .some(.none) = offset { return nil }
    let local = LocalTime(isNextDay ? day.advanced(by: 1) : day, time)
    guard Timestamp(local, offset: .utc).instant.isInMomentsTime else { return nil }
    self.init(local: local, offset: offset ?? nil)
  }
}
