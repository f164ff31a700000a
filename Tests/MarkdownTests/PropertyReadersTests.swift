import Foundation
import Markdown
import TestSupport
import Testing

/// What Slip writes as a property is read back as exactly that by readers that others wrote.
@Suite struct PropertyReadersTests {
  private struct Row: Decodable {
    let id: String
    let value: String
  }

  @Test(
    .enabled(if: Conformance.isThere && hasReaders, "needs the vectors, PyYAML and ruamel.yaml"))
  func `a written value reads back as the same string by YAML 1 1 and 1 2`() throws {
    let folder = TemporaryFolder()
    let rows = try Conformance.rows(Row.self, in: "yaml/strings.json")
    for row in rows {
      for (kind, note) in [
        ("new", ""), ("list", "---\nl:\n  - a\n---\n"), ("flow", "---\nl: [a]\n---\n"),
      ] {
        let properties = [
          Property("v", .text(row.value)), Property("l", .list([.text(row.value), .text("z")])),
          Property(row.value.count < 200 ? "k" + row.value : "k", .boolean(true)),
        ]
        let merge = try Note(Array(note.utf8)).merging(properties)
        try folder.write(merge.bytes, to: "\(row.id)-\(kind).md")
        let list = kind == "new" || row.value == "a" ? [row.value, "z"] : ["a", row.value, "z"]
        let expected: [String: Any] = ["v": row.value, "l": list, properties[2].name: true]
        let json = try JSONSerialization.data(withJSONObject: expected)
        try folder.write(Array(json), to: "\(row.id)-\(kind).json")
      }
    }
    let numbers = [0.1, -2.5, 1e16, 1.5e-7, 12345.678, 1e300]
    let properties = numbers.enumerated().map { Property("n\($0)", .number($1)) }
    try folder.write(Note.empty.merging(properties).bytes, to: "numbers.md")
    try folder.write(
      Array(
        JSONSerialization.data(
          withJSONObject: Dictionary(
            uniqueKeysWithValues: numbers.enumerated().map { ("n\($0)", $1) }))), to: "numbers.json"
    )
    let script = try #require(Conformance.folder).appending(path: "yaml/check.py").path
    let answer = try Self.python([script, folder.path])
    #expect(answer.hasSuffix("\(3 * (3 * rows.count + 1)) passed, 0 failed\n"), "\(answer)")
  }

  private static let hasReaders =
    (try? python(["-c", "import yaml, ruamel.yaml; print(1)"])) == "1\n"

  private static func python(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
