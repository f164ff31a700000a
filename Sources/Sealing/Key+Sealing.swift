/// A sealed box is the nonce (12), the sealed bytes (as many as the plain ones) and the tag (16).
extension Key {
  /// How many bytes a tag has.
  public static let tagByteCount = 16
  /// By how much a box is longer than what is in it.
  public static let boxByteCount = Nonce.byteCount + tagByteCount

  /// Turns the end of `bytes` into a sealed box, in place.
  ///
  /// From `start` on, `bytes` holds twelve bytes of room for the nonce and then the plain bytes.
  /// On return the nonce is filled in, the plain bytes are sealed and the tag is appended.
  /// `circumstances` are not stored; the box opens only with the same again.
  public func seal(
    _ bytes: inout [UInt8], from start: Int, in circumstances: [UInt8],
    nonce: Nonce = .random()
  ) {
    let plain = start + Nonce.byteCount
    precondition(plain <= bytes.count, "no room for the nonce")
    bytes.replaceSubrange(start..<plain, with: nonce.bytes)
    let end = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: Key.tagByteCount))
    cipher.seal(&bytes, plain..<end, nonce: nonce, in: circumstances)
  }

  /// The plain bytes of the box `bytes[range]`. Nothing of them is shown if the seal is broken.
  public func open(
    _ bytes: [UInt8], _ range: Range<Int>, in circumstances: [UInt8]
  ) throws(BrokenSeal) -> [UInt8] {
    guard range.count >= Key.boxByteCount else { throw BrokenSeal() }
    return try cipher.open(bytes, range, in: circumstances)
  }

  /// `other` in a box of its own, 60 bytes long.
  public func wrap(_ other: Key, in circumstances: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    // Reserved, so that growing leaves no copy of the key behind.
    bytes.reserveCapacity(Key.boxByteCount + Key.byteCount)
    bytes.append(contentsOf: repeatElement(0, count: Nonce.byteCount))
    other.cipher.withBytes { bytes.append(contentsOf: $0) }
    seal(&bytes, from: 0, in: circumstances)
    return bytes
  }

  /// The key in the box `bytes[range]`.
  public func unwrap(
    _ bytes: [UInt8], _ range: Range<Int>, in circumstances: [UInt8]
  ) throws(BrokenSeal) -> Key {
    var plain = try open(bytes, range, in: circumstances)
    defer { wipe(&plain) }
    guard let key = Key(bytes: plain) else { throw BrokenSeal() }
    return key
  }
}
