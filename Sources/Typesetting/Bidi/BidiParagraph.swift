/// The embedding levels of one line that is a paragraph of its own (UAX #9, revision 46).
///
/// Linear in the length of the line.
package struct BidiParagraph {
  /// The level of each scalar before L1; of one that X9 removes, that of the scalar before it.
  package private(set) var levels: [UInt8]

  /// Resolves the levels: X1–X10, W1–W7, N0–N2, I1 and I2.
  ///
  /// Brackets are known by `scalars`, one for each class; without any, none is.
  package init(classes: [BidiClass], scalars: [UInt32], direction: Direction) {
    let base: UInt8 = direction == .leftToRight ? 0 : 1
    var explicit = ExplicitLevels(classes, base: base)
    for sequence in explicit.sequences() {
      var sequence = sequence
      sequence.resolveWeak()
      sequence.resolveBrackets(classes: classes, scalars: scalars)
      sequence.resolveNeutrals()
      sequence.write(to: &explicit.levels)
    }
    levels = explicit.levels
    var previous = base
    for at in classes.indices {
      if classes[at].isRemoved { levels[at] = previous } else { previous = levels[at] }
    }
  }

  /// The direction that the first strong character gives; left to right if there is none (P2, P3).
  package static func direction(of classes: some Sequence<BidiClass>) -> Direction {
    firstStrong(in: classes) ?? .leftToRight
  }

  /// The direction of the first strong character outside of isolates.
  static func firstStrong(in classes: some Sequence<BidiClass>) -> Direction? {
    var depth = 0
    for type in classes {
      switch type {
      case .leftToRight where depth == 0: return .leftToRight
      case .rightToLeft where depth == 0, .arabicLetter where depth == 0: return .rightToLeft
      case .popDirectionalIsolate: depth = max(depth - 1, 0)
      default: if type.opensIsolate { depth += 1 }
      }
    }
    return nil
  }

  /// Lets separators, and white space before them and at the end of a row, fall back to the level of
  /// the line (L1).
  package static func reset(
    _ levels: inout [UInt8], classes: some Collection<BidiClass>, direction: Direction
  ) {
    let base: UInt8 = direction == .leftToRight ? 0 : 1
    var at = 0
    var trailing = 0
    for type in classes {
      let separates = type == .segmentSeparator || type == .paragraphSeparator
      if separates { levels.replace(trailing...at, with: base) }
      at += 1
      if separates || !type.trails { trailing = at }
    }
    if trailing < at { levels.replace(trailing...(at - 1), with: base) }
  }

  /// Which of the items with these levels stands first from the left, which second, … (L2).
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowest, by: -1) {
      var at = 0
      while at < levels.count {
        guard levels[at] >= level else {
          at += 1
          continue
        }
        var end = at
        while end < levels.count, levels[end] >= level { end += 1 }
        order[at..<end].reverse()
        at = end
      }
    }
    return order
  }
}

extension [UInt8] {
  fileprivate mutating func replace(_ range: ClosedRange<Int>, with value: UInt8) {
    for at in range { self[at] = value }
  }
}
