/// How many cells a terminal gives to what is printed.
///
/// The wide ranges are those of `EastAsianWidth.txt` (Unicode 14, values W and F) with the
/// unassigned places between them taken in; wide emoji are known by `Emoji_Presentation`.
public enum CellWidth: Hashable, Sendable {
  /// Each scalar by itself, as `wcwidth` has it: the parts of a joined emoji stand side by side.
  case ofScalars
  /// A character as a whole, as terminals with mode 2027 have it: a joined emoji, a flag or one
  /// with U+FE0F behind it takes two cells.
  case ofCharacters

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3040...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
  private static let flagLetters: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
  /// Vowels and finals of Hangul, which join the initial before them.
  private static let joiningJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

  /// 0, 1 or 2 cells for one scalar that is no control.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if (0x20..<0x7F).contains(value) { return 1 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if joiningJamo.contains(where: { $0.contains(value) }) { return 0 }
    if wide.contains(where: { $0.contains(value) }) { return 2 }
    // A soft hyphen is drawn.
    if properties.isDefaultIgnorableCodePoint { return value == 0xAD ? 1 : 0 }
    if flagLetters.contains(value) { return 1 }
    return properties.isEmojiPresentation ? 2 : 1
  }

  /// 1 or 2 cells for what stands together as one character.
  static func of(_ character: String) -> Int {
    let scalars = character.unicodeScalars
    let flags = scalars.filter { flagLetters.contains($0.value) }.count
    if flags == 2 { return 2 }
    if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji == true,
      scalars.first?.isASCII == false || scalars.contains("\u{20E3}")
    {
      return 2
    }
    return max(1, scalars.map(of).max() ?? 1)
  }
}
