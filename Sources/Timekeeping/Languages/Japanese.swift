extension Vocabulary {
  /// moment's `ja`.
  static let japanese = Vocabulary(
    months: Names(
      full: (1...12).map { "\($0)月" }, abbreviated: (1...12).map { "\($0)月" },
      reading: .wholeWord),
    weekdays: Names(
      full: ["日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日"],
      abbreviated: ["日", "月", "火", "水", "木", "金", "土"],
      shortest: ["日", "月", "火", "水", "木", "金", "土"],
      reading: .wholeWord),
    longForms: LongForms(
      time: "HH:mm",
      timeWithSeconds: "HH:mm:ss",
      dates: ["YYYY/MM/DD", "YYYY年M月D日", "YYYY年M月D日 HH:mm", "YYYY年M月D日 dddd HH:mm"],
      shortDates: [
        "YYYY/MM/DD", "YYYY年M月D日", "YYYY年M月D日 HH:mm", "YYYY年M月D日(ddd) HH:mm",
      ]),
    weeks: WeekRule(firstDay: .sunday, firstWeekHoldsJanuary: 1),
    ordinals: Ordinals(
      write: { number, quantity in
        switch quantity {
        case .eraYear: number == 1 ? "元年" : "\(number)年"
        case .weekday, .dayOfMonth, .dayOfYear: "\(number)日"
        default: "\(number)"
        }
      },
      dayOfMonthEndings: ["日"],
      eraYear: Ordinals.EraYearWords(first: "元", counter: "年")),
    dayHalves: .halves(morning: "午前", afternoon: "午後"),
    eras: Era.japanese)
}

extension Era {
  /// Meiji is counted from its sixth year, the first of the Gregorian calendar in Japan.
  fileprivate static let japanese = [
    Era(name: "令和", abbreviation: "R", narrow: "㋿", start: Day(existing: 2019, 5, 1)),
    Era(
      name: "平成", abbreviation: "H", narrow: "㍻", start: Day(existing: 1989, 1, 8),
      end: Day(existing: 2019, 4, 30)),
    Era(
      name: "昭和", abbreviation: "S", narrow: "㍼", start: Day(existing: 1926, 12, 25),
      end: Day(existing: 1989, 1, 7)),
    Era(
      name: "大正", abbreviation: "T", narrow: "㍽", start: Day(existing: 1912, 7, 30),
      end: Day(existing: 1926, 12, 24)),
    Era(
      name: "明治", abbreviation: "M", narrow: "㍾", start: Day(existing: 1873, 1, 1),
      end: Day(existing: 1912, 7, 29), firstNumber: 6),
    Era(
      name: "西暦", abbreviation: "AD", narrow: "AD", start: Day(existing: 1, 1, 1),
      end: Day(existing: 1873, 12, 31)),
    Era(
      name: "紀元前", abbreviation: "BC", narrow: "BC", start: Day(existing: 0, 12, 31),
      direction: .backward),
  ]
}
