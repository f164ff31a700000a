import Memos
import TestSupport
import Testing
import Vaults

/// A format may make names that no note can have.
@Suite struct UnfitNameTests {
  let vault = TestVault()
  static let settings = ".obsidian/daily-notes.json"

  @Test(arguments: [
    ("YYYY-MM-DD HH:mm", "2026-11-30 12:00"), ("LT", "12:00 PM"), ("[What?]", "What?"),
    ("YYYY/[a|b]/DD", "2026/a|b/30"), ("[.]YYYY", ".2026"), ("YYYY/[.x]", "2026/.x"),
    ("YYYY/MM/", "2026/11/"), ("[]", ""),
  ])
  func `a memo waits for a name that Obsidian takes, and no folder is made`(
    format: String, name: String
  ) throws {
    try vault.folder.write("{\"format\": \"\(format)\"}", to: Self.settings)
    let memo = try memo("a thought")
    vault.deliver([memo], vault.plan())
    #expect(vault.waiting[memo.id] == .temporary(.init(.unfitName, at: name), after: .seconds(1)))
    #expect(vault.folder.files() == [Self.settings])
    #expect(try vault.folder.status(of: "2026") == nil)
    try vault.folder.write("{}", to: Self.settings)
    vault.deliver([memo], vault.plan())
    #expect(vault.folder.text(of: TestVault.note) == "- 12:00 a thought\n", "once it is mended")
  }

  @Test func `a note of such a name that is there gets the memo`() throws {
    try vault.folder.write(#"{"format": "YYYY-MM-DD HH:mm"}"#, to: Self.settings)
    try vault.folder.write("mine\n", to: "2026-11-30 12:00.md")
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(vault.folder.text(of: "2026-11-30 12:00.md") == "mine\n\n- 12:00 a thought\n")
  }
}
