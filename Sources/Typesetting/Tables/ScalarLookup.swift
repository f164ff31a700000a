/// Looks scalars up in tables of ranges, which are searched and never built.
enum ScalarLookup {
  /// The value of the range that a scalar lies in.
  ///
  /// Each entry of `ranges` is where a new value begins, shifted left by eight, or-ed with the value.
  /// `pages` says where the search may begin for every 256 scalars of the first two planes.
  @inline(__always)
  static func value(of scalar: UInt32, in ranges: [UInt32], pages: [UInt16]) -> UInt8 {
    UInt8(truncatingIfNeeded: ranges[place(of: scalar, in: ranges, pages: pages)])
  }

  /// Where the range is that a scalar lies in.
  @inline(__always)
  static func place(of scalar: UInt32, in ranges: [UInt32], pages: [UInt16]) -> Int {
    let page = Int(scalar >> 8)
    return page < 512
      ? place(of: scalar, in: ranges, from: Int(pages[page]), to: Int(pages[page + 1]) + 1)
      : place(of: scalar, in: ranges, from: Int(pages[512]), to: ranges.count)
  }

  /// The value of the range that a scalar lies in, in a table without pages.
  static func value(of scalar: UInt32, in ranges: [UInt32]) -> UInt8 {
    UInt8(truncatingIfNeeded: ranges[place(of: scalar, in: ranges, from: 0, to: ranges.count)])
  }

  /// What a sorted table of pairs, each a key shifted left by sixteen and its value, has for a key.
  static func partner(of scalar: UInt32, in pairs: [UInt32]) -> UInt32? {
    guard scalar <= 0xFFFF, !pairs.isEmpty else { return nil }
    var low = 0
    var high = pairs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pairs[middle] >> 16 <= scalar { low = middle } else { high = middle }
    }
    return pairs[low] >> 16 == scalar ? pairs[low] & 0xFFFF : nil
  }

  @inline(__always)
  private static func place(
    of scalar: UInt32, in ranges: [UInt32], from first: Int, to end: Int
  ) -> Int {
    let key = scalar << 8 | 0xFF
    var low = first
    var high = end
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle] <= key { low = middle } else { high = middle }
    }
    return low
  }
}
