extension Value: CustomStringConvertible {
  /// The value on one line, without spaces, members in their order.
  ///
  /// Control characters are escaped, C1 and DEL among them, so that the text can do nothing to
  /// a terminal; everything else that is not ASCII stands for itself. Traps on a decimal that is
  /// not finite, which JSON cannot say.
  public var description: String {
    String(decoding: utf8, as: UTF8.self)
  }

  /// The bytes of `description`.
  public var utf8: [UInt8] {
    var text: [UInt8] = []
    write(to: &text)
    return text
  }

  private func write(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .integer(let value): text += String(value).utf8
    case .decimal(let value):
      precondition(value.isFinite, "JSON has no number for this")
      text += value.description.utf8
    case .string(let value): Value.write(value, to: &text)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        value.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let object):
      text.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        Value.write(member.name, to: &text)
        text.append(UInt8(ascii: ":"))
        member.value.write(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\"".utf8
      case "\\": text += "\\\\".utf8
      case "\n": text += "\\n".utf8
      case "\r": text += "\\r".utf8
      case "\t": text += "\\t".utf8
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u".utf8
        text += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
        text += digits.utf8
      default: text += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
