/// Bytes as letters, digits, `+` and `/`, in lines of 76 (RFC 2045, section 6.8), a piece at a time.
///
/// No line begins with `.`, `-` or `From `.
struct Base64 {
  private let lineEnding: [UInt8]
  /// What does not fill a line yet.
  private var rest: [UInt8] = []

  /// The bytes that a whole line holds.
  private static let lineBytes = 57
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  init(_ lineEnding: LineEnding) {
    self.lineEnding = lineEnding.bytes
  }

  /// The whole lines that `bytes` end, behind what came before.
  mutating func lines(of bytes: [UInt8]) -> [UInt8] {
    rest += bytes
    let whole = rest.count - rest.count % Base64.lineBytes
    defer { rest.removeFirst(whole) }
    return encoded(rest[..<whole])
  }

  /// The last line, if anything is left for it.
  mutating func lastLine() -> [UInt8] {
    defer { rest = [] }
    return encoded(rest[...])
  }

  private func encoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count / Base64.lineBytes * 78 + 78)
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: Base64.lineBytes) {
      Base64.append(bytes[start..<min(start + Base64.lineBytes, bytes.endIndex)], to: &lines)
      lines += lineEnding
    }
    return lines
  }

  /// How many characters so many bytes have, without the ends of lines.
  static func size(of count: Int) -> Int { (count + 2) / 3 * 4 }

  /// All of `bytes` in one line, without an end.
  static func text(_ bytes: [UInt8]) -> String {
    var line: [UInt8] = []
    append(bytes[...], to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to line: inout [UInt8]) {
    let padding = UInt8(ascii: "=")
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3) {
      let count = min(3, bytes.endIndex - start)
      var group = UInt32(bytes[start]) << 16
      if count > 1 { group |= UInt32(bytes[start + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[start + 2]) }
      line.append(digits[Int(group >> 18)])
      line.append(digits[Int(group >> 12 & 63)])
      line.append(count > 1 ? digits[Int(group >> 6 & 63)] : padding)
      line.append(count > 2 ? digits[Int(group & 63)] : padding)
    }
  }
}
