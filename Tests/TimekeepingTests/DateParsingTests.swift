import Testing
import Timekeeping

@Suite struct DateParsingTests {
  let today: Day

  init() throws {
    today = try Day("2026-11-30")
  }

  private func day(_ text: String, as pattern: String, in language: Language = .en) -> Day? {
    DateFormat(pattern).parse(text, in: language, today: today)?.local.day
  }

  @Test func `only the text that the format writes is read`() throws {
    let day = try Day("2026-11-03")
    #expect(self.day("2026-11-03", as: "YYYY-MM-DD") == day)
    for text in ["2026-11-3", "2026-11-03 ", " 2026-11-03", "2026-11-03x", "2026-11-31", ""] {
      #expect(self.day(text, as: "YYYY-MM-DD") == nil)
    }
  }

  @Test func `names are read in any case, literal text in its own`() throws {
    let day = try Day("2026-11-30")
    #expect(self.day("MONDAY 30 november 2026", as: "dddd D MMMM YYYY") == day)
    #expect(self.day("LUNDI 30 NOVEMBRE 2026", as: "dddd D MMMM YYYY", in: .fr) == day)
    #expect(self.day("30 FÉVRIER 2026", as: "D MMMM YYYY", in: .fr) == nil)
    #expect(self.day("28 FÉVRIER 2026", as: "D MMMM YYYY", in: .fr) != nil)
    #expect(self.day("daily 2026-11-30", as: "[Daily ]YYYY-MM-DD") == nil)
    // The Kelvin sign is no K, nor is the long s an S.
    #expect(self.day("\u{212A}ugust", as: "MMMM") == nil)
    #expect(self.day("30 Augu\u{17F}t 2026", as: "D MMMM YYYY", in: .de) == nil)
  }

  @Test func `a weekday has to agree with the date, a folder does not`() throws {
    #expect(try day("2026-11-30 Monday", as: "YYYY-MM-DD dddd") == Day("2026-11-30"))
    #expect(day("2026-11-30 Tuesday", as: "YYYY-MM-DD dddd") == nil)
    #expect(try day("1999/07/2026-11-30", as: "YYYY/MM/YYYY-MM-DD") == Day("2026-11-30"))
  }

  @Test func `weeks are those of the language, or of ISO`() throws {
    #expect(try day("2026-W49", as: "gggg-[W]ww", in: .en) == Day("2026-11-29"))
    #expect(try day("2026-W49", as: "gggg-[W]ww", in: .de) == Day("2026-11-30"))
    #expect(try day("٢٠٢٦-W٤٩", as: "gggg-[W]ww", in: .ar) == Day("2026-11-28"))
    #expect(try day("2026-W53-7", as: "GGGG-[W]WW-E") == Day("2027-01-03"))
    #expect(day("2027-W53", as: "GGGG-[W]WW") == nil)
  }

  @Test func `eras are read in Japanese`() throws {
    #expect(try day("令和8年11月30日", as: "NNNNy[年]M[月]D[日]", in: .ja) == Day("2026-11-30"))
    #expect(try day("平成元年 01 08", as: "NNNNyo MM DD", in: .ja) == Day("1989-01-08"))
  }

  @Test func `missing parts come from today or are the lowest`() throws {
    let noon = DateFormat("HH:mm").parse("12:00", today: today)
    #expect(noon?.local == LocalTime(today, try #require(TimeOfDay(hour: 12, minute: 0))))
    #expect(try day("03", as: "MM") == Day("2026-03-01"))
    #expect(try day("2025", as: "YYYY") == Day("2025-01-01"))
    #expect(try day("2025-07", as: "YYYY-DD") == Day("2025-01-07"))
  }

  @Test func `24:00 begins the next day`() throws {
    let read = DateFormat("YYYY-MM-DD HH:mm").parse("2026-12-31 24:00", today: today)
    #expect(try read?.local == LocalTime(Day("2027-01-01")))
    #expect(DateFormat("HH:mm").parse("24:01", today: today) == nil)
  }

  @Test func `an offset is kept, and one of a day or more refused`() throws {
    let format = DateFormat("YYYY-MM-DD HH:mmZ")
    let read = format.parse("2026-11-30 09:07-03:30", today: today)
    #expect(read?.offset == UTCOffset(seconds: -12_600))
    #expect(try read?.local.day == Day("2026-11-30"))
    #expect(format.parse("2026-11-30 09:07+24:00", today: today) == nil)
  }

  @Test(arguments: [
    ("Y", "99999999999999999999"), ("Y w", "-99999999999999999999 1"),
    ("Y DDD", "99999999999999999999 1"), ("x", "99999999999999999999"),
    ("X", "99999999999999999999999999999999"), ("N y", "BC 99999999999999999999"),
    ("y-MM-DD", "300000-01-01"),
  ])
  func `numbers beyond all dates are refused without a trap`(pattern: String, text: String) {
    #expect(DateFormat(pattern).parse(text, today: today) == nil)
  }

  @Test(arguments: Language.allCases)
  func `what a daily note may be called is read back`(language: Language) throws {
    let patterns = [
      "YYYY-MM-DD", "YYYY/MM-MMMM/YYYY-MM-DD", "DD.MM.YYYY", "YYYYMMDD", "YYYY-MM-DD_ddd", "LL",
      "GGGG-[W]WW-E", "gggg-[W]ww-e", "YYYY-DDDD", "dddd D MMMM YYYY",
    ]
    var day = try Day("2025-12-20")
    for _ in 0..<40 {
      for pattern in patterns {
        let format = DateFormat(pattern)
        let text = format.format(Timestamp(LocalTime(day), offset: .utc), in: language)
        #expect(format.parse(text, in: language, today: today)?.local == LocalTime(day))
      }
      day = day.advanced(by: 1)
    }
  }
}
