extension InputReader {
  /// The most bytes between CSI and its end; the longest that a terminal sends has some forty.
  private static let longestSequence = 256

  /// The most bytes of an OSC, DCS, APC, PM or SOS.
  private static let longestString = 4096

  /// Looks at a byte inside a CSI sequence.
  mutating func continueSequence(_ byte: UInt8, _ inputs: inout InputList) -> Progress {
    switch byte {
    case UInt8(ascii: "[") where held.isEmpty:
      state = .consoleFunction
    case UInt8(ascii: "M") where held.isEmpty:
      state = .mouse(3)
    case UInt8(ascii: "$") where isOneNumber:
      // rxvt ends a key with Shift so. The same byte stands before the end of DECRPM, which has
      // two numbers.
      endSequence(byte, &inputs)
    case 0x20...0x3F:
      if held.count == Self.longestSequence { rest() } else { held.append(byte) }
    case 0x40...0x7E:
      endSequence(byte, &inputs)
    default:
      giveUp(&inputs)
      return .again
    }
    return .taken
  }

  private var isOneNumber: Bool {
    !held.isEmpty && held.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private mutating func endSequence(_ final: UInt8, _ inputs: inout InputList) {
    let meaning = ControlSequence(bytes: held, final: final).meaning
    let prefix = prefix
    rest()
    switch meaning {
    case .nothing: break
    case .paste: state = .paste
    case .text(let text): inputs.add(text: text)
    case .key(let key): inputs.add(Key(key.code, key.modifiers.union(prefix)))
    }
  }

  /// Looks at a byte behind SS3: a letter, or a number of modifiers and a letter.
  mutating func continueSingleShift(_ byte: UInt8, _ inputs: inout InputList) -> Progress {
    switch byte {
    case 0x30...0x39 where held.count < 4:
      held.append(byte)
    case 0x20...0x7E:
      let pressed = SingleShift.press(final: byte, modifiers: held)
      let prefix = prefix
      rest()
      switch pressed {
      case .key(let key): inputs.add(Key(key.code, key.modifiers.union(prefix)))
      case .text(let text): inputs.add(text: text)
      case .nothing, .paste: break
      }
    default:
      giveUp(&inputs)
      return .again
    }
    return .taken
  }

  /// Looks at the byte behind `CSI [`: `A` to `E` are F1 to F5.
  mutating func endConsoleFunction(_ byte: UInt8, _ inputs: inout InputList) -> Progress {
    let prefix = prefix
    rest()
    guard 0x20...0x7E ~= byte else { return .again }
    if UInt8(ascii: "A")...UInt8(ascii: "E") ~= byte {
      inputs.add(Key(.function(Int(byte - 0x40)), prefix))
    }
    return .taken
  }

  /// Passes over a byte of X10's report of the mouse, which are all above the controls.
  mutating func continueMouse(_ byte: UInt8, _ left: Int) -> Progress {
    guard byte >= 0x20 else {
      rest()
      return .again
    }
    if left == 1 { rest() } else { state = .mouse(left - 1) }
    return .taken
  }

  /// Passes over a byte of a control string, which BEL or ST (`ESC \`) ends and any other
  /// control cuts off.
  mutating func continueString(
    _ byte: UInt8, _ introducer: UInt8, _ length: Int, _ inputs: inout InputList
  ) -> Progress {
    switch byte {
    case 0x07 where length > 0: rest()
    case 0x1B where length > 0: state = .stringEnd
    case 0x00..<0x20, 0x7F:
      giveUp(&inputs)
      return .again
    default:
      if length == Self.longestString {
        rest()
      } else {
        state = .string(introducer: introducer, length: length + 1)
      }
    }
    return .taken
  }

  /// Looks at the byte behind the ESC that ended a control string.
  mutating func endString(_ byte: UInt8) -> Progress {
    rest()
    guard byte != UInt8(ascii: "\\") else { return .taken }
    state = .escape
    return .again
  }
}
