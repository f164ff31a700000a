import Composing
import Foundation
import Terminals
import Testing

/// `docs/compose.md` against the keys that the screen has.
@Suite struct KeyTableTests {
  /// The rows of the table of keys: the action, and the keys as they are written.
  private static func rows() throws -> [(action: String, keys: [String])] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/compose.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let table = text.split(separator: "| action |")[1].prefix { $0 != "#" }
    return table.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, cells[0].hasPrefix("`") else { return nil }
      let keys = cells[1].components(separatedBy: ", ").filter { $0 != "–" }
      return (cells[0].trimmingCharacters(in: ["`"]), keys)
    }
  }

  @Test func `every action is explained once, with the keys that it has`() throws {
    let rows = try Self.rows()
    #expect(rows.map(\.action).sorted() == ComposeAction.named.keys.sorted())
    let bindings = KeyBindings()
    for (name, keys) in rows {
      let action = try #require(ComposeAction.named[name])
      #expect(keys.filter { $0 != "Enter" }.map { $0.lowercased() } == action.usualKeys, "\(name)")
      for key in keys { #expect(bindings[try #require(Key(name: key))] == action, "\(key)") }
    }
  }
}
