/// Something in a date format that is allowed and probably not meant.
public enum FormatWarning: Hashable, Sendable {
  /// `YYYY-[W]ww`: around New Year the week belongs to another year. `gggg` goes with `ww`, `GGGG`
  /// with `WW`.
  case calendarYearWithWeek(Weeks)
  /// `GGGG-[W]ww`: the year is that of the other kind of weeks.
  case yearOfOtherWeeks(Weeks)
  /// `gggg-MM`: around New Year the month belongs to another year. `YYYY` goes with `MM`.
  case weekYearWithMonth
  /// `YYYY-mm-DD`: `mm` is minutes, `MM` is the month.
  case minuteForMonth
  /// `HH:MM`: `MM` is the month, `mm` is minutes.
  case monthForMinute
  /// `YYYY-MM-dd`: `dd` is the weekday, `DD` the day of the month.
  case weekdayForDayOfMonth
  /// `YYYY-MM-DDD`: `DDD` is the day of the year, `DD` that of the month.
  case dayOfYearForDayOfMonth
  /// `hh:mm` without `A`: morning and afternoon look the same.
  case halfDayUnnamed
  /// `Daily/YYYY`: the letters of a word are tokens unless it is in brackets.
  case unbracketedWord(String)
  /// `[Daily YYYY`: a bracket that never closes brackets nothing.
  case unclosedBracket
  /// A line break outside brackets is not written.
  case lostLineBreak

  /// The kinds of weeks there are.
  public enum Weeks: Hashable, Sendable {
    /// Those of the language: `ww`, `gggg`.
    case local
    /// Those of ISO 8601: `WW`, `GGGG`.
    case iso
  }
}
