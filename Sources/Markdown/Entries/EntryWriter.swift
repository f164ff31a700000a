/// Writes entries in one style, one after the other, for one place in a note.
struct EntryWriter {
  let style: EntryStyle
  let marker: Marker
  /// The level of the section that the entries stand in; 0 for the whole text.
  let level: Int
  let ending: [UInt8]
  var items: ItemSeries

  /// An entry's lines, and what it shows to its neighbours.
  struct Written {
    let bytes: [UInt8]
    let upper: Edge
    let lower: Edge
  }

  /// The next entry.
  mutating func write(_ entry: Entry) -> Written {
    let text = MemoText(entry.text)
    switch style {
    case .list, .task: return writeItem(entry, text)
    case .callout: return writeCallout(entry, text)
    case .heading: return writeHeading(entry, text)
    case .paragraph: return writeParagraph(entry, text)
    case .template(let template, let language):
      return writeTemplate(entry, text, template, language)
    }
  }

  // A list item or task

  private mutating func writeItem(_ entry: Entry, _ text: MemoText) -> Written {
    let start = items.next()
    let isJoined = text.lines.count < 2 || text.startsWithWords
    var head: [String] = []
    if style == .task { head.append("[ ]") }
    if let title = entry.titleLine { head.append("**\(title)**") }
    if style == .list || !isJoined && head.count == 1 {
      head.insert(entry.clock, at: style == .list ? 0 : 1)
    }
    var draft = EntryDraft(prefix: start.prefix(for: text), ending: ending)
    draft.start(start.bytes + head.joined(separator: " ").utf8)
    // On a line that starts with other words a mark is only text.
    let rows =
      text.lines.count < 2
      ? text.lines.map { MemoText.Row(bytes: Array(text.bytes[$0.start..<$0.end])) }
      : text.rows(in: .container(isJoined: isJoined))
    let words = text.lines.count < 2 ? 1 : text.wordLineCount
    writeBody(rows, words: words, isJoined: isJoined, text, tags: entry.tagLine, into: &draft)
    addMark(of: entry, after: text, into: &draft)
    let edge = Edge(list: start.kind, reach: start.contentColumn, indent: start.indent)
    return Written(bytes: draft.finished(), upper: edge, lower: edge)
  }

  /// The text: from the head's own line on if it starts with words, else below.
  private func writeBody(
    _ rows: [MemoText.Row], words: Int, isJoined: Bool, _ text: MemoText, tags: String,
    into draft: inout EntryDraft
  ) {
    if !isJoined {
      if !tags.isEmpty { draft.appendWord(tags.utf8) }
      if !text.interruptsParagraph { draft.addBlankLine() }
    }
    for (index, row) in rows.enumerated() {
      if index == 0, isJoined {
        draft.appendWord(
          text.startsWithWords ? row.bytes.drop(while: \.isSpaceOrTab) : row.bytes[...])
      } else {
        draft.addLine(row)
      }
      if isJoined, index + 1 == words, !tags.isEmpty { draft.appendWord(tags.utf8) }
    }
  }

  private func addMark(of entry: Entry, after text: MemoText, into draft: inout EntryDraft) {
    guard let mark = mark(of: entry) else { return }
    if draft.lineCount == 1, marker == .blockID || !draft.bytes.hasCommentMark {
      draft.appendWord(mark.utf8)
    } else {
      if text.endsOpen { draft.addBlankLine() }
      draft.addLine(mark.utf8)
    }
  }

  // A callout

  private func writeCallout(_ entry: Entry, _ text: MemoText) -> Written {
    var draft = EntryDraft(prefix: Array("> ".utf8), ending: ending)
    let head = ["> [!note]", entry.clock, entry.titleLine, entry.tagLine].compactMap(\.self)
    draft.start(Array(head.filter { !$0.isEmpty }.joined(separator: " ").utf8))
    let startsAsUnderline =
      text.lines.first.map { Underline.level(at: LineCursor(text.bytes, $0)) != nil } ?? false
    let isJoined = text.startsWithWords && !startsAsUnderline
    if !isJoined, !text.interruptsParagraph || startsAsUnderline { draft.addBlankLine() }
    for row in text.rows(in: .container(isJoined: isJoined)) { draft.addLine(row) }
    switch (marker, mark(of: entry)) {
    case (.blockID, let mark?):
      draft.addLineOutside(mark.utf8)
    case (_, let mark?):
      addMark(mark, below: text, into: &draft)
    case (_, nil):
      break
    }
    return Written(bytes: draft.finished(), upper: .plain, lower: .plain)
  }

  private func addMark(_ mark: String, below text: MemoText, into draft: inout EntryDraft) {
    if text.endsOpen { draft.addBlankLine() }
    draft.addLine(mark.utf8)
  }

  // Text at the top level

  private func writeHeading(_ entry: Entry, _ text: MemoText) -> Written {
    let depth = max(3, level + 1)
    let head = [entry.clock, entry.titleLine].compactMap(\.self).joined(separator: " ")
    var draft = EntryDraft(prefix: [], ending: ending)
    if depth <= 6 {
      let line = HeadingLine(level: depth, text: head).description
      draft.start(Array(line.utf8))
      if !entry.tagLine.isEmpty { draft.appendWord(entry.tagLine.utf8) }
    } else {
      draft.start(Array("**\(head)**".utf8))
      if !entry.tagLine.isEmpty { draft.appendWord(entry.tagLine.utf8) }
      draft.addBlankLine()
    }
    for row in text.rows(in: .topLevel(closedTo: depth)) { draft.addLine(row) }
    addTopLevelMark(of: entry, after: text, into: &draft)
    let bytes = draft.finished()
    return Written(bytes: bytes, upper: .plain, lower: lowerEdge(of: text, written: bytes))
  }

  private func writeParagraph(_ entry: Entry, _ text: MemoText) -> Written {
    var draft = EntryDraft(prefix: [], ending: ending)
    var rows = text.rows(in: .topLevel(closedTo: 6))[...]
    let head = entry.titleLine.map { "**\($0)**" }
    var upper = Edge.plain
    if text.startsWithWords {
      draft.start(Array((head ?? "").utf8))
      writeBody(
        Array(rows), words: text.wordLineCount, isJoined: true, text, tags: entry.tagLine,
        into: &draft)
    } else {
      let words = [head ?? "", entry.tagLine].filter { !$0.isEmpty }.joined(separator: " ")
      if words.isEmpty, let first = rows.popFirst() {
        draft.start(first.bytes)
        upper = text.blocks.first?.upperEdge(in: text.bytes) ?? .plain
        upper.list = nil
      } else {
        draft.start(Array(words.utf8))
        draft.addBlankLine()
      }
      for row in rows { draft.addLine(row) }
    }
    addTopLevelMark(of: entry, after: text, into: &draft)
    let bytes = draft.finished()
    return Written(bytes: bytes, upper: upper, lower: lowerEdge(of: text, written: bytes))
  }

  private func addTopLevelMark(of entry: Entry, after text: MemoText, into draft: inout EntryDraft)
  {
    guard let mark = mark(of: entry) else { return }
    let isInline = text.endsWithWords && (marker == .blockID || !draft.bytes.lastLineHasCommentMark)
    if isInline {
      draft.appendWord(mark.utf8)
    } else {
      if marker == .blockID || !text.endsWithWords { draft.addBlankLine() }
      draft.addLine(mark.utf8)
    }
  }

  private func lowerEdge(of text: MemoText, written bytes: [UInt8]) -> Edge {
    guard marker == .none, let last = text.blocks.last else { return .plain }
    // What was escaped at the end is read anew.
    let isEscaped = last.isUnclosed && last.kind != .fence
    var edge = (isEscaped ? BlockScanner(bytes).blocks.last : last)?.lowerEdge ?? .plain
    edge.list = nil
    return edge
  }

  // Marks

  func mark(of entry: Entry) -> String? {
    let mark = "slip-" + entry.markName
    switch marker {
    case .none: return nil
    case .blockID: return "^" + mark
    case .comment: return "%% \(mark) %%"
    }
  }
}

extension [UInt8] {
  /// Whether `%%` stands anywhere; a mark of the same kind on that line would pair with it.
  fileprivate var hasCommentMark: Bool {
    ObsidianComment.mark(in: self, indices) != nil
  }

  fileprivate var lastLineHasCommentMark: Bool {
    let start = lastIndex(where: \.isLineEnding).map { $0 + 1 } ?? 0
    return ObsidianComment.mark(in: self, start..<count) != nil
  }
}
