extension Field {
  /// What a token tells, whatever way it is written.
  enum Kind: Hashable {
    case year, quarter, month, dayOfMonth, dayOfYear, weekday, hour, minute, instant, other
    case weekYear(FormatWarning.Weeks)
    case week(FormatWarning.Weeks)
  }

  var kind: Kind {
    switch self {
    case .number(let quantity, _), .ordinal(let quantity): quantity.kind
    case .year, .signedYear: .year
    case .month: .month
    case .weekday: .weekday
    default: .other
    }
  }

  var isHourOfHalf: Bool {
    switch self {
    case .number(.hourOfHalf, _), .clock(.hourOfHalf, _): true
    default: false
    }
  }

  var isDayHalf: Bool {
    if case .dayHalf = self { true } else { false }
  }

  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  var isLongName: Bool {
    self == .weekday(.full) || self == .weekday(.abbreviated)
  }
}

extension Quantity {
  var kind: Field.Kind {
    switch self {
    case .year, .yearOfCentury, .eraYear: .year
    case .weekYear, .weekYearOfCentury: .weekYear(.local)
    case .isoWeekYear, .isoWeekYearOfCentury: .weekYear(.iso)
    case .quarter: .quarter
    case .month: .month
    case .week: .week(.local)
    case .isoWeek: .week(.iso)
    case .dayOfMonth: .dayOfMonth
    case .dayOfYear: .dayOfYear
    case .weekday, .localWeekday, .isoWeekday: .weekday
    case .hour, .hourOfHalf, .hourFromOne: .hour
    case .minute: .minute
    case .unixSeconds, .unixMilliseconds: .instant
    case .second: .other
    }
  }
}
