import Foundation
import Memos
import Posix
import Recording
import Sealing
import TestSupport
import Testing
import Timekeeping

@Suite struct DraftTests {
  let place = Place()

  @Test func `text, caret, selection and scroll position are there at the next start`() throws {
    let ledger = place.ledger()
    let text = "buy milk\n世界 \u{1F468}\u{200D}\u{1F469}e\u{301}\r\n\0\t"
    let draft = Draft(
      memo: .sample(), begun: SegmentNumber(7), text: text, caret: 5, anchor: 3, top: 1)
    try ledger.claimDraft().file.save(draft, at: .sample)
    #expect(place.waitingDraft() == draft)
    var other = draft
    (other.anchor, other.caret) = (nil, 0)
    try place.ledger().claimDraft().file.save(other, at: .sample)
    #expect(place.waitingDraft() == other)
    #expect(place.draftFiles.count == 1)
  }

  @Test func `a draft goes on under another ID with all that belongs to it`() throws {
    let ledger = place.ledger()
    let draft = Draft(
      memo: .sample(), begun: SegmentNumber(1), text: "text", caret: 4, anchor: 2, top: 1)
    let id = Memo.ID.sample()
    let renewed = ledger.beginDraft(of: id, from: draft)
    #expect(
      renewed
        == Draft(
          memo: id, begun: SegmentNumber(1), text: "text", caret: 4, anchor: 2, top: 1))
  }

  @Test func `an accepted memo has no draft, whether or not anybody tidied up`() throws {
    let (kept, sent) = (try place.leaveDraft("kept"), try place.leaveDraft("sent"))
    let ledger = place.ledger()
    try ledger.append([.accepted(sent.sent)], at: .sample)
    #expect(place.draftFiles.count == 2)
    #expect(place.waitingDraft() == kept)
    let claim = ledger.claimDraft()
    #expect(claim.draft == kept)
    try ledger.append([.accepted(kept.sent)], at: .sample)
    try claim.file.discard(kept.memo)
    #expect(place.waitingDraft() == nil)
    #expect(place.draftFiles == [])
  }

  @Test func `an accepted memo has no draft, however long ago and wherever it went`() throws {
    let draft = try place.leaveDraft("sent")
    let ledger = place.ledger()
    try ledger.append([.accepted(draft.sent), .dropped(draft.memo)], at: .sample)
    for number in 0..<3 {
      try ledger.rotateKey(at: .sample)
      try ledger.append([.accepted(.sample("later \(number)"))], at: .sample)
    }
    #expect(place.waitingDraft() == nil)
    #expect(place.draftFiles == [])
  }

  @Test func `what was sent is discarded, and not what was begun since`() throws {
    let ledger = place.ledger()
    let file = ledger.claimDraft().file
    let (sent, next) = (Draft.sample("sent", in: ledger), Draft.sample("next", in: ledger))
    try file.save(sent, at: .sample)
    try ledger.append([.accepted(sent.sent)], at: .sample)
    try file.save(next, at: .sample)
    try file.discard(sent.memo)
    #expect(place.draftFiles.count == 1)
    #expect(try ledger.drafts().map(\.state) == [.kept(saved: .sample)])
    try file.discard(next.memo)
    #expect(place.draftFiles == [])
  }

  @Test func `an emptied field leaves nothing`() throws {
    let ledger = place.ledger()
    let file = ledger.claimDraft().file
    var draft = ledger.beginDraft(of: .sample())
    try file.save(draft, at: .sample)
    #expect(place.folder.files() == [])
    draft.text = "x"
    try file.save(draft, at: .sample)
    draft.text = ""
    try file.save(draft, at: .sample)
    #expect(place.draftFiles == [])
    draft.text = "again"
    try file.save(draft, at: .sample)
    #expect(place.draftFiles.count == 1)
  }

  @Test func `two screens keep two drafts, and neither takes the other's while it lives`() throws {
    let (one, two) = (place.ledger(), place.ledger())
    let (first, second) = (Draft.sample("first", in: one), Draft.sample("second", in: two))
    var files = [one.claimDraft().file, two.claimDraft().file]
    for _ in 1...2 {
      try files[0].save(first, at: .sample)
      try files[1].save(second, at: .sample)
      #expect(place.waitingDraft() == nil)
    }
    #expect(place.draftFiles.count == 2)
    // The first one dies.
    files.removeFirst()
    let taken = place.ledger().claimDraft()
    #expect(taken.draft == first)
    #expect(place.waitingDraft() == nil)
    try taken.file.save(first, at: .sample)
    #expect(place.waitingDraft() == nil)
    files = []
    #expect(place.waitingDraft() == second)
    _ = taken
  }

  @Test func `the draft that was saved last comes first`() throws {
    var names: [String] = []
    var drafts: [Draft] = []
    for number in 0..<4 {
      drafts.append(try place.leaveDraft("draft \(number)"))
      names += place.draftFiles.filter { !names.contains($0) }
    }
    for (name, seconds) in zip(names, [200, 400, 100, 300]) {
      try place.date(name, seconds: seconds)
    }
    var claims: [DraftClaim] = []
    for _ in 0..<5 { claims.append(place.ledger().claimDraft()) }
    #expect(claims.map(\.draft?.text) == ["draft 1", "draft 3", "draft 0", "draft 2", nil])
  }

  @Test func `nothing of the text stands in any file, and nobody else may read one`() throws {
    let ledger = place.ledger()
    let file = ledger.claimDraft().file
    var draft = ledger.beginDraft(of: .sample())
    for text in ["a secret thought", "a secret thought, and more"] {
      draft.text = text
      try file.save(draft, at: .sample)
      for name in place.folder.files() {
        let bytes = try #require(place.folder.bytes(of: name))
        #expect(!bytes.contains(Array("secret".utf8)), "\(name)")
        #expect(!bytes.contains(draft.memo.bytes), "\(name)")
      }
      let status = try Folder(atPath: place.folder.path(Place.drafts)).status(
        of: String(place.draftFiles[0].dropFirst(Place.drafts.utf8.count)))
      #expect(status?.mode == 0o600)
      #expect(try Folder(atPath: place.folder.path(Place.drafts)).status().mode == 0o700)
    }
  }

  @Test func `a draft is sealed under the key of what is recorded next`() throws {
    let ledger = place.ledger()
    let file = ledger.claimDraft().file
    let draft = Draft.sample("text", in: ledger)
    let key = { try Array(#require(place.folder.bytes(of: place.draftFiles[0]))[8..<16]) }
    try file.save(draft, at: .sample)
    let before = try key()
    try ledger.append([.accepted(.sample("other"))], at: .sample)
    try file.save(draft, at: .sample)
    #expect(try key() == before)
    try ledger.rotateKey(at: .sample)
    try file.save(draft, at: .sample)
    #expect(try key() != before)
  }

  @Test func `where no draft waits, no key and no ledger is looked at`() throws {
    try place.ledger().append([.accepted(.sample("a"))], at: .sample)
    let opened = OpenCount()
    #expect(place.ledger(opened.counting(.kernel)).claimDraft().draft == nil)
    #expect(opened.value == 1)
    let draft = try place.leaveDraft("x")
    let claim = place.ledger().claimDraft()
    try claim.file.discard(draft.memo)
    let again = OpenCount()
    #expect(place.ledger(again.counting(.kernel)).claimDraft().draft == nil)
    // The folder, and the folder again to read its names.
    #expect(again.value == 2)
  }

  @Test func `a draft that is left is there for the next, whoever still has its file open`() throws
  {
    _ = try place.leaveDraft("x")
    // As where a program starts at this moment: until it is that program, it has what is open here.
    var calls = SystemCalls.kernel
    calls.close = { _ in 0 }
    do {
      let held = place.ledger(calls).claimDraft()
      #expect(held.draft?.text == "x")
      #expect(place.ledger().claimDraft().draft == nil)
      withExtendedLifetime(held.file) {}
    }
    #expect(place.ledger().claimDraft().draft?.text == "x")
  }

  @Test func `a text that is too long is refused, and what was saved stands`() throws {
    let limit = 64 * 1_024 * 1_024
    do {
      let ledger = place.ledger()
      let file = ledger.claimDraft().file
      var draft = Draft.sample("short", in: ledger)
      try file.save(draft, at: .sample)
      draft.text = String(repeating: "x", count: limit + 1)
      #expect(throws: DraftFailure.tooLarge(byteCount: limit + 1)) {
        try file.save(draft, at: .sample)
      }
    }
    let claim = place.ledger().claimDraft()
    var draft = try #require(claim.draft)
    #expect(draft.text == "short")
    draft.text = String(repeating: "x", count: limit)
    try claim.file.save(draft, at: .sample)
    withExtendedLifetime(claim) {}
    #expect(try place.ledger().drafts().map(\.state) == [.kept(saved: .sample)])
  }
}
