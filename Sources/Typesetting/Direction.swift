/// Who puts right-to-left text into the order in which it is seen.
public enum DisplayOrder: Sendable {
  /// We do: what stands further left is written first, letters are shaped, brackets mirrored.
  case visual
  /// The terminal does: text is written in the order in which it is read, as it is.
  case logical
}

/// Where the lines of a text begin.
public enum Direction: Sendable {
  /// At the left edge, as in Latin or Chinese.
  case leftToRight
  /// At the right edge, as in Arabic or Hebrew.
  case rightToLeft
}
