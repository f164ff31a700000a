/// Twelve bytes that make two seals of the same bytes differ. Under one key no nonce may be used
/// twice: that would give away both texts and the power to forge.
///
/// `random` is safe for 2^32 seals under one key (NIST SP 800-38D, section 8.3).
public struct Nonce: Hashable, Sendable {
  /// How many bytes it has.
  public static let byteCount = 12

  /// The twelve bytes.
  public let bytes: [UInt8]

  /// The nonce of these bytes. Fails unless there are twelve.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Nonce.byteCount else { return nil }
    self.bytes = Array(bytes)
  }

  /// The nonce of that number: for a key that seals one row of things and nothing else, each number
  /// once.
  public init(counting number: UInt64) {
    bytes = [0, 0, 0, 0] + withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A fresh one.
  public static func random() -> Nonce {
    Nonce(unchecked: Randomness.bytes(byteCount))
  }
}
