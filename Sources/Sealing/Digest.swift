/// A SHA-256 (FIPS 180-4). Two digests are compared in constant time.
public struct Digest: Sendable {
  /// The 32 bytes.
  public let bytes: [UInt8]

  /// The digest of `message`.
  public init(of message: [UInt8]) {
    bytes = sha256(message)
  }
}

extension Digest: Equatable {
  /// Takes the same time whatever the bytes.
  public static func == (left: Digest, right: Digest) -> Bool {
    var difference: UInt8 = 0
    for (one, other) in zip(left.bytes, right.bytes) { difference |= one ^ other }
    return difference == 0
  }
}
