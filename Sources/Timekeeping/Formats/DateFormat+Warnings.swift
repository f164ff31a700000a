extension DateFormat {
  /// What in the format is probably not meant; none twice.
  public var warnings: [FormatWarning] {
    let fields = program(in: .en).fields
    let mixed = fields.indices.compactMap { index in
      FormatWarning(
        after: index > 0 ? fields[index - 1] : nil, fields[index],
        before: fields[(index + 1)...].first, andThen: fields[(index + 1)...].dropFirst().first)
    }
    let halves = fields.contains(where: \.isHourOfHalf) && !fields.contains(where: \.isDayHalf)
    var warnings: [FormatWarning] = []
    for warning in mixed + (halves ? [.halfDayUnnamed] : []) + textWarnings
    where !warnings.contains(warning) {
      warnings.append(warning)
    }
    return warnings
  }

  /// Whether two days never get the same text in this format: what the name of a daily note needs.
  public var namesEachDay: Bool {
    let fields = program(in: .en).fields
    let has = { (kinds: Set<Field.Kind>) in fields.contains { kinds.contains($0.kind) } }
    let hasDate = has([.year]) && (has([.dayOfYear]) || has([.month]) && has([.dayOfMonth]))
    let hasWeekday = has([.weekday])
    return hasDate || has([.instant])
      || hasWeekday && has([.weekYear(.local)]) && has([.week(.local)])
      || hasWeekday && has([.weekYear(.iso)]) && has([.week(.iso)])
  }

  /// What the text between the tokens has to be warned of.
  private var textWarnings: [FormatWarning] {
    var warnings: [FormatWarning] = []
    var rest = Array(pattern.utf8)[...]
    let lastClosing = rest.lastIndex(of: UInt8(ascii: "]")) ?? -1
    while !rest.isEmpty {
      let word = rest.prefix { $0.isASCIILetter }
      if !word.isEmpty, word.isProbablyAWord {
        warnings.append(.unbracketedWord(String(decoding: word, as: UTF8.self)))
      } else if rest.lineBreakLength > 0 {
        warnings.append(.lostLineBreak)
      } else if rest.first == UInt8(ascii: "["), rest.startIndex > lastClosing {
        warnings.append(.unclosedBracket)
      }
      let isEscape = rest.first == UInt8(ascii: "\\")
      rest = rest.dropFirst(rest.bracketedLength ?? max(word.count, isEscape ? 2 : 1))
    }
    return warnings
  }
}

extension FormatWarning {
  /// What to say of a token where it stands, if anything.
  fileprivate init?(after previous: Field?, _ field: Field, before next: Field?, andThen: Field?) {
    switch (previous?.kind, field.kind, next?.kind) {
    case (.year, .week(let weeks), _): self = .calendarYearWithWeek(weeks)
    case (_, .week(let weeks), .year):
      let isDate = [.month, .dayOfYear, .quarter].contains(andThen?.kind)
      guard !isDate, previous?.kind != .weekYear(weeks) else { return nil }
      self = .calendarYearWithWeek(weeks)
    case (.weekYear(let other), .week(let weeks), _) where other != weeks:
      self = .yearOfOtherWeeks(weeks)
    case (.weekYear, .month, _): self = .weekYearWithMonth
    case (.year, .minute, _), (.weekYear, .minute, _), (.dayOfMonth, .minute, .year),
      (nil, .minute, .dayOfMonth), (nil, .minute, .year):
      self = .minuteForMonth
    case (.hour, .month, _) where field.isNumber: self = .monthForMinute
    case (.month, .weekday, _) where !field.isLongName: self = .weekdayForDayOfMonth
    case (.month, .dayOfYear, _): self = .dayOfYearForDayOfMonth
    default: return nil
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
  }
}

extension ArraySlice<UInt8> {
  /// Whether a run of letters is rather a word than tokens: it has a letter that is no token, `T`
  /// aside, or three tokens of one letter.
  fileprivate var isProbablyAWord: Bool {
    var rest = self
    var singles = 0
    while let letter = rest.first {
      let length = LongForms.nameLength(at: rest) ?? Field.longest(in: rest)?.length
      if length == nil, letter != UInt8(ascii: "T") { return true }
      if length == 1 { singles += 1 }
      rest = rest.dropFirst(length ?? 1)
    }
    return singles >= 3
  }
}
