extension LongForms {
  /// Puts the long forms of the language in the place of `LT`, `L`, `ll` … until none is left,
  /// at most six times over.
  ///
  /// This is done to the text, before it is taken apart, as moment does: the words of an
  /// unbracketed folder are expanded too, and what stands beside a long form may join with it.
  func expand(_ pattern: [UInt8]) -> [UInt8] {
    var pattern = pattern
    for _ in 0..<6 where LongForms.occur(in: pattern) {
      var expanded: [UInt8] = []
      LongForms.split(pattern) { part, isName in
        if isName { expanded += form(named: part).utf8 } else { expanded += part }
      }
      pattern = expanded
    }
    return pattern
  }

  /// Whether there is a long form in the format, so that it differs by language.
  static func occur(in pattern: [UInt8]) -> Bool {
    var found = false
    split(pattern) { _, isName in found = found || isName }
    return found
  }

  /// The length of the long form's name at the start of the text.
  static func nameLength(at text: ArraySlice<UInt8>) -> Int? {
    switch text.first {
    case UInt8(ascii: "L"):
      if text.starts(with: "LTS".utf8) { return 3 }
      if text.starts(with: "LT".utf8) { return 2 }
      return text.prefix(4).prefix { $0 == UInt8(ascii: "L") }.count
    case UInt8(ascii: "l"): return text.prefix(4).prefix { $0 == UInt8(ascii: "l") }.count
    default: return nil
    }
  }

  /// Hands out the names of long forms and what is between them: brackets with their inside,
  /// names after a backslash, single bytes.
  private static func split(
    _ pattern: [UInt8], into body: (_ part: ArraySlice<UInt8>, _ isName: Bool) -> Void
  ) {
    var rest = pattern[...]
    while let first = rest.first {
      let name = nameLength(at: rest)
      let escaped =
        first == UInt8(ascii: "\\") ? nameLength(at: rest.dropFirst()).map { 1 + $0 } : nil
      let length = name ?? rest.bracketedLength ?? escaped ?? 1
      body(rest.prefix(length), name != nil)
      rest = rest.dropFirst(length)
    }
  }

  private func form(named name: ArraySlice<UInt8>) -> String {
    let isTime = name.dropFirst().first == UInt8(ascii: "T")
    if isTime { return name.count == 3 ? timeWithSeconds : time }
    let index = name.count - 1
    guard name.first == UInt8(ascii: "l") else { return dates[index] }
    return shortDates?[index] ?? LongForms.shortened(dates[index])
  }

  /// The form with `MMMM`, `MM`, `DD` and `dddd` one letter shorter.
  private static func shortened(_ form: String) -> String {
    var rest = Array(form.utf8)[...]
    var short: [UInt8] = []
    while !rest.isEmpty {
      let length = rest.bracketedLength ?? Field.longest(in: rest)?.length ?? 1
      let item = rest.prefix(length)
      let isLong = ["MMMM", "MM", "DD", "dddd"].contains { item.elementsEqual($0.utf8) }
      short += isLong ? item.dropFirst() : item
      rest = rest.dropFirst(length)
    }
    return String(decoding: short, as: UTF8.self)
  }
}
