import Foundation
import Memos
import Recording
import Sealing
import TestSupport
import Testing
import Timekeeping

@Suite struct LostKeyTests {
  let place = Place()
  let old = Memo.sample("before")
  let receipt = Receipt(place: "/vault/note.md")

  func accept(_ memo: Memo) throws {
    try place.ledger().append([.accepted(memo)], at: .sample)
  }

  func currentKey() throws -> KeyID {
    try #require(try place.ledger().inspect().last?.key)
  }

  func keyFile(_ id: KeyID) -> String { "data/slip/keys/\(id)" }

  func hide(_ id: KeyID) throws -> [UInt8] {
    let bytes = try #require(place.folder.bytes(of: keyFile(id)))
    try FileManager.default.removeItem(atPath: place.folder.path(keyFile(id)))
    return bytes
  }

  @Test func `capture goes on under another key, and what is unread is named`() throws {
    try accept(old)
    let lost = try currentKey()
    _ = try hide(lost)
    let new = Memo.sample("after")
    try accept(new)
    let ledger = place.ledger()
    let outbox = try ledger.outbox()
    #expect(outbox.memos.map(\.id) == [new.id])
    #expect(outbox.unread.map(\.segment) == [SegmentNumber(1)])
    #expect(outbox[new.id]?.status == .waiting)
    let reports = try ledger.inspect()
    #expect(reports.map(\.unreadable) == [.keyMissing(lost), nil])
    #expect(reports.map(\.eventCount) == [1, 1])
    #expect(reports[1].key != lost)
    #expect(try ledger.lastNumber() == EventNumber(2))
    // Only one key was made, and the next append needs none.
    try accept(.sample("another"))
    #expect(try place.ledger().inspect().count == 2)
    #expect(try Keyring(at: place.keys).files().count == 1)
  }

  @Test func `when the key is back, so is everything`() throws {
    try accept(old)
    let settled = Memo.sample("settled in between")
    try accept(settled)
    let lost = try currentKey()
    let key = try hide(lost)
    let new = Memo.sample("after")
    try accept(new)
    try place.ledger().append([.dropped(settled.id)], at: .sample)
    try place.folder.write(key, to: keyFile(lost))
    let ledger = place.ledger()
    #expect(try ledger.outbox().memos.map(\.id) == [old.id, new.id])
    #expect(try ledger.outbox().memos.allSatisfy { $0.status == .waiting })
    #expect(try ledger.outbox().unread.isEmpty)
    #expect(try ledger.memo(#require(try ledger.outbox()[old.id])) == old)
    // The next append writes it down: from then on one segment tells all again.
    try ledger.append([.accepted(.sample("next"))], at: .sample)
    #expect(try ledger.inspect().count == 3)
    _ = try hide(lost)
    #expect(try place.ledger().outbox().memos.count == 3)
    #expect(try place.ledger().outbox().unread.isEmpty)
  }

  @Test func `a memo that may have been delivered in an unread segment waits for a person`() throws
  {
    let routed = Memo.sample("routed")
    let promised = Memo.sample("promised")
    let half = Memo.sample("half delivered")
    let route = Route(to: [.notes])
    try place.ledger().append(
      [
        .accepted(old), .accepted(routed), .routed(routed.id, route), .accepted(promised),
        .routed(promised.id, route),
        .intended(Intention(at: .notes, of: [promised.id], Intent(bytes: [1]))),
        .accepted(half), .routed(half.id, Route(to: [.notes, .mail])),
        .delivered(half.id, .notes, receipt),
      ], at: .sample)
    try place.ledger().rotateKey(at: .sample)
    try place.ledger().append([.delivered(routed.id, .notes, receipt)], at: .sample)
    let lost = try currentKey()
    let key = try hide(lost)
    try accept(.sample("after"))

    let ledger = place.ledger()
    let doubt = Doubt.segment(SegmentNumber(2))
    let outbox = try ledger.outbox()
    #expect(outbox[old.id]?.doubt == doubt)
    #expect(outbox[old.id]?.status == .uncertain)
    #expect(outbox[routed.id]?[.notes] == .uncertain(doubt))
    #expect(outbox[promised.id]?[.notes] == .uncertain(doubt))
    #expect(outbox[half.id]?[.mail] == .uncertain(doubt))
    #expect(outbox[half.id]?[.notes]?.status == .delivered)
    #expect(outbox.intentions.isEmpty)
    #expect(outbox.memos.last?.status == .waiting)

    try place.ledger().append([.retried(old.id, nil)], at: .sample)
    #expect(try place.ledger().outbox()[old.id]?.status == .waiting)

    try place.folder.write(key, to: keyFile(lost))
    let again = try place.ledger().outbox()
    #expect(again[routed.id] == nil)
    #expect(again[promised.id]?[.notes] == .intended(EventNumber(6), after: nil))
    #expect(again.intentions.count == 1)
  }

  @Test func `a key file with another key in it is left alone`() throws {
    try accept(old)
    let lost = try currentKey()
    let other = Key().exposedText()
    try place.folder.write(other, to: keyFile(lost))
    try accept(.sample("after"))
    #expect(place.folder.text(of: keyFile(lost)) == other)
    #expect(try place.ledger().inspect().first?.unreadable == .keyWrong(lost))
    #expect(try place.ledger().outbox().count == 1)
  }

  @Test func `a broken header does not stop capture, and the key stays the same`() throws {
    try accept(old)
    let key = try currentKey()
    try place.ledger().rotateKey(at: .sample)
    let newer = try currentKey()
    #expect(newer != key)
    var bytes = place.segment(2)
    bytes[20] ^= 1
    try place.write(bytes, segment: 2)
    try accept(.sample("after"))
    let reports = try place.ledger().inspect()
    #expect(reports.map(\.unreadable) == [nil, .damagedHeader, nil])
    #expect(try place.ledger().outbox().count == 2)
    #expect(try place.ledger().outbox()[old.id]?.status == .uncertain)
  }

  @Test(arguments: [0, 50, 120, 5_000, 262_144])
  func `a segment of nothing but zeros does not stop capture`(length: Int) throws {
    try accept(old)
    try place.ledger().rotateKey(at: .sample)
    try place.write([UInt8](repeating: 0, count: length), segment: 2)
    let new = Memo.sample("after")
    try accept(new)
    let ledger = place.ledger()
    #expect(try ledger.outbox().memos.map(\.id) == [old.id, new.id])
    // The numbers of what the segment may have held are not given again.
    #expect(try ledger.lastNumber() >= EventNumber(2))
    let numbers = try ledger.events(after: .none).map(\.number)
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
  }

  @Test func `all keys lost, time and again, loses no capture`() throws {
    var memos: [Memo] = []
    for round in 0..<4 {
      let memo = Memo.sample("round \(round)")
      try accept(memo)
      memos.append(memo)
      if round < 3 { _ = try hide(currentKey()) }
    }
    let outbox = try place.ledger().outbox()
    #expect(outbox.memos.map(\.id) == [memos[3].id])
    #expect(outbox.unread.map(\.segment.rawValue) == [1, 2, 3])
    #expect(try place.ledger().inspect().map(\.eventCount) == [1, 1, 1, 1])
  }

  @Test func `keys that come back one by one bring back what they can`() throws {
    var (memos, keys): ([Memo], [(KeyID, [UInt8])]) = ([], [])
    for round in 0..<3 {
      memos.append(.sample("round \(round)"))
      try accept(memos[round])
      if round < 2 { keys.append((try currentKey(), try hide(currentKey()))) }
    }
    try place.folder.write(keys[1].1, to: keyFile(keys[1].0))
    #expect(try place.ledger().outbox().memos.map(\.id) == [memos[1].id, memos[2].id])
    let ledger = place.ledger()
    _ = try ledger.outbox()
    try ledger.append([.retried(memos[1].id, nil)], at: .sample)
    #expect(try place.ledger().outbox().unread.map(\.segment.rawValue) == [1])
    try place.folder.write(keys[0].1, to: keyFile(keys[0].0))
    #expect(try place.ledger().outbox().memos.map(\.id) == memos.map(\.id))
  }

  @Test func `a rotated key reads nothing new, and the old stays for the old`() throws {
    try accept(old)
    let key = try currentKey()
    try place.ledger().rotateKey(at: .sample)
    let new = Memo.sample("new")
    try accept(new)
    #expect(try currentKey() != key)
    #expect(try Keyring(at: place.keys).files().count == 2)
    _ = try hide(currentKey())
    #expect(try place.ledger().history(of: new.id) == nil)
    #expect(try place.ledger().history(of: old.id)?.memo == old)
  }

  @Test func `a key imported before the first use is the one that is used`() throws {
    let key = Key()
    _ = try Keyring(at: place.keys).take(exposedText: key.exposedText())
    try accept(old)
    #expect(try currentKey() == key.id)
  }
}
