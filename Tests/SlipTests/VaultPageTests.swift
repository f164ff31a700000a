import Foundation
import TestSupport
import Testing

/// The examples in `docs/vault.md`, each run as it stands there.
///
///     ```toml sink              what the sink says beside its name, type and path; begins an example
///     ```text memo OPTIONS      the memo, and how it is captured
///     ```text file NAME         a file in the home folder, to be attached
///     ```md before PATH         a file of the vault
///     ```md after PATH          the same or another one afterwards
@Suite struct VaultPageTests {
  struct Example {
    let line: Int
    var sink = ""
    var memo = ""
    var options = ""
    var files: [(name: String, text: String)] = []
    var before: [(path: String, text: String)] = []
    var after: [(path: String, text: String)] = []
  }

  @Test func `every example on the page is so`() throws {
    let examples = try Self.examples()
    #expect(examples.count > 15)
    for example in examples {
      let slip = Program("slip")
      try slip.home.write("{}", to: "Vault/.obsidian/app.json")
      for (name, text) in example.files { try slip.home.write(text, to: name) }
      for (path, text) in example.before { try slip.home.write(text, to: "Vault/\(path)") }
      try slip.home.write(example.memo, to: "memo")
      try slip.home.write(
        "[[sink]]\nname = \"notes\"\ntype = \"vault\"\npath = \"~/Vault\"\n" + example.sink,
        to: "config/slip/config.toml")
      let words: Comment = "docs/vault.md:\(example.line)"
      let outcome = try slip.shell(
        "slip add --at 2026-11-30T14:32:00Z --wait=0 \(example.options) < memo")
      #expect(outcome.status == 0, words)
      #expect(!example.after.isEmpty, words)
      for (path, text) in example.after {
        #expect(slip.home.text(of: "Vault/\(path)") == text, words)
      }
      let paths = Set(example.before.map(\.path) + example.after.map(\.path))
      let found = slip.home.files().filter { $0.hasPrefix("Vault/") }
        .map { String($0.dropFirst("Vault/".count)) }
      #expect(Set(found) == paths.union([".obsidian/app.json"]), words)
    }
  }

  private static func examples() throws -> [Example] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/vault.md")
    var examples: [Example] = []
    var fence: (mark: String, kind: String, rest: String, text: String)?
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    for (number, line) in lines.enumerated() {
      if let open = fence {
        if line != open.mark {
          fence?.text += line + "\n"
          continue
        }
        fence = nil
        switch open.kind {
        case "sink": examples.append(Example(line: number + 1, sink: open.text))
        case "memo":
          examples[examples.count - 1].memo = open.text
          examples[examples.count - 1].options = open.rest
        case "file": examples[examples.count - 1].files.append((open.rest, open.text))
        case "before": examples[examples.count - 1].before.append((open.rest, open.text))
        case "after": examples[examples.count - 1].after.append((open.rest, open.text))
        default: Issue.record("docs/vault.md:\(number + 1): a block of no kind")
        }
      } else if let match = line.wholeMatch(of: #/(`{3,})\w+ (\w+) ?(.*)/#) {
        fence = (String(match.1), String(match.2), String(match.3), "")
      }
    }
    return examples
  }
}
