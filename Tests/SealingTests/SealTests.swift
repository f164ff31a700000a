import Sealing
import Testing

/// A test case of "The Galois/Counter Mode of Operation" (McGrew and Viega), as NIST took it over.
struct Vector: Sendable, CustomTestStringConvertible {
  let number: Int
  let key, nonce, plain, header, sealed, tag: [UInt8]

  var testDescription: String { "test case \(number)" }

  static let longPlain = """
    d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72\
    1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255
    """
  static let longSealed = """
    522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa\
    8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad
    """
  static let longKey = "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"

  static let all = [
    Vector(
      number: 13, key: [UInt8](repeating: 0, count: 32), nonce: [UInt8](repeating: 0, count: 12),
      plain: [], header: [], sealed: [], tag: hex("530f8afbc74536b9a963b4f1c4cb738b")),
    Vector(
      number: 14, key: [UInt8](repeating: 0, count: 32), nonce: [UInt8](repeating: 0, count: 12),
      plain: [UInt8](repeating: 0, count: 16), header: [],
      sealed: hex("cea7403d4d606b6e074ec5d3baf39d18"),
      tag: hex("d0d1c8a799996bf0265b98b5d48ab919")),
    Vector(
      number: 15, key: hex(longKey), nonce: hex("cafebabefacedbaddecaf888"),
      plain: hex(longPlain), header: [], sealed: hex(longSealed),
      tag: hex("b094dac5d93471bdec1a502270e3cc6c")),
    Vector(
      number: 16, key: hex(longKey), nonce: hex("cafebabefacedbaddecaf888"),
      plain: Array(hex(longPlain).prefix(60)),
      header: hex("feedfacedeadbeeffeedfacedeadbeefabaddad2"),
      sealed: Array(hex(longSealed).prefix(60)), tag: hex("76fc6ece0f4e1768cddf8853bb2d551b")),
  ]
}

@Suite struct SealTests {
  @Test(arguments: Vector.all)
  func `the public vectors of AES-256-GCM come out`(vector: Vector) throws {
    let key = try #require(Key(bytes: vector.key))
    let nonce = try #require(Nonce(bytes: vector.nonce))
    var bytes = [9, 9] + [UInt8](repeating: 0, count: 12) + vector.plain
    key.seal(&bytes, from: 2, in: vector.header, nonce: nonce)
    #expect(bytes == [9, 9] + vector.nonce + vector.sealed + vector.tag)
    #expect(try key.open(bytes, 2..<bytes.count, in: vector.header) == vector.plain)
  }

  @Test func `a change of any byte breaks the seal`() throws {
    let key = Key()
    let circumstances: [UInt8] = [1, 2, 3]
    var box = [UInt8](repeating: 0, count: 12) + Array("a thought".utf8)
    key.seal(&box, from: 0, in: circumstances)
    for index in box.indices {
      var changed = box
      changed[index] ^= 1
      #expect(throws: BrokenSeal()) {
        try key.open(changed, 0..<changed.count, in: circumstances)
      }
    }
    for length in 0..<box.count {
      #expect(throws: BrokenSeal()) { try key.open(box, 0..<length, in: circumstances) }
    }
    #expect(throws: BrokenSeal()) { try key.open(box, 0..<box.count, in: [1, 2, 4]) }
    #expect(throws: BrokenSeal()) { try Key().open(box, 0..<box.count, in: circumstances) }
    #expect(try key.open(box, 0..<box.count, in: circumstances) == Array("a thought".utf8))
  }

  @Test func `the same bytes never look the same twice`() {
    let key = Key()
    var one = [UInt8](repeating: 0, count: 12 + 40)
    var other = one
    key.seal(&one, from: 0, in: [])
    key.seal(&other, from: 0, in: [])
    #expect(one[..<12] != other[..<12])
    #expect(one[12...] != other[12...])
  }

  @Test func `a wrapped key comes back only under the same key and circumstances`() throws {
    let (master, inner) = (Key(), Key())
    let box = master.wrap(inner, in: [7])
    #expect(box.count == 60)
    #expect(try master.unwrap(box, 0..<60, in: [7]).id == inner.id)
    #expect(throws: BrokenSeal()) { try master.unwrap(box, 0..<60, in: [8]) }
    #expect(throws: BrokenSeal()) { try Key().unwrap(box, 0..<60, in: [7]) }
  }

  @Test func `many threads may seal and open with one key`() async throws {
    let key = Key()
    let mistakes = try await withThrowingTaskGroup(of: Int.self) { group in
      for worker in 0..<8 {
        group.addTask {
          var mistakes = 0
          for turn in 0..<500 {
            let plain = [UInt8](repeating: UInt8(truncatingIfNeeded: worker * turn), count: turn)
            var box = [UInt8](repeating: 0, count: 12) + plain
            key.seal(&box, from: 0, in: [])
            if try key.open(box, 0..<box.count, in: []) != plain { mistakes += 1 }
          }
          return mistakes
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(mistakes == 0)
  }
}
