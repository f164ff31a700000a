/// A heading marked by `#` to `######`.
struct ATXHeading {
  let level: Int
  /// Its text, without the closing run of `#` and the white space around.
  let content: Range<Int>

  init?(at cursor: LineCursor) {
    let bytes = cursor.bytes
    guard cursor.indent < 4, !cursor.isBlank else { return nil }
    var at = cursor.textStart
    while at < cursor.end, bytes[at] == .hash { at += 1 }
    level = at - cursor.textStart
    guard 1...6 ~= level, at == cursor.end || bytes[at].isSpaceOrTab else { return nil }
    let text = bytes.trimmed(at..<cursor.end)
    var end = text.upperBound
    while end > text.lowerBound, bytes[end - 1] == .hash { end -= 1 }
    let isClosing = end == text.lowerBound || bytes[end - 1].isSpaceOrTab
    content = isClosing ? bytes.trimmed(text.lowerBound..<end) : text
  }
}

/// What opens a fenced code block: three or more backticks or tildes.
struct FenceMark: Equatable {
  let character: UInt8
  let length: Int

  init?(at cursor: LineCursor) {
    let bytes = cursor.bytes
    guard cursor.indent < 4, !cursor.isBlank else { return nil }
    character = bytes[cursor.textStart]
    guard character == .backtick || character == .tilde else { return nil }
    length = Self.run(at: cursor)
    guard length >= 3 else { return nil }
    if character == .backtick,
      bytes[(cursor.textStart + length)..<cursor.end].contains(.backtick)
    {
      return nil
    }
  }

  /// Whether the line closes the block: the same mark, at least as long, and nothing after it.
  func isClosed(by cursor: LineCursor) -> Bool {
    guard cursor.indent < 4, !cursor.isBlank, cursor.bytes[cursor.textStart] == character else {
      return false
    }
    let found = Self.run(at: cursor)
    return found >= length && cursor.bytes.isBlank((cursor.textStart + found)..<cursor.end)
  }

  /// The shortest line that closes the block.
  var closingLine: [UInt8] { Array(repeating: character, count: length) }

  private static func run(at cursor: LineCursor) -> Int {
    let character = cursor.bytes[cursor.textStart]
    return cursor.bytes[cursor.textStart..<cursor.end].prefix { $0 == character }.count
  }
}

/// A line of only `=` or only `-` that makes a heading of the paragraph above it.
enum Underline {
  /// The level of the heading, if the line at the cursor is one.
  static func level(at cursor: LineCursor) -> Int? {
    guard cursor.indent < 4, !cursor.isBlank else { return nil }
    let character = cursor.bytes[cursor.textStart]
    guard character == .equals || character == .dash else { return nil }
    let rest = cursor.bytes[cursor.textStart..<cursor.end].drop { $0 == character }
    guard rest.allSatisfy(\.isSpaceOrTab) else { return nil }
    return character == .equals ? 1 : 2
  }
}

/// A rule across the page: three or more `-`, `*` or `_` and nothing else.
enum ThematicBreak {
  static func stands(at cursor: LineCursor) -> Bool {
    guard cursor.indent < 4, !cursor.isBlank else { return false }
    let character = cursor.bytes[cursor.textStart]
    guard [.dash, .star, .underscore].contains(character) else { return false }
    var count = 0
    for byte in cursor.bytes[cursor.textStart..<cursor.end] {
      if byte == character {
        count += 1
      } else if !byte.isSpaceOrTab {
        return false
      }
    }
    return count >= 3
  }
}

/// Obsidian's own comment, `%% … %%`. Exactly two signs count; a block starts with its line.
enum ObsidianComment {
  /// Whether the line opens a comment that goes on over the lines to come.
  static func opens(at cursor: LineCursor) -> Bool {
    guard cursor.indent < 4, let first = mark(in: cursor.bytes, cursor.textStart..<cursor.end),
      first == cursor.textStart
    else { return false }
    return mark(in: cursor.bytes, (first + 2)..<cursor.end) == nil
  }

  /// Where the first `%%` stands in `range`, if there is one.
  static func mark(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var at = range.lowerBound
    while at < range.upperBound {
      guard bytes[at] == .percent else {
        at += 1
        continue
      }
      let start = at
      while at < range.upperBound, bytes[at] == .percent { at += 1 }
      if at - start == 2 { return start }
    }
    return nil
  }
}
