/// Turns the bytes that a terminal sends into what the person did.
///
/// Bytes may come in pieces of any size: what is cut in two waits for the rest. Understood are
/// UTF-8; the C0 controls; ESC before a key or character as Alt; the CSI and SS3 sequences of
/// xterm and those that imitate it, of rxvt and of the Linux console; xterm's `modifyOtherKeys`;
/// the kitty keyboard protocol; bracketed paste. Every other sequence (a terminal's answer, a
/// report of the mouse) is passed over whole.
///
/// 0x08 is Backspace: whether Backspace itself, Ctrl-Backspace or Ctrl-H sent it, the wish is
/// the same. C1 controls exist only as `ESC` and a letter, since a byte above 0x7F is UTF-8.
///
/// A terminal that sends Alt as ESC leaves some keys in doubt, `ESC [` for one, which is Alt-[ or
/// the start of a sequence. The reader then waits, and says for what; `settle()` says that nothing followed.
///
/// Sources: ECMA-48 5th ed., 5.4 (CSI) and 5.6 (control strings); xterm's ctlseqs; the kitty
/// keyboard protocol; urxvt(7) and console_codes(4).
public struct InputReader: Sendable {
  /// What the bytes so far are the beginning of.
  enum State: Hashable, Sendable {
    case ground
    /// A character lacks bytes; the ones that came are in `held`.
    case character
    /// ESC came.
    case escape
    /// ESC ESC came.
    case escapes
    /// CSI came; its bytes so far are in `held`.
    case sequence
    /// SS3 came; its bytes so far are in `held`.
    case singleShift
    /// `CSI [` came, with which the Linux console says F1 to F5.
    case consoleFunction
    /// `CSI M` came, and this many bytes of the mouse's place are to come.
    case mouse(Int)
    /// OSC, DCS, APC, PM or SOS came; `introducer` is its letter, `length` counts what followed.
    case string(introducer: UInt8, length: Int)
    /// In such a string ESC came, which ends it whatever follows.
    case stringEnd
    /// A paste began.
    case paste
  }

  var state = State.ground

  /// Alt if the character or sequence under way had an ESC of its own before it.
  var prefix: Key.Modifiers = []

  var held: [UInt8] = []

  private var paste: PasteBuffer

  /// Whether an ESC was taken for a key since nothing followed it, and nothing has since.
  private var isEscapeSettled = false

  /// A reader that has seen nothing, and takes so many bytes of one paste.
  public init(pasteLimit: Int = .max) {
    paste = PasteBuffer(limit: pasteLimit)
  }

  /// As for any collection; of its own, so that no start waits for the general case to be worked out.
  public mutating func take(_ bytes: [UInt8]) -> [Input] {
    take(from: bytes)
  }

  /// What the bytes say, together with those that were held back.
  ///
  /// The cost is linear in the bytes, however they are cut.
  package mutating func take(_ bytes: some Collection<UInt8>) -> [Input] {
    take(from: bytes)
  }

  private mutating func take(from bytes: some Collection<UInt8>) -> [Input] {
    if isEscapeSettled { beginLateSequence(bytes.prefix(2)) }
    var inputs = InputList()
    var index = bytes.startIndex
    while index != bytes.endIndex {
      if state == .paste {
        guard let input = paste.take(bytes, from: &index) else { break }
        inputs.add(input)
        state = .ground
      } else {
        step(bytes[index], &inputs)
        bytes.formIndex(after: &index)
      }
    }
    return inputs.finish()
  }

  /// What the reader waits for, which says how long to wait before `settle`.
  public enum Wait: Hashable, Sendable {
    /// Whether more follows on an ESC, which alone is a key that a person waits for.
    case escape
    /// The rest of a sequence that has begun, and is no key that anybody waits for.
    case sequence
    /// The end of a paste.
    case paste
  }

  /// What bytes are held back for that mean something else, or nothing, if no more come; nil if none are.
  ///
  /// A character that lacks bytes does not count: it is nothing else, however late they are.
  public var wait: Wait? {
    switch state {
    case .ground, .character: nil
    case .escape, .escapes: .escape
    case .paste: .paste
    default: .sequence
    }
  }

  /// Says that no more bytes came for a while.
  ///
  /// A lone ESC is the key Escape, and ESC with the one letter that could begin a sequence is Alt
  /// and that letter. Any other half of a sequence is dropped. A paste ends here, with what of it has
  /// come. A character that lacks bytes waits for them.
  public mutating func settle() -> [Input] {
    switch wait {
    case nil: return []
    case .paste:
      state = .ground
      return [paste.finish()]
    case let wait:
      isEscapeSettled = wait == .escape
      var inputs = InputList()
      giveUp(&inputs)
      return inputs.finish()
    }
  }

  /// What follows a settled ESC at once and more than one byte long is the rest of its sequence, on a slow
  /// line: no person types it in one breath, and what is in a paste must not be taken for keys.
  private mutating func beginLateSequence(_ front: some Collection<UInt8>) {
    guard let first = front.first else { return }
    isEscapeSettled = false
    if front.count > 1, first == UInt8(ascii: "[") || first == UInt8(ascii: "O") { state = .escape }
  }

  /// Moves on by one byte, which may both cut off what is under way and begin something new.
  private mutating func step(_ byte: UInt8, _ inputs: inout InputList) {
    var progress = Progress.again
    while progress == .again {
      switch state {
      case .ground, .paste: progress = begin(byte, &inputs)
      case .character: progress = continueCharacter(byte, &inputs)
      case .escape: progress = followEscape(byte, &inputs)
      case .escapes: progress = followEscapes(byte, &inputs)
      case .sequence: progress = continueSequence(byte, &inputs)
      case .singleShift: progress = continueSingleShift(byte, &inputs)
      case .consoleFunction: progress = endConsoleFunction(byte, &inputs)
      case .mouse(let left): progress = continueMouse(byte, left)
      case .string(let introducer, let length):
        progress = continueString(byte, introducer, length, &inputs)
      case .stringEnd: progress = endString(byte)
      }
    }
  }

  /// What became of a byte.
  enum Progress {
    case taken
    /// The state changed, and the byte is to be looked at anew.
    case again
  }

  /// Leaves what is under way, as if nothing were to follow it.
  mutating func giveUp(_ inputs: inout InputList) {
    switch state {
    case .escape: inputs.add(Key(.escape))
    case .escapes:
      inputs.add(Key(.escape))
      inputs.add(Key(.escape))
    case .sequence where held.isEmpty:
      if !prefix.isEmpty { inputs.add(Key(.escape)) }
      inputs.add(Key(.character("["), .alt))
    case .singleShift where held.isEmpty:
      if !prefix.isEmpty { inputs.add(Key(.escape)) }
      inputs.add(Key(.character("O"), .alt))
    case .string(let introducer, length: 0):
      inputs.add(Key(.character(Character(Unicode.Scalar(introducer))), .alt))
    default: break
    }
    rest()
  }

  /// Back to the ground state with nothing held.
  mutating func rest() {
    state = .ground
    prefix = []
    held.removeAll(keepingCapacity: true)
  }
}
