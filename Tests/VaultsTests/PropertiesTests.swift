import Markdown
import Memos
import TestSupport
import Testing
import Vaults

/// The properties that a sink gives to its notes.
@Suite struct PropertiesTests {
  let vault = TestVault()

  private func plan(_ mode: VaultPlan.Mode) -> VaultPlan {
    vault.plan {
      $0.mode = mode
      $0.filename = mode == .memo ? "own" : nil
      $0.properties = [
        Property("tags", .list([.text("memo"), .text("{{tags}}")])),
        Property("first", .text("{{text}}: \"{{time:HH}}\"")), Property("count", .integer(2)),
        Property("day", .date("2026-11-30")), Property("done", .boolean(false)),
      ]
    }
  }

  @Test func `a note of many memos gets what it lacks, and keeps what it has`() throws {
    try vault.folder.write(
      "---\n# mine\ncount: 1 # one\ntags: [Memo, old]\n---\ntext\n", to: TestVault.note)
    let memos = [try memo("one", tags: ["x"]), try memo("two", tags: ["y", "old"])]
    vault.deliver(memos, plan(.periodic(.daily)))
    let expected = """
      ---
      # mine
      count: 1 # one
      tags: [Memo, old, "x", "y"]
      first: "one: \\"12\\""
      day: 2026-11-30
      done: false
      ---
      text

      - 12:00 one #x
      - 12:00 two #y #old

      """
    #expect(vault.folder.text(of: TestVault.note) == expected)
    vault.deliver([try memo("three")], plan(.periodic(.daily)))
    #expect(vault.folder.text(of: TestVault.note) == expected + "- 12:00 three\n")
  }

  @Test func `a batch gives a note the properties that its memos would give one at a time`() throws
  {
    let memos = [try memo("one", tags: ["x"]), try memo("two", tags: ["y"]), try memo("three")]
    let other = TestVault()
    vault.deliver(memos, plan(.periodic(.daily)))
    for memo in memos {
      var plan = VaultPlan(name: SinkName("notes"), path: other.folder.path)
      plan.properties = self.plan(.periodic(.daily)).properties
      other.deliver([memo], plan)
    }
    #expect(vault.folder.text(of: TestVault.note) == other.folder.text(of: TestVault.note))
  }

  @Test func `a memo's own note has when it was captured, its tags, and the sink's properties`()
    throws
  {
    vault.deliver([try memo("text", tags: ["x"], at: "2026-11-30T23:59:58+09:00")], plan(.memo))
    #expect(
      vault.folder.text(of: "own.md") == """
        ---
        created: 2026-11-30T23:59:58
        tags:
          - "x"
          - "memo"
        first: "text: \\"23\\""
        count: 2
        day: 2026-11-30
        done: false
        ---

        text

        """)
  }

  @Test(arguments: [
    ("---\ntags: a: b\n---\n", 2, "character"),
    ("---\na: 1\na: 2\n---\ntext\n", 3, "repeated-name"),
    ("---\nnever: closed\n", 1, "unclosed"),
  ])
  func `properties that cannot be read stay as they are, and the memo lands with a warning`(
    note: String, line: Int, detail: String
  ) throws {
    try vault.folder.write(note, to: TestVault.note)
    let memo = try memo("a thought")
    vault.deliver([memo], plan(.periodic(.daily)))
    let text = try #require(vault.folder.text(of: TestVault.note))
    #expect(text.hasPrefix(note))
    #expect(text.hasSuffix("- 12:00 a thought\n"))
    #expect(
      vault.delivered[memo.id]?.warning
        == DeliveryWarning(
          .propertiesNotRead, at: vault.folder.path(TestVault.note), line: line, detail: detail))
  }

  @Test func `a property that nothing can be put into is named in a warning`() throws {
    try vault.folder.write("---\ntags: {a: b}\nother: 1\n---\n", to: TestVault.note)
    let memo = try memo("a thought")
    vault.deliver([memo], plan(.periodic(.daily)))
    #expect(
      vault.delivered[memo.id]?.warning
        == DeliveryWarning(
          .propertiesLeftOut, at: vault.folder.path(TestVault.note), detail: "tags"))
    #expect(
      vault.folder.text(of: TestVault.note)?.hasPrefix("---\ntags: {a: b}\nother: 1\n") == true)
  }

  @Test func `without properties of its own a sink warns of none`() throws {
    try vault.folder.write("---\na: 1\na: 2\n---\n", to: TestVault.note)
    let memo = try memo("a thought")
    vault.deliver([memo], vault.plan())
    #expect(vault.delivered[memo.id]?.place == vault.folder.path(TestVault.note))
    #expect(vault.delivered[memo.id]?.warning == nil)
  }

  @Test func `when, who and where from stand in a note that asks for them`() throws {
    let memos = [try memo("one"), try memo("two", at: "2026-11-30T12:00:01Z")]
    let plan = vault.plan {
      $0.properties = [
        Property("id", .text("{{id}}")),
        Property("created", .text("{{date:YYYY-MM-DDTHH:mm:ss}}")),
        Property("source", .text("slip")),
      ]
    }
    vault.deliver(memos, plan)
    #expect(
      vault.folder.text(of: TestVault.note) == """
        ---
        id: "\(memos[0].id)"
        created: "2026-11-30T12:00:00"
        source: "slip"
        ---
        - 12:00 one
        - 12:00 two

        """)
  }
}
