/// The look of the list items to be added: taken from the list that they join, so that they are
/// items of it.
struct ItemSeries {
  private let kind: ListMarker.Kind
  private let indent: Int
  private let spacing: [UInt8]
  private var number: Int
  private let step: Int
  /// Whether what belongs to the list's items is indented by tabs.
  private let hasTabs: Bool

  /// What an item starts with.
  struct Start {
    /// The marker with the white space around.
    let bytes: [UInt8]
    /// Where the item's further lines start.
    let contentColumn: Int
    let kind: ListMarker.Kind
    let indent: Int
    /// Whether the list's further lines begin with a tab, and one reaches as far as the text.
    let takesTab: Bool

    /// What the further lines of an item of that text start with.
    func prefix(for text: MemoText) -> [UInt8] {
      takesTab && text.isFlush ? [.tab] : Array(repeating: .space, count: contentColumn)
    }
  }

  /// A list of its own.
  static func fresh(_ bullet: UInt8) -> ItemSeries {
    ItemSeries(
      kind: .bullet(bullet), indent: 0, spacing: [.space], number: 0, step: 0,
      hasTabs: false)
  }

  /// Items above the first of `block`, if that is a list; all take its number, and Markdown
  /// counts on from there.
  static func before(
    _ block: Block, in section: ArraySlice<Block>, _ bytes: [UInt8]
  ) -> ItemSeries {
    guard let list = block.list else { return likeOthers(in: section) }
    return joining(list.first, of: block, in: bytes, number: list.first.number, step: 0)
  }

  /// Items below the last of `block`, if that is a list, counting on; where all its items have
  /// the same number, so have these.
  static func after(
    _ block: Block, in section: ArraySlice<Block>, _ bytes: [UInt8]
  ) -> ItemSeries {
    guard let list = block.list else { return likeOthers(in: section) }
    let step = list.count > 1 && list.step == 0 ? 0 : 1
    let number = min(list.last.number + step, 999_999_999)
    return joining(list.last, of: block, in: bytes, number: number, step: step)
  }

  private static func joining(
    _ marker: ListMarker, of block: Block, in bytes: [UInt8], number: Int, step: Int
  ) -> ItemSeries {
    ItemSeries(
      kind: marker.kind, indent: marker.indent,
      spacing: marker.spacing.isEmpty ? [.space] : Array(bytes[marker.spacing]), number: number,
      step: step, hasTabs: hasTabs(block, bytes))
  }

  private static func hasTabs(_ block: Block, _ bytes: [UInt8]) -> Bool {
    var at = block.start
    while at < block.end {
      if bytes[at].isSpaceOrTab { return bytes[at] == .tab }
      at = bytes.line(at: at).next
    }
    return false
  }

  /// A list of its own with the bullet that the section's last one has.
  private static func likeOthers(in section: ArraySlice<Block>) -> ItemSeries {
    for block in section.reversed() {
      if case .bullet(let bullet)? = block.list?.last.kind { return .fresh(bullet) }
    }
    return .fresh(.dash)
  }

  /// The next item's start.
  mutating func next() -> Start {
    var mark: [UInt8]
    switch kind {
    case .bullet(let bullet): mark = [bullet]
    case .ordered(let delimiter): mark = String(number).utf8 + [delimiter]
    }
    var column = indent + mark.count
    for byte in spacing { column += byte == .tab ? 4 - column % 4 : 1 }
    number = min(number + step, 999_999_999)
    return Start(
      bytes: Array(repeating: .space, count: indent) + mark + spacing, contentColumn: column,
      kind: kind, indent: indent, takesTab: hasTabs && column <= 4)
  }
}
