public import Timekeeping

/// What a count does to the words around it: the categories of the Unicode CLDR.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

extension Language {
  /// The category of a number of things, 0 or more, by the cardinal rules of the Unicode CLDR for
  /// whole numbers (`common/supplemental/plurals.xml`); Portuguese by those of `pt_PT`.
  public func pluralCategory(of count: Int) -> PluralCategory {
    switch self {
    case .ja, .ko, .zhHans:
      return .other
    case .en, .de:
      return count == 1 ? .one : .other
    case .fr where count == 0:
      return .one
    case .fr, .es, .it, .pt:
      if count == 1 { return .one }
      return count != 0 && count % 1_000_000 == 0 ? .many : .other
    case .ar:
      switch (count, count % 100) {
      case (0...2, _): return count == 0 ? .zero : count == 1 ? .one : .two
      case (_, 3...10): return .few
      case (_, 11...99): return .many
      default: return .other
      }
    }
  }
}

/// The forms of a phrase that counts: a language asks for those that it tells apart, and no others.
enum Plural {
  static func english(_ count: Int, one: String, other: String) -> String {
    Language.en.pluralCategory(of: count) == .one ? one : other
  }

  static func german(_ count: Int, one: String, other: String) -> String {
    Language.de.pluralCategory(of: count) == .one ? one : other
  }

  static func french(_ count: Int, one: String, many: String, other: String) -> String {
    romance(.fr, count, one, many, other)
  }

  static func spanish(_ count: Int, one: String, many: String, other: String) -> String {
    romance(.es, count, one, many, other)
  }

  static func italian(_ count: Int, one: String, many: String, other: String) -> String {
    romance(.it, count, one, many, other)
  }

  static func portuguese(_ count: Int, one: String, many: String, other: String) -> String {
    romance(.pt, count, one, many, other)
  }

  static func arabic(
    _ count: Int, zero: String, one: String, two: String, few: String, many: String, other: String
  ) -> String {
    switch Language.ar.pluralCategory(of: count) {
    case .zero: zero
    case .one: one
    case .two: two
    case .few: few
    case .many: many
    case .other: other
    }
  }

  private static func romance(
    _ language: Language, _ count: Int, _ one: String, _ many: String, _ other: String
  ) -> String {
    switch language.pluralCategory(of: count) {
    case .one: one
    case .many: many
    case .zero, .two, .few, .other: other
    }
  }
}
