import Markdown
import Memos
import TestSupport
import Testing
import Timekeeping
import Vaults

/// What is told of a vault before anything is delivered.
@Suite struct VaultExaminationTests {
  let vault = TestVault()

  private func examined(_ change: (inout VaultPlan) -> Void = { _ in }) throws -> VaultExamination {
    try VaultExamination(
      of: VaultSink(vault.plan(change)), at: Timestamp(rfc3339: "2026-11-30T12:00:00Z"))
  }

  @Test func `a template that is named and not there is told`() throws {
    #expect(try examined().missingTemplate == nil)
    #expect(try examined { $0.template = "Templates/Daily" }.missingTemplate == "Templates/Daily")
    try vault.folder.write("{\"template\": \"Daily\"}", to: ".obsidian/daily-notes.json")
    #expect(try examined().missingTemplate == "Daily")
    try vault.folder.write("# {{title}}\n", to: "Some/where/daily.md")
    #expect(try examined().missingTemplate == nil)
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(vault.folder.text(of: TestVault.note) == "# 2026-11-30\n- 12:00 a thought\n")
  }

  @Test func `a template is not looked for in hidden folders and behind links`() throws {
    let outside = TemporaryFolder()
    try outside.write("theirs\n", to: "Daily.md")
    try vault.folder.link("Link", to: outside.path)
    try vault.folder.write("hidden\n", to: ".trash/Daily.md")
    #expect(try examined { $0.template = "Daily" }.missingTemplate == "Daily")
  }

  @Test func `properties that are left as they are are told with their line`() throws {
    try vault.folder.write("---\na: 1\na: 2\n---\n", to: TestVault.note)
    #expect(try examined().propertyProblem == PropertyProblem(line: 3, .repeatedName))
    try vault.folder.replace(TestVault.note, by: "---\na: 1\n---\n")
    #expect(try examined().propertyProblem == nil)
  }
}
