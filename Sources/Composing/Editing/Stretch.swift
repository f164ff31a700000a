internal import Typesetting

/// A piece of text that is laid out by itself: a line, or a part of one that is very long.
///
/// A line of more than `limit` bytes is cut, so that a keystroke in it costs no more than one in
/// a short line; on the screen, a cut is a row that ends early. Where it is cut follows from the
/// line's text alone: from the start of a stretch, the cut is behind the last space of the bytes
/// `limit - slack ..< limit`, else at the last grapheme boundary before `limit`.
struct Stretch: Sendable {
  /// What stands behind a stretch.
  enum Ending: Sendable {
    /// A line end, which takes one byte of the text.
    case lineEnd
    /// The rest of the same line, or the end of the text.
    case none
  }

  /// How many bytes of a line are laid out at once.
  static let limit = 8_192
  /// How far before the limit a space is looked for.
  static let slack = 1_024

  /// Given to this text alone.
  let id: Int
  /// Without its line end.
  let text: String
  let ending: Ending

  /// Bytes of its text, without its line end.
  var count: Int { text.utf8.count }
  /// Bytes with the line end.
  var length: Int { count + (ending == .lineEnd ? 1 : 0) }

  /// Where the stretch ends that starts at `start` of a line; nil if the rest of the line is no
  /// longer than one stretch.
  static func cut(in line: String, from start: Int) -> Int? {
    guard line.utf8.count - start > limit else { return nil }
    // One scalar beyond the limit tells whether there is a boundary at it.
    let window = line.slice(start..<line.roundedDownToScalar(start + limit + 4))
    let bytes = window.utf8.prefix(limit).suffix(slack)
    var end = limit
    for byte in bytes.reversed() {
      if byte == UInt8(ascii: " "), window.graphemeRoundedDown(end) == end { return start + end }
      end -= 1
    }
    let boundary = window.graphemeRoundedDown(limit)
    if boundary > 0 { return start + boundary }
    // A single grapheme is longer than a stretch: it is never cut.
    let rest = line.slice(start..<line.utf8.count)
    return start + TextStep.graphemeEnd(in: rest, after: 0)
  }
}

extension String {
  /// The text of these bytes, both ends of which are ends of scalars.
  func slice(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// The start of the scalar at that offset; offsets beyond the text are its end.
  func roundedDownToScalar(_ offset: Int) -> Int {
    guard offset < utf8.count else { return utf8.count }
    var index = utf8.index(startIndex, offsetBy: max(offset, 0))
    while utf8[index] & 0xC0 == 0x80 { index = utf8.index(before: index) }
    return utf8.distance(from: startIndex, to: index)
  }

  /// The last grapheme boundary at or before that offset.
  func graphemeRoundedDown(_ offset: Int) -> Int {
    let offset = roundedDownToScalar(offset)
    guard offset > 0, offset < utf8.count else { return offset }
    let start = TextStep.graphemeStart(in: self, before: offset)
    let end = TextStep.graphemeEnd(in: self, after: start)
    return end <= offset ? end : start
  }

  /// The first grapheme boundary at or after that offset.
  func graphemeRoundedUp(_ offset: Int) -> Int {
    let start = graphemeRoundedDown(offset)
    return start == offset || start >= utf8.count
      ? start : TextStep.graphemeEnd(in: self, after: start)
  }

  /// Shows `body` the bytes of each line but the last, without its line feed, and answers those of the
  /// last. No array of ranges: making the first of a process takes longer than all else that a key does.
  func forEachLine(_ body: (Range<Int>) -> Void) -> Range<Int> {
    var start = 0
    var offset = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "\n") {
        body(start..<offset)
        start = offset + 1
      }
      offset += 1
    }
    return start..<offset
  }
}
