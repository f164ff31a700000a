/// Reads what YAML has between brackets and braces.
struct FlowReader {
  private let bytes: [UInt8]
  private let limit: Int
  /// Where the reading is; afterwards just behind the last bracket.
  private(set) var at: Int
  private var depth = 0

  /// A reader of the node at `start`.
  init(_ bytes: [UInt8], from start: Int, to limit: Int) {
    self.bytes = bytes
    self.limit = limit
    at = start
  }

  /// The list, map or scalar that begins here.
  mutating func node() throws(PropertyProblem.Kind) -> FrontMatter.Kind {
    // Deeper than people write, and each level costs a frame.
    if depth == 64 { throw .unsupported }
    depth += 1
    defer { depth -= 1 }
    switch bytes[at] {
    case .openBracket: return try list()
    case .openBrace: return try map()
    case .doubleQuote, .singleQuote:
      guard let quoted = try QuotedScalar.read(bytes, at: at, to: limit) else { throw .open }
      let isOneLine = !bytes[at..<quoted.end].contains(where: \.isLineEnding)
      at = quoted.end
      return isOneLine ? .text(quoted.text) : .other
    default: return try plain()
    }
  }

  private mutating func list() throws(PropertyProblem.Kind) -> FrontMatter.Kind {
    at += 1
    var items: [String?] = []
    var growth = FrontMatter.Growth.inline(separator: "", offset: at)
    while try next() != .closeBracket {
      let isPair = try entry(into: &items)
      if isPair, let last = items.indices.last { items[last] = nil }
      growth = .inline(separator: ", ", offset: at)
      if try separator(or: .closeBracket) { growth = .inline(separator: " ", offset: at) }
    }
    at += 1
    return .list(items, growth)
  }

  private mutating func map() throws(PropertyProblem.Kind) -> FrontMatter.Kind {
    at += 1
    var names: [String?] = []
    while try next() != .closeBrace {
      _ = try entry(into: &names)
      _ = try separator(or: .closeBrace)
    }
    at += 1
    let known = names.compactMap { $0 }
    if Set(known).count < known.count { throw .repeatedName }
    return .other
  }

  /// An item, or a name with its value: true if it is the latter. `at` stays just behind it.
  private mutating func entry(into texts: inout [String?]) throws(PropertyProblem.Kind) -> Bool {
    let isQuoted = [.doubleQuote, .singleQuote].contains(bytes[at])
    texts.append(try node().itemText)
    let end = at
    guard try next() == .colon, isQuoted || endsPlain(at + 1) else {
      at = end
      return false
    }
    at += 1
    let colonEnd = at
    if [.comma, .closeBracket, .closeBrace].contains(try next()) {
      at = colonEnd
    } else {
      _ = try node()
    }
    return true
  }

  /// Goes behind a comma; false if there is none, and `closer` comes next.
  private mutating func separator(or closer: UInt8) throws(PropertyProblem.Kind) -> Bool {
    switch try next() {
    case .comma:
      at += 1
      return true
    case closer: return false
    default: throw .character
    }
  }

  /// The next byte that is no white space and in no comment, where `at` then is.
  private mutating func next() throws(PropertyProblem.Kind) -> UInt8 {
    while at < limit {
      if bytes[at] == .hash, bytes[at - 1].isSpaceOrTab || bytes[at - 1].isLineEnding {
        while at < limit, !bytes[at].isLineEnding { at += 1 }
      } else if bytes[at].isSpaceOrTab || bytes[at].isLineEnding {
        at += 1
      } else {
        return bytes[at]
      }
    }
    throw .open
  }

  private mutating func plain() throws(PropertyProblem.Kind) -> FrontMatter.Kind {
    switch bytes[at] {
    case .ampersand, .star, .exclamation: throw .unsupported
    case .dash, .question, .colon:
      if endsPlain(at + 1) { throw .character }
    case let first:
      if first.isIndicator { throw .character }
    }
    let start = at
    while at < limit, !bytes[at].isFlowIndicator {
      if bytes[at] == .colon, endsPlain(at + 1) { break }
      if bytes[at] == .hash, bytes[at - 1].isSpaceOrTab || bytes[at - 1].isLineEnding { break }
      at += 1
    }
    while at > start, bytes[at - 1].isSpaceOrTab || bytes[at - 1].isLineEnding { at -= 1 }
    if bytes[start..<at].contains(where: \.isLineEnding) { return .other }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    return ["~", "null", "Null", "NULL"].contains(text) ? .null : .text(text)
  }

  /// Whether what stands there ends a scalar when a colon comes before it.
  private func endsPlain(_ offset: Int) -> Bool {
    offset >= limit || bytes[offset].isSpaceOrTab || bytes[offset].isLineEnding
      || bytes[offset].isFlowIndicator
  }
}

extension UInt8 {
  fileprivate var isFlowIndicator: Bool {
    [.comma, .openBracket, .closeBracket, .openBrace, .closeBrace].contains(self)
  }
}
