import Testing
import Timekeeping

@Suite struct RFC3339Tests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1970-01-01t00:00:00z", 0), ("1970-01-01 00:00:00Z", 0),
    ("1970-01-01T00:00:00-00:00", 0), ("1970-01-01T09:00:00+09:00", 0),
    ("2026-11-30T09:07:03.04Z", 1_796_029_623_040),
    ("2026-11-30T09:07:03.0409999999999999999999999999Z", 1_796_029_623_040),
    ("1969-12-31T23:59:59.999Z", -1), ("0000-01-01T00:00:00Z", -62_167_219_200_000),
    ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ("2024-02-29T12:00:00+05:45", 1_709_187_300_000),
  ])
  func `what the RFC allows is read`(text: String, milliseconds: Int64) throws {
    #expect(try Timestamp(rfc3339: text).instant.milliseconds == milliseconds)
  }

  @Test(arguments: [
    ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
    ("2017-01-01T08:59:60.5+09:00", "2017-01-01T09:00:00.500+09:00"),
    ("1990-06-30T15:59:60-08:00", "1990-06-30T16:00:00-08:00"),
  ])
  func `a leap second is the second after it`(text: String, same: String) throws {
    #expect(try Timestamp(rfc3339: text).rfc3339 == same)
  }

  @Test(arguments: [
    ("2026-11-30", MalformedTime.missing(.dateTimeSeparator, at: 10)),
    ("2026-11-30T09:07:03", .missing(.offset, at: 19)),
    ("2026-11-30T09:07Z", .missing(.timeSeparator, at: 16)),
    ("2026-11-30T09:07:03.Z", .missing(.fraction, at: 20)),
    ("2026-11-30T09:07:03,5Z", .missing(.offset, at: 19)),
    ("2026-11-30  09:07:03Z", .missing(.hour, at: 11)),
    ("2026-11-30T24:00:00Z", .outOfRange(.hour, at: 11)),
    ("2026-11-30T09:60:00Z", .outOfRange(.minute, at: 14)),
    ("2026-11-30T09:07:61Z", .outOfRange(.second, at: 17)),
    ("2026-11-30T09:07:60Z", .outOfRange(.second, at: 17)),
    ("2026-11-29T23:59:60Z", .outOfRange(.second, at: 17)),
    ("2026-11-31T09:07:03Z", .noSuchDay(at: 0)),
    ("2026-02-29T09:07:03Z", .noSuchDay(at: 0)),
    ("2026-13-01T09:07:03Z", .outOfRange(.month, at: 5)),
    ("2026-11-00T09:07:03Z", .outOfRange(.dayOfMonth, at: 8)),
    ("26-11-30T09:07:03Z", .missing(.year, at: 2)),
    ("+2026-11-30T09:07:03Z", .missing(.year, at: 0)),
    ("2026-11-30T09:07:03+0900", .missing(.timeSeparator, at: 22)),
    ("2026-11-30T09:07:03+09", .missing(.timeSeparator, at: 22)),
    ("2026-11-30T09:07:03+24:00", .outOfRange(.offset, at: 20)),
    ("2026-11-30T09:07:03+09:60", .outOfRange(.offset, at: 23)),
    ("2026-11-30T09:07:03Zx", .trailingText(at: 20)),
    ("2026-11-30T09:07:03Z\n", .trailingText(at: 20)),
    (" 2026-11-30T09:07:03Z", .missing(.year, at: 0)),
    ("", .missing(.year, at: 0)),
  ])
  func `all else is refused with its reason and place`(text: String, reason: MalformedTime) {
    #expect(throws: reason) { try Timestamp(rfc3339: text) }
  }

  @Test(arguments: [
    "2026-11-30T09:07:03Z", "2026-11-30T09:07:03.040+09:00", "0000-02-29T23:59:59-23:59",
    "1999-12-31T00:00:00.001-00:30",
  ])
  func `a written timestamp is read back and written alike`(text: String) throws {
    #expect(try Timestamp(rfc3339: text).rfc3339 == text)
  }

  @Test func `an offset with seconds is written in minutes, for the same instant`() throws {
    let amsterdam = try Timestamp(
      Instant(milliseconds: 0), offset: #require(UTCOffset(seconds: 1_172)))
    #expect(amsterdam.rfc3339 == "1970-01-01T00:19:00+00:19")
    #expect(try Timestamp(rfc3339: amsterdam.rfc3339).instant == amsterdam.instant)
  }

  @Test func `years that the RFC lacks have a sign`() {
    let far = Instant(milliseconds: 8_640_000_000_000_000)
    #expect(Timestamp(far, offset: .utc).rfc3339 == "+275760-09-13T00:00:00Z")
    let early = Instant(milliseconds: -62_167_219_200_001)
    #expect(Timestamp(early, offset: .utc).rfc3339 == "-000001-12-31T23:59:59.999Z")
  }

  @Test(arguments: [
    ("2026-11-31", MalformedTime.noSuchDay(at: 0)), ("2026-11-3", .missing(.dayOfMonth, at: 9)),
    ("2026/11/30", .missing(.dateSeparator, at: 4)), ("2026-11-30T", .trailingText(at: 10)),
  ])
  func `a day is four, two and two digits that exist`(text: String, reason: MalformedTime) {
    #expect(throws: reason) { try Day(text) }
  }

  @Test func `an offset is less than a day`() {
    #expect(UTCOffset(seconds: 86_399) != nil && UTCOffset(seconds: -86_399) != nil)
    for seconds in [Int32.min, -86_400, 86_400, .max] {
      #expect(UTCOffset(seconds: seconds) == nil)
    }
  }
}
