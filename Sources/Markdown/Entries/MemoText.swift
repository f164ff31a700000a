/// A memo's text, read as the Markdown that it is, so that it can be put into a note without
/// reaching beyond its place there.
///
/// Blank lines around the text are dropped, and so is a byte order mark before it; everything
/// else of it is kept.
struct MemoText {
  let bytes: [UInt8]
  let lines: [Line]
  let blocks: [Block]
  private let fences: [Range<Int>]

  /// What stands around the text, and so what its marks could reach.
  enum Surroundings: Equatable {
    /// A list item or a quote: each line is indented or quoted, nothing reaches out. `isJoined`
    /// if the text's first paragraph goes on from words that stand before it.
    case container(isJoined: Bool)
    /// Nothing: a heading up to `level` would start a section of the note.
    case topLevel(closedTo: Int)
  }

  /// One line as it is to be written, without its ending.
  struct Row: Equatable {
    var bytes: [UInt8]
    /// Whether it stands in a fenced code block, where a blank line counts.
    var isCode = false
  }

  init(_ text: String) {
    let whole = Array(text.utf8)
    let all = whole.lines(from: whole.startsWithByteOrderMark ? 3 : 0)
    let first = all.first { !whole.isBlank($0.start..<$0.end) }
    let last = all.last { !whole.isBlank($0.start..<$0.end) }
    bytes = Array(whole[(first?.start ?? 0)..<(last?.end ?? 0)])
    lines = bytes.lines()
    let scanner = BlockScanner(bytes)
    blocks = scanner.blocks
    fences = scanner.fences
  }

  /// The lines to write. Where a mark would reach beyond the text it is escaped; a fenced block
  /// that is open at the end is closed; in a container, tabs that indent become as many spaces,
  /// since they reach less far there.
  func rows(in surroundings: Surroundings) -> [Row] {
    var guards = Guards(self, in: surroundings)
    var rows: [Row] = []
    rows.reserveCapacity(lines.count)
    var fence = 0
    for line in lines {
      while fence < fences.count, fences[fence].upperBound <= line.start { fence += 1 }
      let isCode = fence < fences.count && fences[fence].contains(line.start)
      if guards.takeBlankLine(before: line.start) { rows.append(Row(bytes: [])) }
      var row = Row(bytes: guards.guarded(line, of: bytes), isCode: isCode)
      if case .container = surroundings, !isCode || !isPureCode(line) {
        row.bytes = row.bytes.withIndentingTabsExpanded
      }
      rows.append(row)
    }
    if let last = blocks.last, last.kind == .fence, last.isUnclosed,
      let mark = FenceMark(at: LineCursor(bytes, bytes.line(at: last.start)))
    {
      rows.append(Row(bytes: mark.closingLine, isCode: true))
    }
    return rows
  }

  /// Whether no line outside of fenced code starts with white space: then all of the text may be
  /// indented further than it need be, and stays what it is.
  var isFlush: Bool {
    var fence = 0
    return lines.allSatisfy { line in
      while fence < fences.count, fences[fence].upperBound <= line.start { fence += 1 }
      return line.start == line.end || !bytes[line.start].isSpaceOrTab
        || fence < fences.count && fences[fence].contains(line.start)
    }
  }

  /// Whether the line, of a fenced block, is code and nothing else: no container's indentation,
  /// and no fence if it were indented less.
  private func isPureCode(_ line: Line) -> Bool {
    let text = bytes[bytes.trimmed(line.start..<line.end)]
    return !isNested(line) && !text.starts(with: "```".utf8) && !text.starts(with: "~~~".utf8)
  }

  private func isNested(_ line: Line) -> Bool {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].end <= line.start { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count && blocks[low].kind != .fence
  }

  // How its first block goes with words before it

  /// Whether the text starts with plain words.
  var startsWithWords: Bool {
    guard let first = blocks.first else { return true }
    return (first.kind == .paragraph && !isTable(first)) || first.isUnderlined
  }

  /// The number of lines of the words that it starts with; 0 if it starts with something else.
  var wordLineCount: Int {
    guard startsWithWords, let first = blocks.first else { return 0 }
    let end = first.isUnderlined ? first.content.upperBound : first.end
    return lines.prefix { $0.start < end }.count
  }

  /// Whether the first block is seen as what it is on the line right below a paragraph.
  var interruptsParagraph: Bool {
    guard let first = blocks.first, let line = lines.first else { return true }
    let cursor = LineCursor(bytes, line)
    switch first.kind {
    case .fence, .quote, .comment: return true
    case .heading: return !first.isUnderlined
    case .list:
      return Underline.level(at: cursor) == nil
        && ListMarker(at: cursor, interruptingParagraph: true) != nil
    case .paragraph, .thematicBreak, .indentedCode, .html: return false
    }
  }

  /// Whether words on the line right below would become part of the last block.
  var endsOpen: Bool {
    guard let last = blocks.last else { return false }
    switch last.kind {
    case .list, .quote, .html: return true
    case .comment: return last.isUnclosed
    case .paragraph: return isTable(last)
    case .heading, .thematicBreak, .fence, .indentedCode: return false
    }
  }

  /// Whether the last line is one of plain words.
  var endsWithWords: Bool {
    guard let last = blocks.last else { return true }
    return last.kind == .paragraph && !isTable(last)
  }

  /// Whether the paragraph is a table: its second line is dashes and bars.
  private func isTable(_ block: Block) -> Bool {
    let head = bytes.line(at: block.start)
    guard head.next < block.end else { return false }
    let line = bytes.line(at: head.next)
    let delimiters = bytes[line.start..<line.end]
    return delimiters.contains(.dash)
      && delimiters.allSatisfy { $0.isSpaceOrTab || [.dash, .bar, .colon].contains($0) }
      && (delimiters.contains(.bar) || bytes[head.start..<head.end].contains(.bar))
  }
}

extension [UInt8] {
  /// The line with the tabs before its text, list markers and quote marks included, made spaces.
  fileprivate var withIndentingTabsExpanded: [UInt8] {
    let text = prefix { byte in
      byte.isSpaceOrTab || byte.isDigit
        || [.greater, .dash, .plus, .star, .dot, .closeParenthesis].contains(byte)
    }
    guard text.contains(.tab) else { return self }
    var line: [UInt8] = []
    for byte in text {
      if byte == .tab {
        line += Array(repeating: .space, count: 4 - line.count % 4)
      } else {
        line.append(byte)
      }
    }
    return line + dropFirst(text.count)
  }
}
