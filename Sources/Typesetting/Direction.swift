/// Where the lines of a text begin.
public enum Direction: Sendable {
  /// At the left edge, as in Latin or Chinese.
  case leftToRight
  /// At the right edge, as in Arabic or Hebrew.
  case rightToLeft
}

extension Direction {
  /// What the first strong character of `text` says (UAX #9, P2 and P3); left to right if there is none.
  ///
  /// Looks no further than that character.
  public init(of text: String) {
    let scalars = ScalarSequence(Array(text.utf8))
    self = BidiParagraph.direction(of: scalars.lazy.map(BidiClass.init(of:)))
  }
}
