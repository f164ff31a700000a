import Testing
import Timekeeping

@Suite struct DateUnitTests {
  @Test(arguments: [
    (1, DateUnit.year, "2025-02-28T23:30:00.250+09:00"),
    (4, .year, "2028-02-29T23:30:00.250+09:00"),
    (1, .quarter, "2024-05-29T23:30:00.250+09:00"),
    (-1, .month, "2024-01-29T23:30:00.250+09:00"),
    (12, .month, "2025-02-28T23:30:00.250+09:00"),
    (1, .week, "2024-03-07T23:30:00.250+09:00"),
    (1, .day, "2024-03-01T23:30:00.250+09:00"),
    (-366, .day, "2023-02-28T23:30:00.250+09:00"),
    (1, .hour, "2024-03-01T00:30:00.250+09:00"),
    (-30, .minute, "2024-02-29T23:00:00.250+09:00"),
    (1_800, .second, "2024-03-01T00:00:00.250+09:00"),
    (0, .year, "2024-02-29T23:30:00.250+09:00"),
  ])
  func `a timestamp moves as moment moves it`(amount: Int, unit: DateUnit, moved: String) throws {
    let leapDay = try Timestamp(rfc3339: "2024-02-29T23:30:00.250+09:00")
    #expect(leapDay.adding(amount, unit)?.rfc3339 == moved)
  }

  @Test func `a clamped day stays clamped on the way back`() throws {
    let end = try Timestamp(rfc3339: "2026-03-31T12:00:00Z")
    let back = end.adding(-1, .month)?.adding(1, .month)
    #expect(back?.rfc3339 == "2026-03-28T12:00:00Z")
  }

  @Test func `only M is months, and q and D are no unit`() {
    let units = "yYqQmMwWdDhHsS".map { DateUnit(momentLetter: $0) }
    #expect(
      units == [
        .year, .year, nil, .quarter, .minute, .month, .week, .week, .day, nil, .hour, .hour,
        .second, .second,
      ])
    #expect(DateUnit(momentLetter: "x") == nil)
  }

  @Test(arguments: DateUnit.allCases)
  func `moving beyond moment's time gives nothing and never traps`(unit: DateUnit) {
    for milliseconds in [Int64.min, 0, .max] {
      let timestamp = Timestamp(Instant(milliseconds: milliseconds), offset: .utc)
      #expect(timestamp.adding(.max, unit) == nil)
      #expect(timestamp.adding(.min, unit) == nil)
    }
    let last = Timestamp(Instant(milliseconds: 8_640_000_000_000_000), offset: .utc)
    #expect(last.adding(0, unit) == last)
    #expect(last.adding(1, unit) == nil)
  }
}
