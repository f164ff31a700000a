/// Reads fixed-width numbers and marks off a text and says where it went wrong.
struct DigitReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The byte that comes next.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// A number of exactly that many digits.
  mutating func number(
    _ part: MalformedTime.Part, digits: Int, in range: ClosedRange<Int>
  ) throws(MalformedTime) -> Int {
    let start = position
    var value = 0
    for _ in 0..<digits {
      guard let digit = nextDigit() else { throw .missing(part, at: position) }
      value = value * 10 + digit
    }
    guard range ~= value else { throw .outOfRange(part, at: start) }
    return value
  }

  /// The digit that comes next, if one does.
  mutating func nextDigit() -> Int? {
    guard let next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next else { return nil }
    position += 1
    return Int(next - UInt8(ascii: "0"))
  }

  /// Steps over the next byte if it is one of `marks` and returns it.
  mutating func step(over marks: UInt8...) -> UInt8? {
    guard let next, marks.contains(next) else { return nil }
    position += 1
    return next
  }

  /// Steps over a mark that has to be there.
  mutating func mark(
    _ mark: Unicode.Scalar, _ part: MalformedTime.Part
  ) throws(MalformedTime) {
    guard step(over: UInt8(ascii: mark)) != nil else { throw .missing(part, at: position) }
  }

  /// Fails if any text is left.
  func end() throws(MalformedTime) {
    guard position == bytes.count else { throw .trailingText(at: position) }
  }

  /// A date as `YYYY-MM-DD`.
  mutating func day() throws(MalformedTime) -> Day {
    let start = position
    let year = try number(.year, digits: 4, in: 0...9999)
    try mark("-", .dateSeparator)
    let month = try number(.month, digits: 2, in: 1...12)
    try mark("-", .dateSeparator)
    let dayOfMonth = try number(.dayOfMonth, digits: 2, in: 1...31)
    guard let day = Day(year: year, month: month, dayOfMonth: dayOfMonth) else {
      throw .noSuchDay(at: start)
    }
    return day
  }
}

extension Day {
  /// Reads `YYYY-MM-DD` and nothing else.
  public init(_ text: String) throws(MalformedTime) {
    var reader = DigitReader(text)
    self = try reader.day()
    try reader.end()
  }
}
