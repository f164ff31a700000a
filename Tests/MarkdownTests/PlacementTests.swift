import Markdown
import Testing

@Suite struct PlacementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let claim: String
    let before: String
    let after: String
    var testDescription: String { claim }

    init(_ claim: String, _ before: String, _ after: String) {
      self.claim = claim
      self.before = before
      self.after = after
    }
  }

  @Test(arguments: [
    Case("an empty note", "", "- 14:32 m\n"),
    Case("after the last line", "text\n", "text\n\n- 14:32 m\n"),
    Case("a last line without an ending", "text", "text\n\n- 14:32 m\n"),
    Case("a list without an ending", "- a", "- a\n- 14:32 m\n"),
    Case("before trailing blank lines", "- a\n\n\n", "- a\n- 14:32 m\n\n\n"),
    Case("below the properties", "---\na: b\n---\n", "---\na: b\n---\n- 14:32 m\n"),
    Case("below properties that end the file", "---\na: b\n---", "---\na: b\n---\n- 14:32 m\n"),
    Case("below an empty block", "---\n---\n", "---\n---\n- 14:32 m\n"),
    Case("the properties keep their blank line", "---\n---\n\n", "---\n---\n\n- 14:32 m\n"),
    Case("behind the byte order mark", "\u{FEFF}", "\u{FEFF}- 14:32 m\n"),
    Case("a heading keeps its blank line", "# A\n\n", "# A\n\n- 14:32 m\n"),
    Case("CRLF", "text\r\n", "text\r\n\r\n- 14:32 m\r\n"),
    Case("old Mac line endings", "text\r", "text\r\r- 14:32 m\r"),
    Case("mixed endings take the last", "a\r\n\r\nb\n", "a\r\n\r\nb\n\n- 14:32 m\n"),
    Case("an empty item", "- \n", "- \n- 14:32 m\n"),
    Case("a quote does not take it", "> q\n", "> q\n\n- 14:32 m\n"),
    Case("a rule", "- a\n---\n", "- a\n---\n\n- 14:32 m\n"),
    Case("open HTML", "<div>\n", "<div>\n\n- 14:32 m\n"),
    Case("blank lines only", "\n\n", "- 14:32 m\n\n\n"),
    Case("trailing spaces stay", "a  \n \t\n", "a  \n\n- 14:32 m\n \t\n"),
  ])
  func `without a heading an entry lands at the end`(example: Case) throws {
    #expect(try adding(["m"], to: example.before) == example.after)
  }

  @Test(arguments: [
    Case("an empty note", "", "- 14:32 m\n"),
    Case("above the first block", "text\n", "- 14:32 m\n\ntext\n"),
    Case("below the properties", "---\na: b\n---\ntext\n", "---\na: b\n---\n- 14:32 m\n\ntext\n"),
    Case(
      "below the properties and their blank line", "---\n---\n\n# T\n",
      "---\n---\n\n- 14:32 m\n\n# T\n"),
    Case("joining a list", "- a\n- b\n", "- 14:32 m\n- a\n- b\n"),
    Case("a list after text", "text\n- a\n", "- 14:32 m\n\ntext\n- a\n"),
    Case(
      "never above a block that is being typed", "---\na: b\n", "---\n\n- 14:32 m\n\na: b\n"),
    Case("behind the byte order mark", "\u{FEFF}# T\n", "\u{FEFF}- 14:32 m\n\n# T\n"),
    Case("indented code stays code", "    code\n", "- 14:32 m\n\n<!-- -->\n\n    code\n"),
  ])
  func `at the top an entry lands below the properties`(example: Case) throws {
    #expect(try adding(["m"], to: example.before, .top) == example.after)
  }

  @Test(arguments: [
    Case("right below the heading", "## Inbox\n", "## Inbox\n- 14:32 m\n"),
    Case("before the next section", "## Inbox\n\n## B\n", "## Inbox\n- 14:32 m\n\n## B\n"),
    Case("with no blank line", "## Inbox\n## B\n", "## Inbox\n- 14:32 m\n\n## B\n"),
    Case("with two", "## Inbox\n\n\n## B\n", "## Inbox\n\n- 14:32 m\n\n## B\n"),
    Case("at the end of the list", "## Inbox\n- a\n\n# B\n", "## Inbox\n- a\n- 14:32 m\n\n# B\n"),
    Case(
      "under the last sub-section", "## Inbox\ntext\n### C\n- c\n\n## B\n",
      "## Inbox\ntext\n### C\n- c\n- 14:32 m\n\n## B\n"),
    Case(
      "in the first of two", "## Inbox\na\n## Inbox\nb\n",
      "## Inbox\na\n\n- 14:32 m\n\n## Inbox\nb\n"),
    Case(
      "not in `Inbox later`", "## Inbox later\n## Inbox\n", "## Inbox later\n## Inbox\n- 14:32 m\n"),
    Case(
      "not in code", "```\n## Inbox\n```\n## Inbox\n", "```\n## Inbox\n```\n## Inbox\n- 14:32 m\n"),
    Case(
      "not in a comment", "%%\n## Inbox\n%%\n\n## Inbox\n",
      "%%\n## Inbox\n%%\n\n## Inbox\n- 14:32 m\n"),
    Case("not at another level", "# Inbox\n## Inbox\n", "# Inbox\n## Inbox\n- 14:32 m\n"),
    Case("underlined", "Inbox\n-----\n- a\n", "Inbox\n-----\n- a\n- 14:32 m\n"),
    Case("with marks at the end", "## Inbox ##  \n", "## Inbox ##  \n- 14:32 m\n"),
    Case("CRLF", "## Inbox\r\n- a\r\n", "## Inbox\r\n- a\r\n- 14:32 m\r\n"),
    Case("without a last line ending", "## Inbox", "## Inbox\n- 14:32 m\n"),
    Case("made at the end", "# A\ntext\n", "# A\ntext\n\n## Inbox\n- 14:32 m\n"),
    Case("made in an empty note", "", "## Inbox\n- 14:32 m\n"),
    Case("made above trailing blank lines", "text\n\n\n", "text\n\n## Inbox\n- 14:32 m\n\n\n"),
  ])
  func `an entry lands in the section that the heading starts`(example: Case) throws {
    #expect(try adding(["m"], to: example.before, under: "## Inbox") == example.after)
  }

  @Test(arguments: [
    Case("newest first", "## Inbox\n- a\n", "## Inbox\n- 14:32 m\n- a\n"),
    Case("after the heading's blank line", "## Inbox\n\n- a\n", "## Inbox\n\n- 14:32 m\n- a\n"),
    Case(
      "before the first sub-section", "## Inbox\n### C\nc\n", "## Inbox\n- 14:32 m\n\n### C\nc\n"),
    Case("above a rule", "## Inbox\n---\n", "## Inbox\n- 14:32 m\n\n---\n"),
    Case("above text", "## Inbox\n\ntext\n", "## Inbox\n\n- 14:32 m\n\ntext\n"),
    Case("above an indented list", "## Inbox\n  - a\n", "## Inbox\n  - 14:32 m\n  - a\n"),
    Case("above a loose list", "## Inbox\n- a\n\n- b\n", "## Inbox\n- 14:32 m\n\n- a\n\n- b\n"),
  ])
  func `at the top of a section an entry lands below its heading`(example: Case) throws {
    #expect(try adding(["m"], to: example.before, under: "## Inbox", .top) == example.after)
  }

  @Test(arguments: [
    "## Inbox", "# \u{1F4E5} Inbox", "## <b>In</b>box <!-- mine -->", "## [[Inbox]] #later",
    "###### C#", "## Входящие", "## 受信箱", "## *In* `box` \\# &amp; 2. 3",
  ])
  func `a heading that was made is found again, whatever is in it`(heading: String) throws {
    for position in [Placement.Position.bottom, .top] {
      var note = "# Day\n\ntext\n"
      for number in 1...3 {
        note = try adding(["memo \(number)"], to: note, under: heading, position)
      }
      let order = position == .top ? [3, 2, 1] : [1, 2, 3]
      let entries = order.map { "- 14:32 memo \($0)\n" }.joined()
      #expect(note == "# Day\n\ntext\n\n\(heading)\n\(entries)")
    }
  }

  @Test func `a missing heading is made at the top where that is asked for`() throws {
    let after = try adding(
      ["m"], to: "---\na: b\n---\n# T\n", under: "## Inbox", missing: .makeAtTop)
    #expect(after == "---\na: b\n---\n## Inbox\n- 14:32 m\n\n# T\n")
  }

  @Test func `a missing heading is an error where that is asked for`() throws {
    let heading = try #require(HeadingLine("## Inbox"))
    #expect(throws: NoteFailure.headingMissing(heading)) {
      try adding(["m"], to: "# T\n", under: "## Inbox", missing: .fail)
    }
  }

  @Test func `a heading matches whatever normalisation its letters have`() throws {
    let after = try adding(["m"], to: "## Cafe\u{301}\n", under: "## Caf\u{E9}")
    #expect(after.utf8.elementsEqual("## Cafe\u{301}\n- 14:32 m\n".utf8))
  }

  @Test(arguments: [
    Case("a fence", "text\n\n```\ncode\n", "text\n\n- 14:32 m\n\n```\ncode\n"),
    Case("a fence right below text", "text\n~~~\ncode", "text\n\n- 14:32 m\n\n~~~\ncode"),
    Case("an HTML comment", "<!--\nx\n", "- 14:32 m\n\n<!--\nx\n"),
    Case("a script", "- a\n<script>\nx\n\n", "- a\n- 14:32 m\n\n<script>\nx\n\n"),
    Case("an Obsidian comment", "- a\n\n%%\nx\n", "- a\n- 14:32 m\n\n%%\nx\n"),
  ])
  func `an entry lands before what is not closed`(example: Case) throws {
    #expect(try adding(["m"], to: example.before) == example.after)
  }

  @Test(arguments: [
    Case("in an item", "- a\n  ```\n  code\n", "- a\n  ```\n  code\n- 14:32 m\n"),
    Case("in a quote", "> ```\n> code\n", "> ```\n> code\n\n- 14:32 m\n"),
  ])
  func `a fence in a list or quote ends with it`(example: Case) throws {
    #expect(try adding(["m"], to: example.before) == example.after)
  }

  @Test(arguments: [
    Case("a star", "* a\n", "* a\n* 14:32 m\n"),
    Case("a plus, spaced", "+   a\n", "+   a\n+   14:32 m\n"),
    Case("a tab", "-\ta\n", "-\ta\n-\t14:32 m\n"),
    Case("a number", "1. a\n2. b\n", "1. a\n2. b\n3. 14:32 m\n"),
    Case("a number with a parenthesis", "9) a\n", "9) a\n10) 14:32 m\n"),
    Case("one and the same number", "1. a\n1. b\n", "1. a\n1. b\n1. 14:32 m\n"),
    Case("an indented list", "  - a\n", "  - a\n  - 14:32 m\n"),
    Case("a list with nested items", "* a\n\t- b\n", "* a\n\t- b\n* 14:32 m\n"),
    Case("items apart", "- a\n\n- b\n", "- a\n\n- b\n\n- 14:32 m\n"),
    Case("the bullet of a list further up", "* a\n\ntext\n", "* a\n\ntext\n\n* 14:32 m\n"),
    Case("tasks", "- [x] a\n", "- [x] a\n- 14:32 m\n"),
  ])
  func `a list goes on as it is`(example: Case) throws {
    #expect(try adding(["m"], to: example.before) == example.after)
  }
}
