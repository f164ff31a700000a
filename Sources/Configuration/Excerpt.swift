public import TOML

/// The line of a text that a problem is in, and marks below the characters concerned.
///
///     hedding = "## Inbox"
///     ^^^^^^^
///
/// Both lines are to be printed behind prefixes of the same width. Tabs stay tabs in both, wide
/// characters count for two columns, combining marks for none. What a terminal would obey is
/// shown as U+FFFD, and so is what is not UTF-8. Of a long line the part around the marks is
/// shown, with `…` where it was cut.
public struct Excerpt: Hashable, Sendable {
  /// The line.
  public let line: String
  /// Spaces and tabs, then a `^` for every column concerned, one at least.
  public let marks: String

  /// How many characters of a line are shown at most.
  private static let limit = 120

  /// The line of `bytes` where `span` begins. If the span goes on in a later line, all of the
  /// rest of its first line is marked.
  public init(of bytes: [UInt8], at span: Range<Position>) {
    let scalars = Excerpt.line(span.lowerBound.line, of: bytes)
    let first = min(max(0, span.lowerBound.column - 1), scalars.count)
    let isOneLine = span.upperBound.line == span.lowerBound.line
    let end = isOneLine ? min(max(first, span.upperBound.column - 1), scalars.count) : scalars.count

    let start = scalars.count > Excerpt.limit ? max(0, first - Excerpt.limit / 3) : 0
    let stop = min(scalars.count, start + Excerpt.limit)
    var line = String.UnicodeScalarView(scalars[start..<stop].map(Excerpt.harmless))
    var marks = scalars[start..<first].map { scalar in
      scalar == "\t" ? "\t" : String(repeating: " ", count: Excerpt.width(of: scalar))
    }.joined()
    if start > 0 {
      line.insert("…", at: line.startIndex)
      marks = " " + marks
    }
    if stop < scalars.count { line.append("…") }
    let marked = scalars[first..<max(first, min(end, stop))].reduce(0) { width, scalar in
      width + Excerpt.width(of: scalar)
    }
    self.line = String(line)
    self.marks = marks + String(repeating: "^", count: max(1, marked))
  }

  /// The characters of a line, from 1, without its end and without a byte order mark.
  private static func line(_ number: Int, of bytes: [UInt8]) -> [Unicode.Scalar] {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for _ in 1..<max(1, number) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return [] }
      start = end + 1
    }
    var line = bytes[start...].prefix { $0 != 0x0A }
    if line.last == 0x0D { line.removeLast() }
    return Array(String(decoding: line, as: UTF8.self).unicodeScalars)
  }

  private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control where scalar != "\t": "\u{FFFD}"
    // What turns the direction of text around may show a line as it is not.
    case .format where scalar.properties.isBidiControl: "\u{FFFD}"
    default: scalar
    }
  }

  /// How many columns a terminal gives the character; 1 for a tab.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format where !scalar.properties.isBidiControl: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
