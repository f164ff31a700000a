import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// What the ledger is told of files before they have their names, and what becomes of them after a
/// crash.
@Suite struct AttachmentIntentTests {
  let vault = TestVault()

  private func prepared(
    _ memos: [Memo], on system: LackingSystem = .complete, _ calls: SystemCalls = .kernel,
    _ plan: VaultPlan? = nil
  ) throws -> PreparedDelivery {
    let sink = VaultSink(
      plan ?? vault.plan(), attachments: vault.shelf.contents, calls: system.calls(calls))
    let preparations = sink.prepare(memos)
    try #require(preparations.count == 1)
    return try preparations[0].result.get()
  }

  private func memos() throws -> [Memo] {
    [try memo("m", attachments: [vault.shelf.add("a.png", "x"), vault.shelf.add("b.zip", "y")])]
  }

  private func fates(_ intent: Intent, _ memos: [Memo]) -> [Fate] {
    VaultSink(vault.plan(), attachments: vault.shelf.contents)
      .recover(intent, of: memos).map(\.value)
  }

  @Test func `only new files are promised, and without one nothing is said of files`() throws {
    let plain = try prepared([try memo("plain")])
    #expect(plain.intent.bytes.first == 2)
    plain.abandon()
    let with = try prepared(try memos())
    #expect(with.intent.bytes.first == 3)
    with.abandon()
    try vault.folder.write("x", to: "a.png")
    try vault.folder.write("y", to: "b.zip")
    let found = try prepared(try memos())
    #expect(found.intent.bytes.first == 2)
    found.abandon()
    #expect(vault.folder.files() == ["a.png", "b.zip"])
  }

  @Test(arguments: [LackingSystem.complete, .withoutUnnamedFiles, .plain])
  func `what is abandoned leaves nothing`(system: LackingSystem) throws {
    for mode in [VaultPlan.Mode.periodic(.daily), .memo] {
      let plan = vault.plan { $0.mode = mode }
      try prepared(try memos(), on: system, .kernel, plan).abandon()
      #expect(vault.folder.files() == [])
    }
  }

  @Test(arguments: [LackingSystem.complete, .withoutUnnamedFiles, .plain])
  func `a crash before the commit leaves nothing after the recovery`(system: LackingSystem) throws {
    for mode in [VaultPlan.Mode.periodic(.daily), .memo] {
      let memos = try memos()
      let plan = vault.plan { $0.mode = mode }
      let intent = try prepared(memos, on: system, .kernel, plan).intent
      for fate in fates(intent, memos) {
        guard case .notDelivered = fate else { Issue.record("\(fate)"); continue }
      }
      #expect(vault.folder.files() == [])
    }
  }

  @Test func `a crash between file and note leaves the file, and the next delivery uses it`() throws
  {
    let memos = try memos()
    var calls = SystemCalls.kernel
    calls.linkUnnamed = { file, folder, name in
      if String(cString: name) == TestVault.note { return SystemCalls.deviceError }
      return SystemCalls.kernel.linkUnnamed(file, folder, name)
    }
    let delivery = try prepared(memos, on: .complete, calls)
    guard case .undecided = delivery.commit()[memos[0].id] else { throw Surprise() }
    #expect(vault.folder.files() == ["a.png", "b.zip"])
    guard case .notDelivered = fates(delivery.intent, memos)[0] else { throw Surprise() }
    let before = try vault.folder.status(of: "a.png")
    vault.deliver(memos, vault.plan())
    #expect(vault.folder.files() == [TestVault.note, "a.png", "b.zip"])
    #expect(try vault.folder.status(of: "a.png") == before)
  }

  @Test func `a note that stands is told to stand`() throws {
    let memos = try memos()
    let delivery = try prepared(memos)
    _ = delivery.commit()
    #expect(
      fates(delivery.intent, memos).map { if case .delivered = $0 { true } else { false } }
        == [true])
    #expect(vault.folder.files() == [TestVault.note, "a.png", "b.zip"])
  }

  @Test func `an intent that was cut off or goes on is not decided, and nothing is touched`() throws
  {
    let memos = try memos()
    let delivery = try prepared(memos, on: .withoutUnnamedFiles)
    let files = vault.folder.files()
    try #require(files.count == 3)
    let bytes = delivery.intent.bytes
    let wrong = (0..<bytes.count).map { Array(bytes[..<$0]) } + [bytes + [0]]
    for bytes in wrong {
      guard case .undecided = fates(Intent(bytes: bytes), memos)[0] else {
        Issue.record("decided after \(bytes.count) bytes")
        continue
      }
    }
    #expect(vault.folder.files() == files)
    delivery.abandon()
  }

  @Test(arguments: ["../a", "..", "a/../..", "/etc"])
  func `an intent for a file outside of the vault is not decided`(path: String) throws {
    let memos = try memos()
    let delivery = try prepared(memos)
    defer { delivery.abandon() }
    let bytes = delivery.intent.bytes
    let name = Array("\0\0\0\u{5}a.png".utf8)
    let at = try #require(bytes.firstRange(of: name))
    let other = [0, 0, 0, UInt8(path.utf8.count)] + Array(path.utf8)
    // The name stands in the lines of the entry too, but not behind its length.
    let changed = bytes[..<at.lowerBound] + other + bytes[at.upperBound...]
    guard case .undecided = fates(Intent(bytes: Array(changed)), memos)[0] else {
      throw Surprise()
    }
  }

  private struct Surprise: Error {}
}
