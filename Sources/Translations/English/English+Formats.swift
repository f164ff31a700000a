extension Phrases.Formats {
  static let english = Self(
    yearBesideLocalWeek: "YYYY beside ww is wrong around New Year; gggg goes with ww",
    yearBesideISOWeek: "YYYY beside WW is wrong around New Year; GGGG goes with WW",
    isoYearBesideLocalWeek: "GGGG goes with WW, gggg with ww",
    localYearBesideISOWeek: "gggg goes with ww, GGGG with WW",
    weekYearWithMonth: "gggg and GGGG are years of weeks; YYYY goes with months",
    minuteForMonth: "mm is the minute; MM is the month",
    monthForMinute: "MM is the month; mm is the minute",
    weekdayForDay: "dd is the weekday; DD is the day of the month",
    dayOfYearForDay: "DDD is the day of the year; DD is the day of the month",
    halfDayUnnamed: "hh is one of twelve hours, and nothing says which half of the day",
    unbracketedWord: { "\($0) is read as tokens; write [\($0)]" },
    unclosedBracket: "a bracket is not closed",
    lostLineBreak: "a line break is left out",
    propertyLine: { "line \($0) of that note: \($1)" },
    unclosed: "no --- ends the properties",
    tab: "a tab where YAML wants spaces",
    indentation: "indented as no line can be there",
    noName: "no \"name: value\"",
    repeatedName: "a name that is there already",
    open: "a quote or bracket that nothing closes",
    escape: "a \\ that means nothing in double quotes",
    character: "a character that can't stand there without quotes",
    unsupported: "YAML that Slip does not write to"
  )
}
