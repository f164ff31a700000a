import Timekeeping

/// A group of phrases: it is there in every language, or it does not compile.
protocol Spoken {
  static var english: Self { get }
  static var japanese: Self { get }
  static var spanish: Self { get }
  static var french: Self { get }
  static var german: Self { get }
  static var italian: Self { get }
  static var portuguese: Self { get }
  static var korean: Self { get }
  static var simplifiedChinese: Self { get }
  static var arabic: Self { get }
}

extension Phrases {
  /// The group in the language of the phrases.
  func spoken<Group: Spoken>() -> Group {
    switch language {
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
