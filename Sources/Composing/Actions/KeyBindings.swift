package import Terminals

/// Which key does what: those of Emacs and of the usual editors side by side, and what the person wants
/// otherwise.
///
/// What is said later counts: the usual keys, then what Enter does, then the person's own. An action with
/// keys of the person's own has no others.
package struct KeyBindings {
  private var actions: [Key: ComposeAction] = [:]
  private let own: [(action: ComposeAction, keys: [Key])]

  /// The keys of a person of these preferences.
  package init(_ preferences: Preferences = Preferences()) {
    own = preferences.bindings
    for (action, keys) in Self.standard {
      for name in keys.split(separator: " ") { bind(String(name), action) }
    }
    switch preferences.enter {
    case .breaks: bind("enter", .edit(.newline))
    case .sends:
      bind("enter", .send)
      for name in ["alt-enter", "ctrl-enter", "shift-enter", "ctrl-j"] {
        bind(name, .edit(.newline))
      }
    }
    let named = Set(own.map(\.action))
    if !named.isEmpty { actions = actions.filter { !named.contains($0.value) } }
    for (action, keys) in own {
      for key in keys { actions[key] = action }
    }
  }

  /// What the key does; nil for nothing.
  package subscript(key: Key) -> ComposeAction? { actions[key] }

  /// The name of a key that does so: the person's own, else Enter, else the usual one if it still does;
  /// empty if none does.
  package func name(of action: ComposeAction) -> String {
    let usual = (["enter"] + Self.usualKeys(of: action)).compactMap { Key(name: $0) }
    let others = actions.filter { $0.value == action }.map(\.key).sorted { $0.name < $1.name }
    let keys = own.filter { $0.action == action }.flatMap(\.keys) + usual + others
    guard let key = keys.first(where: { actions[$0] == action }) else { return "" }
    return key.name.split(separator: "-").map(\.capitalizedFirst).joined(separator: "-")
  }

  /// The names of the keys that have the action where nothing is said.
  static func usualKeys(of action: ComposeAction) -> [String] {
    standard.filter { $0.0 == action }.flatMap { $0.1.split(separator: " ") }.map(String.init)
  }

  private mutating func bind(_ name: String, _ action: ComposeAction) {
    guard let key = Key(name: name) else { preconditionFailure("no key is called \(name)") }
    actions[key] = action
  }

  private static let standard: [(ComposeAction, String)] = [
    (.send, "ctrl-d ctrl-s alt-enter ctrl-enter"),
    (.leave, "ctrl-q ctrl-c"),
    (.suspend, "ctrl-z"),
    (.history, "ctrl-r f2"),
    (.language, "alt-l f4"),
    (.redraw, "ctrl-l"),
    (.cancel, "escape ctrl-g"),
    (.edit(.newline), "ctrl-j shift-enter"),
    (.edit(.left), "left ctrl-b"),
    (.edit(.right), "right ctrl-f"),
    (.edit(.up), "up ctrl-p"),
    (.edit(.down), "down ctrl-n"),
    (.edit(.wordLeft), "ctrl-left alt-left alt-b"),
    (.edit(.wordRight), "ctrl-right alt-right alt-f"),
    (.edit(.lineStart), "home ctrl-a"),
    (.edit(.lineEnd), "end ctrl-e"),
    (.edit(.textStart), "ctrl-home alt-<"),
    (.edit(.textEnd), "ctrl-end alt->"),
    (.edit(.pageUp), "pageup alt-v"),
    (.edit(.pageDown), "pagedown ctrl-v"),
    (.edit(.selectLeft), "shift-left"),
    (.edit(.selectRight), "shift-right"),
    (.edit(.selectUp), "shift-up"),
    (.edit(.selectDown), "shift-down"),
    (.edit(.selectWordLeft), "ctrl-shift-left alt-shift-left"),
    (.edit(.selectWordRight), "ctrl-shift-right alt-shift-right"),
    (.edit(.selectLineStart), "shift-home"),
    (.edit(.selectLineEnd), "shift-end"),
    (.edit(.selectTextStart), "ctrl-shift-home"),
    (.edit(.selectTextEnd), "ctrl-shift-end"),
    (.edit(.selectPageUp), "shift-pageup"),
    (.edit(.selectPageDown), "shift-pagedown"),
    (.edit(.selectAll), "alt-a"),
    (.edit(.deleteLeft), "backspace ctrl-h shift-backspace"),
    (.edit(.deleteRight), "delete"),
    (.edit(.killWordLeft), "alt-backspace ctrl-backspace"),
    (.edit(.killWordRight), "alt-d alt-delete ctrl-delete"),
    (.edit(.killToLineEnd), "ctrl-k"),
    (.edit(.killToLineStart), "ctrl-u"),
    (.edit(.killSelection), "ctrl-w shift-delete"),
    (.edit(.copySelection), "alt-w ctrl-insert"),
    (.edit(.yank), "ctrl-y shift-insert"),
    (.edit(.yankPop), "alt-y"),
    (.edit(.undo), "ctrl-_ ctrl-x"),
    (.edit(.redo), "alt-_ ctrl-^"),
    (.edit(.transpose), "ctrl-t"),
  ]
}

extension Substring {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
