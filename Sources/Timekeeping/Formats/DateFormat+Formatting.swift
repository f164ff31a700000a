extension DateFormat {
  /// The timestamp written in this format, at its own offset.
  public func format(_ timestamp: Timestamp, in language: Language = .en) -> String {
    let program = program(in: language)
    var writer = DateWriter(timestamp, language.vocabulary)
    for piece in program.pieces {
      switch piece {
      case .text(let literal): writer.text += literal.written
      case .field(let field): writer.write(field, hyphenated: program.hasHyphenatedMonth)
      }
    }
    return writer.finished()
  }
}

/// Writes the fields of one timestamp.
private struct DateWriter {
  var text: [UInt8] = []
  private let timestamp: Timestamp
  private let local: LocalTime
  private let vocabulary: Vocabulary

  init(_ timestamp: Timestamp, _ vocabulary: Vocabulary) {
    self.timestamp = timestamp
    self.vocabulary = vocabulary
    local = timestamp.localTime
    text.reserveCapacity(32)
  }

  mutating func write(_ field: Field, hyphenated: Bool) {
    let (day, time) = (local.day, local.time)
    switch field {
    case .number(let quantity, let width): text.append(number: value(of: quantity), width: width)
    case .year:
      text.append(number: day.year, width: 4, sign: day.year > 9999 ? .always : .whenNegative)
    case .signedYear: text.append(number: day.year, width: 6, sign: .always)
    case .ordinal(let quantity):
      text += vocabulary.ordinals.write(value(of: quantity), quantity).utf8
    case .month(let length):
      let names = vocabulary.months.list(length, betweenHyphens: hyphenated)
      text += names[day.month - 1].utf8
    case .weekday(let length): text += vocabulary.weekdays.list(length)[day.weekday.rawValue].utf8
    case .era(let length): text += (era?.name(length) ?? "").utf8
    case .dayHalf(let letters): text += vocabulary.dayHalves.name(at: time, in: letters).utf8
    case .clock(let hour, let withSeconds):
      text.append(number: value(of: hour), width: 1)
      text.append(number: time.minute, width: 2)
      if withSeconds { text.append(number: time.second, width: 2) }
    case .fraction(let digits):
      var fraction: [UInt8] = []
      fraction.append(number: time.millisecond * 1_000_000, width: 9)
      text += fraction.prefix(digits)
    case .offset(let withColon):
      text.append(offset: timestamp.offset, separator: withColon ? ":" : nil)
    case .zoneName: break
    case .loneWeekYear(let letter): text.append(letter)
    }
  }

  private var era: Era? { vocabulary.eras.first { $0.contains(local.day) } }

  private func value(of quantity: Quantity) -> Int {
    let (day, time) = (local.day, local.time)
    return switch quantity {
    case .year: day.year
    case .yearOfCentury: day.year % 100
    case .eraYear: era?.eraYear(of: day.year) ?? day.year
    case .weekYear: day.week(by: vocabulary.weeks).year
    case .weekYearOfCentury: day.week(by: vocabulary.weeks).year % 100
    case .isoWeekYear: day.week().year
    case .isoWeekYearOfCentury: day.week().year % 100
    case .quarter: day.quarter
    case .month: day.month
    case .week: day.week(by: vocabulary.weeks).number
    case .isoWeek: day.week().number
    case .dayOfMonth: day.dayOfMonth
    case .dayOfYear: daysPassed(upTo: day)
    case .weekday: day.weekday.rawValue
    case .localWeekday: day.weekday.days(after: vocabulary.weeks.firstDay)
    case .isoWeekday: day.weekday.isoNumber
    case .hour: time.hour
    case .hourOfHalf: time.hour % 12 == 0 ? 12 : time.hour % 12
    case .hourFromOne: time.hour == 0 ? 24 : time.hour
    case .minute: time.minute
    case .second: time.second
    case .unixSeconds: Int(timestamp.instant.milliseconds).flooredDivision(by: 1_000).quotient
    case .unixMilliseconds: Int(timestamp.instant.milliseconds)
    }
  }

  /// The day of the year as moment has it: the days that passed since New Year, and one.
  ///
  /// It differs from the calendar on one day. Samoa left out 30 December 2011 to come to the
  /// other side of the date line, and 31 December is day 364 there. The few on the Line Islands, at
  /// the same offset all along, cannot be told apart.
  private func daysPassed(upTo day: Day) -> Int {
    let isAfterGap =
      day == Day(existing: 2011, 12, 31) && timestamp.offset.seconds == 14 * 3_600
    return isAfterGap ? day.dayOfYear - 1 : day.dayOfYear
  }

  /// The text, in the digits of the language.
  consuming func finished() -> String {
    if vocabulary.numerals == .western { return String(decoding: text, as: UTF8.self) }
    var changed: [UInt8] = []
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        changed += [0xD9, 0xA0 + (byte - UInt8(ascii: "0"))]
      case UInt8(ascii: ","): changed += [0xD8, 0x8C]
      default: changed.append(byte)
      }
    }
    return String(decoding: changed, as: UTF8.self)
  }
}
