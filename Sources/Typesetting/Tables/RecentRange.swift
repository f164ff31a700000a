/// The range of a table in which the last scalar lay: in most text the next one lies there too.
struct RecentRange {
  private let ranges: [UInt32]
  private let pages: [UInt16]
  private var first: UInt32 = 1
  private var last: UInt32 = 0
  private var value: UInt8 = 0

  /// None yet, of a table as `ScalarLookup` describes it.
  init(of ranges: [UInt32], pages: [UInt16]) {
    self.ranges = ranges
    self.pages = pages
  }

  /// The value of the range that a scalar lies in.
  @inline(__always)
  mutating func value(of scalar: UInt32) -> UInt8 {
    if first <= scalar, scalar <= last { return value }
    let place = ScalarLookup.place(of: scalar, in: ranges, pages: pages)
    first = ranges[place] >> 8
    last = place + 1 < ranges.count ? ranges[place + 1] >> 8 - 1 : 0x10FFFF
    value = UInt8(truncatingIfNeeded: ranges[place])
    return value
  }
}
