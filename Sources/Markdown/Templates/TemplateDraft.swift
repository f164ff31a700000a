/// An entry being written as a template says.
///
/// Around each `{{text}}` stand the words, list markers and quote marks that the template put on
/// that line. They say how the memo's further lines begin: below the text of a list item, behind
/// the same quote marks, with the same indentation. So the memo stays inside whatever the template
/// opened for it.
struct TemplateDraft {
  private(set) var bytes: [UInt8] = []
  private let ending: [UInt8]
  /// Set behind a text whose last line can't be gone on with: how the next line begins.
  private var breaking: Margin?
  private var endsOpen = false

  init(ending: [UInt8]) {
    self.ending = ending
  }

  /// Goes on with words of the template, or a value that is one line.
  mutating func append(_ words: String) {
    var isFirst = true
    for line in Array(words.utf8).splitAtLineEndings {
      if !isFirst { endLine() }
      isFirst = false
      if !line.isEmpty { append(line) }
    }
  }

  /// Goes on with the memo's text.
  mutating func append(_ text: MemoText) {
    let margin = Margin(of: lastLine)
    if let fence = openFence { return appendCode(text, fence, margin) }
    let isAlone = text.lines.count < 2 && margin.isContainer
    if margin.hasWords, !text.startsWithWords, !isAlone {
      breakLine()
      if !text.interruptsParagraph { addBlankLine(margin) }
      bytes += margin.prefix
    } else if !margin.hasWords, endsInParagraph, !text.goesOnBelowWords {
      let line = lastLine
      bytes.removeLast(line.count)
      addBlankLine(margin)
      bytes += line
    }
    add(rows(of: text, Margin(of: lastLine)), margin)
    breaking = text.endsWithWords || isAlone && margin.hasWords ? nil : margin
    endsOpen = breaking != nil && text.endsOpen
  }

  /// The whole entry, its lines ended, with `mark` where Obsidian looks for it.
  consuming func finished(with mark: String?, as marker: Marker) -> [UInt8] {
    trim()
    guard let mark else { return bytes + ending }
    let last = BlockScanner(bytes).blocks.last
    let isInline =
      breaking == nil
      && (last?.kind == .paragraph || last?.kind == .list && bytes.lines().count == 1)
      && (marker == .blockID || ObsidianComment.mark(in: bytes, lastLineRange) == nil)
    if isInline { return bytes + [.space] + mark.utf8 + ending }
    if last?.kind == .list {
      let column = last?.list?.last.contentColumn ?? 0
      if endsOpen { bytes += ending }
      return bytes + ending + Array(repeating: .space, count: column) + mark.utf8 + ending
    }
    return bytes + ending + ending + mark.utf8 + ending
  }

  // The text's lines

  private mutating func rows(of text: MemoText, _ margin: Margin) -> [MemoText.Row] {
    guard margin.isContainer else { return topLevelRows(of: text) }
    var rows = text.rows(in: .container(isJoined: margin.hasWords))
    if text.lines.count == 1, let line = text.lines.first {
      // On a line that starts with other words a mark is only text.
      rows = [MemoText.Row(bytes: Array(text.bytes[line.start..<line.end]))]
    }
    // Behind a bullet it may make a rule of the whole line.
    let whole = lastLine + (rows.first?.bytes ?? [])
    if ThematicBreak.stands(at: LineCursor(whole, Line(start: 0, end: whole.count, next: 0))) {
      rows[0].bytes.insert(.backslash, at: 0)
    }
    return rows
  }

  /// The words that the text goes on from are read together with it.
  private mutating func topLevelRows(of text: MemoText) -> [MemoText.Row] {
    let level = headingLevel ?? 6
    guard let last = BlockScanner(bytes).blocks.last, last.kind == .paragraph,
      last.end == bytes.count
    else { return text.rows(in: .topLevel(closedTo: level)) }
    let words = bytes[last.start...]
    bytes.removeLast(words.count)
    let whole = MemoText(String(decoding: words + text.bytes, as: UTF8.self))
    return whole.rows(in: .topLevel(closedTo: level))
  }

  private mutating func add(_ rows: [MemoText.Row], _ margin: Margin) {
    for (index, row) in rows.enumerated() {
      if index > 0 {
        endLine()
        bytes += row.bytes.isEmpty && !row.isCode ? margin.blankPrefix : margin.prefix
      }
      bytes += row.bytes
    }
  }

  /// In a code block of the template the memo is code: a line that would close the block is
  /// indented until it does not.
  private mutating func appendCode(_ text: MemoText, _ fence: FenceMark, _ margin: Margin) {
    for (index, line) in text.lines.enumerated() {
      if index > 0 {
        endLine()
        bytes += margin.prefix
      }
      let cursor = LineCursor(text.bytes, line)
      if fence.isClosed(by: cursor) { bytes += Array(repeating: .space, count: 4) }
      // It would close properties that are open above.
      if margin.prefix.isEmpty, Underline.level(at: cursor) == 2 { bytes.append(.space) }
      bytes += text.bytes[line.start..<line.end]
    }
  }

  private mutating func append(_ words: ArraySlice<UInt8>) {
    if let margin = breaking, !words.allSatisfy(\.isSpaceOrTab) {
      breakLine()
      if endsOpen { addBlankLine(margin) }
      bytes += margin.prefix + words.drop(while: \.isSpaceOrTab)
      breaking = nil
      endsOpen = false
    } else {
      bytes += words
    }
  }

  private mutating func endLine() {
    bytes += ending
  }

  /// Ends a line in whose midst the template has its place.
  private mutating func breakLine() {
    while let last = bytes.last, last.isSpaceOrTab { bytes.removeLast() }
    endLine()
  }

  private mutating func addBlankLine(_ margin: Margin) {
    bytes += margin.blankPrefix + ending
  }

  private mutating func trim() {
    while let last = bytes.last, last.isLineEnding || last.isSpaceOrTab { bytes.removeLast() }
    while let line = bytes.lines().first, bytes.isBlank(line.start..<line.end) {
      bytes.removeFirst(line.next)
    }
  }

  // What stands before

  private var lastLineRange: Range<Int> {
    let start = bytes.lastIndex(where: \.isLineEnding).map { $0 + 1 } ?? 0
    return start..<bytes.count
  }

  private var lastLine: [UInt8] { Array(bytes[lastLineRange]) }

  /// The code block of the template that is open here.
  private var openFence: FenceMark? {
    let lines = bytes.lines()
    var open: FenceMark?
    for line in lines where line.next > line.end {
      let margin = Margin(of: Array(bytes[line.start..<line.end]))
      var cursor = LineCursor(bytes, line)
      cursor.skipText(margin.prefix.count - cursor.indent)
      if let fence = open {
        if fence.isClosed(by: cursor) { open = nil }
      } else {
        open = FenceMark(at: cursor)
      }
    }
    return open
  }

  /// The level of the last heading of the template.
  private var headingLevel: Int? {
    for block in BlockScanner(bytes).blocks.reversed() {
      if case .heading(let level) = block.kind { return level }
    }
    return nil
  }

  /// Whether the line above is one of plain words.
  private var endsInParagraph: Bool {
    let above = bytes[..<lastLineRange.lowerBound]
    guard let line = Array(above).lines().last else { return false }
    let margin = Margin(of: Array(bytes[line.start..<line.end]))
    guard margin.hasWords else { return false }
    return ATXHeading(at: LineCursor(bytes, line)) == nil
  }
}

/// What further lines begin with, below a line that begins with list markers and quote marks.
struct Margin {
  /// Before a line of the text.
  let prefix: [UInt8]
  /// Before a blank one: quote marks keep a quote together, spaces do nothing.
  let blankPrefix: [UInt8]
  /// Whether the line is in a list item or quote.
  let isContainer: Bool
  /// Whether something stands behind the marks.
  let hasWords: Bool

  init(of line: [UInt8]) {
    var cursor = LineCursor(line, Line(start: 0, end: line.count, next: line.count))
    var prefix: [UInt8] = []
    var isContainer = false
    while !cursor.isBlank {
      let indent = Array(repeating: UInt8.space, count: cursor.indent)
      if line[cursor.textStart] == .greater {
        prefix += indent + [.greater]
        cursor.skipText(1)
      } else if let marker = ListMarker(at: cursor, interruptingParagraph: false),
        !ThematicBreak.stands(at: cursor)
      {
        prefix += indent + Array(repeating: .space, count: marker.width)
        cursor.skipText(marker.width)
      } else {
        break
      }
      isContainer = true
    }
    let spaces = Array(repeating: UInt8.space, count: max(cursor.indent, isContainer ? 1 : 0))
    self.prefix = prefix + spaces
    blankPrefix = Array(prefix[..<((prefix.lastIndex { $0 == .greater } ?? -1) + 1)])
    self.isContainer = isContainer
    hasWords = !cursor.isBlank
  }
}

extension MemoText {
  /// Whether the text is seen as what it is on the line right below words.
  fileprivate var goesOnBelowWords: Bool {
    guard let first = lines.first, Underline.level(at: LineCursor(bytes, first)) == nil else {
      return false
    }
    return startsWithWords || interruptsParagraph
  }
}

extension [UInt8] {
  /// The lines, and an empty one behind a last ending.
  fileprivate var splitAtLineEndings: [ArraySlice<UInt8>] {
    var parts = lines().map { self[$0.start..<$0.end] }
    if let last, last.isLineEnding { parts.append([]) }
    return parts
  }
}
