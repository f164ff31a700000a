/// Finds any number of memos' lines in a note in one pass.
struct ImprintIndex {
  /// By how they begin, how long they are, and what they are.
  private var imprints: [Key: [Int: [Fingerprint: [Int]]]] = [:]
  private var lengths: [Int] = []

  /// Lines of a note, and whose they may be.
  struct Match {
    /// The imprints that they have, by their place in the index; more than one where several memos
    /// read the same.
    let imprints: [Int]
    let place: Range<Int>
  }

  /// Up to 16 bytes, and how many.
  private struct Key: Hashable {
    let first: UInt64
    let second: UInt64
    let count: Int
  }

  /// An index of `imprints`, which are then known by their place in it.
  init(_ imprints: [Imprint]) {
    for (place, imprint) in imprints.enumerated() where imprint.count > 0 {
      let key = imprint.head.withUnsafeBytes { Self.key($0, at: 0, count: $0.count) }
      self.imprints[key, default: [:]][imprint.count, default: [:]][
        imprint.fingerprint, default: []
      ].append(place)
      if !lengths.contains(key.count) { lengths.append(key.count) }
    }
    lengths.sort()
  }

  /// Where which lines stand, from the top, the longest first.
  func matches(in note: [UInt8]) -> [Match] {
    guard !lengths.isEmpty else { return [] }
    var found: [Match] = []
    note.withUnsafeBytes { buffer in
      var start = note.textStart
      while start < buffer.count {
        for length in lengths where length <= buffer.count - start {
          guard let alike = imprints[Self.key(buffer, at: start, count: length)] else { continue }
          for (count, imprints) in alike {
            guard let end = Imprint.end(of: count, from: start, in: note),
              let same = imprints[Fingerprint(Array(note[start..<start + count]))]
            else { continue }
            found.append(Match(imprints: same, place: start..<end))
          }
        }
        guard let end = buffer[start...].firstIndex(where: \.isLineEnding) else { break }
        start = note.endOfEnding(at: end)
      }
    }
    return found.sorted {
      ($0.place.lowerBound, $1.place.upperBound) < ($1.place.lowerBound, $0.place.upperBound)
    }
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
