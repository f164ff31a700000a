import Foundation
import Memos
import Posix
import Recording
import Sealing
import TestSupport
import Testing
import Timekeeping

/// A draft that cannot be read is told of and left as it is, and the next one is given.
@Suite struct DraftDamageTests {
  let place = Place()

  /// The one draft's file, from the place's folder, with its bytes.
  private func file() throws -> (name: String, bytes: [UInt8]) {
    let name = try #require(place.draftFiles.first)
    return (name, try #require(place.folder.bytes(of: name)))
  }

  /// Why the file of that name is passed over; nil if it is not. It is the same afterwards.
  private func reason(_ name: String) throws -> Unreadable? {
    let before = place.folder.bytes(of: name)
    let ledger = place.ledger()
    let claim = ledger.claimDraft()
    #expect(place.folder.bytes(of: name) == before)
    let path = place.folder.path(name)
    guard let failure = claim.failures.first else { return nil }
    guard case .notRead(path, let reason) = failure else {
      Issue.record("\(failure)")
      return nil
    }
    #expect(claim.failures.count == 1)
    #expect(claim.draft == nil)
    #expect(try ledger.drafts().map(\.path) == [path])
    #expect(try ledger.drafts().map(\.state) == [.unreadable(reason)])
    return reason
  }

  @Test func `a draft that was cut short, at any length`() throws {
    try place.leaveDraft("some text")
    let (name, bytes) = try file()
    for count in 0..<bytes.count {
      try place.folder.write(Array(bytes[..<count]), to: name)
      #expect(try reason(name) == (count < 16 ? .damagedHeader : .brokenSeal), "\(count)")
    }
    try place.folder.write(bytes + [0], to: name)
    #expect(try reason(name) == .brokenSeal)
    try place.folder.write(bytes, to: name)
    #expect(try reason(name) == nil)
    #expect(place.waitingDraft()?.text == "some text")
  }

  @Test func `a draft with a changed bit, anywhere`() throws {
    try place.leaveDraft("some text")
    let (name, bytes) = try file()
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      try place.folder.write(changed, to: name)
      let id = changed[8..<16].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      let expected: Unreadable =
        switch index {
        case ..<7: .damagedHeader
        case 7: .unknownFormat
        case ..<16: .keyMissing(KeyID(rawValue: id))
        default: .brokenSeal
        }
      #expect(try reason(name) == expected, "\(index)")
    }
  }

  @Test func `a draft in the place of another`() throws {
    try place.leaveDraft("some text")
    let (name, bytes) = try file()
    try FileManager.default.removeItem(atPath: place.folder.path(name))
    let other = Place.drafts + "0123456789abcdef.draft"
    try place.folder.write(bytes, to: other)
    #expect(try reason(other) == .brokenSeal)
  }

  @Test func `a draft whose key is not here, until it is back`() throws {
    let draft = try place.leaveDraft("some text")
    let (name, _) = try file()
    let key = try #require(Keyring(at: place.keys).files().first?.id)
    let keyName = "data/slip/keys/\(key)"
    let bytes = try #require(place.folder.bytes(of: keyName))
    try FileManager.default.removeItem(atPath: place.folder.path(keyName))
    #expect(try reason(name) == .keyMissing(key))
    try place.folder.write("something else", to: keyName)
    #expect(try reason(name) == .keyWrong(key))
    try place.folder.write(bytes, to: keyName)
    #expect(place.waitingDraft() == draft)
  }

  @Test func `what is sealed and no draft of this version`() throws {
    try place.leaveDraft("some text")
    let (name, bytes) = try file()
    let id = try #require(Keyring(at: place.keys).files().first?.id)
    let key = try Keyring(at: place.keys).key(id)
    let circumstances =
      Array(bytes[..<16]) + Array(name.dropFirst(Place.drafts.utf8.count).utf8)
    let plain = try key.open(bytes, 16..<bytes.count, in: circumstances)
    for wrong in [[], plain.dropLast(), plain + [0], [1] + plain] {
      var sealed = Array(bytes[..<28]) + wrong
      key.seal(&sealed, from: 16, in: circumstances)
      try place.folder.write(sealed, to: name)
      #expect(try reason(name) == .unknownFormat)
    }
  }

  @Test func `a folder or a link where a draft should be`() throws {
    let name = Place.drafts + "0123456789abcdef.draft"
    try place.folder.write("x", to: name + "/inside")
    #expect(try reason(name) == .refused(.isFolder))
    try FileManager.default.removeItem(atPath: place.folder.path(name))
    try place.folder.link(name, to: place.folder.path("elsewhere"))
    #expect(try reason(name) == .refused(.symbolicLink))
  }

  @Test func `the next draft is given, and a place that is not theirs`() throws {
    try place.leaveDraft("newest")
    let (name, bytes) = try file()
    let older = try place.leaveDraft("older")
    let other = try #require(place.draftFiles.first { $0 != name })
    try place.folder.write(Array(bytes.dropLast()), to: name)
    try place.date(name, seconds: 200)
    try place.date(other, seconds: 100)
    let claim = place.ledger().claimDraft()
    #expect(claim.draft == older)
    #expect(claim.failures == [.notRead(path: place.folder.path(name), .brokenSeal)])
    try claim.file.discard(older.memo)
    #expect(place.draftFiles == [name])
    let fresh = place.ledger().claimDraft()
    #expect(fresh.draft == nil)
    try fresh.file.save(older, at: .sample)
    #expect(place.draftFiles.count == 2)
    #expect(place.folder.bytes(of: name) == Array(bytes.dropLast()))
  }

  @Test func `other files in the folder are nobody's business`() throws {
    let names = [
      "notes.txt", "0123456789ABCDEF.draft", "0123456789abcde.draft", "0123456789abcdef.draft.bak",
      ".draft", "x.new",
    ].map { Place.drafts + $0 }
    for name in names { try place.folder.write("x", to: name) }
    let claim = place.ledger().claimDraft()
    #expect(claim.failures == [])
    #expect(claim.draft == nil)
    #expect(try place.ledger().drafts() == [])
    #expect(place.draftFiles == names.sorted())
  }

  @Test func `where the folder is none, a screen begins all the same, and a save says why not`()
    throws
  {
    try place.folder.write("x", to: "state/slip/drafts")
    let ledger = place.ledger()
    let claim = ledger.claimDraft()
    let failure = DraftFailure.notRead(
      path: place.folder.path("state/slip/drafts"), .refused(.notFolder))
    #expect(claim.failures == [failure])
    #expect(throws: failure) { try ledger.drafts() }
    #expect(throws: DraftFailure.notSaved(.notFolder)) {
      try claim.file.save(.sample("x", in: ledger), at: .sample)
    }
    try FileManager.default.removeItem(atPath: place.folder.path("state/slip/drafts"))
    let draft = Draft.sample("x", in: ledger)
    try claim.file.save(draft, at: .sample)
    try FileManager.default.removeItem(atPath: place.folder.path("state/slip/drafts"))
    #expect(throws: DraftFailure.notSaved(.noEntry)) { try claim.file.save(draft, at: .sample) }
    try claim.file.save(draft, at: .sample)
    #expect(place.draftFiles.count == 1)
  }

  @Test func `where the ledger cannot be read, the draft is given and its file stays`() throws {
    let draft = try place.leaveDraft("perhaps sent")
    try place.ledger().append([.accepted(draft.sent)], at: .sample)
    var bytes = place.segment(1)
    let whole = bytes
    bytes[20] ^= 1
    try place.write(bytes, segment: 1)
    #expect(place.waitingDraft() == draft)
    try place.write(whole, segment: 1)
    #expect(try place.ledger().drafts().map(\.state) == [.ended])
    #expect(place.waitingDraft() == nil)
  }
}
