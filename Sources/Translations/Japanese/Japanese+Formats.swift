extension Phrases.Formats {
  static let japanese = Self(
    yearBesideLocalWeek: "ww と YYYY の組は年の変わり目に狂う。ww には gggg を使う",
    yearBesideISOWeek: "WW と YYYY の組は年の変わり目に狂う。WW には GGGG を使う",
    isoYearBesideLocalWeek: "GGGG は WW と、gggg は ww と使う",
    localYearBesideISOWeek: "gggg は ww と、GGGG は WW と使う",
    weekYearWithMonth: "gggg と GGGG は週の年。月には YYYY を使う",
    minuteForMonth: "mm は分、MM は月",
    monthForMinute: "MM は月、mm は分",
    weekdayForDay: "dd は曜日、DD は月の日",
    dayOfYearForDay: "DDD は年の日、DD は月の日",
    halfDayUnnamed: "hh は十二時間制で、午前か午後かを示すものがない",
    unbracketedWord: { "\($0) は記号として読まれる。[\($0)] と書く" },
    unclosedBracket: "角括弧が閉じられていない",
    lostLineBreak: "改行は省かれる",
    propertyLine: { "そのノートの \($0) 行目: \($1)" },
    unclosed: "プロパティを終える --- がない",
    tab: "YAML が空白を求める所にタブがある",
    indentation: "ここでは許されない字下げ",
    noName: "\"名前: 値\" ではない",
    repeatedName: "すでにある名前",
    open: "閉じられない引用符または括弧",
    escape: "二重引用符の中で意味を持たない \\",
    character: "引用符なしでは置けない文字",
    unsupported: "Slip が書き込まない種類の YAML"
  )
}
