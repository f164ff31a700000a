import Testing
import Timekeeping

@Suite struct MomentConformanceTests {
  @Test func `every token in every language is written as moment writes it`() throws {
    for row in try MomentTable.fixture("format.tsv") {
      let language = try #require(Language(rawValue: row[0]))
      let offset = try #require(Int32(row[1]).flatMap(UTCOffset.init(seconds:)))
      let instant = try Instant(milliseconds: #require(Int64(row[2])))
      let text = DateFormat(row[3]).format(Timestamp(instant, offset: offset), in: language)
      #expect(sameBytes(text, row[4]), "\(row) gave \(text)")
    }
  }

  @Test func `a text is read, or refused, as moment reads it strictly`() throws {
    let today = try Day("2026-11-30")
    for row in try MomentTable.fixture("parse.tsv") {
      let language = try #require(Language(rawValue: row[0]))
      let read = DateFormat(row[1]).parse(row[2], in: language, today: today)
      let expected = Int64(row[3])
      let instant = read.map { Timestamp($0.local, offset: $0.offset ?? .utc).instant }
      #expect(instant?.milliseconds == expected, "\(row) gave \(String(describing: read))")
    }
  }

  @Test(.enabled(if: MomentTable.hasConformanceData))
  func `the conformance vectors are written byte for byte`() throws {
    var checked: [Language: Int] = [:]
    for row in try MomentTable.conformance("vectors.tsv").dropFirst() {
      guard let language = Language(moment: row[1]) else { continue }
      let instant = try Instant(milliseconds: #require(Int64(row[4])))
      let timestamp = try timestamp(at: instant, showing: row[3])
      let text = DateFormat(row[5]).format(timestamp, in: language)
      #expect(sameBytes(text, row[6]), "\(row) gave \(text)")
      checked[language, default: 0] += 1
    }
    // Nothing of a language of the product is passed over.
    #expect(checked[.en, default: 0] > 1_000)
    for language in Language.allCases { #expect(checked[language, default: 0] > 70) }
  }

  @Test(.enabled(if: MomentTable.hasConformanceData))
  func `the strict parsing vectors are read alike`() throws {
    var checked = 0
    for row in try MomentTable.conformance("parse-strict.tsv").dropFirst() {
      guard let language = Language(moment: row[0]) else { continue }
      let today = try Day("2026-11-30")
      let read = DateFormat(row[1]).parse(row[2], in: language, today: today)
      let text = read.map {
        DateFormat("YYYY-MM-DD[T]HH:mm:ss").format(Timestamp($0.local, offset: .utc))
      }
      // A row without a date leaves the day to today.
      #expect((text ?? "INVALID").hasSuffix(row[3]), "\(row) gave \(text ?? "nothing")")
      checked += 1
    }
    #expect(checked > 60)
  }

  /// The timestamp at whose offset the local time reads like that.
  private func timestamp(at instant: Instant, showing local: String) throws -> Timestamp {
    let isNegative = local.hasPrefix("-")
    let numbers = local.split { !"0123456789".contains($0) }.compactMap { Int($0) }
    let day = try #require(
      Day(year: isNegative ? -numbers[0] : numbers[0], month: numbers[1], dayOfMonth: numbers[2]))
    let time = try #require(
      TimeOfDay(
        hour: numbers[3], minute: numbers[4], second: numbers[5], millisecond: numbers[6]))
    let shown = Timestamp(LocalTime(day, time), offset: .utc).instant.milliseconds
    let seconds = Int32((shown - instant.milliseconds) / 1_000)
    return try Timestamp(instant, offset: #require(UTCOffset(seconds: seconds)))
  }
}
