/// Finds the blocks of a text as CommonMark 0.31 and Obsidian see them, one line at a time.
///
/// Of quotes and list items only as much is kept as tells where they end. Linear: a line costs
/// its own length, and nesting stops counting at `deepest`.
struct BlockScanner {
  let bytes: [UInt8]
  private(set) var blocks: [Block] = []
  /// Every fenced code block, nested ones too, from its opening line to the end of its last.
  private(set) var fences: [Range<Int>] = []

  /// Containers that are open, outermost first.
  private var containers: [Container] = []
  private var leaf = Leaf.none

  /// Deeper than this, a marker is text; it bounds the cost of a line.
  private static let deepest = 100

  private enum Container {
    case quote
    case item(columns: Int, isEmpty: Bool)
  }

  /// The innermost open block, where lines to come depend on it.
  private enum Leaf: Equatable {
    case none
    case paragraph
    case fence(FenceMark)
    case html(HTMLBlock)
    case indentedCode
    case comment
  }

  /// The blocks of `bytes` from `start` on.
  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    var at = start
    while at < bytes.count {
      let line = bytes.line(at: at)
      read(line)
      at = line.next
    }
    markUnclosed()
  }

  private mutating func read(_ line: Line) {
    if leaf == .comment {
      extend(line)
      if ObsidianComment.mark(in: bytes, line.start..<line.end) != nil { leaf = .none }
      return
    }
    var cursor = LineCursor(bytes, line)
    let isBlankLine = cursor.isBlank
    let matched = matchContainers(&cursor)
    if matched == containers.count, continuesVerbatim(cursor, line) { return }
    if matched == 0, ObsidianComment.opens(at: cursor) {
      close(to: 0)
      add(.comment, line)
      leaf = .comment
      return
    }
    openBlocks(&cursor, line, matched, isBlankLine: isBlankLine)
  }

  // What goes on from the line before

  private mutating func matchContainers(_ cursor: inout LineCursor) -> Int {
    for index in containers.indices {
      switch containers[index] {
      case .quote:
        guard Self.takeQuoteMark(&cursor) else { return index }
      case .item(let columns, let isEmpty):
        if cursor.isBlank {
          if isEmpty { return index }
          cursor.skipIndent(columns)
        } else {
          guard cursor.indent >= columns else { return index }
          cursor.skipIndent(columns)
          if isEmpty { containers[index] = .item(columns: columns, isEmpty: false) }
        }
      }
    }
    return containers.count
  }

  private static func takeQuoteMark(_ cursor: inout LineCursor) -> Bool {
    guard cursor.indent < 4, !cursor.isBlank, cursor.bytes[cursor.textStart] == .greater else {
      return false
    }
    cursor.skipText(1)
    cursor.skipIndent(1)
    return true
  }

  /// Gives the line to the code, HTML or indented code that is open, if it goes on.
  private mutating func continuesVerbatim(_ cursor: LineCursor, _ line: Line) -> Bool {
    switch leaf {
    case .fence(let mark):
      extend(line)
      fences[fences.count - 1] = fences[fences.count - 1].lowerBound..<line.next
      if mark.isClosed(by: cursor) { leaf = .none }
      return true
    case .html(let html):
      if html.endsAtBlankLine, cursor.isBlank {
        leaf = .none
        return false
      }
      extend(line)
      if html.isClosed(by: cursor) { leaf = .none }
      return true
    case .indentedCode:
      if cursor.isBlank { return true }
      if cursor.indent >= 4 {
        extend(line)
        return true
      }
      leaf = .none
      return false
    case .none, .paragraph, .comment:
      return false
    }
  }

  // What starts on this line

  private mutating func openBlocks(
    _ cursor: inout LineCursor, _ line: Line, _ matched: Int, isBlankLine: Bool
  ) {
    var depth = matched
    while !cursor.isBlank {
      if cursor.indent >= 4 {
        if leaf == .paragraph { break }
        return openLeaf(.indentedCode, .indentedCode, depth, line)
      }
      let isInParagraph = leaf == .paragraph && depth == containers.count
      if openLeaf(at: cursor, line, depth, isInParagraph: isInParagraph) { return }
      guard
        openContainer(at: &cursor, line, depth, interruptingParagraph: isInParagraph)
      else { break }
      depth += 1
    }
    if cursor.isBlank {
      if depth < containers.count { close(to: depth) }
      if leaf == .paragraph { leaf = .none }
      if !isBlankLine { extend(line) }
    } else if leaf == .paragraph {
      extend(line)
    } else {
      openLeaf(.paragraph, .paragraph, depth, line)
    }
  }

  /// Opens the leaf block that starts at the cursor, if one does.
  private mutating func openLeaf(
    at cursor: LineCursor, _ line: Line, _ depth: Int, isInParagraph: Bool
  ) -> Bool {
    if let heading = ATXHeading(at: cursor) {
      openLeaf(.heading(level: heading.level), .none, depth, line)
      if containers.isEmpty { blocks[blocks.count - 1].content = heading.content }
    } else if let mark = FenceMark(at: cursor) {
      openLeaf(.fence, .fence(mark), depth, line)
      fences.append(line.start..<line.next)
    } else if let html = HTMLBlock(at: cursor, interruptingParagraph: leaf == .paragraph) {
      openLeaf(.html, html.isClosed(by: cursor) ? .none : .html(html), depth, line)
    } else if isInParagraph, let level = Underline.level(at: cursor), underline(level, line) {
      leaf = .none
    } else if ThematicBreak.stands(at: cursor) {
      openLeaf(.thematicBreak, .none, depth, line)
    } else {
      return false
    }
    return true
  }

  private mutating func openLeaf(
    _ kind: Block.Kind, _ opened: Leaf, _ depth: Int, _ line: Line
  ) {
    close(to: depth)
    add(kind, line)
    leaf = opened
  }

  /// Makes a heading of the paragraph that is open. False if it holds only link definitions.
  private mutating func underline(_ level: Int, _ line: Line) -> Bool {
    guard containers.isEmpty else {
      extend(line)
      return true
    }
    let last = blocks.count - 1
    let content = LinkDefinition.skipAll(in: bytes, blocks[last].start..<line.start)
    guard !bytes[content].allSatisfy({ $0.isSpaceOrTab || $0.isLineEnding }) else { return false }
    blocks[last].kind = .heading(level: level)
    blocks[last].isUnderlined = true
    blocks[last].content = content
    extend(line)
    return true
  }

  private mutating func openContainer(
    at cursor: inout LineCursor, _ line: Line, _ depth: Int, interruptingParagraph: Bool
  ) -> Bool {
    guard depth < Self.deepest else { return false }
    if bytes[cursor.textStart] == .greater {
      close(to: depth)
      add(.quote, line)
      containers.append(.quote)
      return Self.takeQuoteMark(&cursor)
    }
    guard let marker = ListMarker(at: cursor, interruptingParagraph: interruptingParagraph)
    else { return false }
    close(to: depth)
    addItem(marker, line)
    containers.append(.item(columns: marker.contentColumn, isEmpty: marker.isEmpty))
    cursor.skipText(marker.width)
    cursor.skipIndent(marker.padding)
    return true
  }

  // Bookkeeping of the top level

  private mutating func close(to depth: Int) {
    containers.removeLast(containers.count - depth)
    leaf = .none
  }

  private mutating func add(_ kind: Block.Kind, _ line: Line) {
    guard containers.isEmpty else { return extend(line) }
    blocks.append(Block(kind: kind, start: line.start, end: line.next))
  }

  private mutating func addItem(_ marker: ListMarker, _ line: Line) {
    guard containers.isEmpty else { return extend(line) }
    if let shape = blocks.last?.list, shape.last.kind == marker.kind {
      let isApart = blocks[blocks.count - 1].end != line.start
      blocks[blocks.count - 1].list?.add(marker, at: line.start, isApart: isApart)
      extend(line)
    } else {
      blocks.append(Block(kind: .list, start: line.start, end: line.next))
      blocks[blocks.count - 1].list = ListShape(marker, at: line.start)
    }
  }

  /// Gives the line to the last block. A blank line at the end of a list or quote is not part of
  /// it, whatever is open inside.
  private mutating func extend(_ line: Line) {
    if !containers.isEmpty, bytes.isBlank(line.start..<line.end) { return }
    blocks[blocks.count - 1].end = line.next
  }

  private mutating func markUnclosed() {
    guard containers.isEmpty, !blocks.isEmpty else { return }
    switch leaf {
    case .fence, .comment: blocks[blocks.count - 1].isUnclosed = true
    case .html(let html): blocks[blocks.count - 1].isUnclosed = !html.endsAtBlankLine
    case .none, .paragraph, .indentedCode: break
    }
  }
}
