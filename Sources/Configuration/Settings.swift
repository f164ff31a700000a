public import Timekeeping

/// All that the configuration says, with the standard values where it says nothing.
public struct Settings: Sendable {
  /// When a day begins: `day_starts_at`.
  public internal(set) var dayStartsAt: Setting<DayStart> = .standard(.midnight)
  /// The language of dates and messages, nil for that of the system: `language`.
  public internal(set) var language: Setting<Language?> = .standard(nil)
  /// The sinks, in the order of the text; no two have the same name.
  public internal(set) var sinks: [SinkSettings] = []
  /// The routes, in the order of the text: the first that matches counts.
  public internal(set) var routes: [RouteSettings] = []
  /// `[history]`
  public internal(set) var history = HistorySettings()
  /// `[compose]`
  public internal(set) var compose = ComposeSettings()
  /// `[feedback]`
  public internal(set) var feedback = FeedbackSettings()

  /// The settings of an empty configuration: no sink, everything else standard.
  public init() {}
}

/// What becomes of memos that are settled.
public struct HistorySettings: Sendable {
  /// How long they stay in the history: `keep`.
  public internal(set) var keep: Setting<Retention> = .standard(.lasting(.seconds(365 * 86_400)))
  /// Whether their text stays: `preview`.
  public internal(set) var preview: Setting<Preview> = .standard(.kept)

  /// How long something is kept.
  public enum Retention: Hashable, Sendable {
    /// It is never removed.
    case forever
    /// It may be removed after that time.
    case lasting(Duration)
  }

  /// What the history keeps of a memo that is settled.
  public enum Preview: Hashable, Sendable {
    /// Its text.
    case kept
    /// Nothing but what happened to it.
    case dropped
  }
}

/// Where a person can say what is wrong with Slip.
public struct FeedbackSettings: Sendable {
  /// The address, http or https: `url`.
  public internal(set) var url: Setting<String?> = .standard(nil)
}
