/// A grapheme where it lies in the bytes of a line.
struct Grapheme {
  /// The offset of its first byte.
  let start: Int
  /// The offset behind its last byte.
  let end: Int
  /// How many cells it takes: 0, 1 or 2. That of a tab is told by where it stands.
  let width: Int
  /// What it does to the end of a row.
  let breakClass: BreakClass
}

/// Walks over the graphemes of a line, as the standard library tells them apart (UAX #29).
///
/// ASCII is taken byte by byte, and plain scalars with what extends them by the tables; the
/// library is asked about the others alone.
struct GraphemeWalker {
  /// What an alef behind a lam does.
  enum LamAlef {
    /// It melts into the lam, and takes no cell.
    case melted
    /// It takes a cell, as on a terminal that shapes nothing.
    case apart
  }

  private let text: String
  private let bytes: [UInt8]
  private let end: Int
  private let lamAlef: LamAlef
  private var position: Int
  private var isBehindLam = false
  private var ahead: Decoded?
  private var recent = RecentRange(of: CellTable.ranges, pages: PageTable.cells)
  /// Whether a scalar was met that can turn the direction of text.
  private(set) var metRightToLeft = false

  private struct Decoded {
    let value: UInt32
    let length: Int
    let traits: CellTraits
  }

  /// Over a range of offsets, whose ends lie between graphemes.
  init(_ text: String, _ bytes: [UInt8], in range: Range<Int>, lamAlef: LamAlef = .melted) {
    self.text = text
    self.bytes = bytes
    self.lamAlef = lamAlef
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next grapheme, or nil at the end.
  @inline(__always)
  mutating func next() -> Grapheme? {
    let start = position
    guard start < end else { return nil }
    let byte = bytes[start]
    guard byte < 0x80, byte != 0x0D, start + 1 == end || bytes[start + 1] < 0x80 else {
      return nextBesidesASCII()
    }
    isBehindLam = false
    position = start + 1
    return Grapheme(
      start: start, end: position, width: 1, breakClass: BreakClass(ascii: byte))
  }

  private mutating func nextBesidesASCII() -> Grapheme {
    let start = position
    if bytes[start] < 0x20 || bytes[start] == 0x7F { return control() }
    let first = ahead ?? decoded(at: start)
    ahead = nil
    guard first.traits.segmentation == .plain else { return askLibrary(first) }
    var width = GraphemeWidth(first.value, first.traits)
    position = start + first.length
    while position < end, bytes[position] >= 0x80 {
      let next = decoded(at: position)
      switch next.traits.segmentation {
      case .extending:
        width.add(next.value, next.traits)
        position += next.length
        continue
      case .plain: ahead = next
      case .special:
        position = start
        return askLibrary(first)
      }
      break
    }
    return grapheme(from: start, first, width)
  }

  /// A control character is a grapheme of its own, but for a carriage return with its line feed.
  private mutating func control() -> Grapheme {
    let start = position
    isBehindLam = false
    position += 1
    if bytes[start] == 0x0D, position < end, bytes[position] == 0x0A { position += 1 }
    return Grapheme(
      start: start, end: position, width: position - start,
      breakClass: BreakClass(ascii: bytes[start]))
  }

  private mutating func askLibrary(_ first: Decoded) -> Grapheme {
    let start = position
    let rest = text[text.utf8.index(text.startIndex, offsetBy: start)...]
    let length = rest.utf8.distance(
      from: rest.startIndex, to: rest.index(after: rest.startIndex))
    position = min(start + length, end)
    var width = GraphemeWidth(first.value, first.traits)
    var at = start + first.length
    while at < position {
      let next = decoded(at: at)
      width.add(next.value, next.traits)
      at += next.length
    }
    return grapheme(from: start, first, width)
  }

  private mutating func grapheme(
    from start: Int, _ first: Decoded, _ width: GraphemeWidth
  ) -> Grapheme {
    let melts = isBehindLam && lamAlef == .melted && ArabicLetter.isAlef(first.value)
    isBehindLam = first.value == ArabicLetter.lam && !width.hasJoiner
    var breakClass = first.traits.breakClass
    if breakClass == .space, position > start + first.length { breakClass = .other }
    return Grapheme(
      start: start, end: position, width: melts ? 0 : width.cells, breakClass: breakClass)
  }

  @inline(__always)
  private mutating func decoded(at offset: Int) -> Decoded {
    let (value, length) = bytes.scalar(at: offset)
    if BidiClass.canTurnDirection(value) { metRightToLeft = true }
    return Decoded(
      value: value, length: length, traits: CellTraits(rawValue: recent.value(of: value)))
  }
}
