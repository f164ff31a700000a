/// What a language puts into dates: a table of facts, one value a language.
struct Vocabulary: Sendable {
  let months: Names
  /// Sunday first.
  let weekdays: Names
  let longForms: LongForms
  let weeks: WeekRule
  let ordinals: Ordinals
  var dayHalves = DayHalves.latin
  var eras = Era.common
  var numerals = Numerals.western
}

/// The names of the months, or of the days of the week.
struct Names: Sendable {
  let full: [String]
  let abbreviated: [String]
  /// Abbreviations of two letters or so, for weekdays.
  var shortest: [String] = []
  /// Abbreviations for a format that has `-MMM-` in it, if they differ there.
  var abbreviatedBetweenHyphens: [String]?
  let reading: NameReading

  /// How long a name is written.
  enum Length: Hashable, Sendable {
    case full, abbreviated, shortest
  }

  func list(_ length: Length, betweenHyphens: Bool = false) -> [String] {
    switch length {
    case .full: full
    case .abbreviated:
      betweenHyphens ? abbreviatedBetweenHyphens ?? abbreviated : abbreviated
    case .shortest: shortest
    }
  }
}

/// How moment finds the end of a name in a text that it reads strictly.
enum NameReading: Sendable {
  /// It takes a whole word, which then has to be a name.
  case wholeWord
  /// It takes the longest name that the text goes on with.
  case longestName
  /// The same, and the dot of an abbreviated month may be missing.
  case longestNameWithOrWithoutDot
}

/// The formats that `LT`, `LTS`, `L` to `LLLL` and `l` to `llll` stand for.
struct LongForms: Sendable {
  let time: String
  let timeWithSeconds: String
  /// `L`, `LL`, `LLL`, `LLLL`.
  let dates: [String]
  /// `l`, `ll`, `lll`, `llll`, where they are not the shortened upper-case forms.
  var shortDates: [String]?
}

/// How numbers are written as first, second, third.
struct Ordinals: Sendable {
  let write: @Sendable (Int, Quantity) -> String
  /// What may follow the number of a day of the month in a text that is read; first match wins.
  let dayOfMonthEndings: [String]
  /// The words for years of an era that a text is read with, if they are words.
  var eraYear: EraYearWords?

  struct EraYearWords: Sendable {
    /// What stands for 1.
    let first: String
    /// What follows every number.
    let counter: String
  }
}

/// The digits, and the comma that goes with them, of all that is written.
enum Numerals: Sendable {
  case western
  /// Digits become ٠ to ٩ and commas ، in the whole text, its literal parts included.
  case arabicIndic
}
