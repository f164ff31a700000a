extension Phrases {
  /// What looks wrong in a format of dates or in a note's properties.
  public var formats: Formats { spoken() }

  /// What looks wrong in a format of dates or in a note's properties.
  public struct Formats: Spoken, Sendable {
    /// `YYYY` beside `ww`.
    public let yearBesideLocalWeek: String
    /// `YYYY` beside `WW`.
    public let yearBesideISOWeek: String
    /// `GGGG` beside `ww`.
    public let isoYearBesideLocalWeek: String
    /// `gggg` beside `WW`.
    public let localYearBesideISOWeek: String
    /// `gggg` or `GGGG` beside a month.
    public let weekYearWithMonth: String
    /// `mm` for the month.
    public let minuteForMonth: String
    /// `MM` for the minute.
    public let monthForMinute: String
    /// `dd` for the day.
    public let weekdayForDay: String
    /// `DDD` for the day.
    public let dayOfYearForDay: String
    /// `hh` alone.
    public let halfDayUnnamed: String
    /// A word that is no format: it.
    public let unbracketedWord: With1
    /// `[` without `]`.
    public let unclosedBracket: String
    /// A line end in a format.
    public let lostLineBreak: String

    /// A line of a note's properties: its number, what is wrong.
    public let propertyLine: With2
    /// Properties without their end.
    public let unclosed: String
    /// A tab.
    public let tab: String
    /// Spaces at the wrong place.
    public let indentation: String
    /// No name.
    public let noName: String
    /// A name twice.
    public let repeatedName: String
    /// A quote or bracket without its end.
    public let open: String
    /// A backslash that means nothing.
    public let escape: String
    /// A character that needs quotes.
    public let character: String
    /// More YAML than is written to.
    public let unsupported: String
  }
}
