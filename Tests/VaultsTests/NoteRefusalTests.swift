import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// A note that cannot be read or understood is left alone, its memos wait with the reason, and the
/// memos of other notes go on.
@Suite struct NoteRefusalTests {
  let vault = TestVault()
  static let other = "2026-12-01.md"

  @Test func `a note that may not be read makes its memo wait`() throws {
    try vault.folder.write("theirs\n", to: TestVault.note)
    try expectRefusal(.noPermission, calls: .denying(TestVault.note))
    #expect(vault.folder.text(of: TestVault.note) == "theirs\n")
  }

  @Test(.enabled(if: !isRoot, "root may read everything"))
  func `a note of mode 000 makes its memo wait`() throws {
    try vault.folder.write("theirs\n", to: TestVault.note)
    try vault.folder.opened(TestVault.note).setMode(0)
    try expectRefusal(.noPermission)
    #expect(try vault.folder.status(of: TestVault.note)?.mode == 0)
  }

  @Test(
    arguments: [
      ([0xFF], 0), ([0x61, 0x0A, 0xC3], 2), ([0x61, 0xC3, 0x28], 1), ([0xED, 0xA0, 0x80], 0),
      ([0xFE, 0xFF, 0x00, 0x41], 0), ([0x63, 0x61, 0x66, 0xE9, 0x0A], 3),
    ] as [([UInt8], Int)])
  func `a note that is not UTF-8 makes its memo wait, and says where`(
    old: [UInt8], offset: Int
  ) throws {
    try vault.folder.write(old, to: TestVault.note)
    let cause = try expectRefusal(.notText)
    #expect(cause == .init(.notText, at: vault.folder.path(TestVault.note), number: offset))
    #expect(vault.folder.bytes(of: TestVault.note) == old)
    try vault.folder.replace(TestVault.note, by: "mended\n")
    vault.deliver(memos, vault.plan())
    #expect(vault.folder.text(of: TestVault.note) == "mended\n\n- 12:00 refused\n")
  }

  @Test func `a note that the cloud took away makes its memo wait`() throws {
    try vault.folder.write("placeholder", to: ".\(TestVault.note).icloud")
    try expectRefusal(.notDownloaded)
    #expect(vault.folder.bytes(of: TestVault.note) == nil)
  }

  @Test func `a full disk leaves note and folder as they were`() throws {
    try vault.folder.write("theirs\n", to: TestVault.note)
    let disk = FragileDisk(.noSpace, at: 0)
    vault.deliver(memos, vault.plan(), calls: disk.calls)
    #expect(memos.allSatisfy { vault.waiting[$0.id]?.cause.kind == .diskFull })
    #expect(vault.folder.text(of: TestVault.note) == "theirs\n")
    #expect(vault.folder.files() == [TestVault.note])
  }

  private let memos: [Memo]

  init() throws {
    memos = [try memo("refused"), try memo("other", at: "2026-12-01T12:00:00Z")]
  }

  /// Delivers both memos in one batch, and expects that the first waits and the second is there.
  @discardableResult
  private func expectRefusal(
    _ kind: DeliveryFailure.Kind, calls: SystemCalls = .kernel,
    location: SourceLocation = #_sourceLocation
  ) throws -> DeliveryFailure.Cause {
    vault.deliver(memos, vault.plan(), calls: calls)
    let failure = try #require(vault.waiting[memos[0].id], sourceLocation: location)
    #expect(failure.cause.kind == kind, sourceLocation: location)
    if case .permanent = failure { Issue.record("for good", sourceLocation: location) }
    #expect(vault.folder.text(of: Self.other) == "- 12:00 other\n", sourceLocation: location)
    #expect(vault.folder.files().allSatisfy { !$0.contains(".slip-") }, sourceLocation: location)
    return failure.cause
  }

  private static let isRoot = {
    do {
      return try TemporaryFolder().status(of: ".")?.owner == 0
    } catch {
      return false
    }
  }()
}
