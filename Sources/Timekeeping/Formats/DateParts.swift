/// What a text that is read has said so far. A later value of a kind replaces an earlier one; a
/// value may be one that does not exist until `resolved` has looked.
struct DateParts {
  /// Whether no token was read yet.
  var isEmpty = true
  var year, month, dayOfMonth, dayOfYear: Int?
  var weekYear, week, localWeekday: Int?
  var isoWeekYear, isoWeek, isoWeekday: Int?
  /// From Sunday as 0.
  var weekday: Int?
  var hour, minute, second, millisecond: Int?
  /// Whether the hour was read as one of 1 to 12.
  private(set) var isHourOfHalf = false
  var dayHalf: DayHalves.Hours?
  var era: Era?
  var offsetMinutes: Int?
  var unixMilliseconds: Int?

  mutating func set(_ quantity: Quantity, to number: Int) {
    let fullYear = number + (number > 68 ? 1900 : 2000)
    switch quantity {
    case .year, .eraYear: year = number
    case .yearOfCentury: year = fullYear
    case .weekYear: weekYear = number
    case .weekYearOfCentury: weekYear = fullYear
    case .isoWeekYear: isoWeekYear = number
    case .isoWeekYearOfCentury: isoWeekYear = fullYear
    case .quarter: month = number * 3 - 2
    case .month: month = number
    case .week: week = number
    case .isoWeek: isoWeek = number
    case .dayOfMonth: dayOfMonth = number
    case .dayOfYear: dayOfYear = number
    case .weekday: weekday = number
    case .localWeekday: localWeekday = number
    case .isoWeekday: isoWeekday = number
    case .hour: hour = number
    case .hourOfHalf: (hour, isHourOfHalf) = (number, true)
    case .hourFromOne: hour = number == 24 ? 0 : number
    case .minute: minute = number
    case .second: second = number
    case .unixSeconds, .unixMilliseconds: unixMilliseconds = number
    }
  }
}
