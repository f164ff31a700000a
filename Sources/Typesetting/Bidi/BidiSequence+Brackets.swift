extension BidiSequence {
  /// How many open brackets are kept in mind (BD16).
  private static let deepest = 63

  /// Gives pairs of brackets the direction of what they hold or of what stands before (N0).
  ///
  /// `classes` and `scalars` are those of the whole line.
  mutating func resolveBrackets(classes: [BidiClass], scalars: [UInt32]) {
    guard !scalars.isEmpty else { return }
    let embedding = Self.direction(of: level)
    var context = start
    var reached = 0
    for pair in bracketPairs(scalars) {
      while reached < pair.opening {
        context = strong(at: reached) ?? context
        reached += 1
      }
      guard let direction = direction(inside: pair, context: context, embedding: embedding) else {
        continue
      }
      for place in [pair.opening, pair.closing] {
        types[place] = direction
        var mark = place + 1
        while mark < types.count, classes[Int(indices[mark])] == .nonspacingMark {
          types[mark] = direction
          mark += 1
        }
      }
    }
  }

  /// The pairs in the order of their opening brackets (BD16).
  private func bracketPairs(_ scalars: [UInt32]) -> [(opening: Int, closing: Int)] {
    var open: [(closing: UInt32, place: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for place in types.indices where types[place] == .otherNeutral {
      switch Bracket(scalars[Int(indices[place])]) {
      case .opening(let closing):
        if open.count == Self.deepest { return pairs.sorted { $0.opening < $1.opening } }
        open.append((closing, place))
      case .closing(let closing):
        guard let found = open.lastIndex(where: { $0.closing == closing }) else { continue }
        pairs.append((open[found].place, place))
        open.removeSubrange(found...)
      case nil: continue
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  private func direction(
    inside pair: (opening: Int, closing: Int), context: BidiClass, embedding: BidiClass
  ) -> BidiClass? {
    var holdsOther = false
    for place in (pair.opening + 1)..<pair.closing {
      guard let found = strong(at: place) else { continue }
      if found == embedding { return embedding }
      holdsOther = true
    }
    guard holdsOther else { return nil }
    return context == embedding ? embedding : context
  }

  /// Numbers count as right to left here.
  private func strong(at place: Int) -> BidiClass? {
    switch types[place] {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }
}
