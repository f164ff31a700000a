import Foundation
import Testing
import Timekeeping

/// Rows of a table that moment.js computed; fields are separated by tabs.
struct MomentTable {
  /// The table among the fixtures of this package.
  static func fixture(_ name: String) throws -> [[String]] {
    try rows(of: packageFolder.appending(path: "Fixtures/moment/\(name)"))
  }

  /// The table among the conformance data, which stand beside the package if at all.
  static func conformance(_ name: String) throws -> [[String]] {
    try rows(of: #require(conformanceFolder).appending(path: name))
  }

  /// Whether the conformance data are here.
  static var hasConformanceData: Bool { conformanceFolder != nil }

  private static let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var conformanceFolder: URL? {
    var folder = packageFolder
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "shared/conformance/moment")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
    }
    return nil
  }

  private static func rows(of file: URL) throws -> [[String]] {
    try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }
      .map { line in
        line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(unescaped)
      }
  }

  private static func unescaped(_ field: Data) -> String {
    var bytes: [UInt8] = []
    var rest = field.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.next() else {
        bytes.append(byte)
        continue
      }
      switch Unicode.Scalar(escaped) {
      case "t": bytes.append(UInt8(ascii: "\t"))
      case "n": bytes.append(UInt8(ascii: "\n"))
      case "r": bytes.append(UInt8(ascii: "\r"))
      default: bytes.append(escaped)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Language {
  /// The language of moment's locale, if it is one of the product's.
  init?(moment name: String) {
    self.init(rawValue: name == "zh-cn" ? "zh-Hans" : name)
  }
}

/// Same bytes, not merely the same characters.
func sameBytes(_ left: String, _ right: String) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}
