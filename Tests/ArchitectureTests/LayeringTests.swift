import Foundation
import TestSupport
import Testing

/// The floors of the house as `Package.swift` draws them: who may import whom, and who may not be
/// imported at all. Read from the sources, so that an arrow that the compiler lets through
/// (a transitive module, a system library) is seen all the same.
@Suite struct LayeringTests {
  /// What each module may import besides the standard library.
  static let allowed: [String: Set<String>] = [
    "Posix": ["CPosix", "Glibc", "Musl", "Darwin"],
    "Sealing": ["CNettle", "CryptoKit"],
    "TOML": [],
    "JSON": [],
    "Timekeeping": [],
    "Typesetting": [],
    "Memos": ["Timekeeping"],
    "Markdown": ["Timekeeping"],
    "Messages": ["Timekeeping"],
    "Translations": ["Timekeeping"],
    "Terminals": ["Typesetting"],
    "Recording": ["Memos", "Posix", "Sealing", "Timekeeping"],
    "Vaults": ["Memos", "Markdown", "Posix", "JSON", "Timekeeping"],
    "Commands": ["Memos", "Posix", "JSON", "Timekeeping"],
    "Delivery": ["Memos", "Recording", "Posix", "Timekeeping"],
    "Configuration": ["TOML", "Timekeeping", "Terminals"],
    "Composing": [
      "Posix", "JSON", "Timekeeping", "Typesetting", "Memos", "Translations", "Terminals",
      "Recording",
    ],
    "slip": [
      "Posix", "Sealing", "TOML", "JSON", "Timekeeping", "Typesetting", "Memos", "Markdown",
      "Translations", "Terminals", "Recording", "Vaults", "Commands", "Delivery", "Configuration",
      "Composing", "Wiring",
    ],
    "Wiring": ["Posix", "Memos", "Recording", "Delivery", "Configuration"],
    "toml-decode": ["TOML", "JSON", "Posix"],
  ]

  /// The standard library itself, named where its Unicode tables are asked for.
  static let standard: Set<String> = ["Swift", "Synchronization"]

  @Test func `no module imports a floor that it does not stand on`() throws {
    for source in try Source.all(in: "Sources") {
      let allowed = try #require(Self.allowed[source.module], "\(source.module) has no floor")
      for imported in source.imports where !Self.standard.contains(imported) {
        #expect(allowed.contains(imported), "\(source.path) imports \(imported)")
      }
    }
  }

  @Test func `every module of the sources has a floor, and every floor a module`() throws {
    let modules = Set(try Source.all(in: "Sources").map(\.module))
    #expect(modules == Set(Self.allowed.keys))
  }

  /// Foundation's file writing corrupts on short writes, loses files on replace and never syncs
  /// folders; and it costs milliseconds at every start.
  @Test func `nothing that slip links imports Foundation, so data is written through Posix alone`()
    throws
  {
    for source in try Source.all(in: "Sources") {
      #expect(!source.imports.contains { $0.hasPrefix("Foundation") }, "\(source.path)")
    }
  }

  @Test func `no module bears the name of a type inside it`() throws {
    for source in try Source.all(in: "Sources") {
      for kind in ["struct", "enum", "class", "protocol", "actor"] {
        #expect(
          !source.text.contains("\(kind) \(source.module) ")
            && !source.text.contains("\(kind) \(source.module):"),
          "\(source.path)")
      }
    }
  }

  @Test func `a file tells one story: none is over 500 lines`() throws {
    for source in try Source.all(in: "Sources") + Source.all(in: "Tests") {
      #expect(
        source.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 500,
        "\(source.path)")
    }
  }
}

/// One Swift file of the package.
struct Source {
  let path: String
  let module: String
  let text: String

  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), words.count > index + 1,
        words[..<index].allSatisfy({
          ["public", "package", "internal", "private", "@_spi(_Unicode)"].contains($0)
        })
      else { return nil }
      return String(words[index + 1].split(separator: ".")[0])
    }
  }

  static func all(in folder: String) throws -> [Source] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: folder)
    let files = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      Source(
        path: folder + "/" + path,
        module: String(path.split(separator: "/")[0]),
        text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }
}
