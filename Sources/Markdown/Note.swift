/// A note as it stands: its bytes, and where its parts are.
///
/// A note is bytes. Whatever is done to one, the bytes that were there stay as they are and in
/// their order; line endings, a byte order mark, odd white space and a missing last line ending
/// included. Reading one is linear in its size.
public struct Note: Sendable {
  /// The whole note.
  public let bytes: [UInt8]
  /// Where the properties stand, if the note has any.
  public let frontMatter: FrontMatterRange
  /// The blocks of the text below the properties.
  package let blocks: [Block]

  /// The note of these bytes.
  ///
  /// Throws `notUTF8` if they are none; such a note is never written to.
  public init(_ bytes: [UInt8]) throws(NoteFailure) {
    if let offset = bytes.firstInvalidUTF8 { throw .notUTF8(offset: offset) }
    self.init(valid: bytes)
  }

  /// The note of these bytes, which are known to be UTF-8.
  init(valid bytes: [UInt8]) {
    self.bytes = bytes
    frontMatter = FrontMatterRange(in: bytes)
    blocks = BlockScanner(bytes, from: frontMatter.textStart).blocks
  }

  /// A note of which nothing is there yet.
  public static var empty: Note { Note(valid: []) }
}

/// Why a note can't be read or changed.
public enum NoteFailure: Error, Hashable, Sendable {
  /// The byte at `offset` starts no UTF-8 sequence.
  case notUTF8(offset: Int)
  /// The note has no such heading, and the placement says not to make it.
  case headingMissing(HeadingLine)
}

/// Where a note's properties stand: between a first line `---` and the next line `---`.
public enum FrontMatterRange: Hashable, Sendable {
  /// There are none; the text starts behind the byte order mark, if there is one.
  case none(textStart: Int)
  /// The first line opens a block that no line closes. It may be a rule, or properties that
  /// someone is just typing, so nothing is ever put above it.
  case unclosed(textStart: Int)
  /// `content` is what stands between the two lines; it may be empty.
  case block(content: Range<Int>, textStart: Int)

  /// Where the text starts.
  public var textStart: Int {
    switch self {
    case .none(let start), .unclosed(let start), .block(_, let start): start
    }
  }

  init(in bytes: [UInt8]) {
    let start = bytes.startsWithByteOrderMark ? 3 : 0
    guard start < bytes.count else {
      self = .none(textStart: start)
      return
    }
    let first = bytes.line(at: start)
    guard Self.isMark(bytes, first) else {
      self = .none(textStart: start)
      return
    }
    var at = first.next
    while at < bytes.count {
      let line = bytes.line(at: at)
      if Self.isMark(bytes, line) {
        self = .block(content: first.next..<line.start, textStart: line.next)
        return
      }
      at = line.next
    }
    self = .unclosed(textStart: first.next)
  }

  /// Three dashes at the very start of the line; Obsidian lets white space follow.
  private static func isMark(_ bytes: [UInt8], _ line: Line) -> Bool {
    bytes[line.start..<line.end].starts(with: [.dash, .dash, .dash])
      && bytes.isBlank((line.start + 3)..<line.end)
  }
}
