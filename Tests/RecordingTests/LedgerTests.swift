import Memos
import Posix
import Recording
import Sealing
import TestSupport
import Testing
import Timekeeping

@Suite struct LedgerTests {
  @Test func `what was accepted is in the outbox of another ledger at once`() throws {
    let place = Place()
    let memo = Memo.sample("buy milk")
    let numbers = try place.ledger().append([.accepted(memo)], at: .sample)
    #expect(numbers == EventNumber(1)..<EventNumber(2))
    let other = place.ledger()
    let outbox = try other.outbox()
    #expect(outbox.memos.map(\.id) == [memo.id])
    let state = try #require(outbox[memo.id])
    #expect(state.status == .waiting)
    #expect(try other.memo(state) == memo)
  }

  @Test func `making ready records nothing, and leaves what the first append needs`() throws {
    let place = Place()
    let ledger = place.ledger()
    try ledger.makeReady(at: .sample)
    #expect(try ledger.lastNumber() == .none)
    #expect(try place.ledger().outbox().memos.isEmpty)
    let ready = place.folder.files()
    let memo = Memo.sample("buy milk")
    #expect(
      try ledger.append([.accepted(memo)], at: .sample) == EventNumber(1)..<EventNumber(2))
    #expect(place.folder.files() == ready, "no file was made but those that were ready")
    #expect(try place.ledger().outbox().memos.map(\.id) == [memo.id])
  }

  @Test func `making ready again makes nothing`() throws {
    let place = Place()
    try place.ledger().makeReady(at: .sample)
    let ready = place.folder.files()
    try place.ledger().makeReady(at: .sample)
    #expect(place.folder.files() == ready)
  }

  @Test func `making ready waits for nobody who appends, and reads what there is`() throws {
    let place = Place()
    try place.ledger().append([.accepted(.sample("before"))], at: .sample)
    let before = place.folder.files()
    let lock = try File(atPath: place.state + "/ledger/lock", for: .readWrite)
    try lock.lock()
    let ledger = place.ledger()
    try ledger.makeReady(at: .sample)
    #expect(place.folder.files() == before)
    lock.unlock()
    #expect(
      try ledger.append([.accepted(.sample("after"))], at: .sample)
        == EventNumber(2)..<EventNumber(3))
  }

  @Test func `where another process makes the ledger, making ready leaves it to that`() throws {
    let place = Place()
    try place.folder.write("", to: "state/slip/ledger/lock")
    let lock = try File(atPath: place.state + "/ledger/lock", for: .readWrite)
    try lock.lock()
    let ledger = place.ledger()
    try ledger.makeReady(at: .sample)
    #expect(place.folder.files() == ["state/slip/ledger/lock"])
    lock.unlock()
    try ledger.append([.accepted(.sample("first"))], at: .sample)
    #expect(try ledger.lastNumber() == .first)
  }
}
