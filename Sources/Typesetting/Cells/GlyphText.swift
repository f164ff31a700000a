/// What is written into the cells of one grapheme.
package enum GlyphText {
  /// What a wide grapheme is replaced by where only one cell is left for it.
  static let narrowed = "…"

  /// A grapheme as it is, but: control characters as their pictures (U+2400…), those of the second
  /// set as U+FFFD, line ends besides them as U+2424; bare marks on a dotted circle.
  ///
  /// A tab is left to the caller, who knows how far it reaches.
  static func of(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    let first = bytes.scalar(at: range.lowerBound).value
    if first < 0x20 || 0x7F...0x9F ~= first || first == 0x2028 || first == 0x2029 {
      return ScalarSequence(bytes, in: range).reduce(into: "") { $0.append(picture(of: $1)) }
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    return first >= 0x80 && isBare(range, in: bytes) ? "\u{25CC}" + text : text
  }

  /// The same with its first scalar as in a mirror, if it has a mirror image (UAX #9, L4).
  static func mirrored(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    let (first, length) = bytes.scalar(at: range.lowerBound)
    guard let image = ScalarLookup.partner(of: first, in: MirrorTable.mirrored),
      let scalar = Unicode.Scalar(image)
    else { return of(range, in: bytes) }
    let rest = bytes[(range.lowerBound + length)..<range.upperBound]
    return String(Character(scalar)) + String(decoding: rest, as: UTF8.self)
  }

  /// What such a text is in a mirror; itself if its first scalar has no mirror image.
  package static func mirrored(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return bytes.isEmpty ? text : mirrored(0..<bytes.count, in: bytes)
  }

  private static func picture(of control: UInt32) -> Character {
    switch control {
    case 0..<0x20: Character(Unicode.Scalar(0x2400 + UInt16(control)) ?? "\u{2426}")
    case 0x7F: "\u{2421}"
    case 0x85, 0x2028, 0x2029: "\u{2424}"
    default: "\u{FFFD}"
    }
  }

  private static func isBare(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var scalars = ScalarSequence(bytes, in: range)
    guard let first = scalars.next() else { return false }
    var width = GraphemeWidth(first, CellTraits(of: first))
    while let next = scalars.next() { width.add(next, CellTraits(of: next)) }
    return width.isBare
  }
}
