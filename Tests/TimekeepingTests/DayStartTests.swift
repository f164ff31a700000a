import Testing
import Timekeeping

@Suite struct DayStartTests {
  @Test(arguments: [
    ("2026-12-01T01:30:00+09:00", "2026-11-30"), ("2026-12-01T03:59:59.999+09:00", "2026-11-30"),
    ("2026-12-01T04:00:00+09:00", "2026-12-01"), ("2027-01-01T00:00:00Z", "2026-12-31"),
    ("2026-12-01T23:59:59Z", "2026-12-01"),
  ])
  func `until four in the morning a memo belongs to the day before, by its own clock`(
    time: String, date: String
  ) throws {
    let timestamp = try Timestamp(rfc3339: time)
    #expect(try timestamp.day(startingAt: DayStart("04:00")) == Day(date))
  }

  @Test func `a day starts at midnight unless it is said otherwise`() throws {
    let timestamp = try Timestamp(rfc3339: "2026-12-01T00:00:00-11:00")
    #expect(try timestamp.day() == Day("2026-12-01"))
    #expect(try DayStart("00:00") == .midnight)
    #expect(try DayStart("23:59").minutesAfterMidnight == 1_439)
  }

  @Test func `the note of the day before keeps the time of the memo`() throws {
    let timestamp = try Timestamp(rfc3339: "2026-12-01T01:30:05.250+09:00")
    let dated = timestamp.dated(timestamp.day(startingAt: try DayStart("04:00")))
    #expect(dated.rfc3339 == "2026-11-30T01:30:05.250+09:00")
  }

  @Test(arguments: [
    ("4:00", MalformedTime.missing(.hour, at: 1)), ("04", .missing(.timeSeparator, at: 2)),
    ("04:0", .missing(.minute, at: 4)), ("24:00", .outOfRange(.hour, at: 0)),
    ("04:60", .outOfRange(.minute, at: 3)), ("04:00:00", .trailingText(at: 5)),
    ("", .missing(.hour, at: 0)), ("０4:00", .missing(.hour, at: 0)),
  ])
  func `anything but HH:MM is refused with its place`(text: String, reason: MalformedTime) {
    #expect(throws: reason) { try DayStart(text) }
  }
}
