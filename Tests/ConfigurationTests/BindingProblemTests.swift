import Configuration
import TOML
import Testing

/// What can be wrong with the person's own keys.
@Suite struct BindingProblemTests {
  private func expectOneProblem(
    _ keys: String, _ kind: Problem.Kind, _ span: String, _ suggestion: String?,
    at location: SourceLocation = #_sourceLocation
  ) {
    ConfigurationTests.expectOneProblem(
      ("[compose.keys]\n" + keys, kind, span, suggestion), at: location)
  }

  @Test(
    arguments: [
      ("snd = 'f5'", "snd", "2:1-2:4", "send"), ("Send = 'f5'", "Send", "2:1-2:5", "send"),
      ("wordLeft = 'f5'", "wordLeft", "2:1-2:9", "word-left"),
      ("word_left = 'f5'", "word_left", "2:1-2:10", "word-left"),
      ("ENTER = 'sends'", "ENTER", "2:1-2:6", "enter"), ("dance = 'f5'", "dance", "2:1-2:6", nil),
    ] as [(String, String, String, String?)])
  func `an action that the screen does not have is pointed out with the nearest one`(
    keys: String, name: String, span: String, suggestion: String?
  ) {
    expectOneProblem(keys, .unknownKey(name, in: .bindings), span, suggestion)
  }

  @Test(
    arguments: [
      ("ctlr-d", "ctrl-d"), ("ctrl+d", "ctrl-d"), ("C-d", "ctrl-d"), ("M-<", "alt-<"),
      ("control-shift-left", "ctrl-shift-left"), ("shift-crtl-entr", "ctrl-shift-enter"),
      ("page-up", "pageup"), ("alt-PgDn", "alt-pagedown"), ("escap", "escape"), ("f99", "f9"),
      ("hyper-space-bar", nil), ("", nil), ("-", "alt--"), ("strg-d", nil), ("ctrl-", nil),
      ("ctrl-ctrl-d", nil),
    ] as [(String, String?)])
  func `a key that no keyboard has is pointed out with the nearest one`(
    key: String, suggestion: String?
  ) {
    let isCharacter = key == "-"
    expectOneProblem(
      "history = ['f2', '\(key)']",
      .malformed(key: "history", isCharacter ? .silentKey : .keyName),
      "2:18-2:\(20 + key.unicodeScalars.count)", suggestion.map { "\"\($0)\"" })
  }

  @Test(
    arguments: [
      ("x", "alt-x"), ("X", "alt-x"), ("shift-x", "alt-shift-x"), ("?", "alt-?"), ("é", "alt-é"),
      ("space", "alt-space"), ("shift-space", "alt-shift-space"), ("7", "alt-7"),
    ])
  func `a key that types a character stays for writing`(key: String, suggestion: String) {
    expectOneProblem(
      "undo = '\(key)'", .malformed(key: "undo", .silentKey), "2:8-2:\(10 + key.count)",
      "\"\(suggestion)\"")
  }

  @Test(
    arguments: [
      ("history = 'f5'\nsend = ['f6', 'F5']", "f5", "history", "3:15-3:19"),
      ("send = 'f5'\nhistory = 'f5'", "f5", "send", "3:11-3:15"),
      ("enter = 'breaks'\nsend = 'return'", "enter", "newline", "3:8-3:16"),
      ("newline = 'enter'\nenter = 'sends'", "enter", "send", "2:11-2:18"),
      ("undo = 'alt-shift-x'\nredo = 'shift-ALT-x'", "alt-shift-x", "undo", "3:8-3:21"),
    ])
  func `a key has one action: the second is pointed out, in the order of the text`(
    keys: String, key: String, first: String, span: String
  ) {
    expectOneProblem(keys, .takenKey(key, by: first), span, nil)
  }

  @Test func `a key that an action has twice is pointed out`() {
    expectOneProblem(
      "redo = ['esc', 'f9', 'escape']", .repeatedElement(key: "redo", "escape"), "2:22-2:30", nil)
  }

  @Test(
    arguments: [
      ("send = []", .send, "2:8-2:10", "[\"ctrl-d\"]"),
      ("undo = 'ctrl-d'\nsend = [ ]", .send, "3:8-3:11", "[\"ctrl-s\"]"),
      ("leave = []", .leave, "2:9-2:11", "[\"ctrl-q\"]"),
      ("undo = 'ctrl-c'\nredo = 'ctrl-q'", .leave, "3:8-3:16", "leave = \"f5\""),
      ("copy-selection = ['ctrl-q', 'ctrl-c', 'f5']", .leave, "2:29-2:37", "leave = \"f6\""),
      (
        "up = ['ctrl-d', 'ctrl-s']\ndown = ['alt-enter', 'ctrl-enter', 'f1']", .send,
        "3:22-3:34", "send = \"f5\""
      ),
    ] as [(String, ScreenAction, String, String)])
  func `nobody is left who can't send or leave`(
    keys: String, action: ScreenAction, span: String, suggestion: String
  ) {
    expectOneProblem(keys, .noKey(for: action), span, suggestion)
  }

  @Test(
    arguments: [
      (
        "compose.keys = 3", .wrongType(key: "keys", found: .integer, fitting: [.string, .table]),
        "1:16-1:17", nil
      ),
      (
        "compose.keys = ['enter-sends']",
        .wrongType(key: "keys", found: .array, fitting: [.string, .table]), "1:16-1:31", nil
      ),
      (
        "compose.keys = 'enter-sedns'",
        .unknownValue(
          key: "keys", found: "enter-sedns", known: ["enter-breaks", "enter-sends"]),
        "1:16-1:29", "\"enter-sends\""
      ),
      (
        "compose.keys.enter = 'send'",
        .unknownValue(key: "enter", found: "send", known: ["breaks", "sends"]), "1:22-1:28",
        "\"sends\""
      ),
      (
        "compose.keys.send = 5",
        .wrongType(key: "send", found: .integer, fitting: [.string, .array]), "1:21-1:22", nil
      ),
      (
        "compose.keys.send = [true, 'f5']",
        .wrongType(key: "send", found: .boolean, fitting: [.string]), "1:22-1:26", "\"true\""
      ),
    ] as [ProblemCase])
  func `keys are a text or a table, and an action has one key or an array`(expected: ProblemCase) {
    ConfigurationTests.expectOneProblem(expected)
  }

  @Test func `all problems of the table are found at once`() {
    let found = problems(
      of: "compose.keys = { snd = 'f5', undo = 'x', redo = 'ctlr-r', send = [] }")
    #expect(
      found.map(\.kind) == [
        .unknownKey("snd", in: .bindings), .malformed(key: "undo", .silentKey),
        .malformed(key: "redo", .keyName), .noKey(for: .send),
      ])
  }
}
