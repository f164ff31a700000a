/// The name of a key: tells keys apart and gives nothing of them away.
///
/// The first eight bytes of SHA-256 over `slip key ID v1`, a zero byte and the key.
public struct KeyID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// How many bytes it has.
  public static let byteCount = 8

  /// The eight bytes as a number, most significant first.
  public let rawValue: UInt64

  /// The ID of that number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The ID that `description` wrote. Fails for anything but sixteen lower-case digits.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, text.utf8.allSatisfy({ Hexadecimal.value(of: $0) != nil }),
      let rawValue = UInt64(text, radix: 16)
    else { return nil }
    self.rawValue = rawValue
  }

  init(of key: UnsafeRawBufferPointer) {
    var message = Array("slip key ID v1\0".utf8) + key
    rawValue = Digest(of: message).bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    wipe(&message)
  }

  /// By number: an order for lists, without meaning.
  public static func < (left: KeyID, right: KeyID) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Sixteen lower-case hexadecimal digits.
  public var description: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
