internal import JSON
internal import Memos
internal import Posix

/// What a vault's own settings say about periodic notes: Obsidian's core plugin, or the Periodic
/// Notes plugin where it is switched on. Read from `.obsidian`; never written.
///
/// A settings file that is not there says nothing. One that cannot be read as what it is, half
/// written perhaps while the app quits, is a reason to wait: a guess would put the memo into the
/// wrong note.
public struct ObsidianSettings: Hashable, Sendable {
  /// The folder of the notes, below the vault; empty for the vault itself.
  public var folder = ""
  /// The format of a note's name, in moment.js's language; may hold folders.
  public var format: String
  /// The note that a new one is made from, as the settings name it.
  public var template: String?
  /// The file that says so, below the vault; nil where none does.
  public var source: String?

  /// How much one note is for.
  public enum Period: String, CaseIterable, Hashable, Sendable {
    case daily
    case weekly
    case monthly
    case quarterly
    case yearly

    /// The name of a note where no settings say another.
    var standardFormat: String {
      switch self {
      case .daily: "YYYY-MM-DD"
      case .weekly: "gggg-[W]ww"
      case .monthly: "YYYY-MM"
      case .quarterly: "YYYY-[Q]Q"
      case .yearly: "YYYY"
      }
    }

    /// What the plugin's newer settings call it.
    fileprivate var unit: String {
      switch self {
      case .daily: "day"
      case .weekly: "week"
      case .monthly: "month"
      case .quarterly: "quarter"
      case .yearly: "year"
      }
    }
  }

  static let pluginPath = ".obsidian/plugins/periodic-notes/data.json"
  static let dailyPath = ".obsidian/daily-notes.json"

  /// What holds in a vault without settings.
  static let none = ObsidianSettings(format: Period.daily.standardFormat)

  private init(format: String) {
    self.format = format
  }

  /// The settings for notes of `period` in the vault.
  init(_ period: Period, in vault: OpenVault) throws(DeliveryFailure) {
    format = period.standardFormat
    if let plugin = try Self.object(Self.pluginPath, in: vault),
      let own = Self.enabled(period, in: plugin)
    {
      try take(own, from: Self.pluginPath, period, in: vault)
    } else if period == .daily, let core = try Self.object(Self.dailyPath, in: vault) {
      try take(core, from: Self.dailyPath, period, in: vault)
    }
  }

  private mutating func take(
    _ settings: Value, from path: String, _ period: Period, in vault: OpenVault
  ) throws(DeliveryFailure) {
    let text = { (name: String) throws(DeliveryFailure) -> String? in
      guard let value = settings[name], value != .null else { return nil }
      guard let text = value.string else { throw Self.broken(path, in: vault) }
      let trimmed = Self.trimmed(text)
      return trimmed.isEmpty ? nil : trimmed
    }
    source = path
    folder = Self.normalised(try text("folder") ?? "")
    format = try text("format") ?? period.standardFormat
    let names = (try text("template"), try text("templatePath"))
    template = (names.0 ?? names.1).map(Self.normalised)
  }

  /// The plugin's settings for the period, if it is switched on there, in the older shape or the
  /// newer one.
  private static func enabled(_ period: Period, in plugin: Value) -> Value? {
    let sets = plugin["calendarSets"]?.array ?? []
    if !sets.isEmpty {
      let active = plugin["activeCalendarSet"]?.string
      let set = sets.first { $0["id"]?.string == active } ?? sets[0]
      guard let own = set[period.unit], own["enabled"]?.bool == true else { return nil }
      return own
    }
    guard let own = plugin[period.rawValue], own["enabled"]?.bool == true else { return nil }
    return own
  }

  static func object(
    _ path: String, in vault: OpenVault
  ) throws(DeliveryFailure) -> Value? {
    guard let bytes = try vault.contents(of: path) else { return nil }
    var offset = 0
    do throws(SyntaxError) {
      let value = try Value(parsing: bytes, repeatedNames: .lastWins)
      if value.object != nil { return value }
    } catch {
      offset = error.offset
    }
    throw broken(path, in: vault, offset: offset)
  }

  static func broken(
    _ path: String, in vault: OpenVault, offset: Int? = nil
  ) -> DeliveryFailure {
    .temporary(
      .init(.brokenSettings, at: vault.path([path]), number: offset), after: .seconds(1))
  }

  /// As Obsidian normalises a path: `\` is `/`, none at either end, no-break spaces are spaces.
  static func normalised(_ path: String) -> String {
    let scalars = path.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "\\": "/"
      case "\u{A0}", "\u{202F}": " "
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars)).pathSteps.joined(separator: "/")
  }

  static func trimmed(_ text: String) -> String {
    let isSpace = { (character: Character) in character.isWhitespace }
    return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
