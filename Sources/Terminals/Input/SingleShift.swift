/// A whole `SS3` sequence: the keys of a terminal in application mode.
///
/// Sources: xterm's ctlseqs, "VT220-Style Function Keys"; the `ka1` to `kent` entries of terminfo.
enum SingleShift {
  /// What SS3 with this last byte says; `modifiers` are digits before it, as in `ESC O 5 P`.
  static func press(final: UInt8, modifiers digits: [UInt8]) -> ControlSequence.Meaning {
    let sum = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let modifiers = Key.Modifiers(rawValue: UInt8(max(sum - 1, 0) & 7))
    switch final {
    case UInt8(ascii: "M"): return .key(Key(.enter, modifiers))
    case UInt8(ascii: "I"): return .key(Key(.tab, modifiers))
    case UInt8(ascii: "X"): return KeyCodes.press(0x3D, modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      // rxvt: an arrow with Ctrl.
      guard let code = KeyCodes.code(ofLetter: final - 0x20) else { return .nothing }
      return .key(Key(code, modifiers.union(.control)))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad sends its characters from `*` on, 0x40 higher.
      return KeyCodes.press(Int(final) - 0x40, modifiers)
    default:
      guard let code = KeyCodes.code(ofLetter: final) else { return .nothing }
      return .key(Key(code, modifiers))
    }
  }
}
