import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// The files that Slip makes on the way to a note are nobody else's and nobody else's are taken for
/// them.
@Suite struct ScratchTests {
  let vault = TestVault()

  @Test func `no two scratches share a name`() throws {
    try vault.folder.write("old\n", to: TestVault.note)
    var names: Set<String> = []
    for number in 0..<300 {
      let preparation = VaultSink(vault.plan()).prepare([try memo("\(number)")])[0]
      let delivery = try preparation.result.get()
      let intent = String(decoding: delivery.intent.bytes, as: UTF8.self)
      let name = try #require(intent.firstMatch(of: /\.slip-[0-9a-f]{16}\.tmp/)?.output)
      #expect(names.insert(String(name)).inserted)
      delivery.abandon()
    }
    #expect(vault.folder.files() == [TestVault.note])
  }

  @Test(arguments: LackingSystem.allCases.filter(\.leases))
  func `files that look like scratches stay`(system: LackingSystem) throws {
    let theirs = [
      ".slip.tmp", ".slip-.tmp", ".slip-.new.tmp", ".slip-mine.new.tmp", ".slip-notes.tmp",
      ".slip-0123456789abcde.new.tmp", ".slip-0123456789abcdef0.new.tmp",
      ".slip-0123456789ABCDEF.new.tmp", "slip-0123456789abcdef.new.tmp",
      ".slip-0123456789abcdef.tmp", ".slip-0123456789abcdef.new.tmp.md",
      ".syncthing.\(TestVault.note).tmp", "\(TestVault.note).tmp", "\(TestVault.note)~",
    ]
    for name in theirs { try vault.folder.write("theirs\n", to: name) }
    vault.deliver([try memo("one")], vault.plan(), calls: system.calls())
    vault.deliver([try memo("two")], vault.plan(), calls: system.calls())
    vault.deliver([try memo("own")], vault.plan { $0.mode = .memo }, calls: system.calls())
    for name in theirs { #expect(vault.folder.text(of: name) == "theirs\n") }
    #expect(vault.folder.files().count == theirs.count + 2)
  }

  @Test(arguments: [LackingSystem.withoutUnnamedFiles, .plain])
  func `a scratch is hidden, and read by nobody else until it is a note`(
    system: LackingSystem
  ) throws {
    let folder = vault.folder
    try vault.folder.write("old\n", to: TestVault.note)
    try vault.folder.setMode(0o600, of: TestVault.note)
    try vault.deliver([try memo("a thought")], vault.plan(), calls: system.calls()) { () throws in
      let scratches = folder.files().filter { $0 != TestVault.note }
      #expect(scratches.count == 1)
      for name in scratches {
        #expect(name.wholeMatch(of: /\.slip-[0-9a-f]{16}\.new\.tmp/) != nil)
        #expect(try folder.status(of: name)?.mode == 0o600)
      }
    }
    #expect(vault.folder.files() == [TestVault.note])
  }

  @Test(arguments: LackingSystem.allCases)
  func `what was prepared and abandoned leaves nothing`(system: LackingSystem) throws {
    try vault.folder.write("old\n", to: TestVault.note)
    let memos = [try memo("one"), try memo("two", at: "2026-12-01T12:00:00Z")]
    for plan in [vault.plan(), vault.plan { $0.mode = .memo }] {
      for preparation in VaultSink(plan, calls: system.calls()).prepare(memos) {
        try preparation.result.get().abandon()
      }
    }
    #expect(vault.folder.files() == [TestVault.note])
    #expect(vault.folder.text(of: TestVault.note) == "old\n")
    // Nobody is kept waiting either.
    try vault.folder.append("theirs\n", to: TestVault.note)
  }
}
