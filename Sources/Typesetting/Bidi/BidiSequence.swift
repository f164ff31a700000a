/// One isolating run sequence, whose levels are resolved as if nothing stood between its runs.
struct BidiSequence {
  /// Where its scalars stand in the line.
  let indices: [Int32]
  /// Their classes, as far as they are resolved.
  var types: [BidiClass]
  /// Their level before the resolution.
  let level: UInt8
  /// What counts as standing before the first scalar (X10).
  let start: BidiClass
  /// What counts as standing behind the last one.
  let end: BidiClass

  /// A sequence between levels of its surroundings.
  init(indices: [Int32], types: [BidiClass], level: UInt8, before: UInt8, after: UInt8) {
    self.indices = indices
    self.types = types
    self.level = level
    start = Self.direction(of: max(level, before))
    end = Self.direction(of: max(level, after))
  }

  /// The class of text at a level.
  static func direction(of level: UInt8) -> BidiClass {
    level & 1 == 0 ? .leftToRight : .rightToLeft
  }

  /// Gives marks, numbers and what belongs to numbers their class (W1–W7).
  mutating func resolveWeak() {
    resolveMarksAndLetters()
    resolveSeparators()
    resolveTerminators()
  }

  /// W1–W3.
  private mutating func resolveMarksAndLetters() {
    var previous = start
    var strong = start
    for at in types.indices {
      var type = types[at]
      if type == .nonspacingMark {
        type = previous.isExplicit ? .otherNeutral : previous
        types[at] = type
      }
      previous = type
      switch type {
      case .leftToRight, .rightToLeft: strong = type
      case .arabicLetter:
        strong = type
        types[at] = .rightToLeft
      case .europeanNumber where strong == .arabicLetter: types[at] = .arabicNumber
      default: break
      }
    }
  }

  /// W4.
  private mutating func resolveSeparators() {
    guard types.count > 2 else { return }
    for at in 1..<(types.count - 1) {
      let type = types[at]
      guard type == .europeanSeparator || type == .commonSeparator else { continue }
      let before = types[at - 1]
      guard before == types[at + 1] else { continue }
      if before == .europeanNumber || (before == .arabicNumber && type == .commonSeparator) {
        types[at] = before
      }
    }
  }

  /// W5–W7.
  private mutating func resolveTerminators() {
    var strong = start
    var isBehindNumber = false
    var at = 0
    while at < types.count {
      switch types[at] {
      case .leftToRight, .rightToLeft:
        strong = types[at]
        isBehindNumber = false
      case .europeanNumber:
        if strong == .leftToRight { types[at] = .leftToRight }
        isBehindNumber = true
      case .europeanTerminator:
        var end = at
        while end < types.count, types[end] == .europeanTerminator { end += 1 }
        let belongs = isBehindNumber || (end < types.count && types[end] == .europeanNumber)
        let number: BidiClass = strong == .leftToRight ? .leftToRight : .europeanNumber
        for place in at..<end { types[place] = belongs ? number : .otherNeutral }
        isBehindNumber = belongs
        at = end
        continue
      case .europeanSeparator, .commonSeparator:
        types[at] = .otherNeutral
        isBehindNumber = false
      default: isBehindNumber = false
      }
      at += 1
    }
  }

  /// Gives neutral text the direction of what stands around it, or that of its level (N1, N2).
  mutating func resolveNeutrals() {
    let embedding = Self.direction(of: level)
    var before = start
    var at = 0
    while at < types.count {
      guard types[at].isNeutral else {
        before = types[at] == .leftToRight ? .leftToRight : .rightToLeft
        at += 1
        continue
      }
      var stop = at
      while stop < types.count, types[stop].isNeutral { stop += 1 }
      var after = end
      if stop < types.count { after = types[stop] == .leftToRight ? .leftToRight : .rightToLeft }
      for place in at..<stop { types[place] = before == after ? before : embedding }
      at = stop
    }
  }

  /// Writes the level of each scalar (I1, I2).
  func write(to levels: inout [UInt8]) {
    let even = level + (level & 1)
    let odd = level | 1
    let number = (level + 2) & ~1
    for at in types.indices {
      let index = Int(indices[at])
      switch types[at] {
      case .rightToLeft: levels[index] = odd
      case .leftToRight: levels[index] = even
      default: levels[index] = number
      }
    }
  }
}
