import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// An intent that cannot be followed up now is not decided: the memo is neither lost nor delivered
/// a second time, and nothing is touched.
@Suite struct IntentTests {
  let vault = TestVault()
  let memos: [Memo]
  let intent: Intent
  static let text = "- 12:00 one\n- 12:00 two\n"

  init() throws {
    memos = [try memo("one"), try memo("two")]
    let preparation = VaultSink(vault.plan()).prepare(memos)[0]
    let delivery = try preparation.result.get()
    intent = delivery.intent
    _ = delivery.commit()
    try #require(vault.folder.text(of: TestVault.note) == Self.text)
  }

  @Test func `an intent that was cut off anywhere is not decided`() throws {
    for length in 0..<intent.bytes.count {
      expectUndecided(Array(intent.bytes.prefix(length)), .undecided)
    }
    #expect(try isDelivered(intent.bytes) == true)
  }

  @Test func `an intent with something behind its end is not decided`() {
    expectUndecided(intent.bytes + [0], .undecided)
    expectUndecided(intent.bytes + intent.bytes, .undecided)
  }

  // 3 has more behind its end.
  @Test(arguments: [0, 3, 4, 255] as [UInt8])
  func `an intent of another version is not decided`(version: UInt8) {
    var bytes = intent.bytes
    bytes[0] = version
    expectUndecided(bytes, .undecided)
  }

  // 2 is a note for each memo, and here is one note for two; 3 and 4 take a memo out.
  @Test(arguments: [0, 2, 3, 4, 5, 255] as [UInt8])
  func `an intent of another kind is not decided`(kind: UInt8) {
    var bytes = intent.bytes
    bytes[1] = kind
    expectUndecided(bytes, .undecided)
  }

  @Test func `an intent that promises no note is not decided`() {
    let head = 2 + 4 + vault.folder.path.utf8.count
    expectUndecided(Array(intent.bytes.prefix(head)) + [0, 0, 0, 0], .undecided)
  }

  @Test(arguments: ["", "/", "..", "../note.md", "a/../../note.md", ".", "a/./b.md"])
  func `an intent for a place that no note can have is not decided`(path: String) throws {
    let start = 2 + 4 + vault.folder.path.utf8.count + 4
    let rest = start + 4 + TestVault.note.utf8.count
    let bytes =
      intent.bytes[..<start] + [0, 0, 0, UInt8(path.utf8.count)] + Array(path.utf8)
      + intent.bytes[rest...]
    expectUndecided(Array(bytes), .undecided)
  }

  @Test(arguments: ["", "note.md", "../x.tmp", ".slip-/../note.md", TestVault.note])
  func `an intent with a scratch of another name is not decided`(name: String) throws {
    let start = 2 + 4 + vault.folder.path.utf8.count + 4 + 4 + TestVault.note.utf8.count
    let rest = start + 4 + ".slip-0123456789abcdef.tmp".utf8.count
    let bytes =
      intent.bytes[..<start] + [0, 0, 0, UInt8(name.utf8.count)] + Array(name.utf8)
      + intent.bytes[rest...]
    expectUndecided(Array(bytes), .undecided)
  }

  @Test func `an intent whose vault is gone is decided when the vault is back`() throws {
    let folder = TemporaryFolder()
    try folder.makeFolder("vault")
    let plan = VaultPlan(name: SinkName("notes"), path: folder.path("vault"))
    try folder.write("old\n", to: "vault/\(TestVault.note)")
    for moment in Stopped.Moment.allCases {
      try folder.replace("vault/\(TestVault.note)", by: "old\n")
      let stopped = try Stopped.replacing(at: moment, memos, plan)
      try folder.move("vault", to: "elsewhere")
      let fates = VaultSink(plan).recover(stopped.intent, of: memos)
      for memo in memos {
        #expect(
          fates[memo.id]
            == .undecided(.temporary(.init(.missing, at: plan.path), after: .seconds(1))))
      }
      #expect(try folder.status(of: "vault") == nil)
      try folder.move("elsewhere", to: "vault")
      #expect(try stopped.isDelivered() == moment.isDone)
    }
  }

  @Test func `an intent whose note cannot be read is decided when it can be`() throws {
    let folder = vault.folder
    let memo = try memo("three")
    let stopped = try Stopped.replacing(at: .replaced, [memo], vault.plan())
    try folder.append("theirs\n", to: TestVault.note)
    let fates = VaultSink(vault.plan(), calls: .denying(TestVault.note))
      .recover(stopped.intent, of: [memo])
    guard case .undecided(let failure) = fates[memo.id] else {
      Issue.record("\(fates)")
      return
    }
    #expect(failure.cause.kind == .noPermission)
    #expect(try stopped.isDelivered() == true)
  }

  private func isDelivered(_ bytes: [UInt8]) throws -> Bool? {
    try Stopped(intent: Intent(bytes: bytes), memos: memos, plan: vault.plan()).isDelivered()
  }

  private func expectUndecided(
    _ bytes: [UInt8], _ kind: DeliveryFailure.Kind, location: SourceLocation = #_sourceLocation
  ) {
    let fates = VaultSink(vault.plan()).recover(Intent(bytes: bytes), of: memos)
    for memo in memos {
      guard case .undecided(let failure) = fates[memo.id] else {
        Issue.record("\(fates)", sourceLocation: location)
        continue
      }
      #expect(failure.cause.kind == kind, sourceLocation: location)
      #expect(failure.cause.place == vault.folder.path, sourceLocation: location)
    }
    #expect(vault.folder.text(of: TestVault.note) == Self.text, sourceLocation: location)
    #expect(vault.folder.files() == [TestVault.note], sourceLocation: location)
  }
}
