/// A place in a TOML text, as a person looks for it.
///
/// Both numbers start at 1. The column counts Unicode scalars: a tab is one, a base letter with
/// a combining mark is two. Lines end at line feeds. A byte order mark at the start counts for
/// nothing.
public struct Position: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// The place at that line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// True if `left` stands before `right` in the text.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// `line:column`.
  public var description: String {
    "\(line):\(column)"
  }
}

/// Turns byte offsets into positions. Asked in ascending order it looks at each byte once.
struct Locator {
  private let start: Int
  private var offset: Int
  private var line = 1
  private var column = 1

  /// A locator for a text whose first character is at `start`.
  init(start: Int) {
    self.start = start
    offset = start
  }

  mutating func position(of target: Int, in bytes: [UInt8]) -> Position {
    if target < offset { self = Locator(start: start) }
    while offset < target {
      let byte = bytes[offset]
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
    return Position(line: line, column: column)
  }
}
