// Keys, values and what holds values.
extension Parser {
  /// One key or several with dots between them, and the blanks behind.
  mutating func parseKeys() throws(SyntaxError) -> [Key] {
    var keys = [try parseKey()]
    skipBlanks()
    while take(".") {
      skipBlanks()
      keys.append(try parseKey())
      skipBlanks()
    }
    return keys
  }

  private mutating func parseKey() throws(SyntaxError) -> Key {
    let start = position()
    let name: String
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard !isTripleQuote else { throw error(.multiLineKey) }
      name = try parseString()
    default:
      let first = offset
      while let byte = peek, isBareKeyByte(byte) { offset += 1 }
      guard first < offset else { throw unexpected { .noKey(found: $0) } }
      name = String(decoding: bytes[first..<offset], as: UTF8.self)
    }
    return Key(name: name, span: start..<position())
  }

  private func isBareKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The value at the next byte, which is `depth` levels below the root.
  mutating func parseValue(depth: Int) throws(SyntaxError) -> Value {
    let start = position()
    let content = try parseContent(depth: depth)
    return Value(content: content, span: start..<position())
  }

  private mutating func parseContent(depth: Int) throws(SyntaxError) -> Value.Content {
    guard let first = peek else { throw error(.noValue(found: nil)) }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return .string(isTripleQuote ? try parseMultiLineString() : try parseString())
    case UInt8(ascii: "["): return .array(try parseArray(depth: depth))
    case UInt8(ascii: "{"): return .table(try parseInlineTable(depth: depth))
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return try parseNumber()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return isDateTime ? try parseDateTime() : try parseNumber()
    case UInt8(ascii: "."): throw error(.malformedNumber)
    default: return try parseWord()
    }
  }

  private mutating func parseWord() throws(SyntaxError) -> Value.Content {
    let start = offset
    while let byte = peek, isWordByte(byte) { offset += 1 }
    guard start < offset else { throw unexpected { .noValue(found: $0) } }
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "inf": return .float(.infinity)
    case "nan": return .float(.nan)
    case let word: throw error(.unknownWord(word), at: start)
    }
  }

  /// True for what cannot follow a number, date or word directly: it would be a part of it.
  func isWordByte(_ byte: UInt8) -> Bool {
    isBareKeyByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "+")
  }

  private mutating func parseArray(depth: Int) throws(SyntaxError) -> [Value] {
    guard depth <= Document.depthLimit else { throw error(.tooDeep) }
    let start = offset
    offset += 1
    var elements: [Value] = []
    while true {
      try skipLines()
      if take("]") { return elements }
      guard peek != nil else { throw error(.unclosedArray, at: start) }
      elements.append(try parseValue(depth: depth + 1))
      try skipLines()
      if take("]") { return elements }
      guard peek != nil else { throw error(.unclosedArray, at: start) }
      guard take(",") else { throw unexpected { .noCommaInArray(found: $0) } }
    }
  }

  private mutating func parseInlineTable(depth: Int) throws(SyntaxError) -> Table {
    guard depth <= Document.depthLimit else { throw error(.tooDeep) }
    let start = offset
    let here = position()
    let draft = TableDraft(origin: .dotted, span: here..<here, depth: depth)
    offset += 1
    skipBlanks()
    if take("}") { return draft.table }
    while true {
      guard !isAtLineEnd else { throw error(.unclosedInlineTable, at: start) }
      try parseAssignment(into: draft)
      skipBlanks()
      if take("}") { return draft.table }
      guard !isAtLineEnd else { throw error(.unclosedInlineTable, at: start) }
      let comma = offset
      guard take(",") else { throw unexpected { .noCommaInInlineTable(found: $0) } }
      skipBlanks()
      guard peek != UInt8(ascii: "}") else { throw error(.trailingComma, at: comma) }
    }
  }

  private var isAtLineEnd: Bool {
    peek == nil || peek == UInt8(ascii: "#") || isAtNewline
  }
}
