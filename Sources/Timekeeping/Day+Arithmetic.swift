extension Day {
  /// Whole days from 1970-01-01 to this day; negative before it.
  public var daysSinceEpoch: Int {
    let (cycle, yearOfCycle) = (month <= 2 ? year - 1 : year).flooredDivision(by: 400)
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + dayOfMonth - 1
    let dayOfCycle = 365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * 146_097 + dayOfCycle - 719_468
  }

  /// The day's number in its year: 1 on 1 January.
  public var dayOfYear: Int {
    daysSinceEpoch - Day(existing: year, 1, 1).daysSinceEpoch + 1
  }

  /// The quarter of the year, 1 to 4.
  public var quarter: Int { (month + 2) / 3 }

  /// Which day of the week it is.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.after(.thursday, days: daysSinceEpoch)
  }

  /// The day `days` later, or the nearest one there is.
  public func advanced(by days: Int) -> Day {
    Day(daysSinceEpoch: daysSinceEpoch.addingSaturated(days))
  }

  /// The same day of the month `months` later, or the last day of that month if it is shorter.
  public func advanced(byMonths months: Int) -> Day {
    let (year, month) = (year * 12 + month - 1).addingSaturated(months).flooredDivision(by: 12)
    guard Day.earliest.year < year else { return .earliest }
    guard year < Day.latest.year else { return .latest }
    let length = Day.length(ofMonth: month + 1, in: year)
    return Day(existing: year, month + 1, min(dayOfMonth, length))
  }

  /// Whole days from `earlier` to this day; negative if this day is before it.
  public func days(since earlier: Day) -> Int {
    daysSinceEpoch - earlier.daysSinceEpoch
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days the year has.
  static func length(ofYear year: Int) -> Int { isLeap(year) ? 366 : 365 }

  /// How many days the month (1 to 12) has.
  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
