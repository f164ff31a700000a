/// What a terminal does by itself to cells that hold text from right to left.
public enum DisplayOrder: Hashable, Sendable {
  /// It leaves them where they are put, if need be because it is asked to (BDSM).
  case kept
  /// It leaves them where they are put if it is asked to in mlterm's own protocol.
  case keptByMlterm
  /// In a row from left to right, it turns what runs from right to left around, as UAX #9 says, and the
  /// cursor with it.
  case runsTurned(Brackets)
  /// It turns each word from right to left around, with mirrored brackets, and leaves the words and the
  /// cursor in place.
  case wordsTurned

  /// What becomes of brackets that are turned around.
  public enum Brackets: Sendable {
    /// Their mirror images are shown.
    case mirrored
    /// They are shown as they are.
    case unmirrored
  }

  /// Whether nothing is turned around once the terminal was asked.
  var keepsCells: Bool { self == .kept || self == .keptByMlterm }
}
