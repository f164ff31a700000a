import Memos
import Posix
import Recording
import TestSupport
import Testing
import Timekeeping

@Suite struct SpaceTests {
  @Test func `a full disk takes memos until the reserved space is used`() throws {
    let place = Place()
    try place.ledger().append([.accepted(.sample("first"))], at: .sample)
    let disk = FragileDisk(.noSpace, at: 0)
    let ledger = place.ledger(disk.calls)
    var saved = 1
    var failure: LedgerFailure?
    while failure == nil {
      do throws(LedgerFailure) {
        let memo = Memo.sample("memo \(saved)" + String(repeating: "x", count: 900))
        try ledger.append([.accepted(memo)], at: .sample)
        saved += 1
      } catch {
        failure = error
      }
    }
    #expect(failure == .notWritten(.noSpace))
    #expect(saved > 240)
    // What does not fit was refused whole; what fits is still taken.
    try ledger.append([.accepted(.sample("short"))], at: .sample)
    #expect(try place.ledger().outbox().count == saved + 1)
    #expect(place.folder.files().filter { $0.hasSuffix(".new") }.isEmpty)
    disk.restart(losing: .everything)
    try place.ledger().append([.accepted(.sample(String(repeating: "x", count: 900)))], at: .sample)
    #expect(try place.ledger().outbox().count == saved + 2)
  }

  @Test func `an append is one write and one synchronisation`() throws {
    let place = Place()
    try place.ledger().append([.accepted(.sample("first"))], at: .sample)
    let disk = FragileDisk()
    let memos = (0..<100).map { Memo.sample("memo \($0)") }
    try place.ledger(disk.calls).append(memos.map { .accepted($0) }, at: .sample)
    #expect(disk.callCount(of: "write") == 1)
    #expect(disk.callCount(of: "fdatasync") == 1)
    #expect(disk.callCount(of: "fsync") == 0)
    #expect(disk.callCount(of: "allocate") == 0)
  }

  @Test func `a lazy append does not wait for the disk`() throws {
    let place = Place()
    let memo = Memo.sample("first")
    try place.ledger().append([.accepted(memo)], at: .sample)
    let disk = FragileDisk()
    let ledger = place.ledger(disk.calls)
    try ledger.append([.dropped(memo.id)], at: .sample, .lazy)
    #expect(disk.callCount(of: "fdatasync") == 0)
    #expect(try place.ledger().outbox().count == 0)
  }

  @Test(arguments: [1, 300_000, 5_000_000])
  func `a memo of any size is taken and comes back whole`(size: Int) throws {
    let place = Place()
    let memos = (0..<3).map { Memo.sample("\($0)" + String(repeating: "ä", count: size / 2)) }
    let ledger = place.ledger()
    for memo in memos { try ledger.append([.accepted(memo)], at: .sample) }
    try ledger.append([.accepted(.sample("small"))], at: .sample)
    let fresh = place.ledger()
    let outbox = try fresh.outbox()
    #expect(outbox.count == 4)
    for memo in memos { #expect(try fresh.memo(#require(outbox[memo.id])) == memo) }
  }

  @Test func `ten thousand memos in one append come back in order`() throws {
    let place = Place()
    let memos = (0..<10_000).map { Memo.sample("memo \($0)") }
    try place.ledger().append(memos.map { .accepted($0) }, at: .sample)
    try place.ledger().rotateKey(at: .sample)
    let ledger = place.ledger()
    let outbox = try ledger.outbox()
    #expect(outbox.memos.map(\.id) == memos.map(\.id))
    #expect(try ledger.memo(#require(outbox.memos.last)) == memos.last)
    // The checkpoint is about a megabyte; the segment has room for four of that.
    let report = try #require(try ledger.inspect().last)
    #expect(report.usedCount * 3 < report.byteCount)
    try ledger.append([.accepted(.sample("next"))], at: .sample)
    #expect(try ledger.inspect().count == 2)
  }

  @Test func `files are private`() throws {
    let place = Place()
    try place.ledger().append([.accepted(.sample("first"))], at: .sample)
    let folder = try Folder(atPath: place.state + "/ledger")
    #expect(try folder.status().mode == 0o700)
    for name in try folder.names() { #expect(try folder.status(of: name)?.mode == 0o600) }
    #expect(try folder.names().sorted() == ["00000001.segment", "lock"])
    #expect(try folder.status(of: "00000001.segment")?.size == 256 * 1_024)
    #expect(try folder.status(of: "00000001.segment")?.links == 1)
  }

  @Test func `reading makes nothing`() throws {
    let place = Place()
    let ledger = place.ledger()
    #expect(try ledger.outbox().count == 0)
    #expect(try ledger.lastNumber() == .none)
    #expect(try ledger.events(after: .none).isEmpty)
    #expect(try ledger.inspect().isEmpty)
    #expect(try ledger.memos(named: "abcd").isEmpty)
    try ledger.visitHistory { _ in .more }
    #expect(place.folder.files().isEmpty)
  }
}
