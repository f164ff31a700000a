import Sealing
import Testing

@Suite struct DigestTests {
  /// FIPS 180-4's own examples, and nothing at all.
  static let examples: [(message: String, digest: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]

  @Test(arguments: examples)
  func `the public vectors of SHA-256 come out`(message: String, digest: String) {
    #expect(Digest(of: Array(message.utf8)).bytes == hex(digest))
  }

  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 127, 128, 1_000])
  func `the digest is the same in whatever pieces the bytes come`(count: Int) {
    let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for size in [1, 3, 64, 999] {
      var pieces = DigestInPieces()
      for start in stride(from: 0, to: count, by: size) {
        // Asking on the way disturbs nothing.
        #expect(pieces.digest == Digest(of: Array(message[..<start])))
        pieces.take(Array(message[start..<min(start + size, count)]))
      }
      #expect(pieces.digest == Digest(of: message))
    }
  }
}
