import Terminals
import Testing

@Suite struct KeyTests {
  private static let codes: [Key.Code] =
    [
      .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown,
    ] + (1...35).map { .function($0) }
    + (0x20..<0x7F).compactMap { Unicode.Scalar($0).map { .character(Character($0)) } }
    + "éßЖжاあ語İi̇".map { .character($0) }

  @Test(arguments: 0..<UInt8(8))
  func `every key has one name, which gives it back`(modifiers: UInt8) {
    var names: [String: Key] = [:]
    for code in Self.codes {
      let key = Key(code, Key.Modifiers(rawValue: modifiers))
      #expect(Key(name: key.name) == key, "\(key.name)")
      #expect(Key(name: key.name.uppercased())?.name == key.name.uppercased().lowercasedName)
      #expect(names.updateValue(key, forKey: key.name).map { $0 == key } ?? true)
    }
  }

  @Test(arguments: [
    ("Ctrl-D", "ctrl-d"), ("alt-ctrl-x", "ctrl-alt-x"), ("ESC", "escape"), ("Return", "enter"),
    ("alt--", "alt--"), ("-", "-"), ("ctrl--", "ctrl--"), ("shift-<", "<"),
    ("shift-space", "shift-space"),
    ("ALT-ENTER", "alt-enter"), ("f12", "f12"), ("Alt-A", "alt-a"),
  ])
  func `a name has one spelling`(typed: String, canonical: String) {
    #expect(Key(name: typed)?.name == canonical)
  }

  @Test(arguments: [
    "", "ctrl-", "ctrl", "hyper-a", "f0", "f36", "f01", "f+1", "ab", "ctrl-ctrl-a", "\n", "\u{7}",
    "ctrl-\u{1B}", "alt-shift-", " enter",
  ])
  func `what is no key has no key`(name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test func `a capital is its letter with Shift`() {
    #expect(Key(.character("A"), .alt) == Key(.character("a"), [.alt, .shift]))
    #expect(Key(.character("<"), [.alt, .shift]) == Key(.character("<"), .alt))
  }
}

extension String {
  /// The name in the case in which keys are named.
  fileprivate var lowercasedName: String? { Key(name: lowercased())?.name }
}
