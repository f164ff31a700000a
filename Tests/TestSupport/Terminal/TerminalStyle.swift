/// How the text of a cell is drawn: what `SGR` set (ECMA-48, 8.3.117, and xterm's colours).
public struct TerminalStyle: Hashable, Sendable {
  /// What can be on or off.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt16

    /// Attributes from their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `SGR 1`.
    public static let bold = Self(rawValue: 1)
    /// `SGR 2`.
    public static let dim = Self(rawValue: 2)
    /// `SGR 3`.
    public static let italic = Self(rawValue: 4)
    /// `SGR 4`, in any of its shapes.
    public static let underlined = Self(rawValue: 8)
    /// `SGR 5`.
    public static let blinking = Self(rawValue: 16)
    /// `SGR 7`.
    public static let reverse = Self(rawValue: 32)
    /// `SGR 8`.
    public static let hidden = Self(rawValue: 64)
    /// `SGR 9`.
    public static let struck = Self(rawValue: 128)
  }

  /// One of the 256 of the palette, or a mixture of one's own.
  public enum Colour: Hashable, Sendable {
    /// 0…7 the plain ones, 8…15 the bright ones, 16…255 the cube and the greys.
    case indexed(UInt8)
    /// Red, green, blue.
    case mixed(UInt8, UInt8, UInt8)
  }

  /// What is on.
  public var attributes: Attributes = []
  /// The colour of the text; nil is the terminal's own.
  public var foreground: Colour?
  /// The colour behind it; nil is the terminal's own.
  public var background: Colour?

  /// A way to draw.
  public init(
    attributes: Attributes = [], foreground: Colour? = nil, background: Colour? = nil
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// As a terminal draws that was told nothing.
  public static let plain = TerminalStyle()

  /// What an erased cell keeps of it: the colour behind.
  var ofBlank: TerminalStyle {
    TerminalStyle(background: background)
  }

  /// Does what the parameters of one `SGR` say; false if it says something that is unknown.
  mutating func apply(_ parameters: [[Int?]]) -> Bool {
    var rest = parameters[...]
    if rest.isEmpty { rest = [[0]] }
    while let first = rest.popFirst() {
      let code = (first.first ?? nil) ?? 0
      switch code {
      case 38, 48:
        guard let colour = Self.colour(first, &rest) else { return false }
        if code == 38 { foreground = colour } else { background = colour }
      default:
        guard first.count == 1 || code == 4, apply(code, first.dropFirst().first ?? nil) else {
          return false
        }
      }
    }
    return true
  }

  private mutating func apply(_ code: Int, _ shape: Int?) -> Bool {
    switch code {
    case 0: self = .plain
    case 4 where shape == 0: attributes.remove(.underlined)
    case 1...5: attributes.insert(Attributes(rawValue: 1 << (code - 1)))
    case 7...9: attributes.insert(Attributes(rawValue: 1 << (code - 2)))
    case 22: attributes.subtract([.bold, .dim])
    case 23...25: attributes.remove(Attributes(rawValue: 1 << (code - 21)))
    case 27...29: attributes.remove(Attributes(rawValue: 1 << (code - 22)))
    case 30...37: foreground = .indexed(UInt8(code - 30))
    case 39: foreground = nil
    case 40...47: background = .indexed(UInt8(code - 40))
    case 49: background = nil
    case 90...97: foreground = .indexed(UInt8(code - 82))
    case 100...107: background = .indexed(UInt8(code - 92))
    default: return false
    }
    return true
  }

  /// The colour after 38 or 48: `5;n`, `2;r;g;b`, or the same with colons, where a colour space
  /// may stand before the red.
  private static func colour(_ first: [Int?], _ rest: inout ArraySlice<[Int?]>) -> Colour? {
    var values = Array(first.dropFirst())
    if values.isEmpty {
      guard let kind = rest.first?.first ?? nil else { return nil }
      let count = kind == 5 ? 2 : 4
      values = rest.prefix(count).map { $0.first ?? nil }
      rest = rest.dropFirst(count)
    } else if values.count == 5 {
      values.remove(at: 1)
    }
    let bytes = values.dropFirst().compactMap { UInt8(exactly: $0 ?? 0) }
    switch (values.first ?? nil, bytes.count) {
    case (5, 1): return .indexed(bytes[0])
    case (2, 3): return .mixed(bytes[0], bytes[1], bytes[2])
    default: return nil
    }
  }
}
