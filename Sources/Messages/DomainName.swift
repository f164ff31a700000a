/// The name of a domain in lower-case ASCII.
///
/// Names are converted by the rules of IDNA 2008 (RFC 5891, section 5) where that needs no tables:
/// labels of letters that are their own normal form. Others are refused rather than guessed at:
/// letters with marks of their own, digits beyond ASCII, old and contextual signs.
struct DomainName: CustomStringConvertible {
  let description: String

  init(_ text: String) throws(AddressFailure) {
    var labels: [String] = []
    for label in text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: \.isDotInDomains)
    {
      labels.append(try DomainName.ascii(label))
    }
    description = labels.joined(separator: ".")
    // An address of numbers is no name.
    let isNumber = labels.last?.utf8.allSatisfy { 0x30...0x39 ~= $0 } == true
    guard description.utf8.count <= 253, !isNumber else { throw .malformedDomain }
  }

  private static func ascii(_ label: Substring.UnicodeScalarView) throws(AddressFailure) -> String {
    let lower = String(label).lowercased()
    if lower.unicodeScalars.allSatisfy(\.isASCII) {
      try check(lower)
      return lower
    }
    let scalars = Array(lower.unicodeScalars)
    let hasMark = scalars.count > 3 && scalars[2] == "-" && scalars[3] == "-"
    guard !hasMark, scalars.first != "-", scalars.last != "-",
      scalars.allSatisfy({ $0 == "-" || $0.isLetterOrDigit || $0.isLetterOfDomains })
    else { throw .domainNotConverted }
    let converted = "xn--" + Punycode.encoded(scalars)
    guard converted.utf8.count <= 63 else { throw .malformedDomain }
    return converted
  }

  private static func check(_ label: String) throws(AddressFailure) {
    guard 1...63 ~= label.utf8.count, !label.hasPrefix("-"), !label.hasSuffix("-"),
      label.unicodeScalars.allSatisfy({ $0.isLetterOrDigit || $0 == "-" })
    else { throw .malformedDomain }
  }
}

extension Unicode.Scalar {
  /// Whether it stands between labels: the full stops that IDNA 2003 and UTS 46 take for one.
  fileprivate var isDotInDomains: Bool {
    self == "." || self == "\u{3002}" || self == "\u{FF0E}" || self == "\u{FF61}"
  }

  /// Whether a label may hold it whatever stands next to it, and no form of Unicode changes it
  /// there: RFC 5892, section 2, without marks, digits and signs.
  fileprivate var isLetterOfDomains: Bool {
    switch value {
    // The two that IDNA 2003 changed and IDNA 2008 keeps.
    case 0xDF, 0x3C2: return true
    // Letters by category that RFC 5892, section 2.6, refuses.
    case 0x0640, 0x07FA, 0x3031...0x3035, 0x303B: return false
    // Parts of Hangul and Kirat Rai, which are joined into others.
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7FB, 0x16D40...0x16D7F: return false
    default: break
    }
    switch properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter:
      return !properties.changesWhenNFKCCaseFolded && !properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }
}
