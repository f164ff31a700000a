/// The subject of a message: one line without a control character.
///
/// Each run of CR, LF, NUL and all other control characters, C0 and C1, and of U+2028 and U+2029 has
/// become one space, so that no subject can begin a field of its own. It has at most `limit`
/// characters and `byteLimit` bytes of UTF-8; what is longer ends in `…`. Nothing else is changed:
/// a message's lines are kept short by folding alone.
public struct Subject: Hashable, Sendable, CustomStringConvertible {
  /// The line itself; perhaps empty.
  public let description: String

  /// The characters that a subject may have.
  public static let limit = 200
  /// The bytes that a subject may have, as a character has no longest form.
  public static let byteLimit = 2_000

  /// The subject that says `words`.
  public init(_ words: String) {
    description = Subject.shortened(words.oneLine)
  }

  /// The subject of a memo: its title, or else the first line of its text that is not blank, as it
  /// was written. Nil if there is neither.
  public init?(title: String?, text: String) {
    let title = Subject(title ?? "")
    guard title.description.isEmpty else {
      self = title
      return
    }
    let lines = text.unicodeScalars.split { $0 == "\r" || $0 == "\n" }
    let first = lines.lazy.map { String($0).oneLine }.first { !$0.isEmpty }
    guard let first else { return nil }
    self.init(first)
  }

  private static func shortened(_ line: String) -> String {
    // A line of few bytes has few characters: only the others are counted.
    guard line.utf8.count > limit, line.utf8.count > byteLimit || line.count > limit else {
      return line
    }
    let sign = "…"
    let kept = line.prefix(limit - 1).beginning(upTo: byteLimit - sign.utf8.count)
    return kept.trimmed + sign
  }
}
