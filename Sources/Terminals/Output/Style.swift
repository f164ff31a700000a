/// How a cell looks, in words of what it means.
public struct Style: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// The style with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing special.
  public static let plain: Style = []
  /// Less weight: hints, the frame.
  public static let dim = Style(rawValue: 1)
  /// More weight.
  public static let bold = Style(rawValue: 2)
  /// Underlined: text that an input method has not settled.
  public static let underlined = Style(rawValue: 4)
  /// Foreground and background exchanged: the selection.
  public static let reverse = Style(rawValue: 8)
  /// Something went wrong.
  public static let warning = Style(rawValue: 16)
  /// Something went well, or is pointed at: tags, a memo saved.
  public static let accent = Style(rawValue: 32)
}
