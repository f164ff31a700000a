/// A tag that Obsidian accepts, without its `#`.
public struct Tag: Hashable, Sendable, CustomStringConvertible {
  /// The name, `project/slip`.
  public let name: String

  /// The tag of that name; a `#` before it is dropped. Nil if Obsidian would not read it as one.
  ///
  /// A tag has letters of any script, digits, `_`, `-`, `/`, emoji and symbols, and at least one
  /// character that is no digit; no white space, no ASCII punctuation beyond these three, none of
  /// U+2000–206F and U+2E00–2E7F. A part between slashes is not empty.
  public init?(_ text: String) {
    let name = text.utf8.first == .hash ? String(text.unicodeScalars.dropFirst()) : text
    guard !name.isEmpty, name.unicodeScalars.allSatisfy(Self.accepts),
      name.unicodeScalars.contains(where: { !("0"..."9" ~= $0) }),
      !name.utf8.split(separator: .slash, omittingEmptySubsequences: false).contains(
        where: \.isEmpty)
    else { return nil }
    self.name = name
  }

  /// The tag nearest to `text`: white space becomes `-`, what no tag may hold is left out. Nil
  /// if nothing is left.
  public init?(nearest text: String) {
    var name = ""
    for scalar in text.unicodeScalars {
      if Self.accepts(scalar) {
        name.unicodeScalars.append(scalar)
      } else if scalar.properties.isWhitespace, !name.isEmpty, name.utf8.last != .dash {
        name.append("-")
      }
    }
    while name.utf8.last == .dash { name.removeLast() }
    let parts = name.unicodeScalars.split(separator: "/").map { String($0) }
    self.init(parts.joined(separator: "/"))
  }

  /// The name with its `#`.
  public var description: String { "#" + name }

  static func accepts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2000...0x206F, 0x2E00...0x2E7F, 0x7F...0xA0: return false
    case 0x2D, 0x2F, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
    case ...0x7F: return false
    default: return !scalar.properties.isWhitespace && scalar.value != 0xFEFF
    }
  }
}
