/// One line of a text: `start..<end` is what it says, `end..<next` its line ending.
struct Line: Hashable {
  let start: Int
  let end: Int
  let next: Int
}

/// How a line ends. CommonMark counts all three.
enum LineEnding {
  case lineFeed
  case carriageReturn
  case both

  var bytes: [UInt8] {
    switch self {
    case .lineFeed: [.lineFeed]
    case .carriageReturn: [.carriageReturn]
    case .both: [.carriageReturn, .lineFeed]
    }
  }
}

extension [UInt8] {
  /// The line that starts at `start`, which must not be the end.
  func line(at start: Int) -> Line {
    var end = start
    while end < count, !self[end].isLineEnding { end += 1 }
    guard end < count else { return Line(start: start, end: end, next: end) }
    let isPair =
      self[end] == .carriageReturn && end + 1 < count && self[end + 1] == .lineFeed
    return Line(start: start, end: end, next: end + (isPair ? 2 : 1))
  }

  /// Whether a byte order mark stands before everything else. It is three bytes long.
  var startsWithByteOrderMark: Bool { starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The lines from `start` on.
  func lines(from start: Int = 0) -> [Line] {
    var lines: [Line] = []
    var at = start
    while at < count {
      let line = line(at: at)
      lines.append(line)
      at = line.next
    }
    return lines
  }

  /// How the last line before `offset` ends, if one does.
  func lineEnding(before offset: Int) -> LineEnding? {
    guard let at = self[..<offset].lastIndex(where: \.isLineEnding) else { return nil }
    guard self[at] == .lineFeed else { return .carriageReturn }
    return at > 0 && self[at - 1] == .carriageReturn ? .both : .lineFeed
  }

  /// How the first line at or after `offset` ends, if one does.
  func lineEnding(after offset: Int) -> LineEnding? {
    guard let at = self[offset...].firstIndex(where: \.isLineEnding) else { return nil }
    guard self[at] == .carriageReturn else { return .lineFeed }
    return at + 1 < count && self[at + 1] == .lineFeed ? .both : .carriageReturn
  }

  /// Whether nothing but spaces and tabs stands there.
  func isBlank(_ range: Range<Int>) -> Bool {
    self[range].allSatisfy(\.isSpaceOrTab)
  }

  /// `range` without the spaces and tabs at both its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, self[lower].isSpaceOrTab { lower += 1 }
    while upper > lower, self[upper - 1].isSpaceOrTab { upper -= 1 }
    return lower..<upper
  }
}
