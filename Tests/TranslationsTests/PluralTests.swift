import Timekeeping
import Testing
import Translations

/// Plural forms by the cardinal rules of the Unicode CLDR, against the samples that it publishes for
/// each category (`common/supplemental/plurals.xml`).
@Suite struct PluralTests {
  /// The samples of one category.
  struct Row: Sendable, CustomTestStringConvertible {
    let languages: [Language]
    let category: PluralCategory
    let samples: [Int]

    init(_ languages: [Language], _ category: PluralCategory, _ samples: [Int]) {
      self.languages = languages
      self.category = category
      self.samples = samples
    }

    var testDescription: String { "\(languages.map(\.rawValue)) \(category)" }
  }

  private static let round = [100, 1_000, 10_000, 100_000]

  static let rows = [
    Row([.ja, .ko, .zhHans], .other, Array(0...15) + round + [1_000_000]),
    Row([.en, .de], .one, [1]),
    Row([.en, .de], .other, [0] + Array(2...16) + round + [1_000_000]),
    Row([.fr], .one, [0, 1]),
    Row([.fr], .many, [1_000_000]),
    Row([.fr], .other, Array(2...17) + round),
    Row([.es, .it, .pt], .one, [1]),
    Row([.es, .it, .pt], .many, [1_000_000]),
    Row([.es, .it, .pt], .other, [0] + Array(2...16) + round),
    Row([.ar], .zero, [0]),
    Row([.ar], .one, [1]),
    Row([.ar], .two, [2]),
    Row([.ar], .few, Array(3...10) + Array(103...110) + [1_003]),
    Row([.ar], .many, Array(11...26) + [111, 1_011]),
    Row(
      [.ar], .other,
      [100, 101, 102, 200, 201, 202, 300, 301, 302, 400, 401, 402, 500, 501, 502, 600, 1_000]
        + [10_000, 100_000, 1_000_000]),
  ]

  @Test(arguments: rows)
  func `a count has the category that CLDR publishes for it`(row: Row) {
    for language in row.languages {
      for sample in row.samples {
        #expect(language.pluralCategory(of: sample) == row.category, "\(language) \(sample)")
      }
    }
  }

  @Test func `every language is in the table`() {
    #expect(Set(Self.rows.flatMap(\.languages)) == Set(Language.allCases))
  }
}
