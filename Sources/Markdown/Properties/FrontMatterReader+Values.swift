extension FrontMatterReader {
  /// A name and where it ends, colon included; nil if none begins there.
  func name(at start: Int) throws(PropertyProblem) -> (text: String, end: Int)? {
    let line = lines[at]
    var end = start
    var text: String?
    switch bytes[start] {
    case .doubleQuote, .singleQuote:
      guard let quoted = try quoted(at: start), quoted.end <= line.end else { return nil }
      (text, end) = (quoted.text, quoted.end)
    case .dash, .question, .colon:
      if isSpaceOrEnd(start + 1) {
        if bytes[start] == .question { throw problem(.unsupported) }
        return nil
      }
    case let first:
      if first.isIndicator { return nil }
    }
    let plainStart = end
    while end < line.end, bytes[end] != .colon || !isSpaceOrEnd(end + 1) {
      if bytes[end] == .hash, end > start, bytes[end - 1].isSpaceOrTab { return nil }
      // Behind quotes nothing but white space may come before the colon.
      if text != nil, !bytes[end].isSpaceOrTab { return nil }
      end += 1
    }
    // YAML wants the colon within 1,024 characters.
    guard end < line.end, end - start < 1000 else { return nil }
    let name = text ?? String(decoding: bytes[bytes.trimmed(plainStart..<end)], as: UTF8.self)
    return (name, end + 1)
  }

  /// The value that begins at `start`, in this line; afterwards `at` is the line below it.
  mutating func inline(at start: Int, in parent: Parent) throws(PropertyProblem) -> Node {
    switch bytes[start] {
    case .bar, .greater:
      return try literal(at: start, in: parent)
    case .doubleQuote, .singleQuote:
      guard let quoted = try quoted(at: start) else { throw problem(.open) }
      let isOneLine = quoted.end <= lines[at].end
      try finish(at: quoted.end, in: parent)
      return Node(kind: isOneLine ? .text(quoted.text) : .other, range: start..<quoted.end)
    case .openBracket, .openBrace:
      var flow = FlowReader(bytes, from: start, to: lines.last?.end ?? start)
      let kind: FrontMatter.Kind
      do throws(PropertyProblem.Kind) {
        kind = try flow.node()
      } catch {
        at = number(of: flow.at)
        throw problem(error)
      }
      try finish(at: flow.at, in: parent)
      return Node(kind: kind, range: start..<flow.at)
    case .ampersand, .star, .exclamation:
      throw problem(.unsupported)
    case .dash, .question, .colon:
      if isSpaceOrEnd(start + 1) { throw problem(.character) }
      return try plain(at: start, in: parent)
    case let first:
      if first.isIndicator { throw problem(.character) }
      return try plain(at: start, in: parent)
    }
  }

  private func number(of offset: Int) -> Int {
    lines[at...].firstIndex { offset <= $0.end } ?? lines.count - 1
  }

  /// Goes to the line below a value that ends at `end`, behind which only a comment may stand.
  private mutating func finish(at end: Int, in parent: Parent) throws(PropertyProblem) {
    let last = number(of: end)
    while at < last {
      at += 1
      let text = bytes.trimmed(lines[at].start..<lines[at].end)
      if text.isEmpty { continue }
      let indentation = lines[at].start..<text.lowerBound
      if bytes[indentation].contains(.tab) { throw problem(.tab) }
      let isCloser = [.closeBracket, .closeBrace].contains(bytes[text.lowerBound])
      guard indentation.count > parent.column || isCloser && indentation.count == parent.column
      else { throw problem(.indentation) }
    }
    let rest = bytes.trimmed(end..<lines[at].end)
    guard rest.isEmpty || bytes[rest.lowerBound] == .hash && rest.lowerBound > end else {
      throw problem(.character)
    }
    at += 1
  }

  /// A scalar without quotes, with the lines that continue it.
  private mutating func plain(at start: Int, in parent: Parent) throws(PropertyProblem) -> Node {
    let (end, hasComment) = try plainEnd(from: start)
    var last = end
    at += 1
    var ahead = at
    while !hasComment, ahead < lines.count {
      let text = bytes.trimmed(lines[ahead].start..<lines[ahead].end)
      if !text.isEmpty {
        guard text.lowerBound - lines[ahead].start > parent.column,
          bytes[text.lowerBound] != .hash
        else { break }
        at = ahead
        if bytes[lines[at].start..<text.lowerBound].contains(.tab) { throw problem(.tab) }
        let part = try plainEnd(from: text.lowerBound)
        last = part.end
        at += 1
        if part.hasComment { break }
      }
      ahead += 1
    }
    guard last == end else { return Node(kind: .other, range: start..<last) }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let isNull = ["~", "null", "Null", "NULL"].contains(text)
    return Node(kind: isNull ? .null : .text(text), range: start..<end)
  }

  /// Where what stands in this line without quotes ends.
  private func plainEnd(
    from start: Int
  ) throws(PropertyProblem) -> (end: Int, hasComment: Bool) {
    var end = start
    while end < lines[at].end {
      if bytes[end] == .colon, isSpaceOrEnd(end + 1) { throw problem(.character) }
      if bytes[end] == .hash, end > start, bytes[end - 1].isSpaceOrTab {
        return (bytes.trimmed(start..<end).upperBound, true)
      }
      end += 1
    }
    return (bytes.trimmed(start..<end).upperBound, false)
  }

  /// A text of many lines below `|` or `>`.
  private mutating func literal(at start: Int, in parent: Parent) throws(PropertyProblem) -> Node {
    var end = start + 1
    var keepsEnd = false
    if end < lines[at].end, [.plus, .dash].contains(bytes[end]) {
      keepsEnd = bytes[end] == .plus
      end += 1
    }
    // An indentation given as a digit is for texts that begin with spaces; rare, and not read here.
    if end < lines[at].end, bytes[end].isDigit { throw problem(.unsupported) }
    let tail = bytes.trimmed(end..<lines[at].end)
    guard tail.isEmpty || bytes[tail.lowerBound] == .hash && tail.lowerBound > end else {
      throw problem(.character)
    }
    at += 1
    var column: Int?
    var blankColumn = 0
    while at < lines.count {
      let line = lines[at]
      let spaces = bytes[line.start..<line.end].prefix { $0 == .space }.count
      if bytes.isBlank(line.start..<line.end) {
        if bytes[line.start..<line.end].contains(.tab) { throw problem(.tab) }
        if column == nil { blankColumn = max(blankColumn, line.end - line.start) }
        if keepsEnd { end = line.end }
      } else {
        guard spaces >= column ?? (parent.column + 1) else { break }
        if column == nil, blankColumn > spaces { throw problem(.indentation) }
        column = column ?? spaces
        end = line.end
      }
      at += 1
    }
    return Node(kind: .other, range: start..<end)
  }

  /// A scalar in quotes and where it ends; nil if they never close.
  private func quoted(at start: Int) throws(PropertyProblem) -> (text: String, end: Int)? {
    do throws(PropertyProblem.Kind) {
      return try QuotedScalar.read(bytes, at: start, to: lines.last?.end ?? start)
    } catch {
      throw problem(error)
    }
  }
}

extension UInt8 {
  static var ampersand: UInt8 { 0x26 }

  /// Whether YAML gives it a meaning where a scalar begins; `-`, `?` and `:` have one only before
  /// a space.
  var isIndicator: Bool {
    switch self {
    case .comma, .openBracket, .closeBracket, .openBrace, .closeBrace, .hash, .ampersand, .star,
      .exclamation, .bar, .greater, .singleQuote, .doubleQuote, .percent, 0x40, .backtick:
      true
    default: false
    }
  }
}
