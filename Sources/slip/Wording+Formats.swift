import Timekeeping
import Translations

extension Wording {
  /// What looks wrong in the format of dates.
  func format(_ warning: FormatWarning) -> String {
    let words = phrases.formats
    return switch warning {
    case .calendarYearWithWeek(.local): words.yearBesideLocalWeek
    case .calendarYearWithWeek(.iso): words.yearBesideISOWeek
    case .yearOfOtherWeeks(.local): words.isoYearBesideLocalWeek
    case .yearOfOtherWeeks(.iso): words.localYearBesideISOWeek
    case .weekYearWithMonth: words.weekYearWithMonth
    case .minuteForMonth: words.minuteForMonth
    case .monthForMinute: words.monthForMinute
    case .weekdayForDayOfMonth: words.weekdayForDay
    case .dayOfYearForDayOfMonth: words.dayOfYearForDay
    case .halfDayUnnamed: words.halfDayUnnamed
    case .unbracketedWord(let word): words.unbracketedWord(word)
    case .unclosedBracket: words.unclosedBracket
    case .lostLineBreak: words.lostLineBreak
    }
  }
}
