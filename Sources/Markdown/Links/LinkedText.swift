/// A memo's text with links below it, each on a line of its own, that are seen as links.
///
/// Code, HTML or a comment that is open at the end of the text is closed first. Where the first
/// link would become a part of the text's last block (a list, a quote, a table) a blank line stands
/// between. Blank lines at the end of the text are dropped; everything else of it is kept. A text
/// of blank lines alone is nothing: then there are only the links.
public struct LinkedText: Hashable, Sendable, CustomStringConvertible {
  /// The text and the links.
  public let description: String

  /// `text` with `links` below it.
  public init(_ text: String, links: [String]) {
    let read = MemoText(text)
    guard !links.isEmpty else {
      description = text
      return
    }
    guard !read.lines.isEmpty else {
      description = links.joined(separator: "\n")
      return
    }
    let whole = Array(text.utf8)
    let last = whole.lines().last { !whole.isBlank($0.start..<$0.end) }
    let ending = (whole.lineEnding(after: 0) ?? .lineFeed).bytes
    var bytes = Array(whole[..<(last?.end ?? 0)])
    if let mark = read.closingMark { bytes += ending + mark }
    if read.endsOpen || read.isOpenDefinition { bytes += ending }
    for link in links { bytes += ending + link.utf8 }
    description = String(decoding: bytes, as: UTF8.self)
  }
}

extension MemoText {
  /// The line that closes what is open at the end; nil if nothing is, or a blank line does it.
  fileprivate var closingMark: [UInt8]? {
    guard let last = blocks.last, last.isUnclosed else { return nil }
    let cursor = LineCursor(bytes, bytes.line(at: last.start))
    switch last.kind {
    case .fence: return FenceMark(at: cursor)?.closingLine
    case .comment: return Array("%%".utf8)
    case .html: return HTMLBlock(at: cursor, interruptingParagraph: false)?.closingLine
    default: return nil
    }
  }

  /// Whether the last line is the beginning of a link definition, to which the next line would give
  /// its target.
  fileprivate var isOpenDefinition: Bool {
    guard blocks.last?.kind == .paragraph, let line = lines.last else { return false }
    let words = bytes[bytes.trimmed(line.start..<line.end)]
    return words.last == .colon && words.first == .openBracket
  }
}
