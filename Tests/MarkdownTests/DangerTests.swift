import Foundation
import Markdown
import TestSupport
import Testing

let notes = [
  "", "# T\n\n## Inbox\n- a\n- b\n\n## Done\n- c\n", "text", "---\na: b\n---\n## Inbox\n> q\n",
  "## Inbox\n\n1. a\n2. b\n\n   c\n\n\n", "## Inbox\r\n* a\r\n\r\n* b\r\n\r\n# Z\r\n",
  "text\n\n## Inbox\n    code\n", "## Inbox\n- a\n\n```\nopen", "---\nopen: x\n",
]

private let styles: [EntryStyle] = [.list, .task, .heading, .paragraph, .callout]
private let markers: [Marker] = [.none, .blockID, .comment]

@Suite struct DangerTests {
  /// The note's headings and properties, and what else stands at its top level.
  private func outline(_ note: Note) -> [String] {
    note.blocks.map { "\($0.kind) \($0.list?.count ?? 1)" }
  }

  @Test(arguments: MadeUp.dangers)
  func `no memo makes a section, moves one, or touches the properties`(memo: String) throws {
    for before in notes {
      for style in styles {
        for marker in markers {
          for position in [Placement.Position.top, .bottom] {
            let after = try adding([memo], to: before, as: style, marker: marker, position)
            let note = try Note(Array(before.utf8))
            let found = try Note(Array(after.utf8))
            let added = style == .heading ? ["14:32"] : []
            #expect(
              found.headings.map(\.text).filter { !added.contains($0) }
                == note.headings.map(\.text), "\(after)")
            #expect(found.headings.count == note.headings.count + added.count)
            #expect(found.frontMatter == note.frontMatter)
            #expect(
              found.blocks.last?.isUnclosed ?? false == note.blocks.last?.isUnclosed ?? false)
          }
        }
      }
    }
  }

  @Test(arguments: MadeUp.dangers)
  func `a memo in a list is one item of it and nothing else`(memo: String) throws {
    for style in [EntryStyle.list, .task] {
      for marker in markers {
        let lone = try adding([memo], to: "", as: style, marker: marker)
        #expect(try outline(Note(Array(lone.utf8))) == ["list 1"], "\(lone)")
        let joined = try adding(
          [memo, memo], to: "# T\n- a\n# U\n", as: style, marker: marker, under: "# T")
        #expect(
          try outline(Note(Array(joined.utf8))) == [
            "heading(level: 1) 1", "list 3", "heading(level: 1) 1",
          ])
      }
    }
  }

  @Test(arguments: MadeUp.dangers)
  func `a memo in a callout is one quote and nothing else`(memo: String) throws {
    for marker in [Marker.none, .comment] {
      let after = try adding([memo], to: "> q\n", as: .callout, marker: marker)
      #expect(try outline(Note(Array(after.utf8))) == ["quote 1", "quote 1"], "\(after)")
      let head = try #require(after.split(separator: "\n").dropFirst().first)
      #expect(head == "> [!note] 14:32")
    }
  }

  @Test(arguments: MadeUp.dangers)
  func `many memos at once land as they would one at a time`(memo: String) throws {
    for before in notes {
      for style in styles {
        for position in [Placement.Position.top, .bottom] {
          for heading in [nil, "## Inbox"] {
            let memos = ["one", memo, "- two"]
            let atOnce = try adding(memos, to: before, as: style, under: heading, position)
            var inTurn = before
            for memo in memos {
              inTurn = try adding([memo], to: inTurn, as: style, under: heading, position)
            }
            #expect(atOnce == inTurn)
          }
        }
      }
    }
  }

  @Test(arguments: MadeUp.dangers)
  func `what was there is there still, and what landed is where it is said to be`(
    memo: String
  ) throws {
    for before in notes {
      for style in styles {
        for position in [Placement.Position.top, .bottom] {
          let note = try Note(Array(before.utf8))
          let revision = try note.inserting(
            [entry(memo), entry("second")], as: style, at: Placement(position: position))
          let start = zip(note.bytes, revision.bytes).prefix { $0 == $1 }.count
          let end = zip(note.bytes.reversed(), revision.bytes.reversed()).prefix { $0 == $1 }.count
          #expect(start + end >= note.bytes.count)
          let second = try #require(revision.landings.last)
          let lines = String(decoding: revision.bytes[second.lines], as: UTF8.self)
          #expect(lines.contains("second") && lines.last?.isNewline == true)
          #expect(second.whole.lowerBound <= second.lines.lowerBound)
          var without = revision.bytes
          without.removeSubrange(second.whole)
          let alone = try note.inserting(
            [entry(memo)], as: style, at: Placement(position: position))
          #expect(without == alone.bytes)
        }
      }
    }
  }

  @Test(arguments: [
    ("# x", "\\# x\n"), ("a\n===", "a\n\\===\n"), ("a\n# b\nc", "a\n\n\\# b\n\nc\n"),
    ("---\na: b", " ---\na: b\n"), ("a\n\n---\n\nb", "a\n\n ---\n\nb\n"), ("***", "***\n"),
    ("<!-- x\n# y", "\\<!-- x\n\\# y\n"), ("%%\nx", "\\%%\nx\n"), ("<div>\nx", "<div>\nx\n"),
    ("```\nx", "```\nx\n```\n"), ("- # x", "- # x\n"),
  ])
  func `a paragraph is changed only where it would reach out`(memo: String, after: String) throws {
    #expect(try adding([memo], to: "", as: .paragraph) == after)
  }

  @Test(arguments: [
    ("# x", "- 14:32 # x\n"), ("---", "- 14:32 ---\n"), ("     x", "- 14:32      x\n"),
    ("<div>", "- 14:32 <div>\n"), ("[x] y", "- 14:32 [x] y\n"),
    ("x\n---", "- 14:32 x\n  \\---\n"), ("- a\n- b", "- 14:32\n  - a\n  - b\n"),
    ("# a\nb", "- 14:32\n  # a\n  b\n"), ("2. a\n3. b", "- 14:32\n\n  2. a\n  3. b\n"),
    ("```\n\nx\n```", "- 14:32\n  ```\n  \n  x\n  ```\n"),
    ("a\n\n\tb", "- 14:32 a\n\n      b\n"), ("```\n\tx\n```", "- 14:32\n  ```\n  \tx\n  ```\n"),
    ("|a|\n|-|", "- 14:32\n\n  |a|\n  |-|\n"), ("<div>\nx", "- 14:32\n\n  <div>\n  x\n"),
  ])
  func `a memo keeps its words and lines in an item`(memo: String, after: String) throws {
    #expect(try adding([memo], to: "") == after)
  }

  @Test(arguments: [
    ("1. a\n9. b\n", "x\ny", "10. 14:32 x\n    y\n"), ("-   a\n", "x\ny", "-   14:32 x\n    y\n"),
    ("-\ta\n", "x\ny", "-\t14:32 x\n    y\n"), (" * a\n", "x\ny", " * 14:32 x\n   y\n"),
  ])
  func `further lines are indented as far as the item's text`(
    before: String, memo: String, after: String
  ) throws {
    #expect(try adding([memo], to: before) == before + after)
  }

  @Test(arguments: [
    ("- a\n\t- b\n", "x\ny", "- 14:32 x\n\ty\n"), ("- a\n\tb\n", "x\n\ny", "- 14:32 x\n\n\ty\n"),
    ("1. a\n\tb\n", "- x\n- y", "2. 14:32\n\t- x\n\t- y\n"),
    ("- a\n\t- b\n", "```\n  x\n```", "- 14:32\n\t```\n\t  x\n\t```\n"),
    ("- a\n  - b\n\t- c\n", "x\ny", "- 14:32 x\n  y\n"),
    ("- a\n\t- b\n", "x\n  y", "- 14:32 x\n    y\n"),
    ("1000. a\n\t\tb\n", "x\ny", "1001. 14:32 x\n      y\n"),
  ])
  func `further lines are indented by a tab where the list's own are`(
    before: String, memo: String, after: String
  ) throws {
    #expect(try adding([memo], to: before) == before + after)
  }

  @Test(arguments: MadeUp.dangers)
  func `in a list indented by tabs too a memo is one item and nothing else`(memo: String) throws {
    let before = "- a\n\t- b\n"
    let after = try Note(
      Array(adding([memo, memo], to: before + "\n# T\n", under: nil, .top).utf8))
    #expect(outline(after).prefix(1) == ["list 3"])
    #expect(try outline(Note(Array(adding([memo], to: before).utf8))) == ["list 2"])
  }

  @Test func `a large note and many memos cost time in proportion`() throws {
    let line = "- 10:00 words that were noted once\n"
    let before = "# T\n\n## Inbox\n" + String(repeating: line, count: 10_000) + "\n## Done\n"
    let memos = (0..<10_000).map { "memo \($0)\nsecond line" }
    let clock = ContinuousClock()
    let time = try clock.measure {
      let after = try adding(memos, to: before, under: "## Inbox")
      #expect(after.utf8.count > before.utf8.count + 10_000 * 30)
    }
    #expect(time < .seconds(60))
  }
}
