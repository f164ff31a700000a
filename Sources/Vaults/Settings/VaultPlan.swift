public import Markdown
public import Memos
public import Timekeeping

/// How memos become notes in one vault: what a `[[sink]]` of type `vault` says.
public struct VaultPlan: Sendable {
  /// The sink's name.
  public let name: SinkName
  /// The vault's folder: an absolute path.
  public let path: String
  /// One note for how much.
  public var mode = Mode.periodic(.daily)
  /// Where in a note of many memos an entry lands.
  public var placement = Placement()
  /// How an entry looks.
  public var entry = EntryStyle.list
  /// What shows a memo's ID in the note.
  public var marker = Marker.none
  /// The properties of the notes, with templates for texts. A note of many memos gets those that
  /// it lacks with each memo.
  public var properties: [Property] = []
  /// The folder of notes, a template; nil for the vault's own.
  public var folder: String?
  /// The name of a note, a template; nil for the vault's own.
  public var filename: String?
  /// The note that a new note is made from, below the vault; nil for the vault's own.
  public var template: String?
  /// The language of dates.
  public var language = Language.en
  /// When a day begins.
  public var dayStart = DayStart.midnight

  /// One note for how much.
  public enum Mode: Hashable, Sendable {
    /// A note for all memos of a day, week, month, quarter or year.
    case periodic(ObsidianSettings.Period)
    /// A note for each memo.
    case memo
  }

  /// A plan for the vault at `path` with everything else standard.
  public init(name: SinkName, path: String) {
    self.name = name
    self.path = path
  }
}
