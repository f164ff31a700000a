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

  @Test(
    arguments: [
      ("YYYY-MM-DD HH:MM", [.monthForMinute]), ("YYYY-[W]ww DD", [.calendarYearWithWeek(.local)]),
      ("YYYY-[W]WW-E", [.calendarYearWithWeek(.iso)]), ("YYYY-MM-DD", []),
    ] as [(String, [FormatWarning])])
  func `what a format probably does not mean is told, wherever it stands`(
    format: String, warnings: [FormatWarning]
  ) throws {
    let doubts = warnings.map { VaultExamination.FormatDoubt($0, in: format) }
    let place = "{{date:\(format)}}"
    #expect(try examined { $0.folder = place }.doubts == doubts)
    #expect(try examined { $0.filename = place }.doubts == doubts)
    #expect(try examined { $0.entry = .template(Template(place), .en) }.doubts == doubts)
    #expect(try examined { $0.properties = [Property("a", .text(place))] }.doubts == doubts)
    #expect(
      try examined { $0.properties = [Property("a", .list([.text("{{time:\(format)}}")]))] }.doubts
        == doubts)
    try vault.folder.write("{\"format\": \"\(format)\"}", to: ".obsidian/daily-notes.json")
    #expect(try examined().doubts == doubts)
    #expect(
      try examined { $0.filename = "note" }.doubts == [], "the vault's format is not in effect")
    #expect(try examined { $0.mode = .memo }.doubts == [], "the vault's format is not in effect")
  }

  @Test func `a format that gives several days one note is told`() throws {
    try vault.folder.write(#"{"format": "YYYY-MM"}"#, to: ".obsidian/daily-notes.json")
    #expect(try examined().dayMixingFormat == "YYYY-MM")
    #expect(try examined { $0.filename = "{{date:YYYY-MM}}" }.dayMixingFormat == nil, "asked for")
    #expect(try examined { $0.mode = .periodic(.monthly) }.dayMixingFormat == nil)
  }

  @Test func `a format that makes no name which Obsidian takes is told`() throws {
    try vault.folder.write(#"{"format": "YYYY-MM-DD HH:mm"}"#, to: ".obsidian/daily-notes.json")
    #expect(try examined().unfitName == "2026-11-30 12:00")
    try vault.folder.write("mine\n", to: "2026-11-30 12:00.md")
    #expect(try examined().unfitName == nil)
    #expect(try examined { $0.filename = "{{date}}" }.unfitName == nil)
  }

  @Test func `properties that are left as they are are told with their line`() throws {
    try vault.folder.write("---\na: 1\na: 2\n---\n", to: TestVault.note)
    #expect(try examined().propertyProblem == PropertyProblem(line: 3, .repeatedName))
    try vault.folder.replace(TestVault.note, by: "---\na: 1\n---\n")
    #expect(try examined().propertyProblem == nil)
  }
}
