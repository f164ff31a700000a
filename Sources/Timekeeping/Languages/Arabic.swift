extension Vocabulary {
  /// moment's `ar`. Its short date has right-to-left marks before the slashes' right neighbours.
  static let arabic = Vocabulary(
    months: Names(
      full: arabicMonths,
      abbreviated: arabicMonths,
      reading: .wholeWord),
    weekdays: Names(
      full: ["الأحد", "الإثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
      abbreviated: ["أحد", "إثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت"],
      shortest: ["ح", "ن", "ث", "ر", "خ", "ج", "س"],
      reading: .longestName),
    longForms: LongForms(
      time: "HH:mm",
      timeWithSeconds: "HH:mm:ss",
      dates: [
        "D/\u{200F}M/\u{200F}YYYY", "D MMMM YYYY", "D MMMM YYYY HH:mm", "dddd D MMMM YYYY HH:mm",
      ]),
    weeks: WeekRule(firstDay: .saturday, firstWeekHoldsJanuary: 1),
    ordinals: Ordinals(write: { number, _ in "\(number)" }, dayOfMonthEndings: [""]),
    dayHalves: .halves(morning: "ص", afternoon: "م"),
    numerals: .arabicIndic)

  private static let arabicMonths = [
    "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
    "نوفمبر", "ديسمبر",
  ]
}
