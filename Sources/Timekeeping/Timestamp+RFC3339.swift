extension Timestamp {
  /// Reads a date-time of RFC 3339, section 5.6, such as `2026-11-30T09:07:03.04+09:00`.
  ///
  /// `t` and `z` may be lower case, and one space may stand for the `T`, as the RFC's note allows.
  /// A fraction may have any number of digits; what is beyond milliseconds is cut off. `-00:00`
  /// (offset unknown) is read as UTC. Second 60 is read as the second after it, and only where a
  /// leap second can be: at the end of a month in UTC.
  public init(rfc3339 text: String) throws(MalformedTime) {
    var reader = DigitReader(text)
    let day = try reader.day()
    guard reader.step(over: UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")) != nil else {
      throw .missing(.dateTimeSeparator, at: reader.position)
    }
    let hour = try reader.number(.hour, digits: 2, in: 0...23)
    try reader.mark(":", .timeSeparator)
    let minute = try reader.number(.minute, digits: 2, in: 0...59)
    try reader.mark(":", .timeSeparator)
    let placeOfSecond = reader.position
    let second = try reader.number(.second, digits: 2, in: 0...60)
    let millisecond = try reader.fraction()
    let offset = try reader.offset()
    try reader.end()

    let time = TimeOfDay(existing: ((hour * 60 + minute) * 60 + second) * 1_000 + millisecond)
    // With second 60 the time may reach past midnight; the arithmetic carries it over.
    self.init(LocalTime(day, time), offset: offset)
    guard second < 60 || endsMonthInUTC(leaping: millisecond) else {
      throw .outOfRange(.second, at: placeOfSecond)
    }
  }

  /// Whether the whole second is the first of a month in UTC.
  private func endsMonthInUTC(leaping millisecond: Int) -> Bool {
    let next = Timestamp(instant, offset: .utc).localTime
    return next.day.dayOfMonth == 1 && next.time.millisecondsSinceMidnight == millisecond
  }

  /// The timestamp as RFC 3339 writes it, at its own offset, with milliseconds if there are any.
  ///
  /// Offset zero is `Z`. The RFC has no seconds in offsets: an offset of 20 minutes and 3 seconds
  /// is written as 20 minutes and the local time with it, so that the instant is the same. Years
  /// outside 0000 to 9999, which the RFC lacks as well, have a sign and six digits (ISO 8601).
  public var rfc3339: String {
    let minutes = offset.seconds / 60
    let wholeMinutes = UTCOffset(seconds: minutes * 60) ?? .utc
    let local = Timestamp(instant, offset: wholeMinutes).localTime
    var text: [UInt8] = []
    text.reserveCapacity(32)
    if 0...9999 ~= local.day.year {
      text.append(number: local.day.year, width: 4)
    } else {
      text.append(number: local.day.year, width: 6, sign: .always)
    }
    text.append(number: local.day.month, width: 2, after: "-")
    text.append(number: local.day.dayOfMonth, width: 2, after: "-")
    text.append(number: local.time.hour, width: 2, after: "T")
    text.append(number: local.time.minute, width: 2, after: ":")
    text.append(number: local.time.second, width: 2, after: ":")
    if local.time.millisecond != 0 {
      text.append(number: local.time.millisecond, width: 3, after: ".")
    }
    if minutes == 0 {
      text.append(UInt8(ascii: "Z"))
    } else {
      text.append(offset: offset, separator: ":")
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension DigitReader {
  /// A point and digits, if there are any: whole milliseconds, the rest cut off.
  fileprivate mutating func fraction() throws(MalformedTime) -> Int {
    guard step(over: UInt8(ascii: ".")) != nil else { return 0 }
    guard let tenths = nextDigit() else { throw .missing(.fraction, at: position) }
    let milliseconds = tenths * 100 + (nextDigit() ?? 0) * 10
    let whole = milliseconds + (nextDigit() ?? 0)
    while nextDigit() != nil {}
    return whole
  }

  /// `Z`, or a sign with `HH:MM`.
  fileprivate mutating func offset() throws(MalformedTime) -> UTCOffset {
    if step(over: UInt8(ascii: "Z"), UInt8(ascii: "z")) != nil { return .utc }
    let start = position
    guard let sign = step(over: UInt8(ascii: "+"), UInt8(ascii: "-")) else {
      throw .missing(.offset, at: position)
    }
    let hour = try number(.offset, digits: 2, in: 0...23)
    try mark(":", .timeSeparator)
    let minute = try number(.offset, digits: 2, in: 0...59)
    let seconds = Int32(hour * 60 + minute) * 60
    guard let offset = UTCOffset(seconds: sign == UInt8(ascii: "-") ? -seconds : seconds) else {
      throw .outOfRange(.offset, at: start)
    }
    return offset
  }
}
