/// Finds any number of memos' lines in a note in one pass.
struct ImprintIndex {
  /// By how their first bytes begin.
  private var imprints: [Key: [Int]] = [:]
  private var lengths: [Int] = []
  private let all: [Imprint]

  /// Up to 16 bytes, and how many.
  private struct Key: Hashable {
    let first: UInt64
    let second: UInt64
    let count: Int
  }

  /// An index of `imprints`, which are then known by their place in it.
  init(_ imprints: [Imprint]) {
    all = imprints
    for (place, imprint) in imprints.enumerated() where imprint.count > 0 {
      let key = imprint.head.withUnsafeBytes { Self.key($0, at: 0, count: $0.count) }
      self.imprints[key, default: []].append(place)
      if !lengths.contains(key.count) { lengths.append(key.count) }
    }
    lengths.sort()
  }

  /// Where which lines stand, from the top; each place once for each imprint that is the same.
  func matches(in note: [UInt8]) -> [(imprint: Int, place: Range<Int>)] {
    guard !lengths.isEmpty else { return [] }
    var found: [(imprint: Int, place: Range<Int>)] = []
    note.withUnsafeBytes { buffer in
      var start = note.textStart
      while start < buffer.count {
        for length in lengths where length <= buffer.count - start {
          guard let places = imprints[Self.key(buffer, at: start, count: length)] else { continue }
          for index in places {
            if let place = all[index].place(at: start, in: note) { found.append((index, place)) }
          }
        }
        guard let end = buffer[start...].firstIndex(where: \.isLineEnding) else { break }
        start = note.endOfEnding(at: end)
      }
    }
    return found
  }

  private static func key(
    _ bytes: UnsafeRawBufferPointer, at start: Int, count: Int
  ) -> Key {
    var (first, second): (UInt64, UInt64) = (0, 0)
    for offset in 0..<count {
      let byte = UInt64(bytes[start + offset])
      if offset < 8 { first = first << 8 | byte } else { second = second << 8 | byte }
    }
    return Key(first: first, second: second, count: count)
  }
}
