import Foundation
import Markdown
import Testing

/// Holds `name` to all that a name promises, whatever it was made from.
func expectFit(
  _ name: String, from title: String, location: SourceLocation = #_sourceLocation
) {
  let broken = NameRule.allCases.filter { !$0.holds(name) }
  #expect(
    broken.isEmpty, "\(name.debugDescription) from \(title.debugDescription)",
    sourceLocation: location)
}

/// What must be so of every name; told apart from how names are made.
enum NameRule: CaseIterable {
  case hasSize, holdsNothingRefused, holdsNothingUnseen, hasNoLoneSpace, beginsWell, endsWell
  case isNobodysOwn, isComposed, isStable

  func holds(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    switch self {
    case .hasSize:
      return 1...200 ~= name.utf8.count && "\(name) 10000.md".utf8.count <= 255 - 46
    case .holdsNothingRefused:
      return !name.contains("%%")
        && !scalars.contains { "/\\:*?\"<>|#^[]".unicodeScalars.contains($0) }
        && name.firstRange(of: "_vti_") == nil && !name.lowercased().hasSuffix(".lock")
    case .holdsNothingUnseen:
      return !scalars.contains(where: Self.isNeverSeen)
    case .hasNoLoneSpace:
      return !scalars.contains { $0 != " " && $0.properties.isWhitespace }
        && !zip(scalars, scalars.dropFirst()).contains { $0 == " " && $1 == " " }
    case .beginsWell:
      let first = scalars.first?.properties.generalCategory
      return !scalars.starts(with: "~$".unicodeScalars) && first != .nonspacingMark
        && scalars.first.map { ![".", "-", " ", "\u{200C}", "\u{200D}"].contains($0) } == true
    case .endsWell:
      return scalars.last.map { ![".", " ", "\u{200C}"].contains($0) } == true
    case .isNobodysOwn:
      return !Self.isDevice(name) && !["desktop.ini", "thumbs.db"].contains(name.lowercased())
    case .isComposed:
      return name.precomposedStringWithCanonicalMapping.utf8.elementsEqual(name.utf8)
    case .isStable:
      return FileName(name).map { Array($0.description.utf8) } == Array(name.utf8)
    }
  }

  private static func isNeverSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE00FF:
      true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func isDevice(_ name: String) -> Bool {
    var stem = name.unicodeScalars.prefix { $0 != "." }
    while stem.last == " " { stem.removeLast() }
    let word = String(stem).uppercased()
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(word) { return true }
    return word.count == 4 && (word.hasPrefix("COM") || word.hasPrefix("LPT"))
      && word.last.map { "0123456789¹²³".contains($0) } == true
  }
}
