import Markdown
import Testing

@Suite struct MarkerTests {
  @Test(arguments: [
    (EntryStyle.list, "one", "- 14:32 one ^slip-7f3a\n"),
    (.list, "one\ntwo", "- 14:32 one\n  two\n  ^slip-7f3a\n"),
    (.list, "- a\n- b", "- 14:32\n  - a\n  - b\n\n  ^slip-7f3a\n"),
    (.list, "one\n```\nx\n```", "- 14:32 one\n  ```\n  x\n  ```\n  ^slip-7f3a\n"),
    (.list, "|a|\n|-|\n|b|", "- 14:32\n\n  |a|\n  |-|\n  |b|\n\n  ^slip-7f3a\n"),
    (.task, "one", "- [ ] one ^slip-7f3a\n"),
    (.paragraph, "one\ntwo", "one\ntwo ^slip-7f3a\n"),
    (.paragraph, "> q", "> q\n\n^slip-7f3a\n"),
    (.paragraph, "```\nx\n```", "```\nx\n```\n\n^slip-7f3a\n"),
    (.paragraph, "```\nx", "```\nx\n```\n\n^slip-7f3a\n"),
    (.heading, "one", "### 14:32\none ^slip-7f3a\n"),
    (.callout, "one", "> [!note] 14:32\n> one\n\n^slip-7f3a\n"),
  ])
  func `a block ID stands where Obsidian looks for it`(
    style: EntryStyle, memo: String, after: String
  ) throws {
    #expect(try adding([memo], to: "", as: style, marker: .blockID) == after)
  }

  @Test(arguments: [
    (EntryStyle.list, "one", "- 14:32 one %% slip-7f3a %%\n"),
    (.list, "one %% two", "- 14:32 one %% two\n  %% slip-7f3a %%\n"),
    (.list, "one\ntwo", "- 14:32 one\n  two\n  %% slip-7f3a %%\n"),
    (.task, "one", "- [ ] one %% slip-7f3a %%\n"),
    (.paragraph, "one\ntwo", "one\ntwo %% slip-7f3a %%\n"),
    (.paragraph, "one %% two", "one %% two\n%% slip-7f3a %%\n"),
    (.paragraph, "- a", "- a\n\n%% slip-7f3a %%\n"),
    (.heading, "one", "### 14:32\none %% slip-7f3a %%\n"),
    (.callout, "one", "> [!note] 14:32\n> one\n> %% slip-7f3a %%\n"),
    (.callout, "> one", "> [!note] 14:32\n> > one\n>\n> %% slip-7f3a %%\n"),
  ])
  func `a comment stands where it hides nothing of the memo`(
    style: EntryStyle, memo: String, after: String
  ) throws {
    #expect(try adding([memo], to: "", as: style, marker: .comment) == after)
  }

  @Test func `a block ID has only letters, digits and dashes`() throws {
    let memo = entry("x", id: "a_b.c é")
    let revision = try Note.empty.inserting([memo], as: .list, marker: .blockID, at: Placement())
    #expect(String(decoding: revision.bytes, as: UTF8.self) == "- 14:32 x ^slip-a-b-c---\n")
  }

  @Test func `what comes next stands apart from a block ID on its own line`() throws {
    let after = try adding(["a", "b"], to: "> q\n\n## B\n", as: .callout, marker: .blockID, .top)
    #expect(
      after == """
        > [!note] 14:32
        > b

        ^slip-7f3a

        > [!note] 14:32
        > a

        ^slip-7f3a

        > q

        ## B

        """)
  }
}
