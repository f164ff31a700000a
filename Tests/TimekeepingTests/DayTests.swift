import Testing
import Timekeeping

@Suite struct DayTests {
  @Test func `the days of eight hundred years follow one another`() throws {
    var previous = try #require(Day(year: -401, month: 12, dayOfMonth: 31))
    var weekday = previous.weekday.rawValue
    for number in (previous.daysSinceEpoch + 1)...(previous.daysSinceEpoch + 292_194) {
      let day = Day(daysSinceEpoch: number)
      #expect(day.daysSinceEpoch == number)
      #expect(day > previous)
      weekday = (weekday + 1) % 7
      #expect(day.weekday.rawValue == weekday)
      #expect(Day(year: day.year, month: day.month, dayOfMonth: day.dayOfMonth) == day)
      #expect(day.dayOfYear == (day.year == previous.year ? previous.dayOfYear + 1 : 1))
      previous = day
    }
    #expect(previous == Day(year: 399, month: 12, dayOfMonth: 31))
  }

  @Test func `days that no calendar has are refused`() {
    #expect(Day(year: 2026, month: 2, dayOfMonth: 29) == nil)
    #expect(Day(year: 1900, month: 2, dayOfMonth: 29) == nil)
    #expect(Day(year: 2000, month: 2, dayOfMonth: 29) != nil)
    #expect(Day(year: 2026, month: 11, dayOfMonth: 31) == nil)
    #expect(Day(year: 2026, month: 13, dayOfMonth: 1) == nil)
    #expect(Day(year: 2026, month: 0, dayOfMonth: 1) == nil)
    #expect(Day(year: .max, month: 1, dayOfMonth: 1) == nil)
    #expect(Day(year: .min, month: 1, dayOfMonth: 1) == nil)
  }

  @Test func `moving by months clamps to the month's end`() throws {
    let day = try Day("2026-01-31")
    #expect(try day.advanced(byMonths: 1) == Day("2026-02-28"))
    #expect(try day.advanced(byMonths: 25) == Day("2028-02-29"))
    #expect(try day.advanced(byMonths: -2) == Day("2025-11-30"))
    #expect(try day.advanced(byMonths: -1) == Day("2025-12-31"))
  }

  @Test func `arithmetic stops at the ends of the calendar`() throws {
    let day = try Day("2026-11-30")
    for far in [Int.min, .max] {
      let end = far < 0 ? Day.earliest : .latest
      #expect(day.advanced(by: far) == end)
      #expect(day.advanced(byMonths: far) == end)
      #expect(end.advanced(by: far) == end)
      #expect(Day(daysSinceEpoch: far) == end)
    }
    #expect(Day.latest.week().year == Day.latest.year)
    #expect(day.days(since: try Day("2026-11-01")) == 29)
  }

  @Test(arguments: [
    ("2020-12-31", 2020, 53), ("2021-01-03", 2020, 53), ("2021-01-04", 2021, 1),
    ("2026-12-31", 2026, 53), ("2027-01-01", 2026, 53), ("2019-12-30", 2020, 1),
    ("2008-12-28", 2008, 52), ("2000-01-01", 1999, 52),
  ])
  func `ISO weeks near New Year belong to the year of their Thursday`(
    date: String, year: Int, number: Int
  ) throws {
    let week = try Day(date).week()
    #expect(week.year == year && week.number == number)
  }

  @Test(arguments: [
    (Language.en, "2026-12-27", 2027, 1), (.en, "2026-12-26", 2026, 52),
    (.de, "2027-01-03", 2026, 53),
    (.ar, "2026-12-26", 2027, 1), (.ar, "2026-12-25", 2026, 52),
  ])
  func `weeks follow the language`(
    language: Language, date: String, year: Int, number: Int
  ) throws {
    let week = try Day(date).week(by: language.weekRule)
    #expect(week.year == year && week.number == number)
  }
}
