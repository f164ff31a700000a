public import Terminals

/// How the compose screen behaves.
public struct ComposeSettings: Sendable {
  /// What Enter does: `keys`, or `enter` in the table `keys`.
  public internal(set) var enter: Setting<Enter> = .standard(.breaks)
  /// The person's own keys, in the order of the text: the table `keys`. No key stands there twice, and
  /// neither sending nor leaving is left without one.
  public internal(set) var bindings: [Binding] = []
  /// What happens once a memo is sent: `after_send`.
  public internal(set) var afterSend: Setting<AfterSend> = .standard(.stay)

  /// What Enter does.
  public enum Enter: String, CaseIterable, Hashable, Sendable {
    /// It begins a new line; another key sends.
    case breaks
    /// It sends the memo; another key begins a new line.
    case sends

    /// What `keys` says where it is a text.
    var style: Style { self == .breaks ? .enterBreaks : .enterSends }
  }

  /// What happens once a memo is sent.
  public enum AfterSend: String, CaseIterable, Hashable, Sendable {
    /// The screen is empty again.
    case stay
    /// The program ends.
    case exit
  }

  /// The keys of one action: these and no others.
  public struct Binding: Sendable {
    /// The action.
    public let action: ScreenAction
    /// Its keys, in the order of the text.
    public let keys: Setting<[Key]>
  }

  /// What `keys` says where it is a text.
  enum Style: String, CaseIterable {
    case enterBreaks = "enter-breaks"
    case enterSends = "enter-sends"

    var enter: Enter { self == .enterBreaks ? .breaks : .sends }
  }
}
