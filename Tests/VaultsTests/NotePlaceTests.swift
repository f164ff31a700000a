import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// A memo lands in the vault and nowhere else. Where it cannot land it waits, and what is there is
/// as it was.
@Suite struct NotePlaceTests {
  let vault = TestVault()
  static let other = "2026-12-01.md"

  @Test(arguments: ["Real.md", "./Real.md", "Sub/../Real.md"])
  func `a note that is a link is followed, and the link stays`(target: String) throws {
    try vault.folder.write("old\n", to: "Real.md")
    try vault.folder.write("", to: "Sub/other.md")
    try vault.folder.link(TestVault.note, to: target)
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(try vault.folder.status(of: TestVault.note)?.kind == .symbolicLink)
    #expect(try vault.folder.status(of: "Real.md")?.kind == .regular)
    #expect(vault.folder.text(of: "Real.md") == "old\n\n- 12:00 a thought\n")
    #expect(vault.folder.files() == [TestVault.note, "Real.md", "Sub/other.md"].sorted())
  }

  @Test func `a link by an absolute path is followed as long as it stays inside`() throws {
    try vault.folder.write("old\n", to: "Deep/Real.md")
    try vault.folder.link(TestVault.note, to: vault.folder.path("Deep/Real.md"))
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(vault.folder.text(of: "Deep/Real.md") == "old\n\n- 12:00 a thought\n")
  }

  @Test func `a link to a note that is not there yet makes that note`() throws {
    try vault.folder.link(TestVault.note, to: "New/Real.md")
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(try vault.folder.status(of: TestVault.note)?.kind == .symbolicLink)
    #expect(vault.folder.text(of: "New/Real.md") == "- 12:00 a thought\n")
  }

  @Test func `a folder that is a link inside the vault is followed`() throws {
    try vault.folder.write("old\n", to: "Real/\(TestVault.note)")
    try vault.folder.link("Daily", to: "Real")
    vault.deliver([try memo("a thought")], vault.plan { $0.folder = "Daily" })
    #expect(vault.folder.text(of: "Real/\(TestVault.note)") == "old\n\n- 12:00 a thought\n")
    #expect(try vault.folder.status(of: "Daily")?.kind == .symbolicLink)
  }

  @Test func `a link out of the vault is refused for good, and its target is as it was`() throws {
    let outside = TemporaryFolder()
    try outside.write("theirs\n", to: "target.md")
    try vault.folder.link(TestVault.note, to: outside.path("target.md"))
    try vault.folder.link("Daily", to: outside.path)
    for plan in [vault.plan(), vault.plan { $0.folder = "Daily" }] {
      try expectRefusal(.outsideVault, plan, isFinal: true)
    }
    #expect(outside.text(of: "target.md") == "theirs\n")
    #expect(outside.files() == ["target.md"])
  }

  @Test(arguments: ["..", "../other", "Daily/../..", "Daily/../../Daily", "/../x"])
  func `a folder that climbs out of the vault is refused for good`(folder: String) throws {
    try expectRefusal(.outsideVault, vault.plan { $0.folder = folder }, isFinal: true)
    #expect(vault.folder.files() == [Self.other])
  }

  @Test(arguments: ["../\u{301}other", "Daily/../../\u{301}", "..//\u{20DD}x"])
  func `a combining mark behind a slash hides no climbing`(folder: String) throws {
    try expectRefusal(.outsideVault, vault.plan { $0.folder = folder }, isFinal: true)
    #expect(vault.folder.files() == [Self.other])
  }

  @Test func `a relative link that climbs out of the vault is refused for good`() throws {
    try vault.folder.link(TestVault.note, to: "Deep/../../theirs.md")
    try expectRefusal(.outsideVault, vault.plan(), isFinal: true)
  }

  @Test func `two dots inside the vault are only a way`() throws {
    vault.deliver([try memo("a thought")], vault.plan { $0.folder = "One/../Two/." })
    #expect(vault.folder.files() == ["Two/\(TestVault.note)"])
  }

  @Test func `links that lead in a circle are refused`() throws {
    try vault.folder.link(TestVault.note, to: "Round.md")
    try vault.folder.link("Round.md", to: TestVault.note)
    try expectRefusal(.outsideVault, vault.plan(), isFinal: true)
  }

  @Test func `a folder where the note should be makes the memo wait`() throws {
    try vault.folder.write("theirs\n", to: "\(TestVault.note)/inside.md")
    try expectRefusal(.notANote, vault.plan())
    #expect(vault.folder.files() == ["\(TestVault.note)/inside.md", Self.other])
  }

  @Test func `a file where the folder should be makes the memo wait`() throws {
    try vault.folder.write("theirs\n", to: "Daily")
    try expectRefusal(.notAFolder, vault.plan { $0.folder = "Daily" })
    #expect(vault.folder.text(of: "Daily") == "theirs\n")
  }

  @Test func `a vault that is a file makes the memo wait`() throws {
    let memo = try memo("a thought")
    try vault.folder.write("theirs\n", to: "vault")
    let plan = VaultPlan(name: SinkName("notes"), path: vault.folder.path("vault"))
    vault.deliver([memo], plan)
    #expect(vault.waiting[memo.id]?.cause == .init(.notAFolder, at: plan.path))
    #expect(vault.folder.text(of: "vault") == "theirs\n")
  }

  @Test func `a vault that is missing is not made`() throws {
    let memo = try memo("a thought")
    let plan = VaultPlan(name: SinkName("notes"), path: vault.folder.path("vault"))
    vault.deliver([memo], plan)
    #expect(vault.waiting[memo.id]?.cause == .init(.missing, at: plan.path))
    #expect(try vault.folder.status(of: "vault") == nil)
    try vault.folder.makeFolder("vault")
    vault.deliver([memo], plan)
    #expect(vault.folder.text(of: "vault/\(TestVault.note)") == "- 12:00 a thought\n")
  }

  /// Delivers a memo for a note that cannot be had and one for a note that can.
  private func expectRefusal(
    _ kind: DeliveryFailure.Kind, _ plan: VaultPlan, isFinal: Bool = false,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let (refused, other) = (try memo("refused"), try memo("other", at: "2026-12-01T12:00:00Z"))
    vault.deliver([refused], plan)
    vault.deliver([other], vault.plan())
    let failure = try #require(vault.waiting[refused.id], sourceLocation: location)
    #expect(failure.cause.kind == kind, sourceLocation: location)
    if case .permanent = failure {
      #expect(isFinal, sourceLocation: location)
    } else {
      #expect(!isFinal, sourceLocation: location)
    }
    #expect(vault.delivered[other.id] != nil, sourceLocation: location)
    #expect(vault.folder.files().allSatisfy { !$0.contains(".slip-") }, sourceLocation: location)
  }

  @Test(arguments: [
    ("daily-notes.json", "{\"folder\": \"..\\u0000x\"}"),
    ("daily-notes.json", "{\"format\": \"[..\\u0000x/]YYYY\"}"),
    ("daily-notes.json", "{\"template\": \"..\\u0000/secret\"}"),
    ("app.json", "{\"attachmentFolderPath\": \"..\\u0000x/..\\u0000y/out\"}"),
    ("app.json", "{\"attachmentFolderPath\": \"a\\u0000b\"}"),
  ])
  func `a NUL in the vault's settings leads nowhere`(file: String, settings: String) throws {
    let outer = TemporaryFolder()
    try outer.write("secret\n", to: "secret.md")
    try outer.write(settings, to: "vault/.obsidian/\(file)")
    let vault = TestVault()
    let plan = VaultPlan(name: SinkName("notes"), path: outer.path("vault"))
    vault.deliver([try memo("a", attachments: [vault.shelf.add("a.png", "x")])], plan)
    #expect(vault.delivered.isEmpty)
    #expect(vault.waiting.values.map(\.cause.kind) == [.outsideVault])
    #expect(outer.files() == ["secret.md", "vault/.obsidian/\(file)"])
  }
}
