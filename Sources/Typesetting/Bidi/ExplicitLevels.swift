/// What embeddings, overrides and isolates make of a line (UAX #9, X1–X10).
struct ExplicitLevels {
  /// The level of each scalar.
  var levels: [UInt8]
  /// The classes, changed where an override holds.
  private var types: [BidiClass]
  private let classes: [BidiClass]
  private let base: UInt8
  /// For each beginning of an isolate the place of its end, if it has one (BD9); else 0.
  private var ends: [Int32] = []
  private let isPlain: Bool

  /// BD2.
  private static let deepest: UInt8 = 125

  private struct Status {
    let level: UInt8
    let override: BidiClass?
    let isIsolate: Bool
  }

  /// Applies X1–X8.
  init(_ classes: [BidiClass], base: UInt8) {
    self.classes = classes
    self.base = base
    levels = Array(repeating: base, count: classes.count)
    types = classes
    isPlain = !classes.contains { $0.isExplicit }
    guard !isPlain else { return }
    matchIsolates()
    applyExplicit()
  }

  private mutating func matchIsolates() {
    ends = Array(repeating: 0, count: classes.count)
    var open: [Int] = []
    for at in classes.indices {
      if classes[at].opensIsolate {
        open.append(at)
      } else if classes[at] == .popDirectionalIsolate, let start = open.popLast() {
        ends[start] = Int32(at)
      }
    }
  }

  private mutating func applyExplicit() {
    var stack = [Status(level: base, override: nil, isIsolate: false)]
    var lostIsolates = 0
    var lostEmbeddings = 0
    var isolates = 0
    for at in classes.indices {
      let type = classes[at]
      if type == .popDirectionalIsolate {
        if lostIsolates > 0 {
          lostIsolates -= 1
        } else if isolates > 0 {
          lostEmbeddings = 0
          while let last = stack.popLast(), !last.isIsolate {}
          isolates -= 1
        }
      } else if type == .popDirectionalFormat, lostIsolates == 0 {
        if lostEmbeddings > 0 {
          lostEmbeddings -= 1
        } else if stack.count > 1, stack.last?.isIsolate == false {
          stack.removeLast()
        }
      }
      guard let status = stack.last else { return }
      levels[at] = type == .paragraphSeparator ? base : status.level
      if let override = status.override, !type.isRemoved, type != .paragraphSeparator {
        types[at] = override
      }
      guard let opened = opening(at, inside: status) else { continue }
      if opened.level <= Self.deepest, lostIsolates == 0, lostEmbeddings == 0 {
        stack.append(opened)
        isolates += opened.isIsolate ? 1 : 0
      } else if opened.isIsolate {
        lostIsolates += 1
      } else if lostIsolates == 0 {
        lostEmbeddings += 1
      }
    }
  }

  /// What the scalar at a place begins inside of something, if it begins anything (X2–X5c).
  private func opening(_ at: Int, inside outer: Status) -> Status? {
    let odd = (outer.level + 1) | 1
    let even = (outer.level + 2) & ~1
    switch classes[at] {
    case .rightToLeftEmbedding: return Status(level: odd, override: nil, isIsolate: false)
    case .leftToRightEmbedding: return Status(level: even, override: nil, isIsolate: false)
    case .rightToLeftOverride: return Status(level: odd, override: .rightToLeft, isIsolate: false)
    case .leftToRightOverride: return Status(level: even, override: .leftToRight, isIsolate: false)
    case .rightToLeftIsolate: return Status(level: odd, override: nil, isIsolate: true)
    case .leftToRightIsolate: return Status(level: even, override: nil, isIsolate: true)
    case .firstStrongIsolate:
      let end = ends[at] == 0 ? classes.count : Int(ends[at])
      let turns = firstStrong(from: at + 1, to: end) == .rightToLeft
      return Status(level: turns ? odd : even, override: nil, isIsolate: true)
    default: return nil
    }
  }

  /// The direction of the first strong character in an isolate, skipping those inside of it.
  private func firstStrong(from start: Int, to end: Int) -> Direction? {
    var at = start
    while at < end {
      switch classes[at] {
      case .leftToRight: return .leftToRight
      case .rightToLeft, .arabicLetter: return .rightToLeft
      default:
        if !classes[at].opensIsolate {
          at += 1
        } else if ends[at] > 0 {
          at = Int(ends[at])
        } else {
          return nil
        }
      }
    }
    return nil
  }

  /// The isolating run sequences (BD13), each with what stands at its edges (X10).
  func sequences() -> [BidiSequence] {
    let kept = keptIndices()
    guard let first = kept.first else { return [] }
    if isPlain {
      return [
        BidiSequence(
          indices: kept, types: kept.count == types.count ? types : kept.map { types[Int($0)] },
          level: levels[Int(first)], before: base, after: base)
      ]
    }
    return runSequences(of: kept).map { runs in
      let first = runs[0].lowerBound
      let last = runs[runs.count - 1].upperBound - 1
      let isOpen = classes[Int(kept[last])].opensIsolate || last + 1 == kept.count
      let indices = runs.count == 1 ? Array(kept[runs[0]]) : runs.flatMap { kept[$0] }
      return BidiSequence(
        indices: indices, types: indices.map { types[Int($0)] }, level: levels[Int(kept[first])],
        before: first == 0 ? base : levels[Int(kept[first - 1])],
        after: isOpen ? base : levels[Int(kept[last + 1])])
    }
  }

  /// The places that X9 leaves.
  private func keptIndices() -> [Int32] {
    var kept: [Int32] = []
    kept.reserveCapacity(classes.count)
    for at in classes.indices where !classes[at].isRemoved { kept.append(Int32(at)) }
    return kept
  }

  /// The level runs of each sequence, as ranges of `kept`.
  private func runSequences(of kept: [Int32]) -> [[Range<Int>]] {
    var sequences: [[Range<Int>]] = []
    /// For each end of an isolate the sequence that goes on there, counted from 1.
    var waiting = Array(repeating: Int32(0), count: classes.count)
    var start = 0
    while start < kept.count {
      let level = levels[Int(kept[start])]
      var end = start + 1
      while end < kept.count, levels[Int(kept[end])] == level { end += 1 }
      var number = Int(waiting[Int(kept[start])])
      if number > 0 {
        sequences[number - 1].append(start..<end)
      } else {
        sequences.append([start..<end])
        number = sequences.count
      }
      let close = ends[Int(kept[end - 1])]
      if close > 0 { waiting[Int(close)] = Int32(number) }
      start = end
    }
    return sequences
  }
}
