import Sealing
import Testing

@Suite struct KeyTests {
  @Test func `a key shows its ID and never itself`() throws {
    let key = try #require(Key(bytes: [UInt8](repeating: 0xAB, count: 32)))
    #expect("\(key)" == "key \(key.id)")
    #expect(!String(reflecting: key).lowercased().contains("abab"))
    #expect(!String(describing: key.id).contains("abab"))
  }

  @Test func `the ID is the same for ever`() throws {
    // python3: hashlib.sha256(b"slip key ID v1\0" + bytes(range(32))).hexdigest()[:16]
    let key = try #require(Key(bytes: Array(0..<32)))
    #expect(key.id.description == "6c967596a6c59e27")
    #expect(KeyID(key.id.description) == key.id)
  }

  @Test func `an ID keeps its leading zeros`() {
    #expect(KeyID(rawValue: 0xAB).description == "00000000000000ab")
    #expect(KeyID("00000000000000ab") == KeyID(rawValue: 0xAB))
  }

  @Test(arguments: ["", "ab", "00000000000000AB", "+0000000000000ab", "00000000000000ab0", "…"])
  func `what is no ID is refused`(text: String) {
    #expect(KeyID(text) == nil)
  }

  @Test(arguments: [0, 16, 31, 33])
  func `a key of another length is refused`(count: Int) {
    #expect(Key(bytes: [UInt8](repeating: 1, count: count)) == nil)
  }

  @Test func `a key goes into text and back`() throws {
    let key = Key()
    let text = key.exposedText()
    #expect(text.hasPrefix("slip-key-v1\n"))
    #expect(text.utf8.count == 12 + 64 + 1)
    #expect(Key(exposedText: text)?.id == key.id)
    #expect(Key(exposedText: String(text.dropLast()))?.id == key.id)
  }

  @Test func `what is no key text is refused`() {
    let text = Key().exposedText()
    #expect(Key(exposedText: "") == nil)
    #expect(Key(exposedText: "slip-key-v1\n") == nil)
    #expect(Key(exposedText: text.replacing("v1", with: "v2")) == nil)
    #expect(Key(exposedText: text + "x") == nil)
    #expect(Key(exposedText: text + "\n") == nil)
    #expect(Key(exposedText: String(text.dropLast(2))) == nil)
    #expect(Key(exposedText: String(text.dropLast(3))) == nil)
    #expect(Key(exposedText: text.uppercased()) == nil)
    #expect(Key(exposedText: text.replacing("\n", with: "\r\n")) == nil)
  }

  @Test func `fresh keys and nonces differ`() {
    #expect(Set((0..<100).map { _ in Key().id }).count == 100)
    #expect(Set((0..<100).map { _ in Nonce.random() }).count == 100)
    #expect(Nonce(bytes: [1, 2, 3]) == nil)
    #expect((0..<40).allSatisfy { Randomness.bytes($0).count == $0 })
  }

  @Test func `digests are those of SHA-256`() {
    #expect(
      Digest(of: Array("abc".utf8)).bytes
        == hex("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
    #expect(
      Digest(of: []).bytes
        == hex("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"))
    #expect(Digest(of: [1]) == Digest(of: [1]))
    #expect(Digest(of: [1]) != Digest(of: [2]))
  }
}
