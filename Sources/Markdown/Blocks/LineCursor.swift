/// Walks along one line and counts columns: a tab reaches to the next multiple of four, and a
/// container may take a part of it (CommonMark 0.31, section 2.2).
struct LineCursor {
  let bytes: [UInt8]
  let end: Int
  private(set) var position: Int
  private(set) var column = 0
  /// The first byte from here on that is neither space nor tab, or `end`.
  private(set) var textStart = 0
  /// How many columns of white space stand before it.
  private(set) var indent = 0

  init(_ bytes: [UInt8], _ line: Line) {
    self.bytes = bytes
    end = line.end
    position = line.start
    findText()
  }

  /// Whether nothing but white space is left.
  var isBlank: Bool { textStart == end }

  /// Goes on behind `count` bytes of text, after the white space before it.
  mutating func skipText(_ count: Int) {
    column += indent + count
    position = textStart + count
    findText()
  }

  /// Takes up to `columns` columns of the white space that stands here.
  mutating func skipIndent(_ columns: Int) {
    var left = min(columns, indent)
    while left > 0 {
      let width = bytes[position] == .tab ? 4 - column % 4 : 1
      if width <= left { position += 1 }
      column += min(width, left)
      left -= min(width, left)
    }
    findText()
  }

  private mutating func findText() {
    var at = position
    var reached = column
    while at < end, bytes[at].isSpaceOrTab {
      reached += bytes[at] == .tab ? 4 - reached % 4 : 1
      at += 1
    }
    textStart = at
    indent = reached - column
  }
}
