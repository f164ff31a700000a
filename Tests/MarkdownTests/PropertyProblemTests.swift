import Foundation
import Markdown
import Testing

/// Properties that are not surely understood are never changed.
@Suite struct PropertyProblemTests {
  private static let properties = [
    Property("tags", .list([.text("memo")])), Property("k", .text("new"), .always),
  ]

  @Test(
    arguments: [
      ("tags:\n\t- a\n", 3, .tab), ("a: 1\na: 2\n", 3, .repeatedName),
      ("\"a\": 1\n'a': 2\n", 3, .repeatedName), ("hello\n", 2, .noName), ("- a\n", 2, .noName),
      ("a:b\n", 2, .noName), ("a: 1\n...\nb: 2\n", 3, .noName), ("%YAML 1.2\n", 2, .noName),
      ("{a: 1}\n", 2, .noName), (" a: 1\n", 2, .indentation), ("a: 1\n  b: 2\n", 3, .character),
      ("a:\n  b: 1\n c: 2\n", 4, .indentation), ("a:\n  - b\nc\n", 4, .noName),
      ("a:\n  - b\n   - c\n    d: e\n", 5, .character), ("a: b: c\n", 2, .character),
      ("a: @b\n", 2, .character), ("a: `b`\n", 2, .character), ("a: %b\n", 2, .character),
      ("a: [[A]], [[B]]\n", 2, .character), ("a: \"b\" c\n", 2, .character),
      ("a: - b\n", 2, .character), ("a: \"b\nc: d\n", 2, .open), ("a: [b\nc: d\n", 3, .open),
      ("a: [b, c\n", 2, .open), ("a: 'b\n", 2, .open), ("a: \"\\q\"\n", 2, .escape),
      ("a: \"\\u12\"\n", 2, .escape), ("a: &x b\n", 2, .unsupported), ("a: *x\n", 2, .unsupported),
      ("a: !x b\n", 2, .unsupported), ("? a\n: b\n", 2, .unsupported),
      ("a: |2\n    b\n", 2, .unsupported), ("a: |\n    b\n  c\n", 4, .indentation),
      ("a: b\rc: d\r", 2, .character), ("a: {b: 1, b: 2}\n", 2, .repeatedName),
      ("a: {{b}} c\n", 2, .character), ("a: [b,, c]\n", 2, .character),
      ("a: [b\n, c]\n", 3, .indentation), ("a: |\n  b\n\t\n", 4, .tab), ("a: b\n \t\n", 3, .tab),
    ] as [(String, Int, PropertyProblem.Kind)])
  func `a block with a problem stays as it is, and its line is told`(
    block: String, line: Int, kind: PropertyProblem.Kind
  ) throws {
    let note = Array("---\n\(block)---\ntext\n".utf8)
    let merge = try Note(note).merging(Self.properties)
    #expect(merge.bytes == note)
    #expect(merge.problem == PropertyProblem(line: line, kind))
  }

  @Test func `a block that nothing closes stays as it is`() throws {
    let note = Array("---\ntags: [a]\n\ntext\n".utf8)
    let merge = try Note(note).merging(Self.properties)
    #expect(merge.bytes == note)
    #expect(merge.problem == PropertyProblem(line: 1, .unclosed))
  }

  /// The last column is the reader that Obsidian has.
  @Test(.enabled(if: Conformance.isThere))
  func `what Obsidian's reader refuses is never written to`() throws {
    let table = String(decoding: try Conformance.data("yaml/readers.tsv"), as: UTF8.self)
    var refused = 0
    for row in table.split(separator: "\n").dropFirst() {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard let yaml = try? JSONDecoder().decode(String.self, from: Data(cells[1].utf8)),
        cells[cells.count - 1].hasPrefix("ERR")
      else { continue }
      let note = Array("---\n\(yaml)---\n".utf8)
      let merge = try Note(note).merging(Self.properties)
      #expect(merge.bytes == note, "\(cells[0])")
      #expect(merge.problem != nil, "\(cells[0])")
      refused += 1
    }
    #expect(refused >= 10)
  }
}
