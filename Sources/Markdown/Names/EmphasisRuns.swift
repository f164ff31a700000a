/// The marks of emphasis in a line, and which of them belong together: `*` and `_`, and in twos
/// `~~` and `==`. What has no partner is a sign like others.
struct EmphasisRuns {
  private var runs: [Run] = []
  /// Runs that may still find a partner, by their mark.
  private var open: [UInt8: [Int]] = [:]

  private struct Run {
    let start: Int
    let length: Int
    /// How many of its marks have no partner yet.
    var left: Int
  }

  /// Adds the run of `length` marks that stands at `start`, between the bytes `before` and `after`.
  mutating func add(
    _ mark: UInt8, _ length: Int, at start: Int, after before: UInt8?, before after: UInt8?
  ) {
    let isWordBefore = before.map(\.isOfWord) == true
    let isWordAfter = after.map(\.isOfWord) == true
    let isGapBefore = before.map(\.isSpaceOrTab) ?? true
    let isGapAfter = after.map(\.isSpaceOrTab) ?? true
    let canClose = !isGapBefore && !(mark == .underscore && isWordAfter)
    let canOpen = !isGapAfter && !(mark == .underscore && isWordBefore)
    var run = Run(start: start, length: length, left: length)
    if canClose { close(&run, mark) }
    runs.append(run)
    if canOpen, run.left > 0 { open[mark, default: []].append(runs.count - 1) }
  }

  private mutating func close(_ run: inout Run, _ mark: UInt8) {
    while run.left > 0, let partner = open[mark]?.last {
      let pairs = min(run.left, runs[partner].left)
      runs[partner].left -= pairs
      run.left -= pairs
      if runs[partner].left == 0 { open[mark]?.removeLast() }
    }
  }

  /// `words` without the marks that found a partner.
  func removed(from words: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var at = 0
    for run in runs {
      result += words[at..<(run.start + run.left)]
      at = run.start + run.length
    }
    return result + words[at...]
  }
}

extension UInt8 {
  /// Whether a word goes on with it; characters beyond ASCII count as letters.
  fileprivate var isOfWord: Bool { isLetter || isDigit || self >= 0x80 }
}
