import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// After a stop anywhere while a new note is made the next process tells from the disk whether it
/// was made, and nobody else's note is ever replaced.
@Suite struct CreationRecoveryTests {
  let vault = TestVault()
  static let entry = "- 12:00 a thought\n"

  @Test(arguments: LackingSystem.allCases)
  func `a stop at any call leaves the note whole or not at all, and is told rightly`(
    system: LackingSystem
  ) throws {
    try withEvery(.powerCut) { disk in
      let vault = TestVault()
      let memos = [try memo("a thought")]
      let calls = system.calls(disk.calls)
      var stopped: Stopped?
      if case .success(let delivery) = VaultSink(vault.plan(), calls: calls).prepare(memos)[0]
        .result
      {
        stopped = Stopped(intent: delivery.intent, memos: memos, plan: vault.plan())
        _ = delivery.commit()
      }
      disk.restart(losing: .nothing)
      let isThere = vault.folder.text(of: TestVault.note) == Self.entry
      if let stopped {
        #expect(try stopped.isDelivered() == isThere)
        #expect(try stopped.isDelivered() == isThere)
      }
      #expect(vault.folder.files().contains(TestVault.note) == isThere)
      if !isThere { vault.deliver(memos, vault.plan(), calls: system.calls()) }
      #expect(vault.folder.files() == [TestVault.note])
      #expect(vault.folder.text(of: TestVault.note) == Self.entry)
    }
  }

  @Test(arguments: LackingSystem.allCases)
  func `an error after the note was made does not make it twice`(system: LackingSystem) throws {
    // A server that is asked twice says that the name is taken, or that there is none any more; a
    // disk may have no space left even to take a name away.
    for calls in [
      SystemCalls.kernel.linking { number, real in
        let answer = real()
        return number == 0 ? SystemCalls.exists : answer
      },
      .kernel.renaming(.notReplacing) { number, real in
        let answer = real()
        return number == 0 ? SystemCalls.noEntry : answer
      },
      .kernel.removing { number, real in number == 0 ? SystemCalls.noSpace : real() },
    ] {
      let vault = TestVault()
      let memos = [try memo("a thought")]
      vault.deliver(memos, vault.plan(), calls: system.calls(calls))
      vault.deliver(memos, vault.plan())
      vault.deliver(memos, vault.plan())
      #expect(vault.folder.files() == [TestVault.note])
      #expect(vault.folder.text(of: TestVault.note) == Self.entry)
      #expect(vault.delivered.count == 1)
    }
  }

  @Test func `an edit of the new note hides nothing`() throws {
    let stopped = try Self.stopped(afterwards: true, in: vault)
    try vault.folder.append("theirs\n", to: TestVault.note)
    #expect(try stopped.isDelivered() == true)
    #expect(vault.folder.text(of: TestVault.note) == Self.entry + "theirs\n")
  }

  @Test func `a note that another made meanwhile stays, and the memo goes into it`() throws {
    let stopped = try Self.stopped(afterwards: false, in: vault)
    try vault.folder.write("theirs\n", to: TestVault.note)
    #expect(try stopped.isDelivered() == false)
    #expect(vault.folder.text(of: TestVault.note) == "theirs\n")
    vault.deliver(stopped.memos, stopped.plan)
    #expect(vault.folder.text(of: TestVault.note) == "theirs\n\n" + Self.entry)
  }

  @Test func `a new note that is gone is made again`() throws {
    let stopped = try Self.stopped(afterwards: true, in: vault)
    try vault.folder.remove(TestVault.note)
    #expect(try stopped.isDelivered() == false)
    vault.deliver(stopped.memos, stopped.plan)
    #expect(vault.folder.text(of: TestVault.note) == Self.entry)
  }

  @Test func `a folder that is gone with its new note is no reason to wait`() throws {
    let plan = vault.plan { $0.folder = "Daily" }
    let stopped = try Self.stopped(afterwards: true, in: vault, plan)
    try vault.folder.move("Daily", to: "Archive")
    #expect(try stopped.isDelivered() == false)
    vault.deliver(stopped.memos, plan)
    #expect(vault.folder.files() == ["Archive/", "Daily/"].map { $0 + TestVault.note })
  }

  @Test func `a batch of many notes that was only promised leaves nothing`() throws {
    let plan = vault.plan { $0.mode = .memo }
    let memos = try (0..<70).map { try memo("a thought \($0)") }
    let stopped = try Stopped(memos, plan, .kernel, isCommitted: false)
    #expect(vault.folder.files().count == 70)
    #expect(try stopped.isDelivered() == false)
    #expect(vault.folder.files() == [])
  }

  @Test func `what a batch leaves that was not even promised is gone with the next one`() throws {
    let plan = vault.plan { $0.mode = .memo }
    let memos = try (0..<70).map { try memo("a thought \($0)") }
    _ = try Stopped(memos, plan, .kernel, isCommitted: false)
    vault.deliver(memos, plan)
    #expect(vault.folder.files().count == 70)
    #expect(vault.folder.files().allSatisfy { $0.hasSuffix(".md") })
  }

  /// A delivery into a new note that stops before the note is there or right afterwards.
  private static func stopped(
    afterwards: Bool, in vault: TestVault, _ plan: VaultPlan? = nil
  ) throws -> Stopped {
    let calls = SystemCalls.kernel.linking { _, link in
      if afterwards { _ = link() }
      return SystemCalls.deviceError
    }
    return try Stopped([try memo("a thought")], plan ?? vault.plan(), calls, isCommitted: true)
  }
}
