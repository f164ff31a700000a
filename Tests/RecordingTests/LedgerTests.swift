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
}
