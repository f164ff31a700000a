/// Where the lines of a text begin.
public enum Direction: Sendable {
  /// At the left edge, as in Latin or Chinese.
  case leftToRight
  /// At the right edge, as in Arabic or Hebrew.
  case rightToLeft
}
