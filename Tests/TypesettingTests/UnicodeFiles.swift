import Foundation
import Testing

/// The Unicode character database, where this machine has it.
enum UnicodeFiles {
  /// Where Debian's package unicode-data puts it.
  static let folder = URL(filePath: "/usr/share/unicode")

  /// Whether it is there.
  static let arePresent = FileManager.default.fileExists(
    atPath: folder.appending(path: "BidiTest.txt").path)

  /// The lines of a file, without comments and empty ones.
  static func lines(of name: String) throws -> [Substring] {
    let text = try String(decoding: Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let content = Substring(line.prefix { $0 != UInt8(ascii: "#") })
      return content.utf8.allSatisfy { $0 == UInt8(ascii: " ") } ? nil : content
    }
  }

  /// The fields of each line of a file.
  static func fields(of name: String) throws -> [[String]] {
    try lines(of: name).map { line in
      line.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The scalars that a field such as `0041..005A` names.
  static func scalars(_ field: String) throws -> ClosedRange<Int> {
    let ends = field.components(separatedBy: "..").compactMap { Int($0, radix: 16) }
    let first = try #require(ends.first)
    return first...(ends.last ?? first)
  }

  /// The value of each scalar in a file of ranges.
  static func property(_ name: String, default value: String) throws -> [String] {
    var values = Array(repeating: value, count: 0x110000)
    for fields in try fields(of: name) {
      for scalar in try scalars(fields[0]) { values[scalar] = fields[1] }
    }
    return values
  }

  /// The scalars that have one of the named properties.
  static func holding(_ name: String, _ wanted: String...) throws -> Set<Int> {
    var found: Set<Int> = []
    for fields in try fields(of: name) where wanted.contains(fields[1]) {
      found.formUnion(try scalars(fields[0]))
    }
    return found
  }
}
