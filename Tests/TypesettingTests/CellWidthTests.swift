import Testing
import Typesetting

@Suite struct CellWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("ｱ", 1), ("ｶﾞ", 2), ("Ａ", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("α", 1), ("★", 1), ("⌚", 2), ("⌚\u{FE0E}", 2), ("❤", 1),
      ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("a\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 2),
      ("1\u{20E3}", 1), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🏳\u{FE0F}‍🌈", 2), ("🇩🇪", 2), ("🇩", 1),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("कि", 2), ("กำ", 2), ("กี", 1),
      ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{202E}", 0),
      ("\u{FE0F}", 0), ("\u{301}", 1), ("\t", 8), ("\u{1B}", 1), ("\u{9B}", 1), ("\u{E000}", 1),
      ("\u{20000}", 2), ("\u{A0}", 1), ("\u{3000}", 2),
    ] as [(Character, Int)])
  func `a character takes the cells that terminals give it`(character: Character, cells: Int) {
    #expect(CellWidth.of(character) == cells)
  }

  @Test(arguments: [("", 0), ("abc", 3), ("日本語", 6), ("a\tb", 9), ("日\t\t", 16), ("\r\n", 2)])
  func `a text takes the cells of all its characters`(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abc", 1, "…"), ("abc", 0, ""), ("", 0, ""),
    ("", 4, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("日本語", 2, "…"), ("ab\u{301}c", 2, "a…"), ("a\tb", 9, "a       b"), ("a\tb", 4, "a…"),
    ("a\u{1B}[0m", 5, "a␛[0m"), ("a\u{202E}b", 2, "ab"), ("👩‍👩‍👧x", 2, "…"), ("👩‍👩‍👧x", 3, "👩‍👩‍👧x"),
    ("a\u{200B}", 1, "a"), ("abcdef", -1, ""),
  ])
  func `a clipped text ends with an ellipsis where something was cut`(
    text: String, columns: Int, clipped: String
  ) {
    #expect(CellWidth.clipped(text, to: columns) == clipped)
    #expect(CellWidth.of(clipped) <= max(columns, 0))
  }
}
