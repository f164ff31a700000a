/// Tells text from controls in what a program sends to a terminal.
///
/// The states are those of ECMA-35 and ECMA-48 for UTF-8: bytes 0x80…0x9F are never controls by
/// themselves, and U+0080…U+009F are text that a terminal has no glyph for.
struct ControlParser: Sendable {
  /// What was read.
  enum Event: Hashable, Sendable {
    /// A scalar to print.
    case text(Unicode.Scalar)
    /// One of C0, or DEL.
    case control(UInt8)
    /// `ESC` with these bytes behind it.
    case escape([UInt8])
    /// `CSI …`.
    case sequence(ControlSequence)
    /// `OSC`, `DCS`, `APC`, `PM` or `SOS` (the byte after `ESC` tells which), and what is in it.
    case string(UInt8, [UInt8])
    /// Bytes that belong to nothing.
    case malformed([UInt8])
  }

  private enum State: Hashable, Sendable {
    case ground
    case scalar
    case escape
    case sequence
    case string
    case stringEscape
  }

  private static let stringIntroducers: Set<UInt8> = Set("]P_^X".utf8)

  private var state = State.ground
  private var pending: [UInt8] = []
  private var introducer: UInt8 = 0

  /// Whether what was read so far ends inside something.
  var isInside: Bool { state != .ground }

  /// Reads one byte: no event, one, or two if it also broke something off.
  mutating func read(_ byte: UInt8) -> [Event] {
    switch state {
    case .ground: ground(byte)
    case .scalar: scalar(byte)
    case .escape: escape(byte)
    case .sequence: sequence(byte)
    case .string: string(byte)
    case .stringEscape: stringEnd(byte)
    }
  }

  private mutating func ground(_ byte: UInt8) -> [Event] {
    switch byte {
    case 0x1B:
      return enter(.escape)
    case 0..<0x20, 0x7F:
      return [.control(byte)]
    case 0..<0x80:
      return [.text(Unicode.Scalar(byte))]
    case 0xC2...0xF4:
      pending = [byte]
      state = .scalar
      return []
    default:
      return [.malformed([byte]), .text("\u{FFFD}")]
    }
  }

  private mutating func scalar(_ byte: UInt8) -> [Event] {
    guard (0x80..<0xC0).contains(byte) else {
      let broken = leave()
      return [.malformed(broken), .text("\u{FFFD}")] + ground(byte)
    }
    pending.append(byte)
    let length = pending[0] < 0xE0 ? 2 : pending[0] < 0xF0 ? 3 : 4
    if pending.count < length { return [] }
    let bytes = leave()
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first else {
      return [.malformed(bytes), .text("\u{FFFD}")]
    }
    return [.text(scalar)]
  }

  private mutating func escape(_ byte: UInt8) -> [Event] {
    if pending.isEmpty, byte == UInt8(ascii: "[") { return enter(.sequence) }
    if pending.isEmpty, Self.stringIntroducers.contains(byte) {
      introducer = byte
      return enter(.string)
    }
    switch byte {
    case 0x20...0x2F:
      pending.append(byte)
      return []
    case 0x30..<0x7F:
      return [.escape(leave() + [byte])]
    default:
      let broken = [0x1B] + leave()
      return [.malformed(broken)] + ground(byte)
    }
  }

  private mutating func sequence(_ byte: UInt8) -> [Event] {
    switch byte {
    case 0x20..<0x40:
      pending.append(byte)
      return []
    case 0x40..<0x7F:
      let bytes = leave() + [byte]
      return [
        ControlSequence(bytes).map(Event.sequence) ?? .malformed([0x1B, UInt8(ascii: "[")] + bytes)
      ]
    default:
      let broken = [0x1B, UInt8(ascii: "[")] + leave()
      return [.malformed(broken)] + ground(byte)
    }
  }

  private mutating func string(_ byte: UInt8) -> [Event] {
    switch byte {
    case 0x07 where introducer == UInt8(ascii: "]"):
      return [.string(introducer, leave())]
    case 0x1B:
      state = .stringEscape
      return []
    case 0..<0x20, 0x7F:
      let broken = [0x1B, introducer] + leave()
      return [.malformed(broken)] + ground(byte)
    default:
      pending.append(byte)
      return []
    }
  }

  private mutating func stringEnd(_ byte: UInt8) -> [Event] {
    let bytes = leave()
    if byte == UInt8(ascii: "\\") { return [.string(introducer, bytes)] }
    state = .escape
    return [.malformed([0x1B, introducer] + bytes)] + escape(byte)
  }

  private mutating func enter(_ next: State) -> [Event] {
    pending = []
    state = next
    return []
  }

  /// Goes back to text, and gives what was collected.
  private mutating func leave() -> [UInt8] {
    defer { pending = [] }
    state = .ground
    return pending
  }
}
