extension Key {
  /// The key of a name such as `ctrl-d`, `alt-enter`, `shift-tab`, `f2`, `ctrl-space`, `alt-<`.
  ///
  /// Case does not matter, nor does the order of modifiers; `esc` and `return` are taken too.
  /// `nil` if there is no such key.
  public init?(name: String) {
    // Seen as UTF-8, since the hyphen is one grapheme with a mark behind it.
    var rest = Array(name.lowercased().utf8)[...]
    var modifiers: Modifiers = []
    while let (word, modifier) = Self.modifierNames.first(where: { rest.starts(with: $0.word.utf8) }
    ),
      rest.count > word.utf8.count
    {
      guard modifiers.insert(modifier).inserted else { return nil }
      rest = rest.dropFirst(word.utf8.count)
    }
    guard let code = Self.code(named: String(decoding: rest, as: UTF8.self)) else { return nil }
    self.init(code, modifiers)
  }

  /// The one spelling of this key: `ctrl-`, `alt-`, `shift-` in this order, then the key, all in
  /// lower case. `Key(name:)` gives the key back.
  public var name: String {
    var name = ""
    for (word, modifier) in Self.modifierNames where modifiers.contains(modifier) {
      name += word
    }
    switch code {
    case .character(" "): return name + "space"
    case .character(let character): return name + String(character)
    case .function(let number): return name + "f\(number)"
    default: return name + (Self.codeNames.first { $0.code == code }?.word ?? "")
    }
  }

  private static func code(named word: String) -> Code? {
    if let named = codeNames.first(where: { $0.word == word }) { return named.code }
    if word.count == 1, let character = word.first {
      return character.unicodeScalars.allSatisfy(\.isPrintable) ? .character(character) : nil
    }
    guard word.first == "f", let number = Int(word.dropFirst()), functionNumbers ~= number,
      word == "f\(number)"
    else { return nil }
    return .function(number)
  }

  /// The numbers that a function key can have.
  static let functionNumbers = 1...35

  private static let modifierNames: [(word: String, modifier: Modifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  /// The first word of a code is its canonical one.
  private static let codeNames: [(word: String, code: Code)] = [
    ("space", .character(" ")), ("enter", .enter), ("return", .enter), ("tab", .tab),
    ("escape", .escape), ("esc", .escape), ("backspace", .backspace), ("delete", .delete),
    ("insert", .insert), ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ("home", .home), ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown),
  ]
}

extension Unicode.Scalar {
  /// Whether this is no control character (general category Cc: U+0000–001F, U+007F–009F).
  var isPrintable: Bool { value >= 0x20 && !(0x7F...0x9F).contains(value) }
}
