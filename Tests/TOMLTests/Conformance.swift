import Foundation
import Testing

/// The part of the public TOML 1.0 suite that stands beside the package, if it does.
enum Conformance {
  static let folder: URL? = {
    var ancestor = URL(filePath: #filePath)
    while ancestor.path != "/" {
      ancestor.deleteLastPathComponent()
      let folder = ancestor.appending(path: "shared/conformance/toml")
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    return nil
  }()

  static var isHere: Bool {
    folder != nil
  }

  /// The names of all texts below `part`, without their extension.
  static func cases(_ part: String) -> [String] {
    guard let folder = folder?.appending(path: part) else { return [] }
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    let folder = try #require(Self.folder)
    return Array(try Data(contentsOf: folder.appending(path: path)))
  }
}
