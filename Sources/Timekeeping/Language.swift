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
    let parts = name.lowercased().utf8
      .prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
      .split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
      .map { String(decoding: $0, as: UTF8.self) }
    guard let first = parts.first else { return nil }
    let isTraditional =
      parts.contains("hant")
      || !parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) }
    if first == "zh" {
      guard !isTraditional else { return nil }
      self = .zhHans
    } else {
      self.init(rawValue: first)
    }
  }
}
