extension Vocabulary {
  /// moment's `zh-cn`.
  static let simplifiedChinese = Vocabulary(
    months: Names(
      full: [
        "一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月",
      ],
      abbreviated: (1...12).map { "\($0)月" },
      reading: .wholeWord),
    weekdays: Names(
      full: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
      abbreviated: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
      shortest: ["日", "一", "二", "三", "四", "五", "六"],
      reading: .wholeWord),
    longForms: LongForms(
      time: "HH:mm",
      timeWithSeconds: "HH:mm:ss",
      dates: ["YYYY/MM/DD", "YYYY年M月D日", "YYYY年M月D日Ah点mm分", "YYYY年M月D日ddddAh点mm分"],
      shortDates: ["YYYY/M/D", "YYYY年M月D日", "YYYY年M月D日 HH:mm", "YYYY年M月D日dddd HH:mm"]),
    weeks: .iso,
    ordinals: Ordinals(
      write: { number, quantity in
        switch quantity {
        case .weekday, .dayOfMonth, .dayOfYear: "\(number)日"
        case .month: "\(number)月"
        case .week, .isoWeek: "\(number)周"
        default: "\(number)"
        }
      },
      dayOfMonthEndings: ["日", "月", "周"]),
    dayHalves: .parts([
      DayHalves.Part(name: "凌晨", end: 6_00, hours: .morning),
      DayHalves.Part(name: "早上", end: 9_00, hours: .morning),
      DayHalves.Part(name: "上午", end: 11_30, hours: .morning),
      DayHalves.Part(name: "中午", end: 12_30, hours: .aroundNoon),
      DayHalves.Part(name: "下午", end: 18_00, hours: .strictAfternoon),
      DayHalves.Part(name: "晚上", end: 24_00, hours: .strictAfternoon),
    ]))
}
