/// The backslashes and blank lines that keep a memo's marks from reaching beyond the memo.
///
/// - Where nothing encloses the text, no line of it starts a section: a heading is escaped and
///   stands alone, and so is the line that would underline the words above it. A rule `---` gets
///   a space, so that it can neither open nor close the note's properties.
/// - In a list item or quote the same is done to the line that would make a heading of the
///   item's own first words.
/// - HTML or an Obsidian comment that nothing closes would swallow the rest of the note: it is
///   escaped, and so is every mark at the start of the lines that it covered.
struct Guards {
  private struct Mark {
    let offset: Int
    let byte: UInt8
  }

  private var marks: [Mark] = []
  private var blankLines: [Int] = []
  private var nextMark = 0
  private var nextBlankLine = 0

  init(_ text: MemoText, in surroundings: MemoText.Surroundings) {
    for (index, block) in text.blocks.enumerated() {
      switch surroundings {
      case .container(let isJoined):
        if index == 0, isJoined, block.isUnderlined { addUnderline(of: block, text, index) }
      case .topLevel(let level):
        addTopLevel(block, text, index, closedTo: level)
      }
      if block.isUnclosed, block.kind == .comment || isOpen(surroundings) && block.kind == .html {
        addLineStarts(of: block, text)
      }
    }
  }

  private func isOpen(_ surroundings: MemoText.Surroundings) -> Bool {
    if case .topLevel = surroundings { true } else { false }
  }

  // Writing; lines are asked for in order

  /// Whether a blank line is to go before the line that starts there.
  mutating func takeBlankLine(before start: Int) -> Bool {
    while nextBlankLine < blankLines.count, blankLines[nextBlankLine] < start { nextBlankLine += 1 }
    guard nextBlankLine < blankLines.count, blankLines[nextBlankLine] == start else { return false }
    nextBlankLine += 1
    return true
  }

  /// The line with its guards.
  mutating func guarded(_ line: Line, of bytes: [UInt8]) -> [UInt8] {
    guard nextMark < marks.count, marks[nextMark].offset < line.next else {
      return Array(bytes[line.start..<line.end])
    }
    let mark = marks[nextMark]
    nextMark += 1
    return bytes[line.start..<mark.offset] + [mark.byte] + bytes[mark.offset..<line.end]
  }

  // Finding

  private mutating func addTopLevel(_ block: Block, _ text: MemoText, _ index: Int, closedTo: Int) {
    let first = text.bytes.line(at: block.start)
    let cursor = LineCursor(text.bytes, first)
    switch block.kind {
    case .heading(let level) where level <= closedTo:
      if block.isUnderlined { return addUnderline(of: block, text, index) }
      marks.append(Mark(offset: cursor.textStart, byte: .backslash))
      separate(block, text, index)
    case .thematicBreak where cursor.indent == 0:
      let rest = text.bytes[first.start..<first.end].drop { $0 == .dash }
      guard rest.startIndex == first.start + 3, rest.allSatisfy(\.isSpaceOrTab) else { return }
      marks.append(Mark(offset: first.start, byte: .space))
    default:
      break
    }
  }

  private mutating func addUnderline(of block: Block, _ text: MemoText, _ index: Int) {
    let cursor = LineCursor(text.bytes, text.bytes.line(at: block.content.upperBound))
    marks.append(Mark(offset: cursor.textStart, byte: .backslash))
    separate(block, text, index, before: false)
  }

  /// What is no heading any more would join the words around it.
  private mutating func separate(
    _ block: Block, _ text: MemoText, _ index: Int, before: Bool = true
  ) {
    if before, index > 0, text.blocks[index - 1].end == block.start {
      if blankLines.last != block.start { blankLines.append(block.start) }
    }
    if index + 1 < text.blocks.count, text.blocks[index + 1].start == block.end {
      blankLines.append(block.end)
    }
  }

  private mutating func addLineStarts(of block: Block, _ text: MemoText) {
    var at = block.start
    while at < block.end {
      let line = text.bytes.line(at: at)
      let cursor = LineCursor(text.bytes, line)
      if startsMark(cursor) { marks.append(Mark(offset: cursor.textStart, byte: .backslash)) }
      at = line.next
    }
  }

  private func startsMark(_ cursor: LineCursor) -> Bool {
    guard !cursor.isBlank, cursor.indent < 4 else { return false }
    let rest = cursor.bytes[cursor.textStart..<cursor.end]
    return [.hash, .less].contains(cursor.bytes[cursor.textStart])
      || ["```", "~~~", "%%"].contains { rest.starts(with: $0.utf8) }
      || Underline.level(at: cursor) != nil
  }
}
