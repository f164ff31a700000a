import Memos
import Posix
import Recording
import TestSupport
import Testing
import Timekeeping

@Suite struct HistoryTests {
  let place = Place()
  let receipt = Receipt(place: "/vault/note.md")

  /// Five memos over three segments, some settled in a later one than they were accepted in.
  func scene() throws -> [Memo] {
    let memos = (0..<5).map { Memo.sample("memo \($0)") }
    let ledger = place.ledger()
    for (index, memo) in memos.enumerated() {
      try ledger.append(
        [.accepted(memo), .routed(memo.id, Route(to: [.notes]))],
        at: Instant(milliseconds: Int64(index)))
      if index == 2 { try ledger.rotateKey(at: .sample) }
    }
    try ledger.append(
      [.delivered(memos[0].id, .notes, receipt), .delivered(memos[4].id, .notes, receipt)],
      at: .sample)
    try ledger.rotateKey(at: .sample)
    try ledger.append([.dropped(memos[3].id)], at: .sample)
    return memos
  }

  @Test func `memos are shown newest first, each as it stands now`() throws {
    let memos = try scene()
    var found: [MemoHistory] = []
    try place.ledger().visitHistory { history in
      found.append(history)
      return .more
    }
    #expect(found.map(\.memo) == memos.reversed())
    #expect(
      found.map(\.state.status) == [.delivered, .dropped, .waiting, .waiting, .delivered])
    #expect(found.map(\.events.count) == [3, 3, 2, 2, 3])
    #expect(found.last?.receipt(from: .notes) == receipt)
  }

  @Test func `the last memos of a long history cost the last segments alone`() throws {
    let memos = try scene()
    // The first segment cannot even be read: nobody has to.
    try place.write([], segment: 1)
    var found: [Memo.ID] = []
    try place.ledger().visitHistory { history in
      found.append(history.memo.id)
      return found.count < 2 ? .more : .enough
    }
    #expect(found == [memos[4].id, memos[3].id])
  }

  @Test func `one memo's events are found over all segments`() throws {
    let memos = try scene()
    let history = try #require(try place.ledger().history(of: memos[0].id))
    #expect(
      history.events.map(\.event) == [
        .accepted(memos[0]), .routed(memos[0].id, Route(to: [.notes])),
        .delivered(memos[0].id, .notes, receipt),
      ])
    #expect(history.events.map(\.number.rawValue) == [1, 2, 11])
    #expect(history.events.map(\.instant.milliseconds) == [0, 0, Instant.sample.milliseconds])
    #expect(try place.ledger().history(of: Memo.sample("no such").id) == nil)
  }

  @Test func `whoever follows gets every later event, over segments`() throws {
    _ = try scene()
    let ledger = place.ledger()
    let all = try ledger.events(after: .none)
    #expect(all.map(\.number.rawValue) == Array(1...13))
    for number in 0...13 {
      let later = try ledger.events(after: EventNumber(UInt64(number)))
      #expect(later == Array(all.dropFirst(number)))
    }
    #expect(try ledger.lastNumber() == EventNumber(13))
    try place.ledger().append([.accepted(.sample("new"))], at: .sample)
    #expect(try ledger.events(after: EventNumber(13)).count == 1)
  }

  @Test func `an ID is found by its beginning and by its end`() throws {
    let memos = try scene()
    let ledger = place.ledger()
    for memo in memos {
      let text = memo.id.description
      #expect(try ledger.memos(named: text) == [memo.id])
      #expect(try ledger.memos(named: text.uppercased()) == [memo.id])
      #expect(try ledger.memos(named: String(text.suffix(14))) == [memo.id])
      #expect(try ledger.memos(named: String(text.suffix(12))) == [memo.id])
      #expect(try ledger.memos(named: text.replacing("-", with: "")) == [memo.id])
      // All of them were made in the same millisecond.
      #expect(try ledger.memos(named: String(text.prefix(8))) == memos.reversed().map(\.id))
      #expect(try ledger.memos(named: String(text.suffix(3))).isEmpty)
    }
    #expect(try ledger.memos(named: "zzzz").isEmpty)
    #expect(try ledger.memos(named: "").isEmpty)
  }

  @Test func `what left the outbox never shows as waiting`() throws {
    let memo = Memo.sample("x")
    let ledger = place.ledger()
    try ledger.append([.accepted(memo), .routed(memo.id, Route(to: [.notes]))], at: .sample)
    let start = try ledger.inspect().first?.usedCount ?? 0
    try ledger.append([.delivered(memo.id, .notes, receipt)], at: .sample)
    try ledger.rotateKey(at: .sample)
    var bytes = place.segment(1)
    bytes[start + 60] ^= 1
    try place.write(bytes, segment: 1)
    #expect(try place.ledger().outbox().count == 0)
    #expect(try place.ledger().history(of: memo.id)?.state.status == .unknown)
  }

  @Test func `what a failed disk made the ledger write twice is shown once`() throws {
    let memo = Memo.sample("x")
    try place.ledger().append([.accepted(.sample("before"))], at: .sample)
    let disk = FragileDisk(.inputOutput, at: 1)
    try place.ledger(disk.calls).append([.accepted(memo)], at: .sample)
    #expect(try place.ledger().inspect().count == 2)
    var found: [Memo.ID] = []
    try place.ledger().visitHistory { history in
      found.append(history.memo.id)
      return .more
    }
    #expect(found.count == 2)
    #expect(try place.ledger().events(after: .none).count == 2)
  }

  @Test func `a segment removed by hand is missed, and the rest is read`() throws {
    let memos = try scene()
    try Folder(atPath: place.state + "/ledger").remove("00000002.segment")
    let ledger = place.ledger()
    #expect(try ledger.outbox().memos.map(\.id) == [memos[1].id, memos[2].id])
    var found: [Memo.ID] = []
    try ledger.visitHistory { history in
      found.append(history.memo.id)
      return .more
    }
    #expect(found == [memos[2].id, memos[1].id, memos[0].id])
  }
}
