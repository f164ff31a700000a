/// What a text says first, without the marks of Markdown: the title of a memo that was given none.
///
/// It is the first line with a letter, a number or a picture in it; if no line has any, the first
/// with another sign of its own. Comments, rules and the lines that open code do not count. Cost is
/// linear in what is read; of a line no more than 4096 bytes are.
public struct Headline: Hashable, Sendable, CustomStringConvertible {
  /// The words, on one line.
  public let description: String

  /// The headline of `text`; nil if it has none.
  public init?(of text: String) {
    let bytes = Array(text.utf8)
    var reader = HeadlineReader(bytes)
    var signs: String?
    while let line = reader.next() {
      if line.unicodeScalars.contains(where: \.isOfWords) {
        description = line
        return
      }
      if signs == nil, FileName(line) != nil { signs = line }
    }
    guard let signs else { return nil }
    description = signs
  }
}

/// Reads a text line by line, each without the marks that say what kind of line it is.
private struct HeadlineReader {
  private let bytes: [UInt8]
  private var at: Int
  private var surroundings = Surroundings.text

  private static let longest = 4096
  private static let deepest = 100

  private enum Surroundings {
    case text
    case fence(FenceMark)
    case comment
    case html(HTMLBlock)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    at = bytes.startsWithByteOrderMark ? 3 : 0
  }

  /// The words of the next line that may have some; nil at the end.
  mutating func next() -> String? {
    while at < bytes.count {
      let line = bytes.line(at: at)
      at = line.next
      if let words = words(of: line), !words.isEmpty { return words }
    }
    return nil
  }

  private mutating func words(of line: Line) -> String? {
    let cursor = LineCursor(bytes, line)
    switch surroundings {
    case .text:
      return text(at: cursor)
    case .fence(let mark):
      guard !mark.isClosed(by: cursor) else { break }
      return String(decoding: bytes[beginning(of: cursor.textStart..<line.end)], as: UTF8.self)
    case .comment:
      guard ObsidianComment.mark(in: bytes, line.start..<line.end) != nil else { return nil }
    case .html(let block):
      guard block.isClosed(by: cursor) else { return nil }
    }
    surroundings = .text
    return nil
  }

  private mutating func text(at start: LineCursor) -> String? {
    var cursor = start
    skipContainers(&cursor)
    guard !cursor.isBlank, !ThematicBreak.stands(at: cursor) else { return nil }
    if let mark = FenceMark(at: cursor) {
      surroundings = .fence(mark)
    } else if ObsidianComment.opens(at: cursor) {
      surroundings = .comment
    } else if let block = HTMLBlock(at: cursor, interruptingParagraph: false),
      block != .tag, block != .raw, !block.isClosed(by: cursor)
    {
      surroundings = .html(block)
    } else {
      let text = ATXHeading(at: cursor)?.content ?? bytes.trimmed(cursor.textStart..<cursor.end)
      return InlineText(bytes[beginning(of: withoutBlockID(text))]).plain
    }
    return nil
  }

  /// Goes behind quote marks, bullets, numbers, and what they carry.
  private func skipContainers(_ cursor: inout LineCursor) {
    for _ in 0..<Self.deepest {
      cursor.skipIndent(.max)
      guard !cursor.isBlank, !ThematicBreak.stands(at: cursor) else { return }
      if bytes[cursor.textStart] == .greater {
        cursor.skipText(1)
        skipCallout(&cursor)
      } else if let marker = ListMarker(at: cursor, interruptingParagraph: false) {
        cursor.skipText(marker.width)
        skipTaskBox(&cursor)
      } else {
        return
      }
    }
  }

  /// `[!note]`, and the sign that folds it.
  private func skipCallout(_ cursor: inout LineCursor) {
    let rest = bytes[cursor.textStart..<cursor.end]
    guard rest.starts(with: "[!".utf8), let close = rest.firstIndex(of: .closeBracket) else {
      return
    }
    let isFolding = close + 1 < cursor.end && [.plus, .dash].contains(bytes[close + 1])
    cursor.skipText(close + (isFolding ? 2 : 1) - cursor.textStart)
  }

  /// `[ ]`, with any one character in it.
  private func skipTaskBox(_ cursor: inout LineCursor) {
    let rest = bytes[cursor.textStart..<cursor.end].prefix(16)
    guard rest.first == .openBracket, let close = rest.dropFirst(2).firstIndex(of: .closeBracket),
      String(decoding: rest[(rest.startIndex + 1)..<close], as: UTF8.self).count == 1,
      close + 1 == cursor.end || bytes[close + 1].isSpaceOrTab
    else { return }
    cursor.skipText(close + 1 - cursor.textStart)
  }

  /// A block ID at the end names the line, and says nothing.
  private func withoutBlockID(_ range: Range<Int>) -> Range<Int> {
    var at = range.upperBound
    while at > range.lowerBound,
      bytes[at - 1].isLetter || bytes[at - 1].isDigit || bytes[at - 1] == .dash
    {
      at -= 1
    }
    guard at < range.upperBound, at - 1 > range.lowerBound, bytes[at - 1] == .caret,
      bytes[at - 2].isSpaceOrTab
    else { return range }
    return bytes.trimmed(range.lowerBound..<(at - 1))
  }

  /// As much of `range` as is read, in whole characters of UTF-8.
  private func beginning(of range: Range<Int>) -> Range<Int> {
    guard range.count > Self.longest else { return range }
    var end = range.lowerBound + Self.longest
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return range.lowerBound..<end
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a number, or a picture beyond ASCII.
  fileprivate var isOfWords: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      !properties.isDefaultIgnorableCodePoint
    case .otherSymbol, .currencySymbol, .mathSymbol:
      !isASCII
    default: false
    }
  }
}
