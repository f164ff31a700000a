/// The letters and numbers by which terminals say keys.
///
/// Sources: xterm's ctlseqs, "PC-Style Function Keys"; the kitty keyboard protocol, "Functional
/// key definitions"; the entries rxvt-unicode and linux of terminfo.
enum KeyCodes {
  /// The key that `CSI` or `SS3` and this letter say.
  static func code(ofLetter letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter - 0x4F))
    default: nil
    }
  }

  /// The key that `CSI number ~` says.
  static func code(ofNumber number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// What pressing the key of this character, or of this number of kitty's, says.
  ///
  /// A character without Ctrl and Alt is text: so is Shift-Space, which some terminals report.
  static func press(_ number: Int, _ modifiers: Key.Modifiers) -> ControlSequence.Meaning {
    if let code = functional(number) { return .key(Key(code, modifiers)) }
    guard let scalar = Unicode.Scalar(UInt32(keypadCharacter(number) ?? number)),
      scalar.isPrintable, !(0xE000...0xF8FF).contains(scalar.value)
    else { return .nothing }
    let character = Character(scalar)
    if modifiers.contains(.control) || modifiers.contains(.alt) {
      return .key(Key(.character(character), modifiers))
    }
    return .text(modifiers.contains(.shift) ? character.uppercased() : String(character))
  }

  private static func functional(_ number: Int) -> Key.Code? {
    switch number {
    case 8, 127: .backspace
    case 9: .tab
    case 13, 57414: .enter
    case 27: .escape
    case 57376...57398: .function(number - 57363)
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }

  /// The character on a key of the keypad that kitty tells from the other with the same one.
  private static func keypadCharacter(_ number: Int) -> Int? {
    switch number {
    case 57399...57408: number - 57399 + 0x30
    case 57409: 0x2E
    case 57410: 0x2F
    case 57411: 0x2A
    case 57412: 0x2D
    case 57413: 0x2B
    case 57415: 0x3D
    case 57416: 0x2C
    default: nil
    }
  }
}
