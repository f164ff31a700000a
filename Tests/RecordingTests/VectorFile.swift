import Foundation

/// A file of `Fixtures`: a text header (`name: value`, a line each), a blank line, bytes.
struct VectorFile {
  let bytes: [UInt8]
  private let fields: [(name: String, value: String)]

  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  static func names(in folder: URL) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return all.filter { $0.hasSuffix(".vector") }.sorted()
  }

  init(at url: URL) throws {
    let all = Array(try Data(contentsOf: url))
    let blank = all.indices.first { all[$0...].starts(with: [10, 10]) } ?? all.endIndex
    let lines = String(decoding: all[..<blank], as: UTF8.self).split(separator: "\n")
    fields = lines.map { line in
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    bytes = Array(all[(blank + 2)...])
  }

  /// The values under that name, in order.
  subscript(name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }
}
