/// When a number is written with a sign.
enum SignDisplay {
  case whenNegative, always
}

extension [UInt8] {
  /// Appends the number with at least `width` digits; a sign comes first and does not count.
  mutating func append(number: Int, width: Int, sign: SignDisplay = .whenNegative) {
    if number < 0 {
      append(UInt8(ascii: "-"))
    } else if sign == .always {
      append(UInt8(ascii: "+"))
    }
    var rest = number.magnitude
    let start = count
    repeat {
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    while count - start < width { append(UInt8(ascii: "0")) }
    self[start...].reverse()
  }

  /// Appends the mark and then the number.
  mutating func append(number: Int, width: Int, after mark: Unicode.Scalar) {
    append(UInt8(ascii: mark))
    append(number: number, width: width)
  }

  /// Appends an offset as `+09:00`; seconds of it are cut off.
  mutating func append(offset: UTCOffset, separator: Unicode.Scalar?) {
    let minutes = Int(offset.seconds) / 60
    append(UInt8(ascii: minutes < 0 ? "-" : "+"))
    append(number: abs(minutes) / 60, width: 2)
    if let separator { append(UInt8(ascii: separator)) }
    append(number: abs(minutes) % 60, width: 2)
  }
}
