public import Timekeeping

/// A text with places to fill, `{{time}} {{text}}`, as Obsidian's templates have them.
///
///     {{date}} {{date:FORMAT}} {{date+1d:FORMAT}}    a date; so do `time`, `yesterday`, `tomorrow`
///     {{title}}                                      the title of the note or memo
///     {{text}} {{tags}} {{id}}                       of the memo, where the template is about one
///
/// Names may have either case and white space around. A format is one of moment.js and stays on
/// its line; a date moves by a number and one of `y Q M w d h m s`, as moment counts. Whatever is
/// not in this table, braces that nothing closes included, stays as it stands. A template runs
/// nothing, and what is filled in is not looked at again.
public struct Template: Hashable, Sendable {
  /// The template as it was given.
  public let text: String
  let pieces: [Piece]

  enum Piece: Hashable {
    case literal(String)
    case variable(Variable, source: String)
  }

  enum Variable: Hashable {
    case date(Shift?, DateFormat?)
    case time(Shift?, DateFormat?)
    case yesterday
    case tomorrow
    case title
    case text
    case tags
    case id
  }

  /// How far a date is moved; a letter that moment does nothing for has no unit.
  struct Shift: Hashable {
    let amount: Int
    let unit: DateUnit?
  }

  /// Takes the template apart; linear in its size.
  public init(_ text: String) {
    self.text = text
    pieces = TemplateReader(Array(text.utf8)).pieces
  }

  /// Whether the memo's text has a place in it.
  public var holdsText: Bool {
    pieces.contains { if case .variable(.text, _) = $0 { true } else { false } }
  }

  /// The formats that its dates and times are written in, where it says so.
  public var dateFormats: [DateFormat] {
    pieces.compactMap { piece in
      switch piece {
      case .variable(.date(_, let format), _), .variable(.time(_, let format), _): format
      default: nil
      }
    }
  }

  /// The text with every place filled that `values` has something for.
  public func expanded(with values: TemplateValues) -> String {
    expanded(with: values) { _, value in value }
  }

  /// As above, each value passing through `adapting` with what it stands for.
  func expanded(
    with values: TemplateValues, adapting: (Variable, String) -> String
  ) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): result += text
      case .variable(let variable, let source):
        result += values[variable].map { adapting(variable, $0) } ?? source
      }
    }
    return result
  }
}

/// What the places of a template are filled with.
public struct TemplateValues: Sendable {
  /// What `{{date}}` and `{{time}}` are read from.
  public let date: Timestamp
  /// The language of dates.
  public let language: Language
  /// `{{title}}`.
  public let title: String
  /// How `{{date}}`, `{{yesterday}}` and `{{tomorrow}}` are written where they do not say.
  public let dayFormat: DateFormat
  /// The memo that `{{text}}`, `{{tags}}` and `{{id}}` are of; without one they stay.
  public let memo: Entry?

  /// The values for a template about `memo`, or about a note of the day of `date`. In Obsidian's
  /// templates for daily notes `dayFormat` is the format of the note's name.
  public init(
    date: Timestamp, language: Language = .en, title: String,
    dayFormat: DateFormat = DateFormat("YYYY-MM-DD"), memo: Entry? = nil
  ) {
    self.date = date
    self.language = language
    self.title = title
    self.dayFormat = dayFormat
    self.memo = memo
  }

  /// The values for a template about `memo`: its time of capture, and its own title or none.
  public init(of memo: Entry, language: Language = .en) {
    self.init(
      date: memo.created, language: language, title: memo.titleLine ?? "", memo: memo)
  }

  subscript(_ variable: Template.Variable) -> String? {
    switch variable {
    case .date(let shift, let format): written(shift, format ?? dayFormat)
    case .time(let shift, let format): written(shift, format ?? DateFormat("HH:mm"))
    case .yesterday: written(Template.Shift(amount: -1, unit: .day), dayFormat)
    case .tomorrow: written(Template.Shift(amount: 1, unit: .day), dayFormat)
    case .title: title
    case .text: memo?.text
    case .tags: memo?.tagLine
    case .id: memo?.id
    }
  }

  private func written(_ shift: Template.Shift?, _ format: DateFormat) -> String {
    guard let shift, let unit = shift.unit else { return format.format(date, in: language) }
    // The words that moment has for a date out of its range.
    guard let moved = date.adding(shift.amount, unit) else { return "Invalid date" }
    return format.format(moved, in: language)
  }
}
