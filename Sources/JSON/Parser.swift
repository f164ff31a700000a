extension Value {
  /// How deep arrays and objects may be nested.
  public static let depthLimit = 512

  /// The value that `bytes` spell: RFC 8259 to the letter. A byte order mark at the start is
  /// skipped. Takes time in proportion to the length.
  public init(
    parsing bytes: [UInt8], repeatedNames: RepeatedNames = .rejected
  ) throws(SyntaxError) {
    var parser = Parser(bytes: bytes, repeatedNames: repeatedNames)
    self = try parser.parse()
  }

  /// What to do with a name that an object already has.
  public enum RepeatedNames: Sendable {
    /// An error.
    case rejected
    /// The last value counts, at the place of the first: what JavaScript does.
    case lastWins
  }
}

/// Reads one text from front to back.
struct Parser {
  let bytes: [UInt8]
  let repeatedNames: Value.RepeatedNames
  /// The next byte to read.
  var offset = 0

  mutating func parse() throws(SyntaxError) -> Value {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let value = try parseValue(depth: 0)
    skipSpace()
    guard offset == bytes.count else { throw error(.trailing) }
    return value
  }

  private mutating func parseValue(depth: Int) throws(SyntaxError) -> Value {
    skipSpace()
    guard let first = peek else { throw error(.ended) }
    switch first {
    case UInt8(ascii: "{"): return .object(try parseObject(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try parseArray(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    case UInt8(ascii: "t"): return try parseWord("true", meaning: .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", meaning: .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", meaning: .null)
    default: throw error(.noValue)
    }
  }

  private mutating func parseArray(depth: Int) throws(SyntaxError) -> [Value] {
    guard depth <= Value.depthLimit else { throw error(.tooDeep) }
    offset += 1
    var values: [Value] = []
    skipSpace()
    if take("]") { return values }
    while true {
      values.append(try parseValue(depth: depth))
      skipSpace()
      if take("]") { return values }
      guard take(",") else { throw error(.noComma) }
    }
  }

  private mutating func parseObject(depth: Int) throws(SyntaxError) -> Object {
    guard depth <= Value.depthLimit else { throw error(.tooDeep) }
    offset += 1
    var members: [Object.Member] = []
    var indices: [Name: Int] = [:]
    skipSpace()
    if take("}") { return Object() }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error(.noName) }
      let start = offset
      let name = try parseString()
      skipSpace()
      guard take(":") else { throw error(.noColon) }
      if let index = indices[Name(name)] {
        guard repeatedNames == .lastWins else { throw error(.repeatedName, at: start) }
        members[index].value = try parseValue(depth: depth)
      } else {
        indices[Name(name)] = members.count
        members.append(Object.Member(name: name, value: try parseValue(depth: depth)))
      }
      skipSpace()
      if take("}") { return Object(unique: members) }
      guard take(",") else { throw error(.noComma) }
    }
  }

  private mutating func parseWord(_ word: StaticString, meaning: Value) throws(SyntaxError) -> Value
  {
    let length = word.utf8CodeUnitCount
    let spelled = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    guard spelled else { throw error(.noValue) }
    offset += length
    return meaning
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

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// The error at `place`, or at the next byte. At the end of the text it is that the text ended.
  func error(_ reason: SyntaxError.Reason, at place: Int? = nil) -> SyntaxError {
    let place = place ?? offset
    return SyntaxError(place == bytes.count ? .ended : reason, at: place, in: bytes)
  }
}
