import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// What a program writes through a descriptor of its own into a note that is no longer the note,
/// and what becomes of a replacement whose outcome the system does not tell.
@Suite struct LateEditTests {
  let vault = TestVault()
  static let old = "first of mine\nlast of mine\n"
  static let entry = "- 12:00 a thought\n"

  init() throws {
    try vault.folder.write(Self.old, to: TestVault.note)
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
    try expectEachOnce("theirs\n")
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
    try expectEachOnce("theirs\n")
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
    try expectEachOnce("just before\n", "just after\n")
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
    try expectEachOnce("theirs\n")
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
    expectNote(Self.old + "\n" + Self.entry)
  }

  @Test func `a server that answers a rename twice does not make the memo stand twice`() throws {
    let calls = SystemCalls.kernel.renaming(.replacing) { number, rename in
      let answer = rename()
      return number == 0 ? SystemCalls.noEntry : answer
    }
    try deliver(LackingSystem.plain.calls(calls))
    expectNote(Self.old + "\n" + Self.entry)
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
    expectNote(Self.old + "\n" + Self.entry)
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
    try expectEachOnce("theirs\n")
  }

  /// Delivers a memo by these calls, and once more as the next program would.
  private func deliver(_ calls: SystemCalls) throws {
    let memos = [try memo("a thought")]
    vault.deliver(memos, vault.plan(), calls: calls)
    vault.deliver(memos, vault.plan())
  }

  private func expectNote(_ text: String, location: SourceLocation = #_sourceLocation) {
    #expect(vault.folder.text(of: TestVault.note) == text, sourceLocation: location)
    #expect(vault.folder.files() == [TestVault.note], sourceLocation: location)
    #expect(vault.delivered.count == 1, sourceLocation: location)
    #expect(vault.waiting.isEmpty, sourceLocation: location)
  }

  /// Expects the old lines in their order, and each of these and the memo behind them, once.
  private func expectEachOnce(
    _ lines: String..., location: SourceLocation = #_sourceLocation
  ) throws {
    let text = try #require(vault.folder.text(of: TestVault.note), sourceLocation: location)
    #expect(text.hasPrefix(Self.old), sourceLocation: location)
    for line in lines + [Self.entry] {
      #expect(text.count(of: line) == 1, "\(line) in \(text)", sourceLocation: location)
    }
    expectNote(text, location: location)
  }
}
