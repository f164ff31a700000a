/// A SHA-256 (FIPS 180-4). Two digests are compared in constant time.
public struct Digest: Sendable {
  /// The 32 bytes.
  public let bytes: [UInt8]

  /// The digest of `message`.
  public init(of message: [UInt8]) {
    var pieces = DigestInPieces()
    pieces.take(message)
    self = pieces.digest
  }

  fileprivate init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

/// A SHA-256 of bytes that come one piece after the other. Takes the same memory however many.
public struct DigestInPieces: Sendable {
  private var pieces = SHA256Pieces()

  /// The digest of nothing, so far.
  public init() {}

  /// Goes on with `piece`.
  public mutating func take(_ piece: [UInt8]) {
    pieces.take(piece)
  }

  /// The digest of all that was taken so far; more may follow.
  public var digest: Digest {
    var copy = pieces
    return Digest(bytes: copy.finish())
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
