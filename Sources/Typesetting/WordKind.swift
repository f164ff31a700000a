/// What a grapheme is to the steps from word to word.
enum WordKind: UInt8 {
  /// White space, punctuation and symbols, which are passed over.
  case none
  case han
  case hiragana
  case katakana
  case hangul
  /// Letters and digits of all other scripts.
  case letters
  /// The mark that lengthens kana of either kind.
  case lengthening

  /// The kind of a grapheme, by its first scalar.
  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .none
      return
    }
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letters
    case 0x00...0x7F: self = .none
    case 0x30FC, 0xFF70: self = .lengthening
    default:
      let script = ScalarLookup.value(of: scalar.value, in: ScriptTable.ranges)
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      self = WordKind(rawValue: script) ?? .none
      if self == .none, isWord { self = .letters }
    }
  }

  /// Whether a mark that lengthens belongs to it.
  var isKana: Bool { self == .hiragana || self == .katakana }
}
