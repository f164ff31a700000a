/// A day of the week; the raw value is moment's `d`, with Sunday as 0.
public enum Weekday: Int, CaseIterable, Sendable {
  case sunday = 0
  case monday, tuesday, wednesday, thursday, friday, saturday

  /// The day's number in an ISO week: Monday is 1, Sunday 7.
  public var isoNumber: Int { self == .sunday ? 7 : rawValue }

  /// How many days after the last `first` this day comes, 0 to 6.
  func days(after first: Weekday) -> Int { (rawValue - first.rawValue + 7) % 7 }

  static func after(_ first: Weekday, days: Int) -> Weekday {
    let number = (first.rawValue + days.flooredDivision(by: 7).remainder) % 7
    return allCases[number]
  }
}

/// How weeks are counted: which day begins one, and which one is the first of a year.
///
/// This is moment's `dow` and `doy` with `doy` said plainly: week 1 holds January
/// `7 + dow - doy`.
public struct WeekRule: Hashable, Sendable {
  /// The day that begins a week.
  public let firstDay: Weekday
  /// The first week of a year is the one that holds this day of January.
  public let firstWeekHoldsJanuary: Int

  /// ISO 8601: weeks begin on Monday, and week 1 holds 4 January.
  public static let iso = WeekRule(firstDay: .monday, firstWeekHoldsJanuary: 4)

  /// The Sunday, Monday … that begins week 1 of the week-year.
  func start(ofYear year: Int) -> Int {
    let anchor = Day(existing: year, 1, firstWeekHoldsJanuary)
    return anchor.daysSinceEpoch - anchor.weekday.days(after: firstDay)
  }

  /// How many weeks the week-year has: 52 or 53.
  func weeks(inYear year: Int) -> Int {
    (start(ofYear: year + 1) - start(ofYear: year)) / 7
  }
}

/// A week of a week-year, which near New Year is not the calendar's year.
public struct Week: Hashable, Sendable {
  /// The week-year.
  public let year: Int
  /// The week, 1 to 53.
  public let number: Int
}

extension Day {
  /// The week that holds this day.
  public func week(by rule: WeekRule = .iso) -> Week {
    let days = daysSinceEpoch
    let weekYear =
      days < rule.start(ofYear: year)
      ? year - 1
      : days >= rule.start(ofYear: year + 1) ? year + 1 : year
    return Week(year: weekYear, number: (days - rule.start(ofYear: weekYear)) / 7 + 1)
  }
}
