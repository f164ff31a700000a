import Testing
import Timekeeping

@Suite struct FormatWarningTests {
  @Test(arguments: [
    ("YYYY-[W]ww", [FormatWarning.calendarYearWithWeek(.local)]),
    ("YYYY/[W]WW/YYYY-MM-DD", [.calendarYearWithWeek(.iso)]),
    ("[Week] w, YYYY", [.calendarYearWithWeek(.local)]),
    ("GGGG-[W]ww", [.yearOfOtherWeeks(.local)]),
    ("gggg-[W]WW", [.yearOfOtherWeeks(.iso)]),
    ("gggg-MM-DD", [.weekYearWithMonth]),
    ("YYYY-mm-DD", [.minuteForMonth]),
    ("DD.mm.YYYY", [.minuteForMonth]),
    ("YYYY-MM-DD HH:MM", [.monthForMinute]),
    ("YYYY-MM-dd", [.weekdayForDayOfMonth]),
    ("YYYY-MM-DDD", [.dayOfYearForDayOfMonth]),
    ("hh:mm", [.halfDayUnnamed]),
    ("hmm", [.halfDayUnnamed]),
    ("Daily/YYYY-MM-DD", [.unbracketedWord("Daily")]),
    ("Week/GGGG-[W]WW", [.unbracketedWord("Week")]),
    ("Log YYYY Log", [.unbracketedWord("Log")]),
    ("[Daily YYYY", [.unclosedBracket, .unbracketedWord("Daily")]),
    ("YYYY-MM-DD\n", [.lostLineBreak]),
  ])
  func `what is probably not meant is pointed out`(pattern: String, warnings: [FormatWarning]) {
    #expect(DateFormat(pattern).warnings == warnings)
  }

  @Test(arguments: [
    "", "YYYY-MM-DD", "YYYY/MM/YYYY-MM-DD", "YYYY-MM-DD dddd", "YYYYMMDDHHmmssSSS", "GGGG-[W]WW-E",
    "gggg-[W]ww", "[Week] ww, gggg", "YYYY-MM-DD [W]ww", "[W]WW YYYY-MM-DD",
    "GGGG/[W]WW/YYYY-MM-DD",
    "[Daily]/YYYY/MM-MMMM", "YYYY-MM-DDTHH:mm:ssZ", "HH:mm DD.MM.YYYY", "hh:mm A", "LT", "LLLL",
    "LTS", "dddd, MMMM Do YYYY", "YYYY年M月D日", #"\D\a\i\l\y YYYY"#, "[a\nb]", "NNNNy[年]",
    "YYYY-[Q]Q", "MM ddd", "mm:ss", "[[YYYY]]",
  ])
  func `a format that means what it says is left alone`(pattern: String) {
    #expect(DateFormat(pattern).warnings.isEmpty)
  }

  @Test func `a daily note's name has to tell the days apart`() {
    for pattern in ["YYYY-MM-DD", "YY-DDD", "GGGG-[W]WW-E", "gggg w dddd", "L", "x", ""] {
      #expect(DateFormat(pattern).namesEachDay, "\(pattern)")
    }
    for pattern in ["YYYY-MM", "MM-DD", "gggg-[W]ww", "GGGG-[W]ww-E", "dddd", "HH:mm", "[x]"] {
      #expect(!DateFormat(pattern).namesEachDay, "\(pattern)")
    }
  }
}
