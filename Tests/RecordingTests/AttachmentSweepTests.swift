import Foundation
import Memos
import Posix
import Recording
import TestSupport
import Testing
import Timekeeping

/// What a capture or a removal left that was cut short goes, and nothing else.
@Suite struct AttachmentSweepTests {
  let place = Place()
  static let later = Duration.seconds(86_400 + 60)

  private var now: Instant { Instant(milliseconds: Clock.millisecondsSinceEpoch()) }

  private func sweep(after wait: Duration) throws {
    try place.ledger().sweepAttachments(at: now.advanced(by: wait))
  }

  @Test func `what no memo names goes after a day, and not before`() throws {
    let orphan = try place.seal([1])[0]
    let waiting = try place.seal([2])[0]
    try place.ledger().append(
      [.accepted(.sample("waits", attached: [waiting])), .accepted(.sample("other"))], at: .sample)
    try sweep(after: .seconds(86_400 - 60))
    #expect(place.sealedFiles.count == 2)
    try sweep(after: Self.later)
    #expect(place.sealedFiles == [place.sealedName(of: waiting)])
    #expect(try place.ledger().attachments.sealed() == [waiting.id])
    #expect(orphan.id != waiting.id)
  }

  @Test func `nothing goes while any capture is on its way, whatever the clock says`() throws {
    let ledger = place.ledger()
    let holds = [try ledger.attachments.hold(), try place.ledger().attachments.hold()]
    let sealed = try ledger.attachments.seal(
      [.bytes([1], name: "a")], under: try ledger.sealingKey(), holding: holds[0])
    try sweep(after: Self.later)
    #expect(place.sealedFiles.count == 1)
    try ledger.append([.accepted(.sample("a", attached: sealed))], at: .sample)
    _ = try place.seal([2])
    holds[0].release()
    try sweep(after: Self.later)
    #expect(place.sealedFiles.count == 2)
    holds[1].release()
    try sweep(after: Self.later)
    #expect(place.sealedFiles == [place.sealedName(of: sealed[0])])
  }

  @Test func `a capture that ended keeps no sweep away, whoever still has its folder open`() throws
  {
    _ = try place.seal([1])
    // As where a program starts at this moment: until it is that program, it has what is open here.
    var calls = SystemCalls.kernel
    calls.close = { _ in 0 }
    let hold = try place.ledger(calls).attachments.hold()
    try sweep(after: Self.later)
    #expect(place.sealedFiles.count == 1)
    hold.release()
    try sweep(after: Self.later)
    #expect(place.sealedFiles == [])
  }

  @Test func `what is left of a memo that is settled or dropped goes too`() throws {
    let memo = Memo.sample("dropped", attached: try place.seal([1], [2]))
    try place.ledger().append([.accepted(memo), .dropped(memo.id)], at: .sample)
    try sweep(after: Self.later)
    #expect(place.sealedFiles == [])
  }

  @Test func `an unfinished file goes, and a name that is not the store's stays`() throws {
    let digits = String(repeating: "0a", count: 16)
    let others = ["notes.txt", digits + ".bak", String(repeating: "0A", count: 16), "0a.new"]
    for name in others + [digits + ".new"] {
      try place.folder.write("x", to: "state/slip/attachments/" + name)
    }
    try sweep(after: Self.later)
    #expect(place.sealedFiles == others.map { "state/slip/attachments/" + $0 }.sorted())
  }

  @Test func `nothing goes while a part of the ledger cannot be read, but comes back with the key`()
    throws
  {
    let attachment = try place.seal([1, 2, 3])[0]
    let memo = Memo.sample("unread", attached: [attachment])
    try place.ledger().append([.accepted(memo)], at: .sample)
    let id = try #require(try place.ledger().inspect().last?.key)
    let name = "data/slip/keys/\(id)"
    let key = try #require(place.folder.bytes(of: name))
    try FileManager.default.removeItem(atPath: place.folder.path(name))
    try place.ledger().append([.accepted(.sample("after"))], at: .sample)
    try sweep(after: Self.later)
    try place.ledger().removeAttachments(of: [memo.id: memo.attachments])
    try place.folder.write(key, to: name)
    #expect(try place.content(of: attachment) == [1, 2, 3])
    #expect(try place.ledger().outbox()[memo.id]?.hasAttachments == true)
  }

  @Test func `where nothing was ever attached, a sweep is one call`() throws {
    try place.ledger().append([.accepted(.sample("a"))], at: .sample)
    let disk = FragileDisk()
    let opened = OpenCount()
    try place.ledger(opened.counting(disk.calls)).sweepAttachments(at: now.advanced(by: Self.later))
    #expect(opened.value == 1)
    #expect(disk.callCount == 0)
    #expect(!FileManager.default.fileExists(atPath: place.folder.path("state/slip/attachments")))
  }
}
