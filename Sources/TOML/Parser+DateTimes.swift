extension Parser {
  /// True if what begins with the next byte, a digit, is meant as a date or time: behind its
  /// first digits stands `-` or `:`.
  var isDateTime: Bool {
    let rest = bytes[offset...].drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: ":")
  }

  /// A date, a time, or both with an offset or without; the next byte is a digit.
  mutating func parseDateTime() throws(SyntaxError) -> Value.Content {
    if offset + 2 < bytes.count, bytes[offset + 2] == UInt8(ascii: ":") {
      let time = try parseTime()
      try requireWordEnd(.malformedDateTime)
      return .localTime(time)
    }
    let date = try parseDate()
    guard takeDateTimeSeparator() else {
      try requireWordEnd(.malformedDateTime)
      return .localDate(date)
    }
    let local = LocalDateTime(date: date, time: try parseTime())
    let minutes = try parseOffset()
    try requireWordEnd(.malformedDateTime)
    guard let minutes, let dateTime = OffsetDateTime(local: local, offsetMinutes: minutes) else {
      return .localDateTime(local)
    }
    return .offsetDateTime(dateTime)
  }

  private mutating func parseDate() throws(SyntaxError) -> LocalDate {
    let start = offset
    let year = try parseDigits(4)
    try require("-")
    let month = try parseDigits(2)
    try require("-")
    let day = try parseDigits(2)
    guard let date = LocalDate(year: year, month: month, day: day) else {
      throw error(.noSuchDate, at: start)
    }
    return date
  }

  /// `T`, `t`, or a space if a digit follows it: a space may just as well end the line.
  private mutating func takeDateTimeSeparator() -> Bool {
    if take("T") || take("t") { return true }
    guard peek == 0x20, offset + 1 < bytes.count,
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset + 1]
    else { return false }
    offset += 1
    return true
  }

  private mutating func parseTime() throws(SyntaxError) -> LocalTime {
    let start = offset
    let hour = try parseDigits(2)
    try require(":")
    let minute = try parseDigits(2)
    try require(":")
    let second = try parseDigits(2)
    var nanosecond = 0
    if take(".") {
      var weight = 100_000_000
      repeat {
        nanosecond += try parseDigits(1) * weight
        weight /= 10
      } while peek.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
    }
    let time = LocalTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    guard let time else { throw error(.noSuchTime, at: start) }
    return time
  }

  /// Minutes ahead of UTC, nil if no offset is next.
  private mutating func parseOffset() throws(SyntaxError) -> Int? {
    if take("Z") || take("z") { return 0 }
    let start = offset
    let isWest = take("-")
    guard isWest || take("+") else { return nil }
    let hours = try parseDigits(2)
    try require(":")
    let minutes = try parseDigits(2)
    guard hours <= 23, minutes <= 59 else { throw error(.noSuchOffset, at: start) }
    return (isWest ? -1 : 1) * (hours * 60 + minutes)
  }

  private mutating func parseDigits(_ count: Int) throws(SyntaxError) -> Int {
    var number = 0
    for _ in 0..<count {
      guard let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else {
        throw error(.malformedDateTime)
      }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      offset += 1
    }
    return number
  }

  private mutating func require(_ character: Unicode.Scalar) throws(SyntaxError) {
    guard take(character) else { throw error(.malformedDateTime) }
  }
}
