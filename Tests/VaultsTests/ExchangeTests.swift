import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// What another program does to a note in the very moment of its replacement: just before or after
/// the two files change places.
@Suite struct ExchangeTests {
  let vault: TestVault

  /// Systems on which two files can change places. On the third of them each delivery waits for
  /// most of a second, so that not every test goes there.
  static let systems = [LackingSystem.complete, .withoutUnnamedFiles]

  init() throws {
    vault = try TestVault.withOldNote()
  }

  @Test(arguments: systems + [.withoutLeases])
  func `a newer note that is displaced comes back and gets the memo`(system: LackingSystem) throws {
    let folder = vault.folder
    try deliver(on: system) { number, exchange in
      if number == 0 { try folder.replace(TestVault.note, by: TestVault.old + "theirs\n") }
      return exchange()
    }
    vault.expectNote(TestVault.old + "theirs\n\n" + TestVault.entry)
  }

  @Test(arguments: systems + [.withoutLeases])
  func `a line written into the displaced note comes back with it`(system: LackingSystem) throws {
    let theirs = try vault.folder.held(TestVault.note)
    try deliver(on: system) { number, exchange in
      if number == 0 { try theirs.append("just before\n") }
      let answer = exchange()
      if number == 1 { try theirs.append("just after\n") }
      return answer
    }
    vault.expectNote(TestVault.old + "just before\njust after\n\n" + TestVault.entry)
  }

  @Test(arguments: systems)
  func `a note that is deleted before the exchange is begun anew`(system: LackingSystem) throws {
    let folder = vault.folder
    try deliver(on: system) { number, exchange in
      if number == 0 { try folder.remove(TestVault.note) }
      return exchange()
    }
    vault.expectNote(TestVault.entry)
  }

  @Test func `a note that is deleted after the exchange stays deleted`() throws {
    let folder = vault.folder
    try deliver { _, exchange in
      let answer = exchange()
      try folder.remove(TestVault.note)
      return answer
    }
    #expect(vault.folder.files() == [])
    #expect(vault.delivered.count == 1)
  }

  @Test(arguments: systems)
  func `a folder that is displaced comes back`(system: LackingSystem) throws {
    let folder = vault.folder
    try deliver(on: system) { number, exchange in
      if number == 0 {
        try folder.remove(TestVault.note)
        try folder.write("theirs\n", to: TestVault.note + "/inside.md")
      }
      return exchange()
    }
    #expect(vault.folder.files() == [TestVault.note + "/inside.md"])
    #expect(vault.waiting.values.map(\.cause.kind) == [.notANote])
  }

  @Test(arguments: systems)
  func `a link that is displaced comes back and is followed`(system: LackingSystem) throws {
    let folder = vault.folder
    try deliver(on: system) { number, exchange in
      if number == 0 {
        try folder.move(TestVault.note, to: "Target.md")
        try folder.link(TestVault.note, to: "Target.md")
      }
      return exchange()
    }
    #expect(vault.folder.files() == [TestVault.note, "Target.md"])
    #expect(try vault.folder.status(of: TestVault.note)?.kind == .symbolicLink)
    #expect(vault.folder.text(of: "Target.md") == TestVault.old + "\n" + TestVault.entry)
  }

  @Test func `whoever waits for the old note at the exchange writes into it before the memo`()
    throws
  {
    var neighbour: Neighbour?
    let folder = vault.folder
    try deliver { number, exchange in
      if number == 0 { neighbour = try Neighbour(waitingAt: TestVault.note, in: folder, "theirs") }
      return exchange()
    }
    #expect(neighbour?.finish() == true)
    vault.expectNote(TestVault.old + "theirs\n\n" + TestVault.entry)
  }

  @Test func `whoever waits for the new note writes into it`() throws {
    var neighbour: Neighbour?
    let folder = vault.folder
    try deliver { number, exchange in
      let answer = exchange()
      if number == 0 { neighbour = try Neighbour(waitingAt: TestVault.note, in: folder, "theirs") }
      return answer
    }
    #expect(neighbour?.finish() == true)
    vault.expectNote(TestVault.old + "\n" + TestVault.entry + "theirs\n")
  }

  @Test func `a newer note that is displaced is merged if somebody waits for ours by then`() throws
  {
    var neighbour: Neighbour?
    let folder = vault.folder
    try deliver { number, exchange in
      if number == 0 { try folder.replace(TestVault.note, by: TestVault.old + "synced\n") }
      let answer = exchange()
      if number == 0 { neighbour = try Neighbour(waitingAt: TestVault.note, in: folder, "theirs") }
      return answer
    }
    #expect(neighbour?.finish() == true)
    try vault.expectEachOnce("synced\n", "theirs\n")
  }

  @Test func `whoever waits for ours while it is taken back loses nothing`() throws {
    var neighbour: Neighbour?
    let folder = vault.folder
    try deliver { number, exchange in
      if number == 0 { try folder.replace(TestVault.note, by: TestVault.old + "synced\n") }
      if number == 1 { neighbour = try Neighbour(waitingAt: TestVault.note, in: folder, "theirs") }
      return exchange()
    }
    #expect(neighbour?.finish() == true)
    try vault.expectEachOnce("synced\n", "theirs\n")
  }

  @Test(arguments: systems)
  func `a second newer note in the midst of taking back stands beside the first`(
    system: LackingSystem
  ) throws {
    let folder = vault.folder
    try deliver(on: system) { number, exchange in
      if number == 0 { try folder.replace(TestVault.note, by: TestVault.old + "first sync\n") }
      // This one was made by somebody who had read ours.
      if number == 1 {
        let ours = folder.text(of: TestVault.note) ?? ""
        try folder.replace(TestVault.note, by: ours + "second sync\n")
      }
      return exchange()
    }
    try vault.expectEachOnce("first sync\n", "second sync\n")
  }

  /// Delivers a memo with `body` at each exchange, and once more as the next program would.
  private func deliver(
    on system: LackingSystem = .complete, exchanging body: @escaping SystemCalls.Interference
  ) throws {
    let memos = [try memo("a thought")]
    let calls = SystemCalls.kernel.renaming(.exchanging, body)
    vault.deliver(memos, vault.plan(), calls: system.calls(calls))
    vault.deliver(memos, vault.plan())
    vault.deliver(memos, vault.plan())
  }
}
