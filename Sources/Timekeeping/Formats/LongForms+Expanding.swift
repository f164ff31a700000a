extension LongForms {
  /// Puts the long forms of the language in the place of `LT`, `L`, `ll` … until none is left,
  /// at most six times over.
  ///
  /// This is done to the text, before it is taken apart, as moment does: the words of an
  /// unbracketed folder are expanded too, and what stands beside a long form may join with it.
  func expand(_ pattern: [UInt8]) -> [UInt8] {
    var pattern = pattern
    for _ in 0..<6 {
      guard let expanded = expandedOnce(pattern[...]) else { break }
      pattern = expanded
    }
    return pattern
  }

  /// Whether the format means something else in another language's long forms.
  static func occur(in pattern: [UInt8]) -> Bool {
    Vocabulary.english.longForms.expandedOnce(pattern[...]) != nil
  }

  /// `nil` if there is nothing to expand.
  private func expandedOnce(_ pattern: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = pattern
    var expanded: [UInt8] = []
    var found = false
    while !rest.isEmpty {
      if let form = form(at: rest) {
        found = true
        expanded += form.text.utf8
        rest = rest.dropFirst(form.length)
      } else {
        let length = rest.bracketedLength ?? escapedLength(of: rest) ?? 1
        expanded += rest.prefix(length)
        rest = rest.dropFirst(length)
      }
    }
    return found ? expanded : nil
  }

  /// The length of a backslash and the name of a long form.
  private func escapedLength(of text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "\\") else { return nil }
    return form(at: text.dropFirst()).map { 1 + $0.length }
  }

  /// The long form whose name the text starts with.
  private func form(at text: ArraySlice<UInt8>) -> (text: String, length: Int)? {
    if text.starts(with: "LTS".utf8) { return (timeWithSeconds, 3) }
    if text.starts(with: "LT".utf8) { return (time, 2) }
    guard let letter = text.first else { return nil }
    let length = text.prefix(4).prefix { $0 == letter }.count
    switch Unicode.Scalar(letter) {
    case "L": return (dates[length - 1], length)
    case "l":
      return (shortDates?[length - 1] ?? LongForms.shortened(dates[length - 1]), length)
    default: return nil
    }
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
