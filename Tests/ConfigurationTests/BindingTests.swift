import Configuration
import Terminals
import Testing

/// The person's own keys, where nothing is wrong with them.
@Suite struct BindingTests {
  private func read(_ text: String) throws -> ComposeSettings {
    try Settings(reading: Array(text.utf8)).compose
  }

  private func written(_ compose: ComposeSettings) -> [String] {
    compose.bindings.map { binding in
      "\(binding.action.rawValue): \(binding.keys.value.map(\.name).joined(separator: " "))"
    }
  }

  @Test(arguments: [
    "[compose]\nkeys = { enter = 'sends', send = ['f5', 'Ctrl-Enter'], history = 'ctrl-o' }",
    "[compose.keys]\nenter = 'sends'\nsend = ['f5', 'ctrl-ENTER']\nhistory = ['ctrl-o']",
    "compose.keys.enter = 'sends'\ncompose.keys.send = ['F5', 'ctrl-return']\n"
      + "compose.keys.history = 'ctrl-o'",
  ])
  func `keys is a table of actions, however that is written`(text: String) throws {
    let compose = try read(text)
    #expect(compose.enter.value == .sends)
    #expect(written(compose) == ["send: f5 ctrl-enter", "history: ctrl-o"])
  }

  @Test(arguments: [("enter-breaks", ComposeSettings.Enter.breaks), ("enter-sends", .sends)])
  func `as a text it says what Enter does`(text: String, enter: ComposeSettings.Enter) throws {
    let compose = try read("compose.keys = \"\(text)\"")
    #expect(compose.enter.value == enter)
    #expect(compose.enter.origin != .standard)
    #expect(compose.bindings.isEmpty)
  }

  @Test(arguments: ScreenAction.allCases)
  func `every action can be given a key`(action: ScreenAction) throws {
    #expect(
      written(try read("compose.keys.\(action.rawValue) = 'f9'")) == ["\(action.rawValue): f9"])
  }

  @Test(arguments: ScreenAction.allCases.filter { $0.indispensableKeys.isEmpty })
  func `an action that nobody needs can be left without a key`(action: ScreenAction) throws {
    #expect(
      written(try read("compose.keys.\(action.rawValue) = []")) == ["\(action.rawValue): "])
  }

  @Test(arguments: [
    "send = []\nenter = 'sends'", "undo = ['ctrl-d', 'ctrl-s', 'alt-enter']",
    "undo = ['ctrl-d', 'ctrl-s', 'alt-enter', 'ctrl-enter']\nsend = 'f5'",
    "leave = 'ctrl-d'", "send = 'enter'", "cancel = 'tab'",
    "undo = 'ctrl-x'\nredo = 'ctrl-shift-x'",
  ])
  func `what leaves a key to sending and to leaving is no problem`(keys: String) {
    #expect(problems(of: "[compose.keys]\n" + keys).isEmpty)
  }

  @Test func `they are listed one by one, with where each came from`() throws {
    let text = "[compose.keys]\nsend = ['f5', 'return']\nundo = []"
    let lines = try Settings(reading: Array(text.utf8)).lines
    let listed = lines.filter { $0.key.hasPrefix("compose.") }
    #expect(
      listed.map { "\($0.key) = \($0.value ?? "?")" } == [
        "compose.keys.enter = \"breaks\"", "compose.keys.send = [\"f5\", \"enter\"]",
        "compose.keys.undo = []", "compose.after_send = \"stay\"",
      ])
    #expect(listed.map { $0.origin == .standard } == [true, false, false, true])
  }
}
