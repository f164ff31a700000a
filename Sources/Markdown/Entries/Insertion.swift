/// The bytes that go into a note at one point.
struct Insertion {
  private let note: [UInt8]
  private let point: InsertionPoint
  private let ending: [UInt8]
  private var bytes: [UInt8] = []
  private var landings: [Landing] = []
  private var frame = Frame()

  /// An insertion whose lines end with `ending`. A last line of the note that lacks its ending
  /// gets it first.
  init(into note: Note, at point: InsertionPoint, ending: [UInt8]) {
    self.note = note.bytes
    self.point = point
    self.ending = ending
    let isAtStart = point.offset == 0 || point.offset == 3 && note.bytes.startsWithByteOrderMark
    if !isAtStart, !note.bytes[point.offset - 1].isLineEnding {
      bytes += ending
      frame.ending = ending
    }
  }

  /// Puts the entries in, with what must stand between them and around.
  ///
  /// At the top the last entry stands first, and the lines between belong to the entry above
  /// them; at the bottom it stands last, and they belong to the entry below. So the bytes are
  /// those that the entries would have come with one at a time.
  mutating func add(_ entries: [EntryWriter.Written], _ position: Placement.Position) {
    let isLoose = entries.first.map { joinsLoosely($0, position) } ?? false
    var above = point.above
    var hasBlankAbove = point.hasBlankAbove
    let inOrder = position == .top ? Array(entries.reversed()) : entries
    for entry in inOrder {
      let gap = Gap(below: above, above: entry.upper.loose(isLoose))
        .bytes(ending, hasBlankAbove: hasBlankAbove, hasBlankBelow: false)
      add(entry.bytes, gap, belongsAbove: position == .top && entries.count > 1)
      above = entry.lower.loose(isLoose)
      hasBlankAbove = false
    }
    if let below = point.below {
      let gap = Gap(below: above, above: below)
        .bytes(ending, hasBlankAbove: false, hasBlankBelow: point.hasBlankBelow)
      bytes += gap
      if position == .top || landings.count == 1 { extendLast(by: gap.count) }
    }
    if position == .top { landings.reverse() }
  }

  /// The note with the insertion.
  consuming func finished() -> Revision {
    var whole: [UInt8] = []
    whole.reserveCapacity(note.count + bytes.count)
    whole += note[..<point.offset]
    whole += bytes
    whole += note[point.offset...]
    return Revision(bytes: whole, landings: landings, frame: frame)
  }

  /// Whether the entry becomes part of a list whose items stand apart.
  private func joinsLoosely(_ entry: EntryWriter.Written, _ position: Placement.Position) -> Bool {
    switch position {
    case .top: point.below?.isLoose == true && point.below?.list == entry.lower.list
    case .bottom: point.above?.isLoose == true && point.above?.list == entry.upper.list
    }
  }

  private mutating func add(_ lines: [UInt8], _ gap: [UInt8], belongsAbove: Bool) {
    let start = point.offset + bytes.count
    bytes += gap
    bytes += lines
    let range = (start + gap.count)..<(point.offset + bytes.count)
    if belongsAbove {
      extendLast(by: gap.count)
      landings.append(Landing(lines: range, whole: range))
    } else {
      landings.append(Landing(lines: range, whole: start..<range.upperBound))
    }
  }

  private mutating func extendLast(by count: Int) {
    guard let last = landings.popLast() else { return }
    let end = last.whole.upperBound + count
    landings.append(Landing(lines: last.lines, whole: last.whole.lowerBound..<end))
  }
}

extension Edge {
  fileprivate func loose(_ isLoose: Bool) -> Edge {
    var edge = self
    if list != nil { edge.isLoose = edge.isLoose || isLoose }
    return edge
  }
}
