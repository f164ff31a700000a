/// Puts two changes of one note together, line by line, so that no line of either is lost.
package enum Merge {
  /// `ours` with every line that `theirs` added to `base`, where it was added; a line that both
  /// added at one place stands once. What `theirs` took out and `ours` has, stays.
  ///
  /// Where `ours` took lines out, what was added around them counts as one place: so a merge that is
  /// made a second time, over its own outcome, adds nothing. (Lines that a note has several times
  /// may be an exception.) Lines are compared as bytes, with their ends. Takes time in proportion to
  /// the length times the number of changes.
  package static func merged(base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
    let base = lines(base)
    let kept = Gaps(of: lines(ours), over: base)
    let additions = Gaps(of: lines(theirs), over: base).added
    var merged: [ArraySlice<UInt8>] = []
    var own: [ArraySlice<UInt8>] = []
    var added: [ArraySlice<UInt8>] = []
    for gap in 0...base.count {
      own += kept.added[gap]
      added += additions[gap]
      guard gap == base.count || kept.keeps[gap] else { continue }
      merged += own + rest(of: added, without: own)
      if gap < base.count { merged.append(base[gap]) }
      own = []
      added = []
    }
    return joined(merged)
  }

  /// What a text is to its base.
  private struct Gaps {
    /// The lines added before each line of the base, and behind the last.
    var added: [[ArraySlice<UInt8>]]
    /// Whether each line of the base is in the text.
    var keeps: [Bool]

    /// A line that stands in one of the two alone is added or taken out for certain. Only the others
    /// are compared in their order, so that a note of which every line is new is no trouble.
    init(of text: [ArraySlice<UInt8>], over base: [ArraySlice<UInt8>]) {
      let (known, left) = (Set(base), Set(text))
      let places = text.indices.filter { known.contains(text[$0]) }
      let basePlaces = base.indices.filter { left.contains(base[$0]) }
      added = Array(repeating: [], count: base.count + 1)
      keeps = base.map(left.contains)
      var inserted = Set(text.indices).subtracting(places)
      for change in places.map({ text[$0] }).difference(from: basePlaces.map { base[$0] }) {
        switch change {
        case .remove(let offset, element: _, associatedWith: _): keeps[basePlaces[offset]] = false
        case .insert(let offset, element: _, associatedWith: _): inserted.insert(places[offset])
        }
      }
      var gap = 0
      for (index, line) in text.enumerated() {
        while gap < base.count, !keeps[gap] { gap += 1 }
        if inserted.contains(index) { added[gap].append(line) } else { gap += 1 }
      }
    }
  }

  private static func rest(
    of lines: [ArraySlice<UInt8>], without others: [ArraySlice<UInt8>]
  ) -> [ArraySlice<UInt8>] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in others { counts[line, default: 0] += 1 }
    return lines.filter { line in
      guard let count = counts[line], count > 0 else { return true }
      counts[line] = count - 1
      return false
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
