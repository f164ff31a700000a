/// A whole `CSI` sequence, as a key if it is one.
///
///     CSI A                    xterm, VTE, Konsole, tmux, Linux   a key by its letter
///     CSI 1 ; m A              the same, with modifiers
///     CSI n ~   CSI n ; m ~    a key by its number
///     CSI 27 ; m ; c ~         xterm's modifyOtherKeys: the character that the key types
///     CSI c : s : b ; m : e u  kitty: the key's own character, what Shift makes of it, the key's
///                              place on a Latin keyboard; the event, of which 3 is a release
///     CSI a                    rxvt: an arrow with Shift
///     CSI n ^  CSI n $  CSI n @  rxvt: a key by its number with Ctrl, Shift, both
///
/// `m` is one more than a sum of Shift 1, Alt 2, Ctrl 4, then Meta 8 for xterm and Super 8,
/// Hyper 16, Meta 32, Caps Lock 64, Num Lock 128 for kitty.
struct ControlSequence {
  /// What a sequence says.
  enum Meaning: Hashable {
    /// Nothing that a person did, or nothing known.
    case nothing
    case key(Key)
    case text(String)
    /// A paste begins.
    case paste
  }

  private let numbers: [[Int]]
  private let final: UInt8
  private let isPrivate: Bool

  /// The sequence with these bytes between CSI and the last byte, `final`.
  init(bytes: [UInt8], final: UInt8) {
    // ECMA-48 5.4: 0x3C–0x3F first say that the numbers are private; 0x20–0x2F make a function
    // of their own together with the last byte. No key has either.
    isPrivate = bytes.contains { !(0x30...0x3B ~= $0) }
    numbers = isPrivate ? [] : Self.numbers(in: bytes)
    self.final = final
  }

  /// What it says.
  var meaning: Meaning {
    guard !isPrivate, event != 3 else { return .nothing }
    switch final {
    case UInt8(ascii: "~"): return numbered(modifiers)
    case UInt8(ascii: "^"): return numbered(.control)
    case UInt8(ascii: "$"): return numbered(.shift)
    case UInt8(ascii: "@"): return numbered([.control, .shift])
    case UInt8(ascii: "u"): return unicode
    case UInt8(ascii: "R") where numbers.count > 1:
      // `CSI row ; column R` is also the cursor's place, so F3 with modifiers is given up for it.
      return .nothing
    case UInt8(ascii: "Z"): return .key(Key(.tab, modifiers.union(.shift)))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return lettered(final - 0x20, modifiers.union(.shift))
    default: return lettered(final, modifiers)
    }
  }

  private func lettered(_ letter: UInt8, _ modifiers: Key.Modifiers) -> Meaning {
    guard number(0) ?? 1 == 1, let code = KeyCodes.code(ofLetter: letter) else { return .nothing }
    return .key(Key(code, modifiers))
  }

  private func numbered(_ modifiers: Key.Modifiers) -> Meaning {
    guard let number = number(0) else { return .nothing }
    if final == UInt8(ascii: "~"), numbers.count == 1, number == 200 { return .paste }
    if number == 27, let character = self.number(2) {
      return isForeign ? .nothing : KeyCodes.press(character, modifiers)
    }
    guard let code = KeyCodes.code(ofNumber: number) else { return .nothing }
    return .key(Key(code, modifiers))
  }

  /// A key of the kitty protocol, or of xterm's `formatOtherKeys`.
  ///
  /// With Shift the shifted character stands for the key. With Ctrl or Alt a key that types no
  /// ASCII is known by its place on a Latin keyboard, so that Ctrl-D is Ctrl-D in any script.
  private var unicode: Meaning {
    guard var character = number(0), !isForeign else { return .nothing }
    let modifiers = modifiers
    let command = modifiers.contains(.control) || modifiers.contains(.alt)
    if let text = typed, !command { return .text(text) }
    if let latin = subnumber(0, 2), command, character > 0x7F, 0x21..<0x7F ~= latin {
      character = latin
    } else if modifiers.contains(.shift), let shifted = subnumber(0, 1) {
      character = shifted
    }
    return KeyCodes.press(character, modifiers)
  }

  /// The text that kitty reports with a key, if it does.
  private var typed: String? {
    guard numbers.count > 2 else { return nil }
    var text = ""
    for value in numbers[2] {
      guard let scalar = Unicode.Scalar(UInt32(max(value, 0))), scalar.isPrintable else {
        return nil
      }
      text.unicodeScalars.append(scalar)
    }
    return text.isEmpty ? nil : text
  }

  /// The event of kitty: 1 a press, 2 a repetition, 3 a release.
  private var event: Int? { subnumber(1, 1) }

  private var mask: Int { max((number(1) ?? 1) - 1, 0) }

  /// Shift, Alt and Ctrl. Bit 8 is xterm's Meta, which iTerm2 sends for Option with an arrow.
  private var modifiers: Key.Modifiers {
    var modifiers = Key.Modifiers(rawValue: UInt8(mask & 7))
    if mask & (8 | 32) != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  /// Whether Super or Hyper is held, which makes a character a command of the desktop.
  private var isForeign: Bool { mask & (8 | 16) != 0 }

  private func number(_ index: Int) -> Int? { subnumber(index, 0) }

  private func subnumber(_ index: Int, _ position: Int) -> Int? {
    guard index < numbers.count, position < numbers[index].count else { return nil }
    let value = numbers[index][position]
    return value < 0 ? nil : value
  }

  /// The numbers between semicolons, each with the parts between its colons; -1 for none.
  private static func numbers(in bytes: [UInt8]) -> [[Int]] {
    guard !bytes.isEmpty else { return [] }
    var numbers = [[-1]]
    for byte in bytes {
      let last = numbers.count - 1
      switch byte {
      case UInt8(ascii: ";"): numbers.append([-1])
      case UInt8(ascii: ":"): numbers[last].append(-1)
      default:
        let part = numbers[last].count - 1
        let value = max(numbers[last][part], 0) * 10 + Int(byte - 0x30)
        numbers[last][part] = min(value, 0x11_0000)
      }
    }
    return numbers
  }
}
