import Markdown
import Testing

@Suite struct HeadlineTests {
  private func headline(_ text: String) -> String? { Headline(of: text)?.description }

  @Test(arguments: [
    ("buy milk", "buy milk"), ("  buy milk \nand more", "buy milk"),
    ("\n \n\t\nbuy milk", "buy milk"),
    ("\u{FEFF}buy milk", "buy milk"), ("buy\r\nmilk", "buy"), ("buy\rmilk", "buy"),
    ("# Head", "Head"), ("### Head ###", "Head"), ("## C#", "C#"),
    ("#tag and more", "tag and more"),
    ("> said", "said"), (">> > said", "said"), ("- one", "one"), ("* one", "one"), ("+ one", "one"),
    ("1. one", "one"), ("12) one", "one"), ("- [ ] one", "one"), ("- [x] one", "one"),
    ("1. [?] one", "one"),
    ("- [あ] one", "one"), ("> - [ ] # one", "one"), ("> [!note] Title", "Title"),
    ("> [!tip]- Title", "Title"),
    ("> [!note]\n> said", "said"), ("-one", "-one"), ("1.one", "1.one"), ("[ ] one", "[ ] one"),
    ("- \n- two", "two"), ("a line ^block-1", "a line"), ("x^2", "x^2"), ("    code", "code"),
  ])
  func `the marks that make a line what it is go`(text: String, words: String) {
    #expect(headline(text) == words)
  }

  @Test(arguments: [
    ("---\nwords", "words"), ("---\n---\n# words", "words"), ("***\n_ _ _\nwords", "words"),
    ("```swift\nlet *x* = 1\n```", "let *x* = 1"), ("~~~\n\n```\n~~~\nwords", "words"),
    ("> ```\n> code", "> code"), ("%%\nhidden\n%%\nwords", "words"),
    ("%% hidden %%\nwords", "words"),
    ("<!--\nhidden\n-->\nwords", "words"), ("<!-- hidden -->\nwords", "words"),
    ("![](a.png)\nwords", "words"),
    ("...\nwords", "words"), ("|---|\nwords", "words"), ("\u{200B}\nwords", "words"),
    ("=====\n你好", "你好"),
    ("——\n❤️", "❤️"), ("#\nwords", "words"),
  ])
  func `a line without words is passed over`(text: String, words: String) {
    #expect(headline(text) == words)
  }

  @Test(arguments: [
    "", "\n\n", "---", "***", "```", "%%\nhidden", "<!-- hidden", "![](a.png)", "**", "?", "...",
    "# ",
  ])
  func `a text without words has no headline`(text: String) {
    #expect(headline(text) == nil)
  }

  @Test func `a text of other signs has the first of them`() {
    #expect(headline("---\n???\n!!!\n---") == "!!!")
  }

  @Test(arguments: [
    ("*a* **b** ***c*** _d_ __e__", "a b c d e"), ("a*b*c", "abc"), ("***a** b*", "a b"),
    ("**a *b***", "a b"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("*open", "*open"),
    ("_open", "_open"),
    ("**日本語**の", "日本語の"), ("~~a~~ b", "a b"), ("==a== b", "a b"), ("~/a ~b", "~/a ~b"),
    ("a == b == c", "a == b == c"),
    ("a=b=c", "a=b=c"), ("*a _b* c_", "a b c"),
    ("\\*a\\* \\_b\\_ \\# \\a", "*a* _b_ # \\a"),
    ("`a*b*` *c*", "a*b* c"), ("`` a`b ``", "a`b"), ("`open", "`open"), ("`a``b`", "a``b"),
  ])
  func `emphasis, highlights and code keep their words`(text: String, words: String) {
    #expect(headline(text) == words)
  }

  @Test(arguments: [
    ("[words](https://a.b/c)", "words"), ("[a [b] *c*](d(e)f \"g\") h", "a [b] c h"),
    ("[a](b", "[a](b"),
    ("[a] (b)", "[a] (b)"), ("[a][b]", "[a][b]"), ("![alt *x*](a.png) b", "alt x b"),
    ("![alt|300](a.png)", "alt"),
    ("![a|b](a.png)", "a|b"), ("[![alt](a.png)](b)", "alt"), ("[[note]]", "note"),
    ("[[note|alias]] x", "alias x"),
    ("[[note#h]]", "note h"), ("[[note#h#i]]", "note h i"), ("[[note#^b1]]", "note"),
    ("[[#h]]", "h"), ("[[a/b]]", "a/b"),
    ("[[note\\|alias]]", "alias"), ("[[note|]]", "note"), ("![[x.png]]", "x.png"),
    ("![[x.png|300x20]]", "x.png"),
    ("![[x.png|alt]]", "alt"), ("[[300|300]]", "300"), ("[[open", "[[open"), ("a[^1] b", "a b"),
    ("a! [b](c)", "a! b"),
    ("<https://a.b/c>", "https://a.b/c"), ("<a@b.c> d", "a@b.c d"),
    ("https://a.b/c#d", "https://a.b/c#d"),
  ])
  func `links and images keep their words`(text: String, words: String) {
    #expect(headline(text) == words)
  }

  @Test(
    arguments: [
      ("<b>a</b> b", "a b"), ("a<br>b<br/>c", "a b c"), ("<span title=\"a > b\">x</span>", "x"),
      ("a < b > c", "a < b > c"),
      ("1 <2> 3", "1 <2> 3"), ("a <!-- b --> c", "a  c"), ("a %% b %% c", "a  c"),
      ("100 %% open", "100 %% open"),
      ("5 % of 3 %", "5 % of 3 %"), ("%%%% a", "%%%% a"), ("a #tag #b/c d", "a tag b/c d"),
      ("a#b # c", "a#b # c"),
      ("<div>", nil), ("<% tp.x %> a", "<% tp.x %> a"),
    ] as [(String, String?)])
  func `HTML and comments go, and a tag keeps its word`(text: String, words: String?) {
    #expect(headline(text) == words)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "[", "]", "[[", "![[", "[a](", "<", "<!--", "`", "`` ` ", "*", "_a", "==", "%%", "> ", "- ",
      "\\", "é", "👨‍👩‍👧", "\n", "%%\n", "```\n",
    ])
  func `a long line or a long text costs time in proportion`(piece: String) {
    let text = String(repeating: piece, count: 200_000)
    #expect((headline(text)?.utf8.count ?? 0) <= 4096)
    #expect(headline(text + "\n\nwords") != "")
  }
}
