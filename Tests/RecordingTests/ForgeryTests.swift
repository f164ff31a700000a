import Memos
import Recording
import Sealing
import TestSupport
import Testing
import Timekeeping

/// What somebody without the key can do to the files: nothing that would not be seen.
@Suite struct ForgeryTests {
  @Test func `a record moved within its segment is no record`() throws {
    let scene = try DamageTests.Scene()
    let (first, second) = (scene.records[0], scene.records[1])
    // Both are of one length: "first" takes the place of "second".
    try #require(first.count == second.count)
    try scene.damage { $0.replaceSubrange(second, with: scene.bytes[first]) }
    let ledger = scene.place.ledger()
    #expect(try ledger.outbox().memos.map(\.id) == [scene.memos[0].id, scene.memos[2].id])
    let damage = try #require(try ledger.inspect().first?.damages.first)
    #expect(damage.range == second)
    #expect(damage.cause == .seal)
  }

  @Test func `a record repeated at the end is no record`() throws {
    let scene = try DamageTests.Scene()
    let end = scene.records[2].upperBound
    try scene.damage {
      $0.replaceSubrange(end..<end + scene.records[2].count, with: scene.bytes[scene.records[2]])
    }
    let ledger = scene.place.ledger()
    #expect(try ledger.outbox().count == 3)
    #expect(try ledger.lastNumber() == EventNumber(3))
    let next = Memo.sample("next")
    try scene.place.ledger().append([.accepted(next)], at: .sample)
    #expect(try scene.place.ledger().outbox().memos.last?.id == next.id)
  }

  @Test func `a record of another segment is no record`() throws {
    let (scene, other) = (try DamageTests.Scene(), try DamageTests.Scene())
    try scene.damage { $0.replaceSubrange(scene.records[1], with: other.bytes[scene.records[1]]) }
    let ledger = scene.place.ledger()
    #expect(try ledger.outbox().memos.map(\.id) == [scene.memos[0].id, scene.memos[2].id])
    #expect(try ledger.inspect().first?.damages.first?.cause == .seal)
  }

  @Test func `a record cut out leaves a gap that is seen`() throws {
    let scene = try DamageTests.Scene()
    let (second, third) = (scene.records[1], scene.records[2])
    try scene.damage {
      $0.replaceSubrange(second.lowerBound..<third.lowerBound, with: scene.bytes[third])
    }
    let report = try #require(try scene.place.ledger().inspect().first)
    #expect(report.damages.count == 1)
    #expect(report.damages.first?.cause == .seal)
  }

  @Test func `a segment with another number, or of another ledger, is not read`() throws {
    let scene = try DamageTests.Scene()
    try scene.place.write(scene.bytes, segment: 2)
    let report = try #require(try scene.place.ledger().inspect().last)
    #expect(report.unreadable == .damagedHeader)

    let other = try DamageTests.Scene()
    try scene.place.write(other.bytes, segment: 1)
    let foreign = try #require(try scene.place.ledger().inspect().first)
    let key = try #require(foreign.key)
    #expect(foreign.unreadable == .keyMissing(key))
  }

  @Test func `any changed byte of a segment's header makes it unreadable, never wrong`() throws {
    let scene = try DamageTests.Scene()
    for index in 0..<120 {
      try scene.damage { $0[index] ^= 1 }
      let report = try #require(try scene.place.ledger().inspect().first)
      #expect(report.unreadable == (index == 7 ? .unknownFormat : .damagedHeader))
      #expect(report.eventCount == 3)
    }
  }
}
