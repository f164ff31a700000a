/// A format taken apart: what to write, piece by piece.
struct FormatProgram: Sendable {
  let pieces: [Piece]
  /// Whether the text of the format has `-MMM-` anywhere in it; Spanish minds.
  let hasHyphenatedMonth: Bool

  enum Piece: Sendable {
    case text(Literal)
    case field(Field)
  }

  /// Takes a format apart that has no long form in it.
  init(_ pattern: [UInt8]) {
    var lexer = FormatLexer(pattern)
    pieces = lexer.all()
    let hyphenated = Array("-MMM-".utf8)
    hasHyphenatedMonth = pattern.indices.contains { pattern[$0...].starts(with: hyphenated) }
  }

  /// The tokens alone.
  var fields: [Field] {
    pieces.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }
}

/// Follows moment's expression for tokens: text in brackets first, then a token, or else one
/// character. A backslash makes text of either. A line break outside brackets is not a character
/// to that expression, and vanishes.
private struct FormatLexer {
  private var rest: ArraySlice<UInt8>
  private var pieces: [FormatProgram.Piece] = []
  private var text: Literal?

  init(_ pattern: [UInt8]) {
    rest = pattern[...]
  }

  mutating func all() -> [FormatProgram.Piece] {
    while let first = rest.first { takeItem(startingWith: first) }
    endText()
    return pieces
  }

  private mutating func takeItem(startingWith first: UInt8) {
    if let length = rest.bracketedLength {
      add(Literal(bracketed: take(length)))
    } else if first == UInt8(ascii: "\\"), let length = itemLength(of: rest.dropFirst()) {
      add(Literal(take(1 + length)))
    } else if let (field, length) = Field.longest(in: rest) {
      endText()
      pieces.append(.field(field))
      _ = take(length)
    } else if let length = itemLength(of: rest) {
      add(Literal(take(length)))
    } else {
      _ = take(rest.lineBreakLength)
    }
  }

  private mutating func take(_ length: Int) -> ArraySlice<UInt8> {
    defer { rest = rest.dropFirst(length) }
    return rest.prefix(length)
  }

  private mutating func add(_ literal: Literal) {
    if text == nil { text = literal } else { text?.append(literal) }
  }

  private mutating func endText() {
    if let text { pieces.append(.text(text)) }
    text = nil
  }

  /// The length of the token or of the single character at the start; `nil` at a line break.
  private func itemLength(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first, bytes.lineBreakLength == 0 else { return nil }
    if let (_, length) = Field.longest(in: bytes) { return length }
    return bytes.startsWithWeekAndBar ? 2 : first.scalarLength
  }
}

extension ArraySlice<UInt8> {
  /// The length of `[…]` at the start: it closes at the last `]` before the next `[`.
  var bracketedLength: Int? {
    guard first == UInt8(ascii: "[") else { return nil }
    let inside = dropFirst().prefix { $0 != UInt8(ascii: "[") }
    return inside.lastIndex(of: UInt8(ascii: "]")).map { $0 - startIndex + 1 }
  }

  /// The length of the line break at the start, as JavaScript sees one; 0 if there is none.
  var lineBreakLength: Int {
    switch first {
    case 0x0A, 0x0D: 1
    case 0xE2 where starts(with: [0xE2, 0x80, 0xA8]) || starts(with: [0xE2, 0x80, 0xA9]): 3
    default: 0
    }
  }

  /// moment's expression has `w[o|w]?`, which means to say "o or w" and takes the bar as well:
  /// `w|` is an item that is no token.
  var startsWithWeekAndBar: Bool {
    starts(with: "w|".utf8) || starts(with: "W|".utf8)
  }
}

extension UInt8 {
  /// How many bytes the UTF-8 character that starts with this byte has.
  var scalarLength: Int {
    switch self {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}
