/// An address that mail can be sent to, and nothing but one: no name, no route, no option of a
/// program.
///
/// Its local part is kept as it was written, dots and case included, as only its own server knows
/// what they mean. Its domain is lower-case ASCII.
public struct EmailAddress: Hashable, Sendable, CustomStringConvertible {
  /// What stands before the `@`.
  public let localPart: String
  /// What stands behind it.
  public let domain: String

  /// The address that `text` is. See `AddressFailure` for the rules; they are those of RFC 5321,
  /// section 4.5.3.1, for lengths and of RFC 5322, section 3.4.1, without quoted and obsolete forms.
  public init(_ text: String) throws(AddressFailure) {
    let scalars = text.unicodeScalars
    if let forbidden = scalars.first(where: { $0.isForbiddenInAddresses }) {
      throw .forbiddenCharacter(forbidden)
    }
    let sides = scalars.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    guard sides.count > 1 else { throw .noAtSign }
    guard sides.count == 2 else { throw .severalAtSigns }
    guard scalars.first != "-" else { throw .leadingHyphen }
    localPart = sides[0]
    try EmailAddress.check(localPart)
    domain = try DomainName(sides[1]).description
    guard localPart.utf8.count + 1 + domain.utf8.count <= 254 else { throw .tooLong }
  }

  private static func check(_ localPart: String) throws(AddressFailure) {
    guard !localPart.isEmpty else { throw .noLocalPart }
    guard localPart.unicodeScalars.allSatisfy(\.isASCII) else { throw .localPartNotASCII }
    guard localPart.utf8.count <= 64 else { throw .localPartTooLong }
    // All else that is no text of an atom was refused above.
    guard localPart.isDotAtom else { throw .misplacedDot }
  }

  /// The whole address.
  public var description: String { localPart + "@" + domain }

  /// The address for logs, with one letter of its local part: `j***@example.com`.
  public var masked: String { localPart.prefix(1) + "***@" + domain }
}

extension Unicode.Scalar {
  fileprivate var isForbiddenInAddresses: Bool {
    isControl || properties.isWhitespace || "\"<>,;:\\()[]".unicodeScalars.contains(self)
  }
}
