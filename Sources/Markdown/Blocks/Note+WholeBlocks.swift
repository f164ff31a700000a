extension Note {
  /// Whether the lines of `range` are blocks of the note's top level, or items of a list there, with
  /// all that belongs to them: nothing below goes on with the last of them, and nothing around
  /// makes code or a quote of the first.
  ///
  /// `range` begins and ends with lines. Costs a search among blocks and items.
  public func isWhole(_ range: Range<Int>) -> Bool {
    guard let first = block(at: range.lowerBound), let last = block(at: range.upperBound - 1) else {
      return false
    }
    return begins(at: range.lowerBound, in: first) && ends(at: range.upperBound, in: last)
  }

  /// The block that the byte at `offset` is in; nil if it stands between blocks.
  private func block(at offset: Int) -> Block? {
    let index = blocks.partition { $0.start > offset } - 1
    guard index >= 0, blocks[index].end > offset else { return nil }
    return blocks[index]
  }

  /// Whether the block, or an item of it, begins there.
  private func begins(at start: Int, in block: Block) -> Bool {
    block.start == start || block.list?.hasItem(at: start) == true
  }

  /// Whether the block ends there, but for blank lines, or another item of it begins.
  private func ends(at end: Int, in block: Block) -> Bool {
    var next = end
    while next < block.end {
      let line = bytes.line(at: next)
      if !bytes.isBlank(line.start..<line.end) {
        return block.list?.hasItem(at: line.start) == true
      }
      next = line.next
    }
    return true
  }
}

extension ListShape {
  fileprivate func hasItem(at start: Int) -> Bool {
    let index = starts.partition { $0 >= start }
    return index < starts.count && starts[index] == start
  }
}

extension Array {
  /// The first index whose element is `isBehind`, as all behind it are; the count if none is.
  fileprivate func partition(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
