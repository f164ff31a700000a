/// Why a text is no address that mail can be sent to.
public enum AddressFailure: Error, Hashable, Sendable {
  /// There is no `@`.
  case noAtSign
  /// There is more than one `@`.
  case severalAtSigns
  /// It has more than 254 bytes.
  case tooLong
  /// It begins with `-`, as the options of programs do.
  case leadingHyphen
  /// It holds a control character, a space, a quote, or one of `<>,;:\()[]`.
  case forbiddenCharacter(Unicode.Scalar)
  /// Nothing stands before the `@`.
  case noLocalPart
  /// More than 64 bytes stand before the `@`.
  case localPartTooLong
  /// A dot stands first or last before the `@`, or next to another.
  case misplacedDot
  /// A character beyond ASCII stands before the `@`, which few servers take.
  case localPartNotASCII
  /// What stands behind the `@` is no name of a domain.
  case malformedDomain
  /// The name of the domain is written in characters that cannot be put into ASCII here; its form
  /// that begins with `xn--` can be given instead.
  case domainNotConverted
}
