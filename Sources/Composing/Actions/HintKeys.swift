/// The three keys that the hint names.
struct HintKeys {
  /// The usual ones: known without asking which keys are bound, at every start.
  var send = "Ctrl-D"
  var history = "Ctrl-R"
  var leave = "Ctrl-Q"

  init() {}

  /// Those of `bindings`.
  init(_ bindings: KeyBindings) {
    send = Self.shown(bindings.name(of: .send))
    history = Self.shown(bindings.name(of: .history))
    leave = Self.shown(bindings.name(of: .leave))
  }

  /// A dash where no key has the action.
  private static func shown(_ name: String) -> String { name.isEmpty ? "–" : name }
}
