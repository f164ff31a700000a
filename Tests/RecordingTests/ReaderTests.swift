import Memos
import Posix
import Recording
import TestSupport
import Testing
import Timekeeping

/// Ledgers that stay open while others write, rotate, fail, or take the files away.
@Suite struct ReaderTests {
  let place = Place()

  @Test func `an open ledger follows others over new segments`() throws {
    let (one, other) = (place.ledger(), place.ledger())
    for round in 1...5 {
      try one.append([.accepted(.sample("one"))], at: .sample)
      #expect(try other.outbox().count == 2 * round - 1)
      try other.append([.accepted(.sample("other"))], at: .sample)
      if round.isMultiple(of: 2) { try one.rotateKey(at: .sample) }
      #expect(try one.outbox().count == 2 * round)
      #expect(try one.lastNumber() == EventNumber(UInt64(2 * round)))
    }
  }

  @Test func `a ledger replaced under an open one is read anew`() throws {
    let ledger = place.ledger()
    try ledger.append([.accepted(.sample("old"))], at: .sample)
    #expect(try ledger.outbox().count == 1)
    let other = Place()
    let memo = Memo.sample("restored")
    for _ in 0..<3 { try other.ledger().append([.accepted(memo)], at: .sample) }
    for name in other.folder.files() where name.contains("keys/") {
      try place.folder.write(other.folder.bytes(of: name) ?? [], to: name)
    }
    // As a restore does: a new file under the name.
    try Folder(atPath: place.state + "/ledger").remove("00000001.segment")
    try place.write(other.segment(1), segment: 1)
    #expect(try ledger.outbox().memos.map(\.id) == [memo.id])
    try ledger.append([.accepted(.sample("more"))], at: .sample)
    #expect(try place.ledger().outbox().count == 2)
  }

  @Test func `a lock file that somebody removed does not let two in`() throws {
    let ledger = place.ledger()
    try ledger.append([.accepted(.sample("one"))], at: .sample)
    try Folder(atPath: place.state + "/ledger").remove("lock")
    try ledger.append([.accepted(.sample("two"))], at: .sample)
    try place.ledger().append([.accepted(.sample("three"))], at: .sample)
    #expect(try ledger.outbox().count == 3)
  }

  @Test func `the next append confirms a segment whose maker died`() throws {
    try withEvery(.powerCut) { disk in
      let place = Place()
      let memo = Memo.sample("made")
      do {
        try place.ledger(disk.calls).append([.accepted(memo)], at: .sample)
      } catch {}
      disk.restart(losing: .nothing)
      let second = FragileDisk()
      let next = Memo.sample("next")
      try place.ledger(second.calls).append([.accepted(next)], at: .sample)
      let names = try Folder(atPath: place.state + "/ledger").names().sorted()
      #expect(names == ["00000001.segment", "lock"])
      second.restart(losing: .everything)
      let found = try place.ledger().outbox().memos.map(\.id)
      #expect(found.contains(next.id))
    }
  }

  @Test func `a snapshot of the outbox stays as it was`() throws {
    let ledger = place.ledger()
    try ledger.append([.accepted(.sample("one"))], at: .sample)
    let before = try ledger.outbox()
    try ledger.append([.accepted(.sample("two"))], at: .sample)
    #expect(before.count == 1)
    #expect(try ledger.outbox().count == 2)
  }
}
