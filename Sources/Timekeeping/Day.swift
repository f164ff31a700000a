/// A civil date of the proleptic Gregorian calendar; year 0 is the year before year 1.
///
/// Days run from `earliest` to `latest`, which hold every local date that an `Instant` can have.
/// All arithmetic stays inside and stops at the ends; nothing traps.
public struct Day: Hashable, Comparable, Sendable {
  /// The year, astronomically numbered.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let dayOfMonth: Int

  /// The first day there is.
  public static let earliest = Day(daysSinceEpoch: -furthest)
  /// The last day there is.
  public static let latest = Day(daysSinceEpoch: furthest)

  /// More days than any `Instant` is away from the epoch.
  private static let furthest = 106_751_991_169

  /// Fails if the calendar has no such day, or if it lies outside `earliest` to `latest`.
  public init?(year: Int, month: Int, dayOfMonth: Int) {
    guard -300_000_000...300_000_000 ~= year,
      1...12 ~= month, 1...Day.length(ofMonth: month, in: year) ~= dayOfMonth
    else { return nil }
    self.init(existing: year, month, dayOfMonth)
    guard -Day.furthest...Day.furthest ~= daysSinceEpoch else { return nil }
  }

  /// The day that many days after 1970-01-01, or the nearest one there is.
  public init(daysSinceEpoch days: Int) {
    // Counted in 400-year cycles from 1 March of year 0, so that the leap day ends a year.
    let shifted = days.clamped(to: -Day.furthest...Day.furthest) + 719_468
    let (cycle, dayOfCycle) = shifted.flooredDivision(by: 146_097)
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      existing: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0),
      month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// A day that the caller knows to exist.
  init(existing year: Int, _ month: Int, _ dayOfMonth: Int) {
    self.year = year
    self.month = month
    self.dayOfMonth = dayOfMonth
  }

  /// Earlier in the calendar.
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.dayOfMonth) < (right.year, right.month, right.dayOfMonth)
  }
}
