import Foundation
import Markdown
import Testing
import Timekeeping

@Suite struct EntryStyleTests {
  @Test(arguments: [
    (EntryStyle.list, "- 14:32 call Ann\n"),
    (.task, "- [ ] call Ann\n"),
    (.heading, "### 14:32\ncall Ann\n"),
    (.paragraph, "call Ann\n"),
    (.callout, "> [!note] 14:32\n> call Ann\n"),
  ])
  func `each style has its shape`(style: EntryStyle, after: String) throws {
    #expect(try adding(["call Ann"], to: "", as: style) == after)
  }

  @Test(arguments: [
    (EntryStyle.list, "- 14:32 **Ann** one\n  two #a #b/c\n"),
    (.task, "- [ ] **Ann** one\n  two #a #b/c\n"),
    (.heading, "### 14:32 Ann #a #b/c\none\ntwo\n"),
    (.paragraph, "**Ann** one\ntwo #a #b/c\n"),
    (.callout, "> [!note] 14:32 Ann #a #b/c\n> one\n> two\n"),
  ])
  func `title and tags have their place in each`(style: EntryStyle, after: String) throws {
    let memo = entry("one\ntwo", title: " Ann\n", tags: ["a", "#b/c"])
    let revision = try Note.empty.inserting([memo], as: style, at: Placement())
    #expect(String(decoding: revision.bytes, as: UTF8.self) == after)
  }

  @Test(arguments: ["идея", "größe", "買い物", "فكرة", "a/б", "_x", "1a"])
  func `a tag of any script is written whole`(tag: String) throws {
    let memo = entry("one", tags: [tag])
    let note = try Note([]).inserting([memo], as: .list, marker: .none, at: Placement())
    #expect(String(decoding: note.bytes, as: UTF8.self) == "- 14:32 one #\(tag)\n")
  }

  @Test(arguments: [
    (EntryStyle.list, "- 14:32 #a\n  ```\n  x\n  ```\n"),
    (.task, "- [ ] 14:32 #a\n  ```\n  x\n  ```\n"),
    (.paragraph, "#a\n\n```\nx\n```\n"),
  ])
  func `tags never land in code`(style: EntryStyle, after: String) throws {
    let memo = entry("```\nx\n```", tags: ["a"])
    let revision = try Note.empty.inserting([memo], as: style, at: Placement())
    #expect(String(decoding: revision.bytes, as: UTF8.self) == after)
  }

  @Test(arguments: [
    (EntryStyle.list, "- 14:32 one\n\n  two\n"),
    (.task, "- [ ] one\n\n  two\n"),
    (.heading, "### 14:32\none\n\ntwo\n"),
    (.paragraph, "one\n\ntwo\n"),
    (.callout, "> [!note] 14:32\n> one\n>\n> two\n"),
  ])
  func `a memo of several paragraphs is one entry`(style: EntryStyle, after: String) throws {
    #expect(try adding(["\n\none\n\ntwo\n\n"], to: "", as: style) == after)
    #expect(
      try adding(["one\r\n\r\ntwo"], to: "a\r\n", as: style)
        == "a\r\n\r\n"
        + after.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n"))
  }

  @Test(arguments: [
    ("# Inbox", "## Inbox", 3), ("## Inbox", "### Inbox", 3), ("### Inbox", "#### Inbox", 4),
    ("##### Inbox", "###### Inbox", 6),
  ])
  func `a heading entry stays inside its section`(
    section: String, _: String, level: Int
  ) throws {
    let after = try adding(["a", "b"], to: "", as: .heading, under: section)
    let marks = String(repeating: "#", count: level)
    #expect(after == "\(section)\n\(marks) 14:32\na\n\n\(marks) 14:32\nb\n")
  }

  @Test func `in a section of the deepest level a heading entry has bold words instead`() throws {
    let after = try adding(["a"], to: "", as: .heading, under: "###### Inbox")
    #expect(after == "###### Inbox\n**14:32**\n\na\n")
  }

  @Test func `a heading entry keeps the marks at the end of its title`() throws {
    let memo = entry("text", title: "about C #")
    let revision = try Note.empty.inserting([memo], as: .heading, at: Placement())
    let note = try Note(revision.bytes)
    #expect(note.headings.map(\.text) == ["14:32 about C #"])
  }

  @Test(
    arguments: [
      (52_320_000, 0, "14:32"), (0, 0, "00:00"), (-1, 0, "23:59"), (0, -3600, "23:00"),
      (52_320_000, 19_800, "20:02"), (1_764_547_199_999, 0, "23:59"), (-60_000, 3_600, "00:59"),
    ] as [(Int64, Int32, String)])
  func `the time is that of the place of capture`(
    milliseconds: Int64, offset: Int32, clock: String
  ) throws {
    let created = Timestamp(
      Instant(milliseconds: milliseconds), offset: try #require(UTCOffset(seconds: offset)))
    let memo = Entry(id: "1", text: "x", created: created)
    let revision = try Note.empty.inserting([memo], as: .list, at: Placement())
    #expect(String(decoding: revision.bytes, as: UTF8.self) == "- \(clock) x\n")
  }

  @Test(arguments: [EntryStyle.list, .task, .heading, .paragraph, .callout])
  func `ten captures in a row leave no blank lines behind and stick to nothing`(
    style: EntryStyle
  ) throws {
    for note in ["# T\n\n## Inbox\n\n## Done", "text", "", "- a\n- b\n\n\n"] {
      var after = note
      for number in 0..<10 { after = try adding(["m\(number)"], to: after, as: style) }
      let isApart = style != .list && style != .task
      let blankLines = after.components(separatedBy: "\n\n").count
      let before = note.components(separatedBy: "\n\n").count
      #expect(blankLines <= before + (isApart ? 10 : 1), "\(after)")
      #expect(!after.contains("\n\n\n") || note.contains("\n\n\n"))
      for number in 0..<10 { #expect(after.contains("m\(number)\n")) }
    }
  }

  @Test(arguments: [
    ("see #inline thing", "see #inline thing"), ("#Inline", "#Inline"),
    ("see #inlined", "see #inlined #inline"), ("see x#inline", "see x#inline #inline"),
    ("see #inline/sub", "see #inline/sub #inline"), ("done (#inline).", "done (#inline). #inline"),
    ("#inline, and", "#inline, and"),
  ])
  func `a tag that the text has does not come twice`(text: String, expected: String) throws {
    let written = try Note([]).inserting(
      [entry(text, tags: ["inline"])], as: .paragraph, at: Placement())
    #expect(String(decoding: written.bytes, as: UTF8.self) == expected + "\n")
  }
}
