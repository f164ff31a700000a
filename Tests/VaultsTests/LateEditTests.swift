import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// What a program writes through a descriptor of its own into a note that is no longer the note,
/// and what becomes of a replacement whose outcome the system does not tell.
@Suite struct LateEditTests {
  let vault: TestVault

  init() throws {
    vault = try TestVault.withOldNote()
  }

  @Test func `a line that comes just before the displaced note is removed is put into the new one`()
    throws
  {
    let theirs = try vault.folder.held(TestVault.note)
    try deliver(
      SystemCalls.kernel.removing { number, remove in
        if number == 0 { try theirs.append("theirs\n") }
        return remove()
      })
    try vault.expectEachOnce("theirs\n")
  }

  @Test func `a line that comes just after the displaced note is removed is put into the new one`()
    throws
  {
    let theirs = try vault.folder.held(TestVault.note)
    try deliver(
      SystemCalls.kernel.removing { number, remove in
        let answer = remove()
        if number == 0 { try theirs.append("theirs\n") }
        return answer
      })
    try vault.expectEachOnce("theirs\n")
  }

  @Test(arguments: LackingSystem.allCases.filter { !$0.exchanges })
  func `a line that comes while the note is renamed over is put into the new one`(
    system: LackingSystem
  ) throws {
    let theirs = try vault.folder.held(TestVault.note)
    let calls = SystemCalls.kernel.renaming(.replacing) { number, rename in
      if number == 0 { try theirs.append("just before\n") }
      let answer = rename()
      if number == 0 { try theirs.append("just after\n") }
      return answer
    }
    try deliver(system.calls(calls))
    try vault.expectEachOnce("just before\n", "just after\n")
  }

  @Test func `whoever waits for a note that is renamed over loses nothing`() throws {
    var neighbour: Neighbour?
    let folder = vault.folder
    let calls = SystemCalls.kernel.renaming(.replacing) { number, rename in
      if number == 0 { neighbour = try Neighbour(waitingAt: TestVault.note, in: folder, "theirs") }
      return rename()
    }
    try deliver(LackingSystem.withoutExchange.calls(calls))
    #expect(neighbour?.finish() == true)
    try vault.expectEachOnce("theirs\n")
  }

  @Test(arguments: [true, false], [Folder.RenameRule.exchanging, .replacing])
  func `a device that fails at the replacement does not hide what became of it`(
    isDone: Bool, rule: Folder.RenameRule
  ) throws {
    let system = rule == .exchanging ? LackingSystem.complete : .withoutExchange
    let calls = SystemCalls.kernel.renaming(rule) { number, rename in
      if number == 0, !isDone { return SystemCalls.deviceError }
      let answer = rename()
      return number == 0 ? SystemCalls.deviceError : answer
    }
    let memo = try memo("a thought")
    vault.deliver([memo], vault.plan(), calls: system.calls(calls))
    #expect(vault.delivered.isEmpty)
    #expect(vault.waiting[memo.id] != nil)
    vault.deliver([memo], vault.plan())
    vault.expectNote(TestVault.old + "\n" + TestVault.entry)
  }

  @Test func `a server that answers a rename twice does not make the memo stand twice`() throws {
    let calls = SystemCalls.kernel.renaming(.replacing) { number, rename in
      let answer = rename()
      return number == 0 ? SystemCalls.noEntry : answer
    }
    try deliver(LackingSystem.plain.calls(calls))
    vault.expectNote(TestVault.old + "\n" + TestVault.entry)
  }

  @Test(arguments: [LackingSystem.withoutUnnamedFiles, .plain])
  func `a scratch that got its name in spite of an error does not stay`(
    system: LackingSystem
  ) throws {
    let calls = SystemCalls.kernel.showing { number, show in
      let answer = show()
      return number == 0 ? SystemCalls.noEntry : answer
    }
    try deliver(system.calls(calls))
    vault.expectNote(TestVault.old + "\n" + TestVault.entry)
  }

  @Test(arguments: [true, false])
  func `a line that comes after a failed device does not hide what became of it`(
    isDone: Bool
  ) throws {
    let calls = SystemCalls.kernel.renaming(.exchanging) { _, exchange in
      if isDone { _ = exchange() }
      return SystemCalls.deviceError
    }
    let memo = try memo("a thought")
    vault.deliver([memo], vault.plan(), calls: calls)
    try vault.folder.append("theirs\n", to: TestVault.note)
    vault.deliver([memo], vault.plan())
    try vault.expectEachOnce("theirs\n")
  }

  /// Delivers a memo by these calls, and once more as the next program would.
  private func deliver(_ calls: SystemCalls) throws {
    let memos = [try memo("a thought")]
    vault.deliver(memos, vault.plan(), calls: calls)
    vault.deliver(memos, vault.plan())
  }
}
