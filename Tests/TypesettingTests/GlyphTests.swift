import Testing
import Typesetting

@Suite struct GlyphTests {
  @Test(arguments: [
    ("abc", "abc·····"),
    ("日本", "日本····"),
    ("e\u{301}a", "e\u{301}a······"),
    ("a\tb", "a       b·"),
    ("\tb", "        b·"),
    ("a\u{1B}[1m", "a␛[1m···"),
    ("a\u{0}\u{7F}\u{1F}\n", "a␀␡␟␊···"),
    ("a\rb", "a␍b·····"),
    ("a\r\nb", "a␍␊b····"),
    ("\u{9B}1m", "\u{FFFD}1m·····"),
    ("\u{85}\u{2028}\u{2029}", "␤␤␤·····"),
    ("a\u{200B}\u{FEFF}\u{AD}\u{200E}b", "ab······"),
    ("\u{301}a", "◌\u{301}a······"),
    ("a\u{200B}\u{301}", "a◌\u{301}······"),
    ("\u{1160}", "········"),
    ("\u{1161}", "◌\u{1161}·······"),
    ("👩‍👩‍👧👍🏽", "👩‍👩‍👧👍🏽····"),
    ("🇩🇪🇯", "🇩🇪🇯·····"),
    ("❤\u{FE0F}❤\u{FE0E}1\u{FE0F}\u{20E3}", "❤\u{FE0F}❤\u{FE0E}1\u{FE0F}\u{20E3}···"),
  ])
  func `every grapheme is shown as something that a terminal can take`(text: String, row: String) {
    let columns = text.contains("\t") ? 10 : 8
    #expect(LineLayout(text, columns: columns).shown(0) == row)
  }

  @Test func `a glyph knows where it comes from`() {
    #expect(
      LineLayout("a日\u{200B}b", columns: 8).glyphs(inRow: 0) == [
        Glyph(text: "a", column: 0, width: 1, source: 0..<1),
        Glyph(text: "日", column: 1, width: 2, source: 1..<4),
        Glyph(text: "b", column: 3, width: 1, source: 7..<8),
      ])
  }

  @Test func `a wide glyph in two columns becomes an ellipsis of one cell`() {
    let layout = LineLayout("日a👩‍👧\r\n", columns: 2)
    #expect(layout.rowCount == 4)
    #expect((0..<4).map { layout.shown($0) } == ["…·", "a·", "…·", "…·"])
  }

  @Test func `white space that hangs is shown as far as it fits`() {
    let layout = LineLayout("ab    c", columns: 5)
    #expect(layout.shown(0) == "ab  ·")
    #expect(layout.shown(1) == "c····")
  }

  @Test func `a tab that does not fit is not shown`() {
    #expect(LineLayout("ab\tc", columns: 6).shown(0) == "ab····")
  }

  @Test func `a line of nothing that takes a cell has one empty row`() {
    let layout = LineLayout("\u{200B}\u{FEFF}\u{202E}\u{2066}", columns: 4)
    #expect(layout.rowCount == 1)
    #expect(layout.glyphs(inRow: 0).isEmpty)
    #expect(layout.caretColumns.allSatisfy { $0 == layout.column(of: 0) })
  }
}
