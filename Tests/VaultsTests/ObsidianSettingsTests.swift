import Memos
import TestSupport
import Testing
import Vaults

/// Daily and periodic notes are where the vault's own settings put them. A settings file that is
/// not whole is never guessed at.
@Suite struct ObsidianSettingsTests {
  let vault = TestVault()
  static let core = ".obsidian/daily-notes.json"
  static let plugin = ".obsidian/plugins/periodic-notes/data.json"

  @Test(arguments: [
    ("{}", "2026-11-30.md"), (#"{"folder":"","format":"","template":""}"#, "2026-11-30.md"),
    (#"{"folder":"Daily"}"#, "Daily/2026-11-30.md"),
    (#"{"folder":"/Daily/"}"#, "Daily/2026-11-30.md"),
    (#"{"folder":"\\Daily\\Notes","autorun":true}"#, "Daily/Notes/2026-11-30.md"),
    ("{\"folder\":\"A\u{A0}B\"}", "A B/2026-11-30.md"),
    (#"{"folder":" Daily ","format":" YYYYMMDD "}"#, "Daily/20261130.md"),
    (#"{"format":"YYYY/MM-MMMM/YYYY-MM-DD"}"#, "2026/11-November/2026-11-30.md"),
    (#"{"folder":"YYYY","format":"[Day] D[.md]"}"#, "YYYY/Day 30.md"),
    (#"{"folder":7,"format":null,"new":{"x":[1]}}"#, "2026-11-30.md"),
    (#"{"format":"DD","format":"MM"}"#, "11.md"),
    ("\u{FEFF}{\"format\":\"DD\"}\r\n", "30.md"),
  ])
  func `the core plugin's settings name the daily note`(settings: String, note: String) throws {
    try vault.folder.write(settings, to: Self.core)
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(vault.folder.text(of: note) == "- 12:00 a thought\n")
  }

  @Test(arguments: [
    (#"{"daily":{"format":"[P]DD","enabled":true}}"#, "P30.md"),
    (#"{"daily":{"format":"[P]DD","folder":"F"}}"#, "Core30.md"),
    (#"{"daily":{"format":"[P]DD","enabled":false}}"#, "Core30.md"),
    (#"{"daily":{"format":"","folder":"F","enabled":true}}"#, "F/2026-11-30.md"),
    (#"{"weekly":{"format":"[W]","enabled":true}}"#, "Core30.md"),
    (
      #"{"calendarSets":[{"id":"A","day":{"enabled":true,"format":"[A]"}},{"id":"B","day":{"enabled":true,"format":"[B]"}}],"activeCalendarSet":"B"}"#,
      "B.md"
    ),
    (#"{"calendarSets":[{"id":"A","day":{"enabled":true,"format":"[A]"}}]}"#, "A.md"),
    (#"{"calendarSets":[{"id":"A","day":{"enabled":false,"format":"[A]"}}]}"#, "Core30.md"),
    (#"{"calendarSets":[],"daily":{"enabled":true,"format":"[Old]"}}"#, "Old.md"),
  ])
  func `periodic notes count where they are switched on`(settings: String, note: String) throws {
    try vault.folder.write(#"{"format":"[Core]DD"}"#, to: Self.core)
    try vault.folder.write(settings, to: Self.plugin)
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(vault.folder.text(of: note) == "- 12:00 a thought\n")
  }

  @Test(arguments: [
    (ObsidianSettings.Period.weekly, "week", "2026-W49.md"), (.monthly, "month", "2026-11.md"),
    (.quarterly, "quarter", "2026-Q4.md"), (.yearly, "year", "2026.md"),
  ])
  func `a longer period has its note, by the plugin's settings in both shapes or by default`(
    period: ObsidianSettings.Period, unit: String, standard: String
  ) throws {
    let plan = vault.plan { $0.mode = .periodic(period) }
    vault.deliver([try memo("one")], plan)
    #expect(vault.folder.text(of: standard) == "- 12:00 one\n")
    try vault.folder.write(
      #"{"\#(period.rawValue)":{"enabled":true,"format":"[old]"}}"#, to: Self.plugin)
    vault.deliver([try memo("two")], plan)
    #expect(vault.folder.text(of: "old.md") == "- 12:00 two\n")
    try vault.folder.replace(
      Self.plugin,
      by: #"{"calendarSets":[{"id":"D","\#(unit)":{"enabled":true,"format":"[new]"}}]}"#)
    vault.deliver([try memo("three")], plan)
    #expect(vault.folder.text(of: "new.md") == "- 12:00 three\n")
  }

  @Test(arguments: [core, plugin])
  func `settings of which only a part is there make the memo wait, and name the file`(
    file: String
  ) throws {
    let whole = Array(
      (file == Self.core
        ? #"{"folder":"D","format":"DD","template":"T"}"#
        : #"{"daily":{"folder":"D","format":"DD","enabled":true}}"#).utf8)
    for count in 0..<whole.count {
      let vault = TestVault()
      let memo = try memo("a thought")
      try vault.folder.write(Array(whole[..<count]), to: file)
      vault.deliver([memo], vault.plan())
      let cause = try #require(vault.waiting[memo.id]?.cause, "\(count)")
      #expect(cause.kind == .brokenSettings, "\(count)")
      #expect(cause.place == vault.folder.path(file), "\(count)")
      #expect(vault.folder.files() == [file], "\(count)")
      try vault.folder.replace(file, by: String(decoding: whole, as: UTF8.self))
      vault.deliver([memo], vault.plan())
      #expect(vault.folder.text(of: "D/30.md") == "- 12:00 a thought\n", "\(count)")
    }
  }

  @Test func `a format that changes moves new memos only`() throws {
    try vault.folder.write(#"{"format":"DD"}"#, to: Self.core)
    vault.deliver([try memo("one")], vault.plan())
    try vault.folder.replace(Self.core, by: #"{"format":"MM"}"#)
    vault.deliver([try memo("two")], vault.plan())
    #expect(vault.folder.text(of: "30.md") == "- 12:00 one\n")
    #expect(vault.folder.text(of: "11.md") == "- 12:00 two\n")
  }

  @Test func `what the sink says goes before what the vault says`() throws {
    try vault.folder.write(#"{"folder":"D","format":"DD","template":"T"}"#, to: Self.core)
    try vault.folder.write("# sink\n", to: "S.md")
    try vault.folder.write("# vault\n", to: "T.md")
    let plan = vault.plan {
      $0.folder = "F"
      $0.filename = "{{date:MM}}"
      $0.template = "S"
    }
    vault.deliver([try memo("a thought")], plan)
    #expect(vault.folder.text(of: "F/11.md") == "# sink\n- 12:00 a thought\n")
  }

  @Test func `settings are only read`() throws {
    try vault.folder.write(#"{"format":"DD"}"#, to: Self.core)
    let before = try vault.folder.status(of: Self.core)
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(try vault.folder.status(of: Self.core) == before)
  }
}
