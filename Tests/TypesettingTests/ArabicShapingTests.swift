import Testing
import Typesetting

@Suite struct ArabicShapingTests {
  /// The scalars shown, from right to left.
  private func shown(_ text: String, columns: Int = 20) -> [UInt32] {
    LineLayout(text, columns: columns).glyphs(inRow: 0).reversed()
      .flatMap { $0.text.unicodeScalars.map(\.value) }
  }

  @Test(arguments: [
    ("ب", [UInt32(0xFE8F)]),
    ("بب", [0xFE91, 0xFE90]),
    ("ببب", [0xFE91, 0xFE92, 0xFE90]),
    ("دب", [0xFEA9, 0xFE8F]),
    ("بد", [0xFE91, 0xFEAA]),
    ("ب ب", [0xFE8F, 0x20, 0xFE8F]),
    ("پچ", [0xFB58, 0xFB7B]),
    ("ءب", [0xFE80, 0xFE8F]),
    ("بـ", [0xFE91, 0x640]),
    ("aب", [0xFE8F, 0x61]),
  ])
  func `letters take the form that joins their neighbours`(text: String, scalars: [UInt32]) {
    #expect(shown(text) == scalars)
  }

  @Test(arguments: [
    ("بَب", [UInt32(0xFE91), 0x64E, 0xFE90]),
    ("بَ", [0xFE8F, 0x64E]),
    ("ب\u{200C}ب", [0xFE8F, 0xFE8F]),
    ("ب\u{200D}", [0xFE91]),
    ("بَ\u{200D}", [0xFE91, 0x64E]),
    ("ب\u{200B}ب", [0xFE91, 0xFE90]),
  ])
  func `marks do not part letters, a non-joiner does, a joiner is enough to join`(
    text: String, scalars: [UInt32]
  ) {
    #expect(shown(text) == scalars)
  }

  @Test(arguments: [
    ("لا", [UInt32(0xFEFB)]),
    ("بلا", [0xFE91, 0xFEFC]),
    ("لآ", [0xFEF5]),
    ("لأ", [0xFEF7]),
    ("بلإ", [0xFE91, 0xFEFA]),
    ("لَا", [0xFEFB, 0x64E]),
    ("لاَ", [0xFEFB, 0x64E]),
    ("لاب", [0xFEFB, 0xFE8F]),
    ("للا", [0xFEDF, 0xFEFC]),
    ("ل\u{200C}ا", [0xFEDD, 0xFE8D]),
    ("لب", [0xFEDF, 0xFE90]),
  ])
  func `lam and alef become one glyph`(text: String, scalars: [UInt32]) {
    #expect(shown(text) == scalars)
  }

  @Test func `both caret places of a ligature stand on its cell, and its source covers both`() {
    let layout = LineLayout("بلاب", columns: 8)
    #expect(layout.glyphs(inRow: 0).map(\.source) == [6..<8, 2..<6, 0..<2])
    #expect(layout.caretColumns == [7, 6, 6, 5, 4])
    #expect(layout.offset(at: 6, inRow: 0) == 2)
  }

  @Test func `a ligature is never parted by the end of a row`() {
    let layout = LineLayout("بلا", columns: 3)
    #expect(layout.rows == ["بلا"])
    #expect(LineLayout("بلالا", columns: 3).rows == ["بلا", "لا"])
    #expect(LineLayout("لا", columns: 2).shown(0) == "·\u{FEFB}")
  }

  @Test func `letters of a word that is cut keep the form that they have in it`() {
    let layout = LineLayout("ببب", columns: 2)
    #expect((0..<3).map { layout.shown($0) } == ["·\u{FE91}", "·\u{FE92}", "·\u{FE90}"])
  }
}
