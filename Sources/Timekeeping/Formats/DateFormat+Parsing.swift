/// A date and time read off a text.
public struct ParsedTime: Hashable, Sendable {
  /// What the text says, with what it does not say filled in.
  public let local: LocalTime
  /// The offset, if the text has one (`Z`, `x`); most have none and mean the reader's own.
  public let offset: UTCOffset?
}

extension DateFormat {
  /// Reads a text that this format has written, or `nil` if it is none: moment's strict parsing.
  ///
  /// Names may be in capitals or not; literal text may not. A weekday has to agree with the date;
  /// a folder's year need not, since the last value of a kind counts. Parts that are missing
  /// before the first given one are those of `today`, those after it are the lowest. `24:00` is
  /// the start of the next day. Not every format can read what it writes: `Mo`, `wo` and the like,
  /// and a word right after a name in Chinese, Japanese or Korean, cannot be read. Offsets of a
  /// day or more, which moment accepts, are refused.
  public func parse(_ text: String, in language: Language = .en, today: Day) -> ParsedTime? {
    let vocabulary = language.vocabulary
    var reader = DateReader(text, vocabulary)
    for piece in program(in: language).pieces {
      let isThere =
        switch piece {
        case .text(let literal): reader.step(over: literal)
        case .field(let field): reader.read(field)
        }
      guard isThere else { return nil }
    }
    guard reader.isAtEnd else { return nil }
    return reader.parts.resolved(today: today, weeks: vocabulary.weeks)
  }
}

/// Reads the fields of a format off a text, each as far as it goes, never going back.
struct DateReader {
  private(set) var parts = DateParts()
  private var cursor: TextCursor
  private let vocabulary: Vocabulary

  init(_ text: String, _ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    cursor = TextCursor(text, numerals: vocabulary.numerals)
  }

  var isAtEnd: Bool { cursor.isAtEnd }

  mutating func step(over literal: Literal) -> Bool {
    guard let sought = literal.sought else { return false }
    return cursor.step(over: String(decoding: sought, as: UTF8.self))
  }

  /// Reads the field into `parts`; false if the text does not go on with it.
  mutating func read(_ field: Field) -> Bool {
    if case .loneWeekYear = field { return cursor.signedNumber() != nil }
    parts.isEmpty = false
    switch field {
    case .number(let quantity, let width):
      guard let number = number(quantity, width: width) else { return false }
      parts.set(quantity, to: number)
      return true
    case .year: return assign(cursor.signedNumber(), to: \.year)
    case .signedYear: return assign(cursor.signedNumber(digits: 6), to: \.year)
    case .ordinal(let quantity): return readOrdinal(quantity)
    case .month(let length):
      let index = cursor.name(of: vocabulary.months.list(length), vocabulary.months.reading)
      return assign(index.map { $0 + 1 }, to: \.month)
    case .weekday(let length):
      let weekdays = vocabulary.weekdays
      return assign(cursor.name(of: weekdays.list(length), weekdays.reading), to: \.weekday)
    case .era(let length):
      let era = vocabulary.eras.first { cursor.stepIgnoringCase(over: $0.name(length)) }
      return assign(era, to: \.era)
    case .dayHalf: return assign(cursor.dayHalf(of: vocabulary.dayHalves), to: \.dayHalf)
    case .clock(let hour, let withSeconds): return readClock(hour, withSeconds: withSeconds)
    case .fraction(let digits):
      guard let text = cursor.digits(digits < 4 ? digits...digits : 1...Int.max) else {
        return false
      }
      return assign(Double("0.\(text)").map { Int($0 * 1_000) }, to: \.millisecond)
    case .offset: return assign(cursor.offset(), to: \.offsetMinutes)
    case .zoneName(let length): return cursor.step(over: length == 1 ? "z" : "zz")
    case .loneWeekYear: return true
    }
  }

  private mutating func assign<Value>(
    _ value: Value?, to part: WritableKeyPath<DateParts, Value?>
  ) -> Bool {
    guard let value else { return false }
    parts[keyPath: part] = value
    return true
  }

  /// The digits that moment expects of a number, and their value.
  private mutating func number(_ quantity: Quantity, width: Int) -> Int? {
    switch (quantity, width) {
    case (.year, 5), (.weekYear, 5), (.isoWeekYear, 5): cursor.signedNumber(digits: 6)
    case (.eraYear, _): cursor.number(1...Int.max)
    case (.weekday, _), (.localWeekday, _), (.isoWeekday, _): cursor.number(1...2)
    case (.hour, 1), (.minute, 1), (.second, 1): cursor.number(1...(cursor.isAtZero ? 1 : 2))
    case (.quarter, _): cursor.number(1...1)
    case (.dayOfYear, 1): cursor.number(1...3)
    case (.unixSeconds, _): cursor.secondsWithFraction()
    case (.unixMilliseconds, _): cursor.signedNumber()
    case (_, 1): cursor.isAtZero ? nil : cursor.number(1...2)
    default: cursor.number(width...width)
    }
  }

  private mutating func readOrdinal(_ quantity: Quantity) -> Bool {
    switch quantity {
    case .dayOfMonth:
      let endings = vocabulary.ordinals.dayOfMonthEndings
      return assign(cursor.number(followedBy: endings), to: \.dayOfMonth)
    case .eraYear:
      guard let words = vocabulary.ordinals.eraYear else {
        return assign(cursor.number(1...Int.max), to: \.year)
      }
      let year = cursor.step(over: words.first) ? 1 : cursor.number(1...Int.max)
      return cursor.step(over: words.counter) && assign(year, to: \.year)
    // moment cannot read these, and looks for the token itself.
    case .month: return cursor.step(over: "Mo")
    case .quarter: return cursor.step(over: "Qo")
    case .dayOfYear: return cursor.step(over: "DDDo")
    case .weekday: return cursor.step(over: "do")
    case .week: return cursor.step(over: "wo")
    default: return cursor.step(over: "Wo")
    }
  }

  /// Two digits each of seconds and minutes at the end; the hour before them.
  private mutating func readClock(_ hour: Quantity, withSeconds: Bool) -> Bool {
    guard var number = cursor.number(withSeconds ? 5...6 : 3...4) else { return false }
    if withSeconds {
      parts.second = number % 100
      number /= 100
    }
    parts.minute = number % 100
    parts.set(hour, to: number / 100)
    return true
  }
}
