import Testing
import Timekeeping

@Suite struct LanguageTests {
  @Test func `the ten languages are named as in the settings`() {
    let names = Language.allCases.map(\.rawValue)
    #expect(names == ["en", "ja", "es", "fr", "de", "it", "pt", "ko", "zh-Hans", "ar"])
  }

  @Test(arguments: [
    ("ja_JP.UTF-8", Language.ja), ("pt-BR", .pt), ("de", .de), ("en-GB", .en), ("zh", .zhHans),
    ("zh_CN.UTF-8", .zhHans), ("zh-Hans-HK", .zhHans), ("ca_ES@valencia", nil), ("zh_TW", nil),
    ("zh-Hant", nil), ("C", nil), ("POSIX", nil), ("", nil), (".UTF-8", nil),
  ])
  func `a locale is the language it begins with`(locale: String, language: Language?) {
    #expect(Language(locale: locale) == language)
  }
}
