/// What some lines were, in a few bytes: enough to find them again, whatever their length.
struct Imprint: Hashable, Sendable {
  /// How the lines begin; all of them, if they are no longer.
  let head: [UInt8]
  /// What they are, without the ending of the last.
  let fingerprint: Fingerprint

  private static let headCount = 16

  /// The imprint of `lines`.
  init(of lines: [UInt8]) {
    let text = lines.withoutLastEnding
    head = Array(text.prefix(Imprint.headCount))
    fingerprint = Fingerprint(text)
  }

  init(head: [UInt8], fingerprint: Fingerprint) {
    self.head = head
    self.fingerprint = fingerprint
  }

  /// How many bytes the lines have.
  var count: Int { Int(clamping: fingerprint.count) }

  /// Where `note` has these lines, from the start of a line to the end of one, its ending included.
  /// Costs one look at each line, and more only at those that begin alike.
  func places(in note: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var start = note.textStart
    while start <= note.count {
      if let place = place(at: start, in: note) { places.append(place) }
      guard let end = note[start...].firstIndex(where: \.isLineEnding) else { break }
      start = note.endOfEnding(at: end)
    }
    return places
  }

  /// The place of these lines if they stand at `start`, which is the start of a line.
  func place(at start: Int, in note: [UInt8]) -> Range<Int>? {
    guard count > 0, count <= note.count - start, note[start...].starts(with: head),
      let end = Imprint.end(of: count, from: start, in: note),
      Fingerprint(Array(note[start..<start + count])) == fingerprint
    else { return nil }
    return start..<end
  }

  /// Whether these lines end at `end`, which is the start of another line or the end of the note.
  func ends(at end: Int, in note: [UInt8]) -> Bool {
    // Without an ending, or with one of a byte or two.
    (0...2).contains { ending in
      let start = end - ending - count
      guard start >= 0, start == 0 || start == note.textStart || note[start - 1].isLineEnding else {
        return false
      }
      return place(at: start, in: note)?.upperBound == end
    }
  }

  /// Where lines of `count` bytes that begin at `start` end, their last ending included; nil if they
  /// do not end with a line.
  static func end(of count: Int, from start: Int, in note: [UInt8]) -> Int? {
    let end = start + count
    guard end <= note.count else { return nil }
    if end == note.count { return end }
    return note[end].isLineEnding ? note.endOfEnding(at: end) : nil
  }
}

extension [UInt8] {
  /// Where the text begins: behind the byte order mark, if there is one.
  var textStart: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// One past the line ending that begins at `offset`.
  func endOfEnding(at offset: Int) -> Int {
    let isPair = self[offset] == 0x0D && offset + 1 < count && self[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  var withoutLastEnding: [UInt8] {
    guard let last, last.isLineEnding else { return self }
    let isPair = last == 0x0A && count > 1 && self[count - 2] == 0x0D
    return Array(dropLast(isPair ? 2 : 1))
  }

  /// Whether nothing but white space stands there.
  var isBlank: Bool {
    self[textStart...].allSatisfy { $0.isLineEnding || $0 == 0x20 || $0 == 0x09 }
  }
}

extension UInt8 {
  var isLineEnding: Bool { self == 0x0A || self == 0x0D }
}
