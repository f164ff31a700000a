/// What a date is moved by.
public enum DateUnit: Hashable, CaseIterable, Sendable {
  case year, quarter, month, week, day, hour, minute, second

  /// The unit that moment means by the letter, or `nil` for a letter that makes it do nothing.
  ///
  /// `m` is minutes and `M` months; any other letter may have either case, but `q` and `D` are
  /// among those that do nothing (`Q` is the quarter, `D` sets a date and adds none).
  public init?(momentLetter letter: Character) {
    switch letter {
    case "y", "Y": self = .year
    case "Q": self = .quarter
    case "M": self = .month
    case "w", "W": self = .week
    case "d": self = .day
    case "h", "H": self = .hour
    case "m": self = .minute
    case "s", "S": self = .second
    default: return nil
    }
  }
}

extension Timestamp {
  /// The timestamp `amount` units later, at the same offset; negative amounts go back.
  ///
  /// Hours, minutes and seconds are lengths of time. The other units turn the pages of a
  /// calendar and keep the time of day; a day of the month that is missing becomes the last one.
  /// `nil` if the timestamp or the result lies outside moment's time, 100 million days either side
  /// of the epoch, for which moment writes `Invalid date`.
  public func adding(_ amount: Int, _ unit: DateUnit) -> Timestamp? {
    guard instant.isInMomentsTime else { return nil }
    let moved =
      switch unit {
      case .year: dated(localTime.day.advanced(byMonths: amount.multipliedSaturated(by: 12)))
      case .quarter: dated(localTime.day.advanced(byMonths: amount.multipliedSaturated(by: 3)))
      case .month: dated(localTime.day.advanced(byMonths: amount))
      case .week: dated(localTime.day.advanced(by: amount.multipliedSaturated(by: 7)))
      case .day: dated(localTime.day.advanced(by: amount))
      case .hour: later(by: amount.multipliedSaturated(by: 3_600_000))
      case .minute: later(by: amount.multipliedSaturated(by: 60_000))
      case .second: later(by: amount.multipliedSaturated(by: 1_000))
      }
    return moved.instant.isInMomentsTime ? moved : nil
  }

  private func later(by milliseconds: Int) -> Timestamp {
    let sum = Int(instant.milliseconds).addingSaturated(milliseconds)
    return Timestamp(Instant(milliseconds: Int64(sum)), offset: offset)
  }
}

extension Instant {
  /// Whether a JavaScript date can say it: 100 million days either side of the epoch.
  var isInMomentsTime: Bool { milliseconds.magnitude <= 8_640_000_000_000_000 }
}
