extension InputReader {
  /// Looks at a byte that belongs to nothing before it.
  mutating func begin(_ byte: UInt8, _ inputs: inout InputList) -> Progress {
    switch byte {
    case 0x1B: state = .escape
    case 0x20..<0x7F: inputs.add(ascii: byte)
    case 0x80...0xFF: return beginCharacter(byte, &inputs)
    default: inputs.add(Self.key(ofControl: byte, []))
    }
    return .taken
  }

  /// Looks at the byte behind ESC.
  mutating func followEscape(_ byte: UInt8, _ inputs: inout InputList) -> Progress {
    switch byte {
    case 0x1B: state = .escapes
    case UInt8(ascii: "["): state = .sequence
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string(introducer: byte, length: 0)
    case 0x20..<0x7F:
      inputs.add(Key(.character(Character(Unicode.Scalar(byte))), .alt))
      rest()
    case 0x80...0xFF:
      prefix = .alt
      return beginCharacter(byte, &inputs)
    default:
      inputs.add(Self.key(ofControl: byte, .alt))
      rest()
    }
    return .taken
  }

  /// Looks at the byte behind ESC ESC: Alt with a key that sends a sequence, or else an Escape
  /// and something of its own.
  mutating func followEscapes(_ byte: UInt8, _ inputs: inout InputList) -> Progress {
    switch byte {
    case UInt8(ascii: "["):
      state = .sequence
      prefix = .alt
      return .taken
    case UInt8(ascii: "O"):
      state = .singleShift
      prefix = .alt
      return .taken
    default:
      inputs.add(Key(.escape))
      state = .escape
      return .again
    }
  }

  private mutating func beginCharacter(_ byte: UInt8, _ inputs: inout InputList) -> Progress {
    held.removeAll(keepingCapacity: true)
    guard Self.length(ofCharacterFrom: byte) != nil else {
      endCharacter("\u{FFFD}", &inputs)
      return .taken
    }
    held.append(byte)
    state = .character
    return .taken
  }

  /// Looks at a byte while a character lacks some; a byte that does not fit begins anew.
  mutating func continueCharacter(_ byte: UInt8, _ inputs: inout InputList) -> Progress {
    guard let lead = held.first, let length = Self.length(ofCharacterFrom: lead),
      held.count == 1 ? Self.seconds(after: lead) ~= byte : 0x80...0xBF ~= byte
    else {
      endCharacter("\u{FFFD}", &inputs)
      return .again
    }
    held.append(byte)
    guard held.count == length else { return .taken }
    let text = String(decoding: held, as: UTF8.self)
    endCharacter(text.unicodeScalars.allSatisfy(\.isPrintable) ? text : "", &inputs)
    return .taken
  }

  private mutating func endCharacter(_ text: String, _ inputs: inout InputList) {
    if prefix.isEmpty {
      inputs.add(text: text)
    } else if let character = text.first {
      inputs.add(Key(.character(character), prefix))
    }
    rest()
  }

  /// The bytes of a character that begins so; `nil` if none does (Unicode 3.9, table 3-7).
  private static func length(ofCharacterFrom lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// The bytes that may stand second in a character (Unicode 3.9, table 3-7).
  private static func seconds(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  /// The key that sends a C0 control or DEL, other than ESC.
  static func key(ofControl byte: UInt8, _ modifiers: Key.Modifiers) -> Key {
    switch byte {
    case 0x00: Key(.character(" "), modifiers.union(.control))
    case 0x08, 0x7F: Key(.backspace, modifiers)
    case 0x09: Key(.tab, modifiers)
    case 0x0D: Key(.enter, modifiers)
    default:
      Key(.character(Character(Unicode.Scalar(byte | 0x40))).lowered, modifiers.union(.control))
    }
  }
}

extension Key.Code {
  /// The same key where Shift was not said: C0 controls do not tell Ctrl-A from Ctrl-Shift-A.
  fileprivate var lowered: Key.Code {
    guard case .character(let character) = self, let small = character.lowercased().first else {
      return self
    }
    return .character(small)
  }
}
