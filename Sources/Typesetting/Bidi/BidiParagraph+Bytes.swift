extension BidiParagraph {
  /// The levels of a line in UTF-8: one for each byte, of which those that begin a scalar count.
  static func levels(ofBytes bytes: [UInt8], _ direction: Direction) -> [UInt8] {
    var scalars: [UInt32] = []
    var classes: [BidiClass] = []
    scalars.reserveCapacity(bytes.count)
    classes.reserveCapacity(bytes.count)
    var recent = RecentRange(of: BidiTable.ranges, pages: PageTable.bidi)
    for scalar in ScalarSequence(bytes) {
      scalars.append(scalar)
      classes.append(BidiClass(rawValue: recent.value(of: scalar)) ?? .leftToRight)
    }
    let paragraph = BidiParagraph(classes: classes, scalars: scalars, direction: direction)
    var levels = Array(repeating: UInt8(0), count: bytes.count)
    var offset = 0
    for (scalar, level) in zip(scalars, paragraph.levels) {
      levels[offset] = level
      offset += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    }
    return levels
  }
}
