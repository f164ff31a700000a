/// A language that dates can be written in, named as the settings name it.
///
/// Each one's names, orders and week rule are those of the moment.js locale that Obsidian would
/// use: `zh-Hans` is moment's `zh-cn`, `pt` its European `pt`.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case en, ja, es, fr, de, it, pt, ko
  case zhHans = "zh-Hans"
  case ar

  /// How the language counts its weeks.
  public var weekRule: WeekRule { vocabulary.weeks }

  /// The words of the language; made when first asked for.
  var vocabulary: Vocabulary {
    switch self {
    case .en: .english
    case .ja: .japanese
    case .es: .spanish
    case .fr: .french
    case .de: .german
    case .it: .italian
    case .pt: .portuguese
    case .ko: .korean
    case .zhHans: .simplifiedChinese
    case .ar: .arabic
    }
  }
}

extension Language {
  /// The language of a locale as systems and Obsidian name it, such as `ja_JP.UTF-8`, `pt-BR` or
  /// `zh`; `nil` if it is none of these. Chinese in traditional characters is none.
  public init?(locale name: String) {
    // Asked for at every start, of names that mostly are a language and a country.
    let words = name.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    let first = words.prefix { !Self.separates($0) }
    guard first.count == 2 else { return nil }
    let code = String(unsafeUninitializedCapacity: 2) { buffer in
      for (index, byte) in first.enumerated() { buffer[index] = byte | 0x20 }
      return 2
    }
    if code == "zh" {
      guard Self.isSimplified(words) else { return nil }
      self = .zhHans
    } else {
      self.init(rawValue: code)
    }
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  /// Whether Chinese so named is written in simplified characters.
  private static func isSimplified(_ words: Substring.UTF8View) -> Bool {
    let parts = words.split(whereSeparator: separates).map { String(Substring($0)).lowercased() }
    return parts.contains("hans")
      || !parts.contains("hant") && !parts.contains { ["tw", "hk", "mo"].contains($0) }
  }
}
