import Timekeeping

extension Wording {
  /// What looks wrong in the format of dates.
  static func format(_ warning: FormatWarning) -> String {
    switch warning {
    case .calendarYearWithWeek(.local): "YYYY beside ww is wrong around New Year; gggg goes with ww"
    case .calendarYearWithWeek(.iso): "YYYY beside WW is wrong around New Year; GGGG goes with WW"
    case .yearOfOtherWeeks(.local): "GGGG goes with WW, gggg with ww"
    case .yearOfOtherWeeks(.iso): "gggg goes with ww, GGGG with WW"
    case .weekYearWithMonth: "gggg and GGGG are years of weeks; YYYY goes with months"
    case .minuteForMonth: "mm is the minute; MM is the month"
    case .monthForMinute: "MM is the month; mm is the minute"
    case .weekdayForDayOfMonth: "dd is the weekday; DD is the day of the month"
    case .dayOfYearForDayOfMonth: "DDD is the day of the year; DD is the day of the month"
    case .halfDayUnnamed: "hh is one of twelve hours, and nothing says which half of the day"
    case .unbracketedWord(let word): "\(word) is read as tokens; write [\(word)]"
    case .unclosedBracket: "a bracket is not closed"
    case .lostLineBreak: "a line break is left out"
    }
  }
}
