/// The three keys that the hint names.
struct HintKeys {
  /// The usual ones: known without asking which keys are bound, at every start.
  var send = "Ctrl-D"
  var history = "Ctrl-R"
  var leave = "Ctrl-Q"

  init() {}

  /// Those of `bindings`.
  init(_ bindings: KeyBindings) {
    send = bindings.name(of: .send)
    history = bindings.name(of: .history)
    leave = bindings.name(of: .leave)
  }
}
