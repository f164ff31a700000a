public import Terminals
public import Timekeeping

/// How a person wants the screen.
public struct Preferences: Sendable {
  /// The language of its words; nil for that of the system.
  public var language: Language?
  /// What Enter does.
  public var enter = Enter.breaks
  /// Actions that have other keys than usual: these and no others. Of two for the same key the later one
  /// counts.
  public var bindings: [(action: ComposeAction, keys: [Key])] = []
  /// What happens once a memo is sent.
  public var afterSend = AfterSend.stay
  /// Where a review can be written; nil for nowhere, and then nobody is asked for one.
  public var reviewPage: String?

  /// Why the configuration can't be used, in words; nil if it can.
  public var trouble: String?

  /// What Enter does.
  public enum Enter: Hashable, Sendable {
    /// It begins a new line; another key sends.
    case breaks
    /// It sends the memo; another key begins a new line.
    case sends
  }

  /// What happens once a memo is sent.
  public enum AfterSend: Hashable, Sendable {
    /// The field is empty again.
    case stay
    /// The program ends.
    case exit
  }

  /// What the screen is like where nothing is said.
  public init() {}
}
