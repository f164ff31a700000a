import Memos
import Recording
import Sealing
import TestSupport
import Testing
import Timekeeping

@Suite struct DamageTests {
  /// Three memos in one segment, a record each, and where the records are.
  struct Scene {
    let place = Place()
    let memos = [Memo.sample("first"), .sample("second"), .sample("third")]
    let bytes: [UInt8]
    let records: [Range<Int>]

    init() throws {
      var ends: [Int] = []
      for memo in memos {
        try place.ledger().append([.accepted(memo)], at: .sample)
        ends.append(try place.ledger().inspect().first?.usedCount ?? 0)
      }
      bytes = place.segment(1)
      let length = ends[1] - ends[0]
      // The texts are of nearly one length; what is before the first end is header, checkpoint
      // and one record.
      records = [ends[0] - length..<ends[0], ends[0]..<ends[1], ends[1]..<ends[2]]
    }

    func damage(_ change: (inout [UInt8]) -> Void) throws {
      var changed = bytes
      change(&changed)
      try place.write(changed, segment: 1)
    }
  }

  @Test func `a damaged record takes no other with it, and is named`() throws {
    let scene = try Scene()
    let middle = scene.records[1]
    // Padding behind the tag is nobody's byte.
    let used = middle.filter { scene.bytes[$0...].prefix(8).contains { $0 != 0 } }
    for index in used where index < middle.upperBound - 8 {
      try scene.damage { $0[index] ^= 0x10 }
      let ledger = scene.place.ledger()
      let found = try ledger.outbox().memos.map(\.id)
      if (middle.lowerBound + 24..<middle.lowerBound + 28).contains(index) {
        // The checksum alone: the seal says that the record is what it was.
        #expect(found == scene.memos.map(\.id))
        continue
      }
      #expect(found == [scene.memos[0].id, scene.memos[2].id], "byte \(index)")
      let damage = try #require(try ledger.inspect().first?.damages.first)
      #expect(damage.segment == SegmentNumber(1))
      #expect(damage.range == middle)
      #expect(damage.missing == EventNumber(2)..<EventNumber(3))
      #expect(damage.cause == .bytes)
    }
  }

  @Test func `a memo accepted before damage is not delivered by itself`() throws {
    let scene = try Scene()
    try scene.damage { $0[scene.records[1].lowerBound + 50] ^= 1 }
    let outbox = try scene.place.ledger().outbox()
    let doubt = Doubt.damage(SegmentNumber(1), offset: scene.records[1].lowerBound)
    #expect(outbox[scene.memos[0].id]?.doubt == doubt)
    #expect(outbox[scene.memos[0].id]?.status == .uncertain)
    #expect(outbox[scene.memos[2].id]?.status == .waiting)
    let ledger = scene.place.ledger()
    try ledger.append([.retried(scene.memos[0].id, nil)], at: .sample)
    #expect(try ledger.outbox()[scene.memos[0].id]?.status == .waiting)
    #expect(try scene.place.ledger().outbox()[scene.memos[0].id]?.status == .waiting)
  }

  @Test func `the doubt outlives the segment`() throws {
    let scene = try Scene()
    try scene.damage { $0[scene.records[1].lowerBound + 50] ^= 1 }
    try scene.place.ledger().rotateKey(at: .sample)
    let outbox = try scene.place.ledger().outbox()
    #expect(outbox[scene.memos[0].id]?.status == .uncertain)
    #expect(outbox[scene.memos[2].id]?.status == .waiting)
  }

  @Test func `an intention before damage is still shown to its sink`() throws {
    let place = Place()
    let memo = Memo.sample("x")
    let ledger = place.ledger()
    try ledger.append(
      [
        .accepted(memo), .routed(memo.id, Route(to: [.notes, .mail])),
        .intended(Intention(at: .notes, of: [memo.id], Intent(bytes: [1]))),
      ], at: .sample)
    let end = try ledger.inspect().first?.usedCount ?? 0
    try ledger.append([.withdrawn(memo.id, .mail)], at: .sample)
    try ledger.append([.accepted(.sample("y"))], at: .sample)
    var bytes = place.segment(1)
    bytes[end + 45] ^= 1
    try place.write(bytes, segment: 1)
    let state = try #require(try place.ledger().outbox()[memo.id])
    #expect(state[.notes] == .intended(EventNumber(3), after: nil))
    #expect(state[.mail] == .uncertain(.damage(SegmentNumber(1), offset: end)))
  }

  @Test func `appending goes on behind damage in the same segment`() throws {
    let scene = try Scene()
    try scene.damage { $0[scene.records[1].lowerBound + 50] ^= 1 }
    let next = Memo.sample("next")
    let numbers = try scene.place.ledger().append([.accepted(next)], at: .sample)
    #expect(numbers.lowerBound == EventNumber(4))
    #expect(try scene.place.ledger().outbox().count == 3)
    #expect(try scene.place.ledger().inspect().count == 1)
  }

  @Test func `a quarantine keeps the damaged bytes, once`() throws {
    let scene = try Scene()
    try scene.damage { $0[scene.records[1].lowerBound + 50] ^= 1 }
    let ledger = scene.place.ledger()
    let damage = try #require(try ledger.inspect().first?.damages.first)
    let path = try ledger.quarantine(damage)
    let name = "state/slip/quarantine/00000001-\(scene.records[1].lowerBound)"
    #expect(path == scene.place.folder.path(name))
    let kept = scene.place.folder.bytes(of: name)
    #expect(kept == Array(scene.place.segment(1)[scene.records[1]]))
    #expect(try ledger.quarantine(damage) == path)
    #expect(scene.place.folder.bytes(of: name) == kept)
  }

  @Test func `zeros over several records are one damage`() throws {
    let scene = try Scene()
    try scene.damage {
      for index in scene.records[0].lowerBound..<scene.records[1].upperBound { $0[index] = 0 }
    }
    let ledger = scene.place.ledger()
    #expect(try ledger.outbox().memos.map(\.id) == [scene.memos[2].id])
    let damage = try #require(try ledger.inspect().first?.damages.first)
    #expect(damage.missing == EventNumber(1)..<EventNumber(3))
    #expect(damage.missingCount == 2)
  }

  @Test func `a damaged checkpoint is made up for by the events before it`() throws {
    let place = Place()
    let memos = (0..<3).map { Memo.sample("memo \($0)") }
    try place.ledger().append(memos.map { .accepted($0) }, at: .sample)
    try place.ledger().rotateKey(at: .sample)
    try place.ledger().append([.dropped(memos[1].id)], at: .sample)
    var bytes = place.segment(2)
    bytes[170] ^= 1
    try place.write(bytes, segment: 2)
    let left = [memos[0].id, memos[2].id]
    #expect(try place.ledger().outbox().memos.map(\.id) == left)
    let ledger = place.ledger()
    _ = try ledger.outbox()
    try ledger.append([.accepted(.sample("next"))], at: .sample)
    #expect(try ledger.inspect().count == 3)
    #expect(try place.ledger().outbox().count == 3)
  }

  @Test func `a record cut off at the end of an earlier segment is missed`() throws {
    let scene = try Scene()
    try scene.place.ledger().rotateKey(at: .sample)
    try scene.damage { for index in scene.records[2] { $0[index] = 0 } }
    let ledger = scene.place.ledger()
    let damage = try #require(try ledger.inspect().first?.damages.first)
    #expect(damage.missing == EventNumber(3)..<EventNumber(4))
    // Its checkpoint knows the memo, though its text is gone.
    #expect(try ledger.outbox().count == 3)
  }
}
