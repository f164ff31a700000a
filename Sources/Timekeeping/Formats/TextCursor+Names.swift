extension TextCursor {
  /// Steps over one of the names and returns its index.
  mutating func name(of names: [String], _ reading: NameReading) -> Int? {
    switch reading {
    case .wholeWord:
      guard let length = wordLength else { return nil }
      var end = self
      let index = names.firstIndex { name in
        end = self
        return name.unicodeScalars.count == length && end.stepIgnoringCase(over: name)
      }
      if index != nil { self = end }
      return index
    case .longestName: return longestName(of: names)
    case .longestNameWithOrWithoutDot:
      let stems = names.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
      guard let index = longestName(of: stems) else { return nil }
      if stems[index] != names[index] { _ = step(over: ".") }
      return index
    }
  }

  private mutating func longestName(of names: [String]) -> Int? {
    let here = self
    var best: (index: Int, end: TextCursor)?
    for (index, name) in names.enumerated() {
      var end = here
      let isLonger = end.stepIgnoringCase(over: name) && end.position > best?.end.position ?? -1
      if isLonger { best = (index, end) }
    }
    if let best { self = best.end }
    return best?.index
  }

  /// The part of the day that `a` or `A` stands for.
  mutating func dayHalf(of halves: DayHalves) -> DayHalves.Hours? {
    switch halves {
    case .latin:
      let isAfternoon = stepIgnoringCase(over: "p")
      guard isAfternoon || stepIgnoringCase(over: "a") else { return nil }
      _ = step(over: ".")
      _ = stepIgnoringCase(over: "m")
      _ = step(over: ".")
      return isAfternoon ? .afternoon : .morning
    case .halves(let morning, let afternoon):
      if step(over: morning) { return .morning }
      return step(over: afternoon) ? .afternoon : nil
    case .parts(let parts): return parts.first { step(over: $0.name) }?.hours
    }
  }

  /// The length of what moment takes for a word here: digits and then letters of any script but
  /// Arabic, or else two or three runs of Arabic letters, which spaces may separate.
  private var wordLength: Int? {
    let digits = rest.prefix { "0"..."9" ~= $0 }
    let letters = rest.dropFirst(digits.count).prefix { $0.isWordLetter }
    return letters.isEmpty ? arabicLength : digits.count + letters.count
  }

  private var arabicLength: Int? {
    let run = rest.prefix { $0.isArabicLetter || $0 == "/" }
    // The first run gives letters back until a second one can be made of what follows.
    for first in stride(from: run.count, to: 0, by: -1) {
      guard let second = arabicRun(in: rest.dropFirst(first)) else { continue }
      let third = arabicRun(in: rest.dropFirst(first + second))
      return first + second + (third ?? 0)
    }
    return nil
  }

  /// The length of spaces, if any, and the Arabic letters after them.
  private func arabicRun(in text: ArraySlice<Unicode.Scalar>) -> Int? {
    let spaces = text.prefix { $0.isJavaScriptSpace }
    let letters = text.dropFirst(spaces.count).prefix { $0.isArabicLetter }
    return letters.isEmpty ? nil : spaces.count + letters.count
  }
}

extension Unicode.Scalar {
  fileprivate var isWordLetter: Bool {
    switch value {
    case 0x27, 0x41...0x5A, 0x61...0x7A, 0xA0...0x5FF, 0x700...0xD7FF, 0xF900...0xFDCF,
      0xFDF0...0xFF07, 0xFF10...0xFFEF:
      true
    default: false
    }
  }

  fileprivate var isArabicLetter: Bool { 0x600...0x6FF ~= value }

  fileprivate var isJavaScriptSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000, 0xFEFF:
      true
    default: false
    }
  }
}
