/// Reads maps and lists by their indentation. The scalars and brackets are in
/// `FrontMatterReader+Values.swift`.
///
/// It is stricter than YAML and never laxer than the reader that Obsidian has (npm `yaml` 2.7.0):
/// whatever that one refuses has a problem here too.
struct FrontMatterReader {
  let bytes: [UInt8]
  let lines: [Line]
  /// The number of the line that is read next, from 0 for the first below the `---`.
  var at = 0

  typealias Held = FrontMatter.Held
  typealias Node = FrontMatter.Node

  private init(_ bytes: [UInt8], _ content: Range<Int>) {
    self.bytes = bytes
    lines = Array(bytes[..<content.upperBound]).lines(from: content.lowerBound)
  }

  /// The properties between the two `---`.
  static func read(
    _ bytes: [UInt8], _ content: Range<Int>
  ) throws(PropertyProblem) -> FrontMatter {
    var reader = Self(bytes, content)
    for (number, line) in reader.lines.enumerated()
    where line.next == line.end + 1 && bytes[line.end] == .carriageReturn {
      // To Obsidian's reader a carriage return alone ends no line.
      throw PropertyProblem(line: number + 2, .character)
    }
    guard let column = try reader.nextColumn() else { return FrontMatter(properties: []) }
    if column > 0 { throw reader.problem(.indentation) }
    return FrontMatter(properties: try reader.map(column: 0, from: reader.lines[reader.at].start))
  }

  func problem(_ kind: PropertyProblem.Kind) -> PropertyProblem {
    PropertyProblem(line: min(at, max(lines.count - 1, 0)) + 2, kind)
  }

  // The loops below end where a line is indented less than what they read; whoever called them
  // finds out whether it fits there.

  /// A map whose names stand in `column`, the first of them at `start` in this line.
  private mutating func map(column: Int, from start: Int) throws(PropertyProblem) -> [Held] {
    var properties: [Held] = []
    var names: Set<String> = []
    var start = start
    while true {
      guard let name = try name(at: start) else { throw problem(.noName) }
      guard names.insert(name.text).inserted else { throw problem(.repeatedName) }
      let value = try node(at: name.end, in: .map(column))
      properties.append(Held(name: name.text, colonEnd: name.end, value: value))
      guard let next = try nextColumn(), next >= column else { return properties }
      if next > column { throw problem(.indentation) }
      start = lines[at].start + column
    }
  }

  /// A list whose dashes stand in `column`, the first of them in this line.
  private mutating func list(column: Int) throws(PropertyProblem) -> Node {
    let first = lines[at].start + column
    var items: [String?] = []
    var prefix = first..<first
    var last = first..<first
    repeat {
      let line = lines[at]
      let dash = line.start + column
      var content = dash + 1
      while content < line.end, bytes[content].isSpaceOrTab { content += 1 }
      if content < line.end { prefix = line.start..<content }
      let item = try item(at: dash + 1, content, column: column)
      items.append(item.kind.itemText)
      last = max(item.range.lowerBound, dash)..<max(item.range.upperBound, dash + 1)
    } while try nextColumn() == column && isItem(at: lines[at].start + column)
    if prefix.isEmpty { prefix = lines(around: first).start..<first + 1 }
    let end = lines(around: last.upperBound).next
    return Node(
      kind: .list(items, .line(prefix: prefix, offset: end)), range: first..<last.upperBound)
  }

  private mutating func item(
    at end: Int, _ content: Int, column: Int
  ) throws(PropertyProblem) -> Node {
    let line = lines[at]
    guard content < line.end, bytes[content] != .hash, try name(at: content) != nil else {
      return try node(at: end, in: .list(column))
    }
    let inner = try map(column: content - line.start, from: content)
    return Node(kind: .other, range: content..<(inner.last?.value.range.upperBound ?? content))
  }

  /// What a value belongs to, and in which column that stands.
  enum Parent {
    case map(Int)
    case list(Int)

    var column: Int {
      switch self {
      case .map(let column), .list(let column): column
      }
    }
  }

  /// The value that begins at or below `offset`.
  private mutating func node(at offset: Int, in parent: Parent) throws(PropertyProblem) -> Node {
    let line = lines[at]
    var start = offset
    while start < line.end, bytes[start].isSpaceOrTab { start += 1 }
    if start < line.end, bytes[start] != .hash { return try inline(at: start, in: parent) }
    at += 1
    guard let column = try nextColumn() else {
      return Node(kind: .null, range: offset..<offset)
    }
    let start2 = lines[at].start + column
    if isItem(at: start2) {
      if column > parent.column { return try list(column: column) }
      if case .map(column) = parent { return try list(column: column) }
    } else if column > parent.column {
      return try nested(at: start2, column: column, in: parent)
    }
    return Node(kind: .null, range: offset..<offset)
  }

  /// A map or scalar that begins on the line below its name or dash.
  private mutating func nested(
    at start: Int, column: Int, in parent: Parent
  ) throws(PropertyProblem) -> Node {
    if try name(at: start) != nil {
      let inner = try map(column: column, from: start)
      return Node(kind: .other, range: start..<(inner.last?.value.range.upperBound ?? start))
    }
    let value = try inline(at: start, in: parent)
    guard case .list = value.kind else { return Node(kind: .other, range: value.range) }
    return value
  }

  /// The column of the next line that says something, which becomes this line; nil at the end.
  mutating func nextColumn() throws(PropertyProblem) -> Int? {
    while at < lines.count {
      let line = lines[at]
      let text = bytes.trimmed(line.start..<line.end)
      if bytes[line.start..<text.lowerBound].contains(.tab) { throw problem(.tab) }
      if text.isEmpty || bytes[text.lowerBound] == .hash {
        at += 1
        continue
      }
      return text.lowerBound - line.start
    }
    return nil
  }

  private func isItem(at offset: Int) -> Bool {
    bytes[offset] == .dash && isSpaceOrEnd(offset + 1)
  }

  /// Whether a space, a tab or the end of its line stands there.
  func isSpaceOrEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset].isSpaceOrTab || bytes[offset].isLineEnding
  }

  /// The line in which `offset` is.
  private func lines(around offset: Int) -> Line {
    lines.last { $0.start <= offset } ?? Line(start: offset, end: offset, next: offset)
  }
}

extension FrontMatter.Kind {
  /// What the value is as an item of a list, for comparing.
  var itemText: String? {
    switch self {
    case .null: ""
    case .text(let text): text
    case .list, .other: nil
    }
  }
}
