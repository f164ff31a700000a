import Memos
import Recording
import TestSupport
import Testing
import Timekeeping

@Suite struct TornTailTests {
  /// A ledger of one memo, and the bytes that a second one added: where they begin and what they
  /// are.
  struct Scene {
    let place = Place()
    let memo = Memo.sample("whole")
    let before: [UInt8]
    let after: [UInt8]
    let record: Range<Int>

    init() throws {
      let ledger = place.ledger()
      try ledger.append([.accepted(memo)], at: .sample)
      before = place.segment(1)
      try ledger.append([.accepted(.sample("torn, at some place"))], at: .sample)
      after = place.segment(1)
      let changed = zip(before, after).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
      let start = (changed.first ?? 0) & ~7
      record = start..<((changed.last ?? 0) + 1)
    }

    /// With `tail` where the second record was: the first memo is there, the next append
    /// succeeds and overwrites no byte of the tail, and nothing counts as damaged.
    func check(_ tail: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
      var bytes = before
      bytes.replaceSubrange(record.lowerBound..<record.lowerBound + tail.count, with: tail)
      try place.write(bytes, segment: 1)
      #expect(try place.ledger().outbox().memos.map(\.id) == [memo.id])
      let next = Memo.sample("afterwards")
      let numbers = try place.ledger().append([.accepted(next)], at: .sample)
      #expect(numbers.lowerBound == EventNumber(2))
      let ledger = place.ledger()
      let outbox = try ledger.outbox()
      #expect(outbox.memos.map(\.id) == [memo.id, next.id], sourceLocation: sourceLocation)
      #expect(try outbox.memos.map { try ledger.memo($0) } == [memo, next])
      #expect(outbox.memos.allSatisfy { $0.status == .waiting })
      let reports = try ledger.inspect()
      #expect(reports.flatMap(\.damages).isEmpty, sourceLocation: sourceLocation)
      #expect(reports.count == 1)
      let used = tail.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
      #expect((reports.first?.torn.count ?? 0) == (used > 0 ? 1 : 0))
      let now = place.segment(1)
      #expect(now[record.lowerBound..<record.lowerBound + used] == tail[..<used])
    }
  }

  @Test func `every prefix of a record is a torn tail`() throws {
    let scene = try Scene()
    let whole = Array(scene.after[scene.record])
    // The whole record is none, and neither is one that lacks zeros at its end.
    let shortest = whole.lastIndex { $0 != 0 } ?? 0
    for count in 0...shortest { try scene.check(Array(whole[..<count])) }
  }

  @Test func `every suffix of a record is a torn tail`() throws {
    let scene = try Scene()
    let whole = Array(scene.after[scene.record])
    for count in stride(from: 1, to: whole.count, by: 3) {
      var torn = whole
      for index in 0..<count { torn[index] = 0 }
      guard torn != whole else { continue }
      try scene.check(torn)
    }
  }

  @Test func `garbage is a torn tail`() throws {
    let scene = try Scene()
    for length in [1, 7, 8, 9, 63, 512, 4_096, 100_000] {
      try scene.check((0..<length).map { _ in .random(in: 1...255) })
    }
  }

  @Test func `a header that claims more than there is, is a torn tail`() throws {
    let scene = try Scene()
    var header = Array(scene.after[scene.record].prefix(40))
    header.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xFF])
    try scene.check(header)
    header.replaceSubrange(4..<8, with: [0, 3, 0, 0])
    try scene.check(header)
  }

  @Test func `torn tail upon torn tail is skipped`() throws {
    let scene = try Scene()
    for _ in 1...3 {
      let disk = FragileDisk(.tornWrite, at: 0)
      #expect(throws: LedgerFailure.self) {
        try scene.place.ledger(disk.calls).append([.accepted(.sample("torn"))], at: .sample)
      }
      disk.restart(losing: .nothing)
    }
    let next = Memo.sample("next")
    try scene.place.ledger().append([.accepted(next)], at: .sample)
    let ledger = scene.place.ledger()
    #expect(try ledger.outbox().memos.last?.id == next.id)
    #expect(try ledger.outbox().count == 3)
    #expect(try ledger.inspect().flatMap(\.damages).isEmpty)
  }

  @Test func `a reader that knows the ledger follows it past a torn tail`() throws {
    let scene = try Scene()
    let reader = scene.place.ledger()
    #expect(try reader.outbox().count == 2)
    let disk = FragileDisk(.tornWrite, at: 0)
    let writer = scene.place.ledger(disk.calls)
    #expect(throws: LedgerFailure.self) {
      try writer.append([.accepted(.sample("torn"))], at: .sample)
    }
    #expect(try reader.outbox().count == 2)
    disk.restart(losing: .nothing)
    try writer.append([.accepted(.sample("next"))], at: .sample)
    #expect(try reader.outbox().count == 3)
    #expect(try reader.events(after: EventNumber(2)).count == 1)
  }

  @Test func `a full segment with a torn tail is followed by the next`() throws {
    let place = Place()
    let filling = Memo.sample(String(repeating: "x", count: 261_000))
    try place.ledger().append([.accepted(filling)], at: .sample)
    let disk = FragileDisk(.tornWrite, at: 0)
    #expect(throws: LedgerFailure.self) {
      try place.ledger(disk.calls).append(
        [.accepted(.sample(String(repeating: "y", count: 700)))], at: .sample)
    }
    disk.restart(losing: .nothing)
    for number in 0..<4 {
      try place.ledger().append(
        [.accepted(.sample("\(number)" + String(repeating: "z", count: 200)))], at: .sample)
    }
    #expect(try place.ledger().outbox().count == 5)
    #expect(try place.ledger().inspect().flatMap(\.damages).isEmpty)
    #expect(try place.ledger().inspect().count == 2)
  }
}
