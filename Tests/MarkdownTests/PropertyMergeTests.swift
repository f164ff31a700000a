import Markdown
import Testing

/// What a note is when properties were put into it.
@Suite struct PropertyMergeTests {
  private func merged(_ note: String, _ properties: Property...) throws -> String {
    let merge = try Note(Array(note.utf8)).merging(properties)
    #expect(merge.problem == nil)
    #expect(merge.left == [])
    return String(decoding: merge.bytes, as: UTF8.self)
  }

  private static let tag = Property("tags", .list([.text("memo")]))
  private static let item = "\"memo\""

  @Test(arguments: [
    ("", "---\ntags:\n  - \"memo\"\n---\n"),
    ("text", "---\ntags:\n  - \"memo\"\n---\ntext"),
    ("\u{FEFF}a\r\nb", "\u{FEFF}---\r\ntags:\r\n  - \"memo\"\r\n---\r\na\r\nb"),
    ("---\n---\ntext\n", "---\ntags:\n  - \"memo\"\n---\ntext\n"),
    ("---  \n# mine\n---", "---  \n# mine\ntags:\n  - \"memo\"\n---"),
    (
      "---\r\na: 1 # one\r\n\r\n--- \r\nx",
      "---\r\na: 1 # one\r\n\r\ntags:\r\n  - \"memo\"\r\n--- \r\nx"
    ),
    ("---\nk: |+\n  a\n\n---\n", "---\nk: |+\n  a\n\ntags:\n  - \"memo\"\n---\n"),
  ])
  func `a property that a note lacks comes last, and makes a block where there is none`(
    note: String, expected: String
  ) throws {
    #expect(try merged(note, Self.tag) == expected)
  }

  @Test(arguments: [
    ("tags:\n  - a\n  - b\nz: 1\n", "tags:\n  - a\n  - b\n  - \"memo\"\nz: 1\n"),
    ("tags:\n- a # one\n\n# about z\nz: 1\n", "tags:\n- a # one\n- \"memo\"\n\n# about z\nz: 1\n"),
    ("tags:\n    -   'a'\n", "tags:\n    -   'a'\n    -   \"memo\"\n"),
    ("Tags: [a, b]\n", "Tags: [a, b, \"memo\"]\n"),
    ("tags: [a, b, ] # both\n", "tags: [a, b, \"memo\" ] # both\n"),
    ("tags: []\n", "tags: [\"memo\"]\n"),
    ("tags: [\n  a, # one\n  b\n]\n", "tags: [\n  a, # one\n  b, \"memo\"\n]\n"),
    ("tags:\n  [a]\nz: 1\n", "tags:\n  [a, \"memo\"]\nz: 1\n"),
    ("tags:\nz: 1\n", "tags:\n  - \"memo\"\nz: 1\n"),
    ("tags: # none yet\n\nz: 1\n", "tags: # none yet\n  - \"memo\"\n\nz: 1\n"),
    ("tags: ~ # none\n", "tags: [\"memo\"] # none\n"),
    ("tags: \"\"\n", "tags: [\"memo\"]\n"),
    ("tags: a\nz: 1\n", "tags:\n  - a\n  - \"memo\"\nz: 1\n"),
    (
      "tags: 'a, b c' # old\nz: 1\n",
      "tags: # old\n  - \"a\"\n  - \"b\"\n  - \"c\"\n  - \"memo\"\nz: 1\n"
    ),
    ("tags:\n  - a: b\n    c: d\n  -\n", "tags:\n  - a: b\n    c: d\n  -\n  - \"memo\"\n"),
    (
      "\"tags\":\n  - |\n    a\n\n    b\n\nz: 1\n",
      "\"tags\":\n  - |\n    a\n\n    b\n  - \"memo\"\n\nz: 1\n"
    ),
  ])
  func `a list gets an item in its own shape, and every other byte stays`(
    block: String, expected: String
  ) throws {
    for ending in ["\n", "\r\n"] {
      let spelled = { (text: String) in text.replacing("\n", with: ending) }
      #expect(
        try merged(spelled("---\n\(block)---\ntext\n"), Self.tag)
          == spelled("---\n\(expected)---\ntext\n"))
    }
  }

  @Test(arguments: [
    "tags: memo", "tags: MEMO", "tags: \"#Memo\"", "tags: [a, memo]", "tags: ['#memo']",
    "tags:\n  - a\n  - Memo", "tags: a, memo", "tags: \"me\\x6Do\"", "TAGS: [memo]",
  ])
  func `a tag that is there in any spelling does not come again`(block: String) throws {
    let note = "---\n\(block)\n---\n"
    #expect(try merged(note, Self.tag) == note)
  }

  @Test func `only tags are the same in another case`() throws {
    let note = "---\naliases: [Memo]\n---\n"
    let merge = try merged(note, Property("aliases", .list([.text("memo"), .text("Memo")])))
    #expect(merge == "---\naliases: [Memo, \"memo\"]\n---\n")
  }

  @Test(arguments: [
    ("status: done # yes\n", "status: done # yes\n", "status: \"open\" # yes\n"),
    ("Status:\n", "Status: \"open\"\n", "Status: \"open\"\n"),
    ("status:   # none\n", "status: \"open\"   # none\n", "status: \"open\"   # none\n"),
    ("status: null\n", "status: \"open\"\n", "status: \"open\"\n"),
    ("status: ''\n", "status: \"open\"\n", "status: \"open\"\n"),
    ("status: 'open'\n", "status: 'open'\n", "status: 'open'\n"),
    ("status: [a,\n  b] # c\n", "status: [a,\n  b] # c\n", "status: \"open\" # c\n"),
    ("status:\n  - a\n  - b\nz: 1\n", "status:\n  - a\n  - b\nz: 1\n", "status: \"open\"\nz: 1\n"),
    ("status:\n  a: b\n\nz: 1\n", "status:\n  a: b\n\nz: 1\n", "status: \"open\"\n\nz: 1\n"),
    ("status: >-\n  a\n  b\n", "status: >-\n  a\n  b\n", "status: \"open\"\n"),
    ("status: a\n  b\nz: 1\n", "status: a\n  b\nz: 1\n", "status: \"open\"\nz: 1\n"),
  ])
  func `a scalar that is there stays, or gives way where the rule says so`(
    block: String, absent: String, always: String
  ) throws {
    let note = "---\n\(block)---\n"
    #expect(try merged(note, Property("status", .text("open"))) == "---\n\(absent)---\n")
    #expect(try merged(note, Property("status", .text("open"), .always)) == "---\n\(always)---\n")
  }

  @Test(arguments: ["tags:\n  a: b\n", "tags: {a: b}\n", "tags: |\n  a\n", "tags: a\n  b\n"])
  func `a list is not put into what is no list, and the result says so`(block: String) throws {
    let note = Array("---\n\(block)---\n".utf8)
    let merge = try Note(note).merging([Self.tag, Property("a", .integer(1))])
    #expect(merge.left == ["tags"])
    #expect(String(decoding: merge.bytes, as: UTF8.self) == "---\n\(block)a: 1\n---\n")
  }

  @Test func `the properties of one name are one, lists put together`() {
    let united = [
      Property("created", .date("2026-11-30")), Property("tags", .list([.text("a")])),
      Property("Tags", .list([.text("b")])), Property("CREATED", .text("today")),
    ].united
    #expect(
      united == [
        Property("CREATED", .text("today")), Property("Tags", .list([.text("a"), .text("b")])),
      ])
  }

  @Test func `items of tags become tags that Obsidian takes`() {
    let values = TemplateValues(of: entry("text", title: "A title", tags: ["one", "two"]))
    let tags = Property(
      "tags", .list([.text("#my tag"), .text("{{tags}}"), .text("!"), .integer(7)]))
    #expect(
      tags.expanded(with: values).value
        == .list([.text("my-tag"), .text("one"), .text("two")]))
    #expect(
      Property("x", .list([.text("{{title}}!")])).expanded(with: values).value
        == .list([.text("A title!")]))
  }
}
