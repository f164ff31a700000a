/// The one place in a note where entries go, and what stands around it.
struct InsertionPoint {
  /// The offset in the note.
  let offset: Int
  /// The block above; nil where the heading or the properties of the section stand there.
  let above: Edge?
  /// The block below, if there is one.
  let below: Edge?
  let hasBlankAbove: Bool
  let hasBlankBelow: Bool
  /// The bullet or number that new list items take up.
  let items: ItemSeries
}

/// A part of a note: a section without its heading, or the whole text.
struct Section {
  /// The level of its heading; 0 for the whole text.
  let level: Int
  /// The blocks that stand in it.
  let blocks: ArraySlice<Block>
  /// Where it starts.
  let start: Int
  /// Where it ends: at the next heading, or before a block that is not closed and would swallow
  /// whatever is put behind it.
  let end: Int
  /// Whether a heading or properties stand right above, so that a blank line below them is theirs.
  var hasOwner: Bool
  /// What stands right above, if that is no owner.
  let above: Edge?

  /// What is left of the section below its last heading.
  func rest(below heading: Block) -> Section {
    Section(level: level, blocks: [], start: heading.end, end: end, hasOwner: true, above: nil)
  }
}

extension Note {
  /// The part that `heading` names; nil if there is no such heading.
  func section(under heading: HeadingLine?) -> Section? {
    guard let heading else { return wholeText }
    guard let index = index(of: heading) else { return nil }
    let rest = blocks[(index + 1)...]
    let next = rest.firstIndex {
      if case .heading(let level) = $0.kind { level <= heading.level } else { false }
    }
    let end = rest.last.flatMap { $0.isUnclosed && next == nil ? $0.start : nil }
    return Section(
      level: heading.level, blocks: rest[..<(next ?? rest.endIndex)], start: blocks[index].end,
      end: next.map { blocks[$0].start } ?? end ?? bytes.count, hasOwner: true, above: nil)
  }

  /// All below the properties.
  var wholeText: Section {
    let end = blocks.last.flatMap { $0.isUnclosed ? $0.start : nil } ?? bytes.count
    let (hasOwner, above): (Bool, Edge?) =
      switch frontMatter {
      case .none: (false, nil)
      case .unclosed: (false, .plain)
      case .block: (true, nil)
      }
    return Section(
      level: 0, blocks: blocks[...], start: frontMatter.textStart, end: end, hasOwner: hasOwner,
      above: above)
  }

  /// The point at that end of the section.
  func point(_ position: Placement.Position, of section: Section) -> InsertionPoint {
    var inside = section.blocks.prefix { $0.start < section.end }
    if position == .bottom { inside = droppingComment(after: inside) }
    let below = inside.endIndex < blocks.endIndex ? blocks[inside.endIndex] : nil
    guard let first = inside.first, let last = inside.last else {
      return point(inEmpty: section, above: below)
    }
    switch position {
    case .top:
      return InsertionPoint(
        offset: first.start, above: section.above, below: first.upperEdge(in: bytes),
        hasBlankAbove: first.start > section.start, hasBlankBelow: false,
        items: .before(first, in: inside, bytes))
    case .bottom:
      if case .heading = last.kind {
        return point(inEmpty: section.rest(below: last), above: below)
      }
      return InsertionPoint(
        offset: last.end, above: last.lowerEdge, below: below?.upperEdge(in: bytes),
        hasBlankAbove: false, hasBlankBelow: last.end < (below?.start ?? bytes.count),
        items: .after(last, in: inside, bytes))
    }
  }

  /// The comment that ends a list before indented text was put there for what stands below it:
  /// a new item goes above it, to the list.
  private func droppingComment(after inside: ArraySlice<Block>) -> ArraySlice<Block> {
    guard let last = inside.last, inside.endIndex < blocks.endIndex,
      inside.dropLast().last?.list != nil,
      bytes[bytes.trimmed(last.start..<bytes.line(at: last.start).end)].elementsEqual(
        Gap.listEnd.utf8)
    else { return inside }
    return inside.dropLast()
  }

  /// Blank lines that stand alone: the first belongs to the owner, unless it is needed to keep
  /// the next heading apart.
  private func point(inEmpty section: Section, above below: Block?) -> InsertionPoint {
    var offset = section.start
    if section.hasOwner, offset < section.end {
      let afterOwn = bytes.line(at: offset).next
      if below == nil || afterOwn < section.end { offset = afterOwn }
    }
    return InsertionPoint(
      offset: offset, above: section.above, below: below?.upperEdge(in: bytes),
      hasBlankAbove: offset > section.start, hasBlankBelow: offset < section.end,
      items: .fresh(.dash))
  }
}
