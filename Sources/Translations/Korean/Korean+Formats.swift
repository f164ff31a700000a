extension Phrases.Formats {
  static let korean = Self(
    yearBesideLocalWeek: "ww 옆의 YYYY는 새해 무렵 틀림. ww에는 gggg를 씀",
    yearBesideISOWeek: "WW 옆의 YYYY는 새해 무렵 틀림. WW에는 GGGG를 씀",
    isoYearBesideLocalWeek: "GGGG는 WW와, gggg는 ww와 씀",
    localYearBesideISOWeek: "gggg는 ww와, GGGG는 WW와 씀",
    weekYearWithMonth: "gggg와 GGGG는 주의 연도. 월에는 YYYY를 씀",
    minuteForMonth: "mm은 분, MM은 월",
    monthForMinute: "MM은 월, mm은 분",
    weekdayForDay: "dd는 요일, DD는 월의 날",
    dayOfYearForDay: "DDD는 연중 날, DD는 월의 날",
    halfDayUnnamed: "hh는 열두 시간제인데 오전인지 오후인지 나타내는 것이 없음",
    unbracketedWord: { "\($0)은(는) 기호로 읽힘. [\($0)](으)로 쓰기" },
    unclosedBracket: "대괄호가 닫히지 않음",
    lostLineBreak: "줄 바꿈이 빠짐",
    propertyLine: { "그 노트의 \($0)행: \($1)" },
    unclosed: "속성을 끝내는 ---가 없음",
    tab: "YAML이 빈칸을 바라는 곳에 탭이 있음",
    indentation: "여기에 있을 수 없는 들여쓰기",
    noName: "\"이름: 값\"이 아님",
    repeatedName: "이미 있는 이름",
    open: "닫히지 않는 따옴표나 괄호",
    escape: "큰따옴표 안에서 뜻이 없는 \\",
    character: "따옴표 없이는 올 수 없는 문자",
    unsupported: "Slip이 쓰지 않는 종류의 YAML"
  )
}
