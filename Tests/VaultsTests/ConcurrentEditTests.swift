import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// What another program does to a note between the moment it is read and the moment it is
/// replaced stands afterwards, and so does the memo, once.
@Suite struct ConcurrentEditTests {
  let vault = TestVault()

  @Test(arguments: LackingSystem.allCases)
  func `a newer note that a sync tool put in its place gets the memo`(
    system: LackingSystem
  ) throws {
    try deliver(on: system) {
      try vault.folder.replace(TestVault.note, by: TestVault.old + "theirs\n")
    }
    expectNote(TestVault.old + "theirs\n\n- 12:00 a thought\n")
  }

  @Test(arguments: LackingSystem.allCases)
  func `a line that comes through a descriptor opened before stands above the memo`(
    system: LackingSystem
  ) throws {
    try vault.folder.write(TestVault.old, to: TestVault.note)
    let theirs = try vault.folder.held(TestVault.note)
    try deliver(on: system) { try theirs.append("theirs\n") }
    expectNote(TestVault.old + "theirs\n\n- 12:00 a thought\n")
  }

  @Test(arguments: LackingSystem.allCases)
  func `whoever waits to write into the note does so before the memo comes in`(
    system: LackingSystem
  ) throws {
    var neighbour: Neighbour?
    try deliver(on: system) { neighbour = try waitingNeighbour("echo theirs >> \(TestVault.note)") }
    #expect(neighbour?.finish() == true)
    // Where nobody can be kept waiting it may come later too, but into the note.
    let text = vault.folder.text(of: TestVault.note) ?? ""
    #expect(text.hasPrefix(TestVault.old))
    for line in ["theirs\n", "- 12:00 a thought\n"] { #expect(text.count(of: line) == 1) }
    expectOneNote()
  }

  @Test(arguments: LackingSystem.allCases)
  func `a note emptied through a descriptor opened before holds the memo alone`(
    system: LackingSystem
  ) throws {
    try vault.folder.write(TestVault.old, to: TestVault.note)
    let theirs = try vault.folder.held(TestVault.note)
    try deliver(on: system) { try theirs.empty() }
    expectNote("- 12:00 a thought\n")
  }

  @Test func `a program that empties the note and writes it anew loses nothing of it`() throws {
    var neighbour: Neighbour?
    try deliver(on: .complete) {
      neighbour = try waitingNeighbour("printf 'all\\nanew\\n' > \(TestVault.note)")
    }
    #expect(neighbour?.finish() == true)
    expectNote("all\nanew\n\n- 12:00 a thought\n")
  }

  @Test(arguments: LackingSystem.allCases)
  func `a note that was deleted is begun anew with the memo`(system: LackingSystem) throws {
    try deliver(on: system) { try vault.folder.remove(TestVault.note) }
    expectNote("- 12:00 a thought\n")
  }

  @Test(arguments: LackingSystem.allCases)
  func `a note that was moved away stays as it was`(system: LackingSystem) throws {
    try deliver(on: system) { try vault.folder.move(TestVault.note, to: "Moved.md") }
    #expect(vault.folder.text(of: TestVault.note) == "- 12:00 a thought\n")
    #expect(vault.folder.text(of: "Moved.md") == TestVault.old)
    #expect(vault.folder.files() == [TestVault.note, "Moved.md"])
  }

  @Test(arguments: LackingSystem.allCases)
  func `a folder in the note's place stays, and the memo waits`(system: LackingSystem) throws {
    try deliver(on: system) {
      try vault.folder.remove(TestVault.note)
      try vault.folder.write("theirs\n", to: TestVault.note + "/inside.md")
    }
    #expect(vault.delivered.isEmpty)
    #expect(vault.waiting.values.map(\.cause.kind) == [.notANote])
    #expect(vault.folder.files() == [TestVault.note + "/inside.md"])
    #expect(vault.folder.text(of: TestVault.note + "/inside.md") == "theirs\n")
  }

  @Test(arguments: LackingSystem.allCases)
  func `a link in the note's place stays, and the memo goes where it leads`(
    system: LackingSystem
  ) throws {
    try vault.folder.write("target\n", to: "Target.md")
    try deliver(on: system) {
      try vault.folder.remove(TestVault.note)
      try vault.folder.link(TestVault.note, to: "Target.md")
    }
    #expect(try vault.folder.status(of: TestVault.note)?.kind == .symbolicLink)
    #expect(vault.folder.text(of: "Target.md") == "target\n\n- 12:00 a thought\n")
    #expect(vault.folder.files() == [TestVault.note, "Target.md"])
  }

  @Test func `a note that has changed by the commit is not replaced even for a moment`() throws {
    try vault.folder.write(TestVault.old, to: TestVault.note)
    var exchanges = 0
    let calls = SystemCalls.kernel.renaming(.exchanging) { _, exchange in
      exchanges += 1
      return exchange()
    }
    try vault.deliver([try memo("a thought")], vault.plan(), calls: calls) {
      try vault.folder.replace(TestVault.note, by: TestVault.old + "theirs\n")
    }
    #expect(exchanges == 1)
    expectNote(TestVault.old + "theirs\n\n- 12:00 a thought\n")
  }

  @Test func `a note that never stands still stays as it is, and the memo waits`() throws {
    try vault.folder.write(TestVault.old, to: TestVault.note)
    let folder = vault.folder
    let calls = SystemCalls.kernel.opening(TestVault.note) { number, real in
      let descriptor = real()
      try folder.replace(TestVault.note, by: TestVault.old + "\(number)\n")
      return descriptor
    }
    vault.deliver([try memo("a thought")], vault.plan(), calls: calls)
    #expect(vault.delivered.isEmpty)
    #expect(vault.waiting.values.map(\.cause.kind) == [.changing])
    #expect(vault.folder.files() == [TestVault.note])
    #expect(vault.folder.text(of: TestVault.note)?.hasPrefix(TestVault.old) == true)
  }

  /// Delivers a memo while `interfering` happens, and once more as the next program would.
  private func deliver(on system: LackingSystem, interfering: () throws -> Void) throws {
    if vault.folder.bytes(of: TestVault.note) == nil {
      try vault.folder.write(TestVault.old, to: TestVault.note)
    }
    let memos = [try memo("a thought")]
    try vault.deliver(memos, vault.plan(), calls: system.calls(), interfering: interfering)
    vault.deliver(memos, vault.plan(), calls: system.calls())
  }

  /// Another program, by now waiting to open the note or done with it.
  private func waitingNeighbour(_ script: String) throws -> Neighbour {
    let note = try #require(try vault.folder.status(of: TestVault.note))
    let neighbour = try Neighbour(script, in: vault.folder)
    try neighbour.waitUntilKept(from: note.identity)
    return neighbour
  }

  private func expectNote(_ text: String, location: SourceLocation = #_sourceLocation) {
    #expect(vault.folder.text(of: TestVault.note) == text, sourceLocation: location)
    expectOneNote(location: location)
  }

  private func expectOneNote(location: SourceLocation = #_sourceLocation) {
    #expect(vault.folder.files() == [TestVault.note], sourceLocation: location)
    #expect(vault.delivered.count == 1, sourceLocation: location)
    #expect(vault.waiting.isEmpty, sourceLocation: location)
  }
}
