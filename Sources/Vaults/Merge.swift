/// Puts two changes of one note together, line by line, so that no line of either is lost.
enum Merge {
  /// `ours` with every line that `theirs` added to `base`, where it was added; a line that both
  /// added at one place stands once. What `theirs` took out and `ours` has, stays.
  ///
  /// Lines are compared as bytes, with their ends. Takes time in proportion to the length times
  /// the number of changes.
  static func merged(base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
    let (base, ours, theirs) = (lines(base), lines(ours), lines(theirs))
    let additions = gaps(of: theirs, over: base)
    let kept = gaps(of: ours, over: base)
    var merged: [ArraySlice<UInt8>] = []
    var nextBase = 0
    for (index, line) in ours.enumerated() {
      // The gap before base line n closes where that line stands in ours.
      while nextBase < kept.places.count, kept.places[nextBase].map({ $0 <= index }) ?? true {
        let place = kept.places[nextBase]
        append(additions.added[nextBase], beside: kept.added[nextBase], to: &merged)
        nextBase += 1
        if place == index { break }
      }
      merged.append(line)
    }
    while nextBase < additions.added.count {
      append(additions.added[nextBase], beside: kept.added[nextBase], to: &merged)
      nextBase += 1
    }
    return joined(merged)
  }

  /// The lines added before each line of the base (and behind the last), and where each line of
  /// the base went.
  private struct Gaps {
    var added: [[ArraySlice<UInt8>]]
    var places: [Int?]
  }

  private static func gaps(of text: [ArraySlice<UInt8>], over base: [ArraySlice<UInt8>]) -> Gaps {
    let difference = text.difference(from: base)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, element: _, associatedWith: _): removed.insert(offset)
      case .insert(let offset, element: _, associatedWith: _): inserted.insert(offset)
      }
    }
    var gaps = Gaps(
      added: Array(repeating: [], count: base.count + 1),
      places: Array(repeating: nil, count: base.count))
    var nextBase = 0
    for (index, line) in text.enumerated() {
      while removed.contains(nextBase) { nextBase += 1 }
      if inserted.contains(index) {
        gaps.added[nextBase].append(line)
      } else {
        gaps.places[nextBase] = index
        nextBase += 1
      }
    }
    return gaps
  }

  private static func append(
    _ additions: [ArraySlice<UInt8>], beside own: [ArraySlice<UInt8>],
    to merged: inout [ArraySlice<UInt8>]
  ) {
    var own = own
    for line in additions {
      if let index = own.firstIndex(of: line) {
        own.remove(at: index)
      } else {
        merged.append(line)
      }
    }
  }

  /// The lines with their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// The lines in a row; one without an end gets one if another follows.
  private static func joined(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, line) in lines.enumerated() {
      bytes += line
      if index < lines.count - 1, line.last != UInt8(ascii: "\n") {
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }
}
