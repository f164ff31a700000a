extension Note {
  /// Whether the lines of `range` are blocks of the note's top level, or items of a list there, with
  /// all that belongs to them: nothing below goes on with the last of them, and nothing around
  /// makes code or a quote of the first.
  ///
  /// `range` begins and ends with lines. Costs as much as the list that it stands in is long.
  public func isWhole(_ range: Range<Int>) -> Bool {
    guard let first = blocks.last(where: { $0.start <= range.lowerBound }),
      let last = blocks.last(where: { $0.start < range.upperBound }), first.end > range.lowerBound
    else { return false }
    return begins(at: range.lowerBound, in: first) && ends(at: range.upperBound, in: last)
  }

  /// Whether the block, or an item of it, begins there.
  private func begins(at start: Int, in block: Block) -> Bool {
    if block.start == start { return true }
    guard block.list != nil else { return false }
    return itemCount(block.start..<start) + 1 == itemCount(block.start..<bytes.line(at: start).next)
  }

  /// Whether the block ends there, but for blank lines, or another item of it begins.
  private func ends(at end: Int, in block: Block) -> Bool {
    guard block.end > end else { return true }
    guard block.list != nil else { return false }
    var next = end
    while next < block.end {
      let line = bytes.line(at: next)
      if !bytes.isBlank(line.start..<line.end) {
        return itemCount(block.start..<end) + 1 == itemCount(block.start..<line.next)
      }
      next = line.next
    }
    return true
  }

  /// How many items the list has that begins the range.
  private func itemCount(_ range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    return BlockScanner(Array(bytes[range])).blocks.first?.list?.count ?? 0
  }
}
