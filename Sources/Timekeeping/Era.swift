/// A count of years: `N` names it, `y` is the year in it.
struct Era: Sendable {
  let name: String
  let abbreviation: String
  let narrow: String
  /// The day that it counts from. The days of a backward era lie before it.
  let start: Day
  /// The last day of a forward era; `nil` if it goes on.
  var end: Day?
  var direction = Direction.forward
  /// The number of the year that `start` is in.
  var firstNumber = 1

  enum Direction: Sendable {
    case forward, backward
  }

  /// Which of its names is meant.
  enum NameLength: Hashable, Sendable {
    case full, abbreviated, narrow
  }

  /// The eras of every language that has none of its own.
  static let common = [
    Era(
      name: "Anno Domini", abbreviation: "AD", narrow: "AD", start: Day(existing: 1, 1, 1)),
    Era(
      name: "Before Christ", abbreviation: "BC", narrow: "BC", start: Day(existing: 0, 12, 31),
      direction: .backward),
  ]

  func contains(_ day: Day) -> Bool {
    switch direction {
    case .forward: start <= day && day <= end ?? .latest
    case .backward: day <= start
    }
  }

  func name(_ length: NameLength) -> String {
    switch length {
    case .full: name
    case .abbreviated: abbreviation
    case .narrow: narrow
    }
  }

  /// The year of the era for a year of the calendar.
  func eraYear(of year: Int) -> Int {
    (direction == .forward ? year - start.year : start.year - year) + firstNumber
  }

  /// The year of the calendar for a year of the era; without one, the year it counts from.
  func calendarYear(of eraYear: Int?) -> Int {
    let passed = (eraYear ?? firstNumber) - firstNumber
    return direction == .forward ? start.year + passed : start.year - passed
  }
}
