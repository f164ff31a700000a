import Memos
import Testing
import Timekeeping

/// The one key that outbox, history, vault and e-mail share.
@Suite struct MemoIDTests {
  private static func id(at milliseconds: Int64) -> Memo.ID {
    var randomness = SystemRandomNumberGenerator()
    return Memo.ID(at: Instant(milliseconds: milliseconds), from: &randomness)
  }

  /// Numbers that a test can foretell.
  private struct Always: RandomNumberGenerator {
    let number: UInt64
    mutating func next() -> UInt64 { number }
  }

  /// RFC 9562, appendix A.6.
  @Test func `the example of the standard is written as the standard writes it`() throws {
    let text = "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
    let id = try #require(Memo.ID(text))
    #expect(id.description == text)
    #expect(id.instant == Instant(milliseconds: 1_645_557_742_000))
    #expect(id.bytes.count == 16)
    #expect(Memo.ID(bytes: id.bytes) == id)
  }

  @Test(arguments: [0, .max] as [UInt64])
  func `version and variant stand whatever the random bits are`(number: UInt64) {
    var randomness = Always(number: number)
    let id = Memo.ID(at: Instant(milliseconds: 1), from: &randomness)
    #expect(
      id.description
        == (number == 0
          ? "00000000-0001-7000-8000-000000000000" : "00000000-0001-7fff-bfff-ffffffffffff"))
    #expect(Memo.ID(id.description) == id)
  }

  @Test func `an ID in either case is the same ID`() throws {
    let id = Self.id(at: 1_796_029_623_000)
    #expect(Memo.ID(id.description.uppercased()) == id)
  }

  @Test(arguments: [
    "", "017f22e2", "017f22e2-79b0-7cc3-98c4-dc0c0c07398", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f0",
    "017f22e279b07cc398c4dc0c0c07398f", "017f22e2-79b0-4cc3-98c4-dc0c0c07398f",
    "017f22e2-79b0-7cc3-d8c4-dc0c0c07398f", "017f22e2-79b0-7cc3-98c4-dc0c0c07398g",
    "017f22e2_79b0_7cc3_98c4_dc0c0c07398f", "017f22e2-79b0-7cc3-98c4-dc0c0c0739é",
  ])
  func `what is no UUIDv7 is no ID`(text: String) {
    #expect(Memo.ID(text) == nil)
  }

  @Test func `other than sixteen bytes are no ID`() {
    let bytes = Self.id(at: 0).bytes
    #expect(Memo.ID(bytes: bytes.dropLast()) == nil)
    #expect(Memo.ID(bytes: bytes + [0]) == nil)
    #expect(Memo.ID(bytes: [UInt8](repeating: 0, count: 16)) == nil)
  }

  @Test func `ten thousand IDs of one millisecond are all different`() {
    #expect(Set((0..<10_000).map { _ in Self.id(at: 5) }).count == 10_000)
  }

  @Test func `an ID carries the instant of its capture and sorts by it`() {
    let instants: [Int64] = [0, 1, 1_796_029_623_000, 1_796_029_623_001, 1 << 47]
    let ids = instants.map(Self.id)
    #expect(ids.map(\.instant.milliseconds) == instants)
    #expect(ids.map(\.description) == ids.map(\.description).sorted())
  }
}
