/// Reads one text from front to back.
struct Parser {
  let bytes: [UInt8]
  /// The next byte to read.
  var offset: Int
  private var locator: Locator

  init(bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    locator = Locator(start: offset)
  }

  mutating func parseDocument() throws(SyntaxError) -> Table {
    if let invalid = firstInvalidUTF8() { throw error(.invalidUTF8, at: invalid) }
    let start = position()
    let root = TableDraft(origin: .header, span: start..<start, depth: 0)
    var table = root
    while true {
      skipBlanks()
      switch peek {
      case nil: return root.table
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"): break
      case UInt8(ascii: "["): table = try parseHeader(under: root)
      default: try parseAssignment(into: table)
      }
      try parseLineEnd()
    }
  }

  /// `[a.b]` or `[[a.b]]`; returns the table that the lines after it fill.
  private mutating func parseHeader(under root: TableDraft) throws(SyntaxError) -> TableDraft {
    let start = position()
    offset += 1
    let isElement = take("[")
    skipBlanks()
    let keys = try parseKeys()
    guard take("]") else {
      throw unexpected { isElement ? .noArrayHeaderEnd(found: $0) : .noHeaderEnd(found: $0) }
    }
    guard !isElement || take("]") else { throw unexpected { .noArrayHeaderEnd(found: $0) } }
    let header = start..<position()
    return isElement
      ? try root.openElement(keys, header: header) : try root.open(keys, header: header)
  }

  /// `a.b = value`
  mutating func parseAssignment(into table: TableDraft) throws(SyntaxError) {
    let keys = try parseKeys()
    guard take("=") else { throw unexpected { .noEquals(found: $0) } }
    skipBlanks()
    let holder = try table.tableForValue(of: keys)
    holder.add(keys[keys.count - 1], .value(try parseValue(depth: holder.depth + 1)))
  }

  /// What may stand between a statement and the next line.
  private mutating func parseLineEnd() throws(SyntaxError) {
    skipBlanks()
    if peek == UInt8(ascii: "#") { try skipComment() }
    guard peek != nil, try !takeNewline() else { return }
    throw unexpected { .noLineEnd(found: $0) }
  }
}

// The cursor.
extension Parser {
  /// The next byte, nil at the end.
  var peek: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 { offset += 1 }
  }

  /// True if LF or CRLF is next.
  var isAtNewline: Bool {
    peek == UInt8(ascii: "\n") || bytes[offset...].starts(with: "\r\n".utf8)
  }

  /// LF or CRLF, if it is next.
  mutating func takeNewline() throws(SyntaxError) -> Bool {
    if take("\n") { return true }
    guard peek == UInt8(ascii: "\r") else { return false }
    guard isAtNewline else { throw error(.bareCarriageReturn) }
    offset += 2
    return true
  }

  /// From `#` up to the end of the line.
  mutating func skipComment() throws(SyntaxError) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
      case UInt8(ascii: "\t"): offset += 1
      case ..<0x20, 0x7F: throw error(.controlCharacter(Unicode.Scalar(byte)))
      default: offset += 1
      }
    }
  }

  /// Blanks, line ends and comments, as between the elements of an array.
  mutating func skipLines() throws(SyntaxError) {
    repeat {
      skipBlanks()
      if peek == UInt8(ascii: "#") { try skipComment() }
    } while try takeNewline()
  }

  /// Where the next byte stands, or the one at `place`.
  mutating func position(of place: Int? = nil) -> Position {
    locator.position(of: place ?? offset, in: bytes)
  }

  /// The error at the next byte, or at `place`.
  mutating func error(_ reason: SyntaxError.Reason, at place: Int? = nil) -> SyntaxError {
    SyntaxError(reason: reason, position: position(of: place))
  }

  /// The error that the next character does not fit: what `reason` makes of it, unless it fits
  /// nowhere.
  mutating func unexpected(
    _ reason: (_ found: Unicode.Scalar?) -> SyntaxError.Reason
  ) -> SyntaxError {
    guard let byte = peek else { return error(reason(nil)) }
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"):
      return error(reason(Unicode.Scalar(byte)))
    case UInt8(ascii: "\r"):
      return error(isAtNewline ? reason("\n") : .bareCarriageReturn)
    case ..<0x20, 0x7F:
      return error(.controlCharacter(Unicode.Scalar(byte)))
    default:
      let rest = bytes[offset...].prefix(4)
      return error(reason(String(decoding: rest, as: UTF8.self).unicodeScalars.first))
    }
  }
}
