/// Lines of text in which ASCII can be read as it is (RFC 2045, section 6.7).
///
/// No line has more than 76 characters or ends in white space; none begins with `.` or `From `, which
/// mean something to programs on the way; `=` is followed by two digits or by the end of a line, so
/// that `=_` is never written. A scalar's bytes stay in one line.
struct QuotedPrintable {
  private(set) var bytes: [UInt8] = []
  /// How many characters there are without the ends of lines.
  private(set) var size = 0
  private let lineEnding: [UInt8]
  private var column = 0

  private static let lineLimit = 76
  private static let digits = Array("0123456789ABCDEF".utf8)
  private static let from = Array("From ".utf8)

  init(_ lineEnding: LineEnding) {
    self.lineEnding = lineEnding.bytes
  }

  /// Writes a line without its end, and a line's end.
  mutating func write(line: ArraySlice<UInt8>) {
    var at = line.startIndex
    while at < line.endIndex {
      let next = line.nextScalar(after: at)
      let scalar = line[at..<next]
      let isLast = next == line.endIndex
      let plain = QuotedPrintable.isPlain(line[at], isLast: isLast) ? 1 : 3 * scalar.count
      // A line that goes on ends in `=`.
      if column + plain + (isLast ? 0 : 1) > QuotedPrintable.lineLimit { breakLine() }
      if plain > 1 || column == 0 && isDangerous(line[at...]) {
        scalar.forEach { escape($0) }
      } else {
        bytes.append(line[at])
        column += 1
      }
      at = next
    }
    endLine()
  }

  /// Whether the line would mean something to a program on the way if it began with `rest`.
  private func isDangerous(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == UInt8(ascii: ".") || rest.starts(with: QuotedPrintable.from)
  }

  private static func isPlain(_ byte: UInt8, isLast: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "="): false
    case UInt8(ascii: " "), UInt8(ascii: "\t"): !isLast
    default: 0x21...0x7E ~= byte
    }
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "="))
    bytes.append(QuotedPrintable.digits[Int(byte >> 4)])
    bytes.append(QuotedPrintable.digits[Int(byte & 15)])
    column += 3
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "="))
    column += 1
    endLine()
  }

  private mutating func endLine() {
    bytes += lineEnding
    size += column
    column = 0
  }
}

extension ArraySlice<UInt8> {
  /// The start of the next scalar in UTF-8 that is known to be valid.
  fileprivate func nextScalar(after index: Int) -> Int {
    var next = index + 1
    while next < endIndex, self[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }
}
