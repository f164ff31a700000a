/// One token of moment's format language.
enum Field: Hashable, Sendable {
  /// `M`, `DD`, `YYYY`, `w` …: a number filled up with zeros to at least `width` digits.
  case number(Quantity, width: Int)
  /// `Y`: the year with four digits, and with a sign if it is beyond 9999.
  case year
  /// `YYYYYY`: the year with a sign and six digits.
  case signedYear
  /// `Mo`, `Do`, `wo` …: first, second, third.
  case ordinal(Quantity)
  /// `MMM`, `MMMM`.
  case month(Names.Length)
  /// `dd`, `ddd`, `dddd`.
  case weekday(Names.Length)
  /// `N` to `NNNNN`.
  case era(Era.NameLength)
  /// `a`, `A`.
  case dayHalf(DayHalves.LetterCase)
  /// `hmm`, `Hmm`, `hmmss`, `Hmmss`: a clock without colons.
  case clock(hour: Quantity, withSeconds: Bool)
  /// `S` to `SSSSSSSSS`: that many digits of the fraction of the second.
  case fraction(digits: Int)
  /// `Z`, `ZZ`.
  case offset(withColon: Bool)
  /// `z`, `zz`: nothing, as moment knows no name for a local zone.
  case zoneName(length: Int)
  /// `g` or `G` alone: written as it stands, but read as a number that is then ignored.
  case loneWeekYear(UInt8)
}

/// A number that a format can ask for.
enum Quantity: Hashable, Sendable {
  /// `Y`, `YY`, `y`.
  case year, yearOfCentury, eraYear
  /// `gggg`, `gg`, `GGGG`, `GG`.
  case weekYear, weekYearOfCentury, isoWeekYear, isoWeekYearOfCentury
  /// `Q`, `M`, `w`, `W`.
  case quarter, month, week, isoWeek
  /// `D`, `DDD`.
  case dayOfMonth, dayOfYear
  /// `d` counts from Sunday as 0, `e` from the language's first day as 0, `E` from Monday as 1.
  case weekday, localWeekday, isoWeekday
  /// `H` is 0 to 23, `h` 1 to 12, `k` 1 to 24.
  case hour, hourOfHalf, hourFromOne
  /// `m`, `s`.
  case minute, second
  /// `X`, `x`.
  case unixSeconds, unixMilliseconds
}

extension Field {
  /// The longest token at the start of `bytes` and its length; `nil` if there is none.
  ///
  /// A token is a run of one letter, or one letter and `o`, or a clock such as `hmm`.
  static func longest(in bytes: ArraySlice<UInt8>) -> (field: Field, length: Int)? {
    guard let letter = bytes.first, !bytes.startsWithWeekAndBar else { return nil }
    let rest = bytes.dropFirst()
    let run = 1 + rest.prefix(8).prefix { $0 == letter }.count
    if run == 1, let clock = clock(letter, before: rest) { return clock }
    if let ordinal = ordinal(letter, run: run, before: rest.dropFirst(run - 1)) { return ordinal }
    switch Unicode.Scalar(letter) {
    case "Y": return year(run)
    case "M", "D", "d", "Q": return partOfDate(letter, run)
    case "w", "W", "g", "G", "e", "E": return partOfWeekDate(letter, run)
    case "N", "y": return partOfEra(letter, run)
    case "H", "h", "k", "m", "s", "S", "a", "A": return partOfTime(letter, run)
    case "Z": return (.offset(withColon: run == 1), min(run, 2))
    case "z": return (.zoneName(length: min(run, 2)), min(run, 2))
    case "X": return (.number(.unixSeconds, width: 1), 1)
    case "x": return (.number(.unixMilliseconds, width: 1), 1)
    default: return nil
    }
  }

  private static func clock(
    _ letter: UInt8, before rest: ArraySlice<UInt8>
  ) -> (Field, Int)? {
    guard letter == UInt8(ascii: "h") || letter == UInt8(ascii: "H"), rest.starts(with: "mm".utf8)
    else { return nil }
    let hour: Quantity = letter == UInt8(ascii: "h") ? .hourOfHalf : .hour
    let withSeconds = rest.dropFirst(2).starts(with: "ss".utf8)
    return (.clock(hour: hour, withSeconds: withSeconds), withSeconds ? 5 : 3)
  }

  private static func ordinal(
    _ letter: UInt8, run: Int, before rest: ArraySlice<UInt8>
  ) -> (Field, Int)? {
    guard rest.first == UInt8(ascii: "o") else { return nil }
    switch (Unicode.Scalar(letter), run) {
    case ("M", 1): return (.ordinal(.month), 2)
    case ("Q", 1): return (.ordinal(.quarter), 2)
    case ("D", 1): return (.ordinal(.dayOfMonth), 2)
    case ("D", 3): return (.ordinal(.dayOfYear), 4)
    case ("d", 1): return (.ordinal(.weekday), 2)
    case ("w", 1): return (.ordinal(.week), 2)
    case ("W", 1): return (.ordinal(.isoWeek), 2)
    case ("y", 1): return (.ordinal(.eraYear), 2)
    default: return nil
    }
  }

  private static func year(_ run: Int) -> (Field, Int) {
    switch run {
    case 1: (.year, 1)
    case 2, 3: (.number(.yearOfCentury, width: 2), 2)
    case 4, 5: (.number(.year, width: run), run)
    default: (.signedYear, 6)
    }
  }

  private static func partOfDate(_ letter: UInt8, _ run: Int) -> (Field, Int) {
    switch (Unicode.Scalar(letter), run) {
    case ("M", 1...2): (.number(.month, width: run), run)
    case ("M", 3): (.month(.abbreviated), 3)
    case ("M", _): (.month(.full), 4)
    case ("D", 1...2): (.number(.dayOfMonth, width: run), run)
    case ("D", 3): (.number(.dayOfYear, width: 1), 3)
    case ("D", _): (.number(.dayOfYear, width: 3), 4)
    case ("d", 1): (.number(.weekday, width: 1), 1)
    case ("d", 2): (.weekday(.shortest), 2)
    case ("d", 3): (.weekday(.abbreviated), 3)
    case ("d", _): (.weekday(.full), 4)
    default: (.number(.quarter, width: 1), 1)
    }
  }

  private static func partOfWeekDate(_ letter: UInt8, _ run: Int) -> (Field, Int) {
    switch (Unicode.Scalar(letter), run) {
    case ("w", _): (.number(.week, width: min(run, 2)), min(run, 2))
    case ("W", _): (.number(.isoWeek, width: min(run, 2)), min(run, 2))
    case ("e", _): (.number(.localWeekday, width: 1), 1)
    case ("E", _): (.number(.isoWeekday, width: 1), 1)
    case (_, 1): (.loneWeekYear(letter), 1)
    case ("g", 2...3): (.number(.weekYearOfCentury, width: 2), 2)
    case ("g", _): (.number(.weekYear, width: min(run, 5)), min(run, 5))
    case (_, 2...3): (.number(.isoWeekYearOfCentury, width: 2), 2)
    default: (.number(.isoWeekYear, width: min(run, 5)), min(run, 5))
    }
  }

  private static func partOfEra(_ letter: UInt8, _ run: Int) -> (Field, Int) {
    switch (Unicode.Scalar(letter), run) {
    case ("y", _): (.number(.eraYear, width: min(run, 4)), min(run, 4))
    case (_, 1...3): (.era(.abbreviated), run)
    case (_, 4): (.era(.full), 4)
    default: (.era(.narrow), 5)
    }
  }

  private static func partOfTime(_ letter: UInt8, _ run: Int) -> (Field, Int) {
    switch Unicode.Scalar(letter) {
    case "H": (.number(.hour, width: min(run, 2)), min(run, 2))
    case "h": (.number(.hourOfHalf, width: min(run, 2)), min(run, 2))
    case "k": (.number(.hourFromOne, width: min(run, 2)), min(run, 2))
    case "m": (.number(.minute, width: min(run, 2)), min(run, 2))
    case "s": (.number(.second, width: min(run, 2)), min(run, 2))
    case "S": (.fraction(digits: min(run, 9)), min(run, 9))
    case "a": (.dayHalf(.lower), 1)
    default: (.dayHalf(.upper), 1)
    }
  }
}
