import Testing
import Typesetting

@Suite struct RowBreakTests {
  @Test(arguments: [
    ("", 8, [""]),
    ("one two", 8, ["one two"]),
    ("one two three", 8, ["one two ", "three"]),
    ("one two", 7, ["one ", "two"]),
    ("a     b", 4, ["a     ", "b"]),
    ("      ", 4, ["      "]),
    ("one\u{3000}two", 6, ["one\u{3000}", "two"]),
    ("one\ttwo", 6, ["one\t", "two"]),
  ])
  func `rows end behind white space, which hangs`(text: String, columns: Int, rows: [String]) {
    #expect(LineLayout(text, columns: columns).rows == rows)
  }

  @Test(arguments: [
    ("incomprehensible", 6, ["incom", "prehe", "nsibl", "e"]),
    ("a incomprehensible", 6, ["a ", "incom", "prehe", "nsibl", "e"]),
    ("e\u{301}e\u{301}e\u{301}", 3, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("日本語", 4, ["日", "本", "語"]),
  ])
  func `a word longer than a row is cut between graphemes`(
    text: String, columns: Int, rows: [String]
  ) {
    #expect(LineLayout(text, columns: columns).rows == rows)
  }

  @Test(arguments: [
    ("日本語日本", 7, ["日本語", "日本"]),
    ("日本語、日本", 7, ["日本", "語、日", "本"]),
    ("日本語」。日", 7, ["日本", "語」。", "日"]),
    ("日本「日本」", 7, ["日本", "「日", "本」"]),
    ("日本シャツ", 7, ["日本", "シャツ"]),
    ("日本コード", 7, ["日本", "コード"]),
    ("日本人々は", 7, ["日本", "人々は"]),
    ("日本語！？", 7, ["日本", "語！？"]),
    ("日本語・日", 7, ["日本", "語・日"]),
    ("中文字“中文”", 8, ["中文字", "“中文”"]),
    ("한국어한국어", 7, ["한국어", "한국어"]),
    ("日本abc", 7, ["日本", "abc"]),
    ("abc日本", 5, ["abc", "日本"]),
    ("日本abc日本", 8, ["日本abc", "日本"]),
    ("😀😀😀😀", 7, ["😀😀😀", "😀"]),
  ])
  func `rows end between ideographs, but not before closing nor behind opening marks`(
    text: String, columns: Int, rows: [String]
  ) {
    #expect(LineLayout(text, columns: columns).rows == rows)
  }

  @Test(arguments: [
    ("well-known", 8, ["well-", "known"]),
    ("déjà-vu", 7, ["déjà-", "vu"]),
    ("abcd-123", 7, ["abcd-1", "23"]),
    ("1234-abc", 7, ["1234-a", "bc"]),
    ("ab --option", 9, ["ab ", "--option"]),
    ("ab -x", 5, ["ab ", "-x"]),
    ("abc (def)", 7, ["abc ", "(def)"]),
    ("ab 100%", 6, ["ab ", "100%"]),
    ("日本$100", 7, ["日本", "$100"]),
  ])
  func `a hyphen between letters may end a row, other marks may not`(
    text: String, columns: Int, rows: [String]
  ) {
    #expect(LineLayout(text, columns: columns).rows == rows)
  }

  @Test(arguments: [
    ("ab c\u{A0}d", 6, ["ab ", "c\u{A0}d"]),
    ("日本\u{2060}語", 6, ["日", "本\u{2060}語"]),
    ("abc\u{200B}def", 5, ["abc\u{200B}", "def"]),
    ("ab cd\u{200E}ef", 6, ["ab ", "cd\u{200E}ef"]),
    ("日本\u{200E}語", 6, ["日本\u{200E}", "語"]),
  ])
  func `invisible characters glue or part what stands around them`(
    text: String, columns: Int, rows: [String]
  ) {
    #expect(LineLayout(text, columns: columns).rows == rows)
  }

  @Test func `an offset where two rows meet is on the second`() {
    let layout = LineLayout("one two three", columns: 8)
    #expect((0...13).map { layout.row(of: $0) } == [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    #expect(layout.range(ofRow: 0) == 0..<8)
    #expect(layout.range(ofRow: 1) == 8..<13)
  }

  @Test func `less than two columns count as two`() {
    #expect(LineLayout("ab", columns: 0).columns == 2)
    #expect(LineLayout("ab", columns: -3).rows == ["a", "b"])
  }
}
