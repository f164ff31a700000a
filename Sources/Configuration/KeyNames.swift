import Terminals

extension Key {
  /// Whether it types a character: such a key is for writing.
  var isText: Bool {
    if case .character = code { modifiers.isSubset(of: .shift) } else { false }
  }

  /// The name of the key that someone most likely meant who wrote `text`; nil if none is near.
  ///
  /// Emacs's `C-x` is understood, `Ctrl+X`, and the words that other programs have for keys; all else
  /// by the parts: what stands before the last `-` is near to a modifier, the rest to a key.
  static func nearestName(to text: String) -> String? {
    let parts = text.lowercased().split { "-+ _".contains($0) }.map(String.init)
    let held = parts.dropLast().prefix { modifier(near: $0) != nil }
    let rest = parts[held.count...].joined()
    guard let code = code(near: rest) else { return nil }
    let name = (held.compactMap(modifier) + [code]).joined(separator: "-")
    return Key(name: name)?.name
  }

  private static func modifier(near word: String) -> String? {
    otherModifiers[word] ?? nearest(to: word, ["ctrl", "alt", "shift"])
  }

  private static func code(near word: String) -> String? {
    if word.count == 1 { return word }
    return otherCodes[word] ?? nearest(to: word, codes)
  }

  private static let codes =
    [
      "enter", "space", "tab", "escape", "backspace", "delete", "insert", "up", "down", "left",
      "right", "home", "end", "pageup", "pagedown",
    ] + (1...12).map { "f\($0)" }

  private static let otherModifiers = [
    "c": "ctrl", "control": "ctrl", "m": "alt", "meta": "alt", "option": "alt", "opt": "alt",
    "s": "shift",
  ]

  private static let otherCodes = [
    "ret": "enter", "return": "enter", "cr": "enter", "spc": "space", "del": "delete",
    "ins": "insert", "bs": "backspace", "prior": "pageup", "next": "pagedown", "pgup": "pageup",
    "pgdn": "pagedown", "arrowup": "up", "arrowdown": "down", "arrowleft": "left",
    "arrowright": "right",
  ]
}
