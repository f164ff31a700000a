public import TOML
public import Timekeeping

/// What a sink of type `vault` says.
public struct VaultSettings: Sendable {
  /// The vault's folder: an absolute path, or `~` or `~/…`, which is left for others to expand:
  /// `path`.
  public let path: Setting<String>
  /// One note for how much: `mode`.
  public internal(set) var mode: Setting<Mode> = .standard(.daily)
  /// The heading to write under, nil for the end of the note; one without `#`s is of the second
  /// level: `heading`.
  public internal(set) var heading: Setting<String?> = .standard(nil)
  /// What to do in a note without that heading: `heading_missing`.
  public internal(set) var headingMissing: Setting<HeadingMissing> = .standard(.bottom)
  /// Where in the section, or in the note if there is no heading: `position`.
  public internal(set) var position: Setting<Placement> = .standard(.bottom)
  /// How a memo looks in a note of many: `entry`.
  public internal(set) var entry: Setting<Entry> = .standard(.style(.list))
  /// What in the note shows a memo's ID: `marker`.
  public internal(set) var marker: Setting<Marker> = .standard(.none)
  /// Properties that its notes are to have, beyond those that every memo's own note has:
  /// `front_matter`.
  public internal(set) var frontMatter: Setting<[Property]> = .standard([])
  /// The folder of the notes inside the vault, a template; nil for the vault's own: `folder`.
  public internal(set) var folder: Setting<String?> = .standard(nil)
  /// The name of a note, a template; nil for the vault's own format: `filename`.
  public internal(set) var filename: Setting<String?> = .standard(nil)
  /// The note that a new note is made from; nil for the vault's own: `template`.
  public internal(set) var template: Setting<String?> = .standard(nil)
  /// The language of its dates; nil for that of the settings: `locale`.
  public internal(set) var locale: Setting<Language?> = .standard(nil)

  /// The name of a memo's own note where `filename` says nothing.
  public static let memoFilename = "{{date:YYYY-MM-DD HHmmss}} {{title}}"

  /// The vault at `path` with everything else standard.
  public init(path: Setting<String>) {
    self.path = path
  }

  /// One note for how much.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// A note a day.
    case daily
    /// A note a memo.
    case memo
    /// A note a week.
    case weekly
    /// A note a month.
    case monthly
    /// A note a quarter.
    case quarterly
    /// A note a year.
    case yearly
  }

  /// What to do in a note that lacks the heading.
  public enum HeadingMissing: String, CaseIterable, Hashable, Sendable {
    /// Make it at the end of the note.
    case bottom
    /// Make it at the start of the note.
    case top
    /// Fail; the memo is held.
    case error
  }

  /// Where in a section.
  public enum Placement: String, CaseIterable, Hashable, Sendable {
    /// Above what is there.
    case top
    /// Below what is there.
    case bottom
  }

  /// How a memo looks in a note of many.
  public enum Entry: Hashable, Sendable {
    /// In one of the known styles.
    case style(Style)
    /// As this template says; it has a `{{text}}`.
    case template(String)

    /// The known styles.
    public enum Style: String, CaseIterable, Hashable, Sendable {
      /// `- 14:32 text`
      case list
      /// `- [ ] text`
      case task
      /// `### 14:32` and the text under it.
      case heading
      /// The text between blank lines.
      case paragraph
      /// `> [!note] 14:32` and the text under it.
      case callout
    }
  }

  /// What in the note shows a memo's ID.
  public enum Marker: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// A block ID that links can name.
    case blockID = "block-id"
    /// A comment that only the source shows.
    case comment
  }

  /// One property of a note.
  public struct Property: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its value.
    public let value: PropertyValue
    /// What becomes of it where the note has the property already.
    public let rule: PropertyRule
    /// Where the name stands.
    public let position: Position
  }

  /// What becomes of a value where the note has one: `when`. Lists are always united.
  public enum PropertyRule: String, CaseIterable, Hashable, Sendable {
    /// The note's own value stays; only an empty one is filled.
    case absent
    /// This one takes its place, with every memo.
    case always
  }

  /// The value of a property.
  public enum PropertyValue: Hashable, Sendable {
    /// A template.
    case text(String)
    /// A whole number.
    case integer(Int64)
    /// A number; finite.
    case number(Double)
    /// A checkbox.
    case boolean(Bool)
    /// A date, `1979-05-27`.
    case date(String)
    /// A date and time, `1979-05-27T07:32:00`; an offset from UTC is dropped.
    case dateTime(String)
    /// A list; holds no list itself.
    case list([PropertyValue])
  }
}
