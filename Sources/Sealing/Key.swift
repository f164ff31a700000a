/// A key for AES-256-GCM. Its memory is overwritten when the last reference goes.
///
/// Never appears in text: `description` says which key it is, not what it is.
public final class Key: Sendable, CustomStringConvertible {
  /// How many bytes a key has.
  public static let byteCount = 32

  /// What it is called.
  public let id: KeyID

  let cipher: Cipher

  /// A fresh key.
  public convenience init() {
    var bytes = Randomness.bytes(Key.byteCount)
    defer { wipe(&bytes) }
    self.init(exactly: bytes)
  }

  /// The key of these bytes. Fails unless there are 32.
  public convenience init?(bytes: [UInt8]) {
    guard bytes.count == Key.byteCount else { return nil }
    self.init(exactly: bytes)
  }

  private init(exactly bytes: [UInt8]) {
    id = bytes.withUnsafeBytes { KeyID(of: $0) }
    cipher = Cipher(bytes)
  }

  /// The key as text with its version line, for a file or for the user to keep elsewhere. Whoever
  /// has it reads everything: nothing but key files and `slip key export` may hold it.
  public func exposedText() -> String {
    cipher.withBytes { "slip-key-v1\n\(Hexadecimal.digits($0))\n" }
  }

  /// The key that `exposedText` wrote; the last line end may be missing. Fails for anything else.
  public convenience init?(exposedText text: String) {
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count >= 2, lines[0].elementsEqual("slip-key-v1".utf8),
      lines.count == 2 || lines[2].isEmpty,
      var bytes = Hexadecimal.bytes(lines[1]), bytes.count == Key.byteCount
    else { return nil }
    defer { wipe(&bytes) }
    self.init(exactly: bytes)
  }

  /// `key` and the ID: nothing that is secret.
  public var description: String {
    "key \(id)"
  }
}
