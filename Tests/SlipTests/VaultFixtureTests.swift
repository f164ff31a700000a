import Foundation
import TestSupport
import Testing

/// Every `Fixtures/vaults/<name>`: a vault, the sinks of a configuration, memos, and what the vault
/// must be afterwards, to the byte.
///
///     config.toml     the configuration; its vault is ~/Vault
///     memos.jsonl     the memos, as `slip add --each json` takes them
///     before          the vault
///     after           the vault with the memos in it, as a person would have put them there
///
/// Fixtures are added, never edited to make a test pass.
@Suite struct VaultFixtureTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/vaults")

  static var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return all.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// How the memos come in.
  enum Pace: CaseIterable {
    case atOnce
    case oneByOne
  }

  @Test(arguments: names, Pace.allCases)
  func `memos land in the vault as if they had been put there by hand`(
    name: String, pace: Pace
  ) throws {
    let fixture = Self.folder.appending(path: name)
    let slip = try Self.program(for: fixture)
    let memos = try String(contentsOf: fixture.appending(path: "memos.jsonl"), encoding: .utf8)
    let portions =
      pace == .atOnce ? [memos] : memos.split(separator: "\n").map { String($0) + "\n" }
    for portion in portions {
      let outcome = try slip.run("add", "--each", "json", "--wait=0", input: portion)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.diagnostics)")
    }
    let expected = try Self.tree(fixture.appending(path: "after"))
    let found = try Self.tree(URL(filePath: slip.home.path("Vault")))
    #expect(found.keys.sorted() == expected.keys.sorted())
    for (path, bytes) in expected {
      #expect(
        found[path] == bytes, "\(path):\n\(String(decoding: found[path] ?? Data(), as: UTF8.self))")
    }
  }

  @Test func `there are vaults of every kind`() {
    #expect(Self.names.count >= 8)
  }

  /// `slip` in a home with the fixture's configuration and vault.
  private static func program(for fixture: URL) throws -> Program {
    let slip = Program("slip")
    let files = FileManager.default
    let configuration = URL(filePath: slip.home.path("config/slip"))
    try files.createDirectory(at: configuration, withIntermediateDirectories: true)
    try files.copyItem(
      at: fixture.appending(path: "config.toml"), to: configuration.appending(path: "config.toml"))
    try files.copyItem(
      at: fixture.appending(path: "before"), to: URL(filePath: slip.home.path("Vault")))
    return slip
  }

  /// Every file below `folder`, hidden ones too.
  private static func tree(_ folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    var tree: [String: Data] = [:]
    for path in paths {
      let file = folder.appending(path: path)
      if file.isFolder { continue }
      tree[path] = try Data(contentsOf: file)
    }
    return tree
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(
      atPath: path(percentEncoded: false), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
