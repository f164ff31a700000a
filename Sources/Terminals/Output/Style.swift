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
  /// Foreground and background exchanged: the selection.
  public static let reverse = Style(rawValue: 2)
  /// Something went wrong.
  public static let warning = Style(rawValue: 4)
}
