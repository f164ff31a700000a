import Foundation
import Markdown
import Testing

@Suite struct BlockTests {
  struct Row: Decodable {
    let id: String
    let markdown: String
    let shape: [String]
  }

  @Test(.enabled(if: Conformance.isThere))
  func `lists end and go on where CommonMark says`() throws {
    let names: [String: Block.Kind] = [
      "bullet_list_open": .list, "ordered_list_open": .list, "paragraph_open": .paragraph,
      "blockquote_open": .quote, "fence": .fence, "hr": .thematicBreak,
      "heading_open": .heading(level: 2),
    ]
    for row in try Conformance.rows(Row.self, in: "markdown/lists.json") {
      let note = try Note(Array(row.markdown.utf8))
      let expected = row.shape.filter { !$0.hasPrefix(" ") }.map { line in
        names[String(line.prefix { $0 != ":" })]
      }
      #expect(note.blocks.map(\.kind) == expected, "\(row.id)")
      var counts: [Int] = []
      for line in row.shape {
        if line.hasSuffix("_list_open"), !line.hasPrefix(" ") { counts.append(0) }
        if line == "  list_item_open" { counts[counts.count - 1] += 1 }
      }
      #expect(note.blocks.compactMap { $0.list?.count } == counts, "\(row.id)")
    }
  }

  @Test(.enabled(if: Conformance.isThere))
  func `whatever a note holds, a memo put into it is an item of its own`() throws {
    for row in try Conformance.rows(Row.self, in: "markdown/lists.json") {
      let before = try Note(Array(row.markdown.utf8))
      let after = try Note(Array(adding(["memo\n\nmore"], to: row.markdown).utf8))
      let items = { (note: Note) in note.blocks.compactMap { $0.list?.count }.reduce(0, +) }
      #expect(items(after) == items(before) + 1, "\(row.id)")
    }
  }

  @Test func `nesting without end is no trouble`() throws {
    for mark in ["- ", "> ", "1. ", "- > "] {
      let deep =
        String(repeating: mark, count: 20_000) + "\n" + String(repeating: "\n", count: 20_000)
      #expect(try Note(Array(deep.utf8)).blocks.count == 1)
    }
  }
}
