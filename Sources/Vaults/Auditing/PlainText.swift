/// What a memo's text says, whatever entry it stands in: for telling an edited or moved memo from a
/// missing one.
struct PlainText {
  /// Its lines without marks and white space around, but for the blank ones.
  let lines: [ArraySlice<UInt8>]
  /// Its words, each once.
  let words: Set<ArraySlice<UInt8>>

  /// The text of a memo.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    lines = bytes.split(whereSeparator: \.isLineEnding).map(Self.withoutMarks)
      .filter { !$0.isEmpty }
    words = Set(Self.words(of: bytes[...]))
  }

  /// Whether it is enough to know the memo by, wherever it stands.
  var isTelling: Bool { lines.reduce(0) { $0 + $1.count } >= 12 }

  /// The first line of `note`, counted from 1 and not `taken`, from which on all lines of the memo
  /// stand in their order, next to each other, in whatever list, quote or heading; nil if they do not.
  func line(in note: [ArraySlice<UInt8>], besides taken: Set<Int>) -> Int? {
    guard let first = lines.first else { return nil }
    // A task plugin writes behind the words: `- [x] nap ✅ 2026-12-03`.
    let begun = Array(first) + [0x20]
    let index = note.indices.first {
      (note[$0].hasSuffix(first) || note[$0].starts(with: begun)) && !taken.contains($0 + 1)
        && goesOn(in: note, below: $0)
    }
    return index.map { $0 + 1 }
  }

  /// Whether all lines but the first stand below the line at `index`.
  func goesOn(in note: [ArraySlice<UInt8>], below index: Int) -> Bool {
    var place = index + 1
    for line in lines.dropFirst() {
      while place < note.count, note[place].isEmpty { place += 1 }
      guard place < note.count, note[place].starts(with: line) else { return false }
      place += 1
    }
    return true
  }

  /// The lines of a note, each without the marks before it.
  static func lines(of note: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = note.textStart
    while start < note.count {
      let end = note[start...].firstIndex(where: \.isLineEnding)
      lines.append(withoutMarks(note[start..<(end ?? note.count)]))
      guard let end else { break }
      start = note.endOfEnding(at: end)
    }
    return lines
  }

  /// The line without bullets, boxes, quotes, heading marks, a time of day and white space before
  /// it, and without white space behind.
  private static func withoutMarks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line
    while let byte = rest.first {
      if byte == 0x20 || byte == 0x09 || ">-*+#".utf8.contains(byte) {
        rest.removeFirst()
      } else if let mark = boxLength(rest) ?? timeLength(rest) {
        rest.removeFirst(mark)
      } else {
        break
      }
    }
    while let byte = rest.last, byte == 0x20 || byte == 0x09 { rest.removeLast() }
    return rest
  }

  /// `[ ]` or `[x]` and white space.
  private static func boxLength(_ text: ArraySlice<UInt8>) -> Int? {
    let box = text.prefix(4)
    guard box.count == 4, box.first == UInt8(ascii: "["),
      box[box.startIndex + 2] == UInt8(ascii: "]"), box.last == 0x20
    else { return nil }
    return 4
  }

  /// `14:32` and white space.
  private static func timeLength(_ text: ArraySlice<UInt8>) -> Int? {
    let time = Array(text.prefix(6))
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard time.count == 6, time[2] == UInt8(ascii: ":"), time[5] == 0x20,
      [0, 1, 3, 4].allSatisfy({ digits ~= time[$0] })
    else { return nil }
    return 6
  }

  /// The words of a line: runs of letters and digits, and of anything beyond ASCII.
  static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split { $0 < 0x80 && !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) && !(0x30...0x39 ~= $0) }
  }
}

extension ArraySlice<UInt8> {
  func hasSuffix(_ suffix: some Collection<UInt8>) -> Bool {
    count >= suffix.count && self[(endIndex - suffix.count)...].elementsEqual(suffix)
  }
}
