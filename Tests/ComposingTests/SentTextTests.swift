import Composing
import Testing

@Suite struct SentTextTests {
  @Test(arguments: ["", " ", "\t\n \r\u{B}\u{C}\n"])
  func `white space alone is nothing to send`(field: String) {
    #expect(SentText(field) == nil)
  }

  @Test(arguments: [
    ("text", nil, "text"), ("text\n\n", nil, "text"), ("\n text", nil, "\n text"),
    ("a\n\nb\n", nil, "a\n\nb"), ("\u{A0}", nil, "\u{A0}"), ("text  ", nil, "text  "),
    ("# Title\ntext", "Title", "text"), ("#  Title \n\n \n  text\n", "Title", "  text"),
    ("# Title", nil, "Title"), ("# Title\n\n \n", nil, "Title"), ("#Title\nx", nil, "#Title\nx"),
    ("# \ntext", nil, "# \ntext"), ("## Title\ntext", nil, "## Title\ntext"),
    ("\n# Title\ntext", nil, "\n# Title\ntext"), ("# a\n# b", "a", "# b"),
    ("# \u{301}x\ny", nil, "# \u{301}x\ny"), ("# é\n漢", "é", "漢"),
  ])
  func `a first line that is a title gives the title, and what follows the text`(
    field: String, title: String?, text: String
  ) throws {
    let sent = try #require(SentText(field))
    #expect(sent.title == title)
    #expect(sent.text == text)
  }
}
