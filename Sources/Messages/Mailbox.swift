/// An address, and the name that is shown for it.
public struct Mailbox: Hashable, Sendable {
  /// Where mail goes, or comes from.
  public let address: EmailAddress
  /// The name as it was given. Control characters in it are written as spaces.
  public let name: String?

  /// The address under that name.
  public init(_ address: EmailAddress, name: String? = nil) {
    self.address = address
    self.name = name
  }
}
