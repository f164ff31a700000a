/// A date format of moment.js 2.30.1, as Obsidian's settings and templates have them.
///
/// Every text is a format. What moment does with it is done here, its oddities included (see
/// `docs/decisions/0003-dates-follow-moment.md`), as if at a place whose local time has
/// the timestamp's offset. Taking a format apart costs some microseconds, once; writing with it costs
/// about one. Formats with long forms (`L`, `LT`, `ll` …) differ by language and are taken apart each
/// time.
public struct DateFormat: Hashable, Sendable {
  /// The format as it was given.
  public let pattern: String
  private let compiled: FormatProgram?

  /// What an empty format stands for.
  static let standardPattern = "YYYY-MM-DDTHH:mm:ssZ"

  /// Takes the format apart; an empty one stands for `YYYY-MM-DDTHH:mm:ssZ`.
  public init(_ pattern: String) {
    self.pattern = pattern
    let bytes = Array((pattern.isEmpty ? DateFormat.standardPattern : pattern).utf8)
    compiled = LongForms.occur(in: bytes) ? nil : FormatProgram(bytes)
  }

  /// The format taken apart as it is in that language.
  func program(in language: Language) -> FormatProgram {
    if let compiled { return compiled }
    return FormatProgram(language.vocabulary.longForms.expand(Array(pattern.utf8)))
  }

  /// Whether the two are the same text, byte for byte.
  public static func == (left: DateFormat, right: DateFormat) -> Bool {
    left.pattern.utf8.elementsEqual(right.pattern.utf8)
  }

  /// Feeds the bytes of the text to the hasher.
  public func hash(into hasher: inout Hasher) {
    for byte in pattern.utf8 { hasher.combine(byte) }
  }
}
