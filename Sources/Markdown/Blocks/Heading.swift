/// A heading of a note that starts a section: one that stands in no quote, list or code.
public struct Heading: Hashable, Sendable {
  /// 1 to 6.
  public let level: Int
  /// What it says, without marks; an underlined one may have several lines.
  public let text: String
  /// Its lines in the note, their endings included.
  public let lines: Range<Int>
}

extension Note {
  /// The headings that start sections, from the top.
  public var headings: [Heading] {
    blocks.compactMap(heading)
  }

  func heading(_ block: Block) -> Heading? {
    guard case .heading(let level) = block.kind else { return nil }
    let lines = bytes[block.content].split(whereSeparator: \.isLineEnding).map {
      String(decoding: bytes[bytes.trimmed($0.startIndex..<$0.endIndex)], as: UTF8.self)
    }
    return Heading(
      level: level, text: lines.joined(separator: "\n"), lines: block.start..<block.end)
  }

  /// The index among the blocks of the first heading that `line` names.
  func index(of line: HeadingLine) -> Int? {
    blocks.firstIndex { block in
      guard case .heading(line.level) = block.kind else { return false }
      return heading(block)?.text == line.text
    }
  }
}

/// A heading as settings name it: `## Inbox`.
///
/// It names the first heading of that level and that text. Marks at the end, white space around
/// and the way the heading is made do not matter, and neither does the Unicode normalisation of
/// the text; capitals do.
public struct HeadingLine: Hashable, Sendable, CustomStringConvertible {
  /// 1 to 6.
  public let level: Int
  /// The text, without marks and white space around.
  public let text: String

  /// Reads a heading; nil if `line` is not one line of one to six `#`, white space and a text.
  public init?(_ line: String) {
    let bytes = Array(line.utf8)
    let whole = Line(start: 0, end: bytes.count, next: bytes.count)
    guard !bytes.contains(where: \.isLineEnding),
      let heading = ATXHeading(at: LineCursor(bytes, whole)), !heading.content.isEmpty
    else { return nil }
    level = heading.level
    text = String(decoding: bytes[heading.content], as: UTF8.self)
  }

  init(level: Int, text: String) {
    self.level = level
    self.text = text
  }

  /// The line that makes this heading.
  public var description: String {
    let marks = String(repeating: "#", count: level)
    let line = marks + " " + text
    return endsInMarks ? line + " " + marks : line
  }

  /// Whether the text ends in what a reader would take for the closing marks, and drop: `a #`, but
  /// not `C#`.
  private var endsInMarks: Bool {
    let rest = text.utf8.reversed().drop { $0 == .hash }
    return text.utf8.last == .hash && (rest.first.map { $0 == .space || $0 == .tab } ?? true)
  }
}
