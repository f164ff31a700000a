extension Vocabulary {
  /// moment's `ko`.
  static let korean = Vocabulary(
    months: Names(
      full: (1...12).map { "\($0)월" }, abbreviated: (1...12).map { "\($0)월" },
      reading: .wholeWord),
    weekdays: Names(
      full: ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"],
      abbreviated: ["일", "월", "화", "수", "목", "금", "토"],
      shortest: ["일", "월", "화", "수", "목", "금", "토"],
      reading: .wholeWord),
    longForms: LongForms(
      time: "A h:mm",
      timeWithSeconds: "A h:mm:ss",
      dates: [
        "YYYY.MM.DD.", "YYYY년 MMMM D일", "YYYY년 MMMM D일 A h:mm", "YYYY년 MMMM D일 dddd A h:mm",
      ],
      shortDates: [
        "YYYY.MM.DD.", "YYYY년 MMMM D일", "YYYY년 MMMM D일 A h:mm", "YYYY년 MMMM D일 dddd A h:mm",
      ]),
    weeks: WeekRule(firstDay: .sunday, firstWeekHoldsJanuary: 1),
    ordinals: Ordinals(
      write: { number, quantity in
        switch quantity {
        case .weekday, .dayOfMonth, .dayOfYear: "\(number)일"
        case .month: "\(number)월"
        case .week, .isoWeek: "\(number)주"
        default: "\(number)"
        }
      },
      dayOfMonthEndings: ["일", "월", "주"]),
    dayHalves: .halves(morning: "오전", afternoon: "오후"))
}
