import Testing
import Timekeeping

@Suite struct DateFormatTests {
  let evening: Timestamp

  init() throws {
    evening = try Timestamp(rfc3339: "2026-11-30T21:07:03.04+09:00")
  }

  @Test(arguments: [
    ("[Today is] dddd", "Today is Monday"),
    ("[W]ww", "W49"),
    ("[a]b]", "a]b"),
    ("[W]ww]", "W]ww"),
    ("[[YYYY]]", "[YYYY]"),
    ("[[]YYYY[]]", "[2026]"),
    ("[]", ""),
    ("YYYY[", "2026["),
    (#"\YYYY"#, "YYYY"),
    (#"\[YYYY\]"#, "[2026]"),
    (#"\L"#, "L"),
    (#"\"#, ""),
    ("w|", "w|"),
    ("www", "4949"),
    ("YYYY\nMM", "202611"),
    ("YYYY\r\u{2028}\u{2029}MM", "202611"),
    ("[a\nb]", "a\nb"),
    ("\n", ""),
    ("YYYY\tMM", "2026\t11"),
    ("Daily/YYYY", "30pmi11/30/20262026/2026"),
    ("", "2026-11-30T21:07:03+09:00"),
    ("g G gggg", "g G 2026"),
    ("z", ""),
    ("YYYY-MM-DD ⏰ HH:mm", "2026-11-30 ⏰ 21:07"),
    ("\u{E9}o\u{301}", "\u{E9}o\u{301}"),
    ("e\u{301}", "1\u{301}"),
  ])
  func `escapes and stray characters are kept, lost or joined as in moment`(
    pattern: String, text: String
  ) {
    #expect(sameBytes(DateFormat(pattern).format(evening), text))
  }

  @Test func `hmm after one H is a clock, after two it is minutes`() throws {
    let early = try Timestamp(rfc3339: "2026-11-30T04:05:09Z")
    #expect(DateFormat("Hmm HHmm hmmss hhmmss").format(early) == "405 0405 40509 040509")
  }

  @Test func `Spanish months lose their dot between hyphens anywhere in the format`() {
    #expect(DateFormat("D MMM").format(evening, in: .es) == "30 nov.")
    #expect(DateFormat("D-MMM-YYYY").format(evening, in: .es) == "30-nov-2026")
    #expect(DateFormat("MMM [-MMM-]").format(evening, in: .es) == "nov -MMM-")
  }

  @Test func `a long form joins with what stands beside it before tokens are found`() {
    #expect(DateFormat("hLT").format(evening, in: .en) == "09:07 PM")
    #expect(DateFormat("LL").format(evening, in: .de) == "30. November 2026")
    #expect(DateFormat("ll").format(evening, in: .de) == "30. Nov. 2026")
    #expect(DateFormat("llll").format(evening, in: .ja) == "2026年11月30日(月) 21:07")
  }

  @Test func `Arabic has its own digits and commas, in literal text too`() {
    #expect(sameBytes(DateFormat("[1,] YYYY").format(evening, in: .ar), "١، ٢٠٢٦"))
  }

  @Test func `offsets are written in whole minutes, cut off towards zero`() throws {
    let format = DateFormat("Z ZZ HH:mm:ss")
    let dublin = try Timestamp(
      Instant(milliseconds: 0), offset: #require(UTCOffset(seconds: -(25 * 60 + 21))))
    #expect(format.format(dublin) == "-00:25 -0025 23:34:39")
    let nearly = try Timestamp(Instant(milliseconds: 0), offset: #require(UTCOffset(seconds: -59)))
    #expect(DateFormat("Z").format(nearly) == "+00:00")
  }

  @Test func `the day after the one that Samoa left out is the 364th`() throws {
    let format = DateFormat("DDDD DDDo")
    #expect(try format.format(Timestamp(rfc3339: "2011-12-31T00:00:00+14:00")) == "364 364th")
    #expect(try format.format(Timestamp(rfc3339: "2011-12-31T00:00:00+13:00")) == "365 365th")
    #expect(try format.format(Timestamp(rfc3339: "2012-12-31T00:00:00+14:00")) == "366 366th")
  }

  @Test(arguments: [Int64.min, .min + 1, -62_198_755_200_000, -1, .max - 1, .max])
  func `no instant and no language traps`(milliseconds: Int64) throws {
    let everything = DateFormat(
      "Mo DDDo do wo Wo Qo N NNNN NNNNN YYYYYY YYYYY YYYY YY Y yyyy yo gggg gg GGGGG GG e E X x "
        + "SSSSSSSSS ZZ hmmss LLLL llll ww WW DDDD MMM dddd a A")
    for seconds in [Int32(-86_399), 0, 86_399] {
      let offset = try #require(UTCOffset(seconds: seconds))
      for language in Language.allCases {
        let timestamp = Timestamp(Instant(milliseconds: milliseconds), offset: offset)
        #expect(!everything.format(timestamp, in: language).isEmpty)
      }
    }
  }

  @Test func `formats are equal if their bytes are`() {
    #expect(DateFormat("YYYY") == DateFormat("YYYY"))
    #expect(DateFormat("\u{E9}") != DateFormat("e\u{301}"))
  }

  @Test func `writing a timestamp takes microseconds`() {
    let format = DateFormat("dddd, MMMM Do YYYY, HH:mm:ss Z gggg-[W]ww")
    let best = (0..<5).map { _ in
      ContinuousClock().measure {
        for _ in 0..<1_000 { _ = format.format(evening, in: .ja) }
      }
    }.min()
    // About 1 µs when optimised; this is for builds that are not.
    #expect(best.map { $0 < .milliseconds(200) } == true)
  }

  @Test(arguments: ["[", "a", "L", "\\", "[]", "w|", "é"])
  func `a very long format takes time in proportion`(part: String) {
    let pattern = String(repeating: part, count: 10_000)
    let taken = ContinuousClock().measure {
      let format = DateFormat(pattern)
      _ = format.format(evening)
      _ = format.warnings
    }
    // Well under a second even unoptimised.
    #expect(taken < .seconds(5))
  }
}
