import Markdown
import TestSupport
import Testing
import Timekeeping

private func style(_ template: String) -> EntryStyle { .template(Template(template), .en) }

private let templates = [
  "- {{time}} {{text}}", "- {{text}}", "* [ ] {{text}} #todo", "1. {{text}}", "> {{text}}",
  "> [!quote] {{time}}\n> {{text}}\n> — me", "{{text}}", "**{{time}}** {{text}}",
  "**{{time}}**\n{{text}}", "- {{time}}\n  {{text}}\n", "- a\n  > {{text}}", "- no place",
  "\n\n{{time}}: {{text}} {{tags}}\n\n", "```\n{{text}}\n```", "- {{text}}\n- {{text}}",
]

@Suite struct EntryTemplateTests {
  @Test(arguments: [
    ("- {{time}} {{text}}", "a\nb", "- 14:32 a\n  b\n"),
    ("- {{time}} {{text}}", "a\n\nb", "- 14:32 a\n\n  b\n"),
    ("- [ ] {{text}} #todo", "a\nb", "- [ ] a\n  b #todo\n"),
    ("- [ ] {{text}} #todo", "```\nx\n```", "- [ ]\n  ```\n  x\n  ```\n  #todo\n"),
    ("12. {{text}}", "a\nb", "12. a\n    b\n"),
    ("> [!quote] {{time}}\n> {{text}}", "a\n\nb", "> [!quote] 14:32\n> a\n>\n> b\n"),
    ("> [!quote] {{time}}\n> {{text}}", "===\nb", "> [!quote] 14:32\n>\n> ===\n> b\n"),
    ("- a\n  > {{text}}", "a\n\nb", "- a\n  > a\n  >\n  > b\n"),
    ("### {{time}} {{title}}\n\n{{text}}\n", "# a\nb", "### 14:32 Ann\n\n\\# a\n\nb\n"),
    ("**{{time}}**\n{{text}}", "---\nb", "**14:32**\n\n ---\nb\n"),
    ("**{{time}}** {{text}}", "- a\n- b", "**14:32**\n- a\n- b\n"),
    ("{{text}} {{tags}}", "a\nb", "a\nb #x\n"), ("{{text}} {{tags}}", "> a", "> a\n\n#x\n"),
    ("```\n{{text}}\n```", "a\n```\nb", "```\na\n    ```\nb\n```\n"),
    ("- {{text}}", "---", "- \\---\n"), ("- {{text}}", "# a", "- # a\n"),
    ("- {{date:YYYY}} {{id}}: {{text}}", "a", "- 1970 7f3a: a\n"),
    ("{{text}}", "$(id) {{id}}", "$(id) {{id}}\n"), ("    {{text}}", "a\nb", "    a\n    b\n"),
  ])
  func `the memo's lines stay where the template has its place`(
    template: String, memo: String, after: String
  ) throws {
    let memo = entry(memo, title: "Ann", tags: ["x"])
    let revision = try Note.empty.inserting([memo], as: style(template), at: Placement())
    #expect(String(decoding: revision.bytes, as: UTF8.self) == after)
  }

  @Test(arguments: ["- {{time}}", "words", "{{title}}", ""])
  func `a template without a place for the text loses no memo`(template: String) throws {
    let after = try adding(["a\nb"], to: "", as: style(template))
    #expect(after.contains("a\n") && after.hasSuffix("b\n"))
  }

  @Test(arguments: templates)
  func `no memo reaches beyond its entry, whatever the template`(template: String) throws {
    for memo in MadeUp.dangers {
      for before in notes {
        for position in [Placement.Position.top, .bottom] {
          let after = try adding([memo], to: before, as: style(template), position)
          let note = try Note(Array(before.utf8))
          let found = try Note(Array(after.utf8))
          #expect(
            found.headings.map(\.text) == note.headings.map(\.text), "\(memo) → \(after)")
          #expect(found.frontMatter == note.frontMatter)
          #expect(
            found.blocks.last?.isUnclosed ?? false == note.blocks.last?.isUnclosed ?? false,
            "\(memo) → \(after)")
        }
      }
    }
  }

  @Test(arguments: templates)
  func `many memos at once land as they would one at a time`(template: String) throws {
    for before in notes {
      for position in [Placement.Position.top, .bottom] {
        let memos = ["one", "two\n\nlines", "- three"]
        let atOnce = try adding(memos, to: before, as: style(template), under: "## Inbox", position)
        var inTurn = before
        for memo in memos {
          inTurn = try adding([memo], to: inTurn, as: style(template), under: "## Inbox", position)
        }
        #expect(atOnce == inTurn)
      }
    }
  }

  @Test func `items of a template are one list without blank lines between`() throws {
    let after = try adding(["a", "b", "c\nd"], to: "- x\n", as: style("- {{time}} {{text}}\n"))
    #expect(after == "- x\n- 14:32 a\n- 14:32 b\n- 14:32 c\n  d\n")
  }

  @Test(arguments: [
    ("- {{text}}", "a", "- a ^slip-7f3a\n"), ("- {{text}}", "a\nb", "- a\n  b\n  ^slip-7f3a\n"),
    ("- {{text}}", "> a", "- > a\n\n  ^slip-7f3a\n"), ("{{text}}", "a\nb", "a\nb ^slip-7f3a\n"),
    ("> {{text}}", "a", "> a\n\n^slip-7f3a\n"), ("## {{text}}", "a", "## a\n\n^slip-7f3a\n"),
  ])
  func `a block ID stands where Obsidian looks for it`(
    template: String, memo: String, after: String
  ) throws {
    #expect(try adding([memo], to: "", as: style(template), marker: .blockID) == after)
  }

  @Test func `line endings are those of the note`() throws {
    let after = try adding(["a\nb"], to: "x\r\n", as: style("{{time}}:\n\n> {{text}}\n"))
    #expect(after == "x\r\n\r\n14:32:\r\n\r\n> a\r\n> b\r\n")
  }
}
