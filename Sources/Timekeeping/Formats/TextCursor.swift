/// A place in a text that is read as a date. A step that fails leaves the cursor where it was.
struct TextCursor {
  private let text: [Unicode.Scalar]
  private(set) var position = 0

  /// Arabic-Indic digits and commas are read as Western ones where the language writes them.
  init(_ text: String, numerals: Numerals) {
    self.text = text.unicodeScalars.map { scalar in
      switch scalar {
      case "٠"..."٩" where numerals == .arabicIndic:
        Unicode.Scalar(UInt8(ascii: "0") + UInt8(scalar.value - 0x660))
      case "،" where numerals == .arabicIndic: ","
      default: scalar
      }
    }
  }

  var rest: ArraySlice<Unicode.Scalar> { text[position...] }
  var isAtEnd: Bool { position == text.count }
  var isAtZero: Bool { rest.first == "0" }

  mutating func step(over sought: String) -> Bool {
    guard rest.starts(with: sought.unicodeScalars) else { return false }
    position += sought.unicodeScalars.count
    return true
  }

  mutating func stepIgnoringCase(over sought: String) -> Bool {
    let starts = rest.starts(with: sought.unicodeScalars) { $0.isSameLetter(as: $1) }
    guard starts else { return false }
    position += sought.unicodeScalars.count
    return true
  }

  /// As many digits as `count` allows.
  mutating func digits(_ count: ClosedRange<Int>) -> String? {
    let digits = rest.prefix(count.upperBound).prefix { "0"..."9" ~= $0 }
    guard digits.count >= count.lowerBound else { return nil }
    position += digits.count
    return String(String.UnicodeScalarView(digits))
  }

  /// The number that these digits are; beyond any date, merely large.
  mutating func number(_ count: ClosedRange<Int>) -> Int? {
    digits(count)?.utf8.reduce(0) { number, digit in
      min(number * 10 + Int(digit - UInt8(ascii: "0")), 100_000_000_000_000_000)
    }
  }

  /// A number of that many digits, any number by default, that may have a sign.
  mutating func signedNumber(digits: Int? = nil) -> Int? {
    let start = position
    let isNegative = step(over: "-")
    if !isNegative { _ = step(over: "+") }
    guard let number = number((digits ?? 1)...(digits ?? Int.max)) else {
      position = start
      return nil
    }
    return isNegative ? -number : number
  }

  /// Seconds with up to three digits of a fraction, in milliseconds.
  mutating func secondsWithFraction() -> Int? {
    let start = position
    guard signedNumber() != nil else { return nil }
    let afterNumber = position
    if !step(over: ".") || digits(1...3) == nil { position = afterNumber }
    // moment multiplies a floating-point number and cuts it off, and so may lose a millisecond.
    let milliseconds = Double(String(String.UnicodeScalarView(text[start..<position])))
      .map { $0 * 1_000 }
    return milliseconds.flatMap { $0.magnitude < 1e17 ? Int($0) : nil }
  }

  /// One or two digits and one of the endings.
  mutating func number(followedBy endings: [String]) -> Int? {
    let start = position
    for count in [2, 1] {
      if let number = number(count...count), endings.contains(where: { step(over: $0) }) {
        return number
      }
      position = start
    }
    return nil
  }

  /// `Z`, or a sign with hours and perhaps minutes, in minutes.
  mutating func offset() -> Int? {
    if stepIgnoringCase(over: "Z") { return 0 }
    let start = position
    let isNegative = step(over: "-")
    guard isNegative || step(over: "+"), let hours = number(2...2) else {
      position = start
      return nil
    }
    let afterHours = position
    _ = step(over: ":")
    let minutes = number(2...2)
    if minutes == nil { position = afterHours }
    let total = hours * 60 + (minutes ?? 0)
    return isNegative ? -total : total
  }
}

extension Unicode.Scalar {
  /// Whether the two are one letter to a JavaScript expression that ignores case: their capitals
  /// are the same, if those are single characters and none is ASCII for a letter that is not.
  func isSameLetter(as other: Unicode.Scalar) -> Bool {
    self == other || capital == other.capital
  }

  private var capital: Unicode.Scalar {
    let mapping = properties.uppercaseMapping.unicodeScalars
    guard mapping.count == 1, let capital = mapping.first, isASCII || !capital.isASCII else {
      return self
    }
    return capital
  }
}
