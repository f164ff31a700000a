import Memos
import Testing
import Timekeeping

/// A memo's ID is a UUIDv7, is written and read in one way, and never falls on another's.
@Suite struct MemoIDTests {
  @Test(
    arguments: [
      // The example of RFC 9562, appendix A.6.
      (
        1_645_557_742_000, 0xCC3, 0x18C4_DC0C_0C07_398F, "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
      ),
      (0, 0, 0, "00000000-0000-7000-8000-000000000000"),
      (1, .max, .max, "00000000-0001-7fff-bfff-ffffffffffff"),
      (0xFFFF_FFFF_FFFF, 0xABC, 1, "ffffffff-ffff-7abc-8000-000000000001"),
    ] as [(Int64, UInt64, UInt64, String)])
  func `an ID has the instant, the version and the randomness in their places`(
    milliseconds: Int64, first: UInt64, second: UInt64, text: String
  ) throws {
    var randomness = Given(numbers: [first, second])
    let id = Memo.ID(at: Instant(milliseconds: milliseconds), from: &randomness)
    #expect(id.description == text)
    #expect(id.instant == Instant(milliseconds: milliseconds))
    #expect(Memo.ID(text) == id)
    #expect(Memo.ID(bytes: id.bytes) == id)
  }

  @Test func `an ID is the same in text and in bytes, whatever it is`() {
    var randomness = SystemRandomNumberGenerator()
    for number in 0..<1_000 {
      let id = Memo.ID(at: Instant(milliseconds: Int64(number) << 37), from: &randomness)
      #expect(id.bytes.count == 16)
      #expect(id.description.utf8.count == 36)
      #expect(Memo.ID(id.description) == id)
      #expect(Memo.ID(id.description.uppercased()) == id)
      #expect(Memo.ID(bytes: id.bytes) == id)
      #expect(Memo.ID(high: id.high, low: id.low) == id)
      #expect(id.instant.milliseconds == Int64(number) << 37)
    }
  }

  @Test(
    arguments: [
      "", " ", "017f22e2", "017f22e2-79b0-7cc3-98c4-dc0c0c07398",
      "017f22e2-79b0-7cc3-98c4-dc0c0c07398ff", " 017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
      "017f22e2-79b0-7cc3-98c4-dc0c0c07398f\n", "017f22e279b07cc398c4dc0c0c07398f",
      "017f22e2-79b07-cc3-98c4-dc0c0c07398f", "017f22e2_79b0_7cc3_98c4_dc0c0c07398f",
      "{17f22e2-79b0-7cc3-98c4-dc0c0c07398}", "017f22e2-79b0-7cc3-98c4-dc0c0c07398g",
      "017f22e2-79b0-7cc3-98c4-dc0c0c0739-f", "-17f22e2-79b0-7cc3-98c4-dc0c0c07398f",
      // Other versions and variants.
      "017f22e2-79b0-4cc3-98c4-dc0c0c07398f", "017f22e2-79b0-0cc3-98c4-dc0c0c07398f",
      "017f22e2-79b0-7cc3-78c4-dc0c0c07398f", "017f22e2-79b0-7cc3-c8c4-dc0c0c07398f",
      "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
      // As many characters or bytes, but digits of another script.
      "\u{FF10}17f22e2-79b0-7cc3-98c4-dc0c0c07398f", "\u{FF10}f22e2-79b0-7cc3-98c4-dc0c0c07398f",
      "\u{660}17f22e2-79b0-7cc3-98c4-dc0c0c07398", "017f22e2\u{2010}79b0-7cc3-98c4-dc0c0c0739",
    ])
  func `what is no ID is not read as one`(text: String) {
    #expect(Memo.ID(text) == nil)
  }

  @Test(arguments: [0, 1, 15, 17, 32])
  func `an ID has sixteen bytes`(count: Int) {
    #expect(Memo.ID(bytes: [UInt8](repeating: 0x77, count: count)) == nil)
  }

  @Test func `bytes of another version or variant are no ID`() throws {
    let bytes = try #require(Memo.ID("017f22e2-79b0-7cc3-98c4-dc0c0c07398f")).bytes
    for top in UInt8(0)...15 where top != 7 {
      var other = bytes
      other[6] = top << 4 | other[6] & 15
      #expect(Memo.ID(bytes: other) == nil)
    }
    for top in UInt8(0)...3 where top != 2 {
      var other = bytes
      other[8] = top << 6 | other[8] & 63
      #expect(Memo.ID(bytes: other) == nil)
    }
  }

  @Test func `IDs of one moment all differ`() {
    var randomness = SystemRandomNumberGenerator()
    let moment = Instant(milliseconds: 1_796_040_000_000)
    let ids = (0..<100_000).map { _ in Memo.ID(at: moment, from: &randomness) }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.instant == moment })
  }

  @Test func `IDs sort by their moments, as text and as bytes`() {
    var randomness = SystemRandomNumberGenerator()
    let ids = (0..<1_000).map { number in
      Memo.ID(at: Instant(milliseconds: 1_796_040_000_000 + number), from: &randomness)
    }
    #expect(ids.map(\.description).sorted() == ids.map(\.description))
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0.bytes.lexicographicallyPrecedes($1.bytes) })
  }

  @Test func `IDs are equal only if both halves are`() throws {
    let one = try #require(Memo.ID("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"))
    let first = try #require(Memo.ID("017f22e2-79b1-7cc3-98c4-dc0c0c07398f"))
    let last = try #require(Memo.ID("017f22e2-79b0-7cc3-98c4-dc0c0c07398e"))
    #expect(Set([one, first, last]).count == 3)
    #expect(one.hashValue == first.hashValue)
  }
}

/// Numbers that were given.
private struct Given: RandomNumberGenerator {
  var numbers: [UInt64]

  mutating func next() -> UInt64 {
    numbers.removeFirst()
  }
}
