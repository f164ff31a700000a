import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// The vault's own settings say which note is a day's note, in every shape that Obsidian and the
/// Periodic Notes plugin have written them in.
@Suite struct ObsidianSettingsTests {
  let vault = TestVault()
  static let core = ".obsidian/daily-notes.json"
  static let plugin = ".obsidian/plugins/periodic-notes/data.json"

  @Test(
    arguments: [
      (nil, "2026-11-30.md"),
      ("{}", "2026-11-30.md"),
      (#"{"folder":"","format":"","template":""}"#, "2026-11-30.md"),
      (#"{"folder":"  ","format":" ","template":"\n"}"#, "2026-11-30.md"),
      (#"{"folder":null,"format":null,"template":null,"autorun":null}"#, "2026-11-30.md"),
      (#"{"folder":"Daily"}"#, "Daily/2026-11-30.md"),
      ("\u{FEFF}{\"folder\":\"Daily\"}", "Daily/2026-11-30.md"),
      (#"{"folder":" Daily "}"#, "Daily/2026-11-30.md"),
      (#"{"folder":"/"}"#, "2026-11-30.md"),
      (#"{"folder":"/Daily/"}"#, "Daily/2026-11-30.md"),
      (#"{"folder":"\\Daily\\Notes"}"#, "Daily/Notes/2026-11-30.md"),
      (#"{"folder":"Daily//Notes"}"#, "Daily/Notes/2026-11-30.md"),
      (#"{"folder":"My\u00A0Daily\u202FNotes"}"#, "My Daily Notes/2026-11-30.md"),
      (#"{"folder":"YYYY/MM-MMMM"}"#, "YYYY/MM-MMMM/2026-11-30.md"),
      (#"{"folder":"{{date}}"}"#, "{{date}}/2026-11-30.md"),
      (#"{"format":"YYYY/MMMM/YYYY-MMM-DD"}"#, "2026/November/2026-Nov-30.md"),
      (#"{"format":"/YYYY/DD"}"#, "2026/30.md"),
      (#"{"format":"[Daily] YYYY.MM.DD"}"#, "Daily 2026.11.30.md"),
      (#"{"format":"YYYY-MM-DD[.md]"}"#, "2026-11-30.md"),
      (
        #"{"folder":"Journal","format":"YYYY-MM-DD dddd","template":"","autorun":true}"#,
        "Journal/2026-11-30 Monday.md"
      ),
      (
        "{\n  \"folder\": \"Daily\",\r\n\t\"later\": [1, {\"a\": null}]\n}\n", "Daily/2026-11-30.md"
      ),
      (#"{"folder":"One","folder":"Two"}"#, "Two/2026-11-30.md"),
      (#"{"folder":"\u65e5\u8a18"}"#, "\u{65E5}\u{8A18}/2026-11-30.md"),
    ] as [(String?, String)])
  func `the core plugin's settings are followed`(settings: String?, note: String) throws {
    if let settings { try vault.folder.write(settings, to: Self.core) }
    try expectNote(note)
  }

  @Test(
    arguments: [
      // The plugin as most have it: a section that is not switched on says nothing.
      (#"{"daily":{"folder":"P","enabled":true}}"#, "P/2026-11-30.md"),
      (#"{"daily":{"folder":"P","enabled":false}}"#, "Core/2026-11-30.md"),
      (#"{"daily":{"folder":"P"}}"#, "Core/2026-11-30.md"),
      (#"{"daily":{"folder":"P","enabled":"true"}}"#, "Core/2026-11-30.md"),
      (#"{"weekly":{"folder":"P","enabled":true}}"#, "Core/2026-11-30.md"),
      (
        #"{"showGettingStartedBanner":false,"hasMigratedDailyNoteSettings":true}"#,
        "Core/2026-11-30.md"
      ),
      (#"{"daily":{"format":"","folder":"","enabled":true}}"#, "2026-11-30.md"),
      (
        #"{"daily":{"format":"YYYYMMDD","folder":"/P/","template":"","enabled":true}}"#,
        "P/20261130.md"
      ),
      // The newer one.
      (
        #"{"activeCalendarSet":"B","calendarSets":[{"id":"A","day":{"enabled":true,"folder":"A"}},"#
          + #"{"id":"B","ctime":"x","day":{"enabled":true,"folder":"B","format":"DD"}}]}"#,
        "B/30.md"
      ),
      (
        #"{"activeCalendarSet":"?","calendarSets":[{"id":"A","day":{"enabled":true,"folder":"A"}}]}"#,
        "A/2026-11-30.md"
      ),
      (
        #"{"calendarSets":[{"id":"A","day":{"enabled":false,"folder":"A"}}]}"#, "Core/2026-11-30.md"
      ),
      (#"{"calendarSets":[{"id":"A","week":{"enabled":true}}]}"#, "Core/2026-11-30.md"),
      // Both shapes: the newer one holds, unless it is empty.
      (
        #"{"calendarSets":[{"id":"A","day":{"enabled":true,"folder":"A"}}],"#
          + #""daily":{"folder":"P","enabled":true}}"#, "A/2026-11-30.md"
      ),
      (#"{"calendarSets":[],"daily":{"folder":"P","enabled":true}}"#, "P/2026-11-30.md"),
    ] as [(String, String)])
  func `the periodic notes plugin goes before the core one where it is on`(
    settings: String, note: String
  ) throws {
    try vault.folder.write(#"{"folder":"Core"}"#, to: Self.core)
    try vault.folder.write(settings, to: Self.plugin)
    try expectNote(note)
  }

  @Test(arguments: ObsidianSettings.Period.allCases)
  func `each period has settings of its own in either shape`(
    period: ObsidianSettings.Period
  ) throws {
    let unit = [
      "daily": "day", "weekly": "week", "monthly": "month", "quarterly": "quarter",
      "yearly": "year",
    ]
    for settings in [
      #"{"\#(period.rawValue)":{"folder":"P","format":"[n]","enabled":true}}"#,
      #"{"calendarSets":[{"\#(unit[period.rawValue] ?? "")":"#
        + #"{"folder":"P","format":"[n]","enabled":true}}]}"#,
    ] {
      let vault = TestVault()
      try vault.folder.write(settings, to: Self.plugin)
      try vault.folder.write(#"{"folder":"Core","format":"[core]"}"#, to: Self.core)
      vault.deliver([try memo("a thought")], vault.plan { $0.mode = .periodic(period) })
      #expect(vault.folder.files().contains("P/n.md"))
    }
  }

  @Test(arguments: [("template", "Templates/T"), ("templatePath", "Templates/T.md")])
  func `the plugin's template is followed under either name`(name: String, value: String) throws {
    try vault.folder.write("# {{title}}\n", to: "Templates/T.md")
    try vault.folder.write(
      #"{"calendarSets":[{"day":{"enabled":true,"\#(name)":"\#(value)"}}]}"#, to: Self.plugin)
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(vault.folder.text(of: TestVault.note) == "# 2026-11-30\n- 12:00 a thought\n")
  }

  @Test func `what the sink says goes before what the vault says, one by one`() throws {
    try vault.folder.write(#"{"folder":"Core","format":"[core]"}"#, to: Self.core)
    for (plan, note) in [
      (vault.plan { $0.folder = "Mine" }, "Mine/core.md"),
      (vault.plan { $0.filename = "mine" }, "Core/mine.md"),
      (vault.plan { $0.folder = "" }, "core.md"),
    ] {
      vault.deliver([try memo("a thought")], plan)
      #expect(vault.folder.text(of: note) == "- 12:00 a thought\n")
    }
  }

  @Test func `settings that climb out of the vault are refused for good`() throws {
    try vault.folder.write(#"{"folder":"../elsewhere"}"#, to: Self.core)
    let memo = try memo("a thought")
    vault.deliver([memo], vault.plan())
    #expect(
      vault.waiting[memo.id]
        == .permanent(.init(.outsideVault, at: "../elsewhere/\(TestVault.note)")))
    #expect(vault.folder.files() == [Self.core])
  }

  @Test func `settings are read again for each delivery`() throws {
    for folder in ["One", "Two", ""] {
      try vault.folder.write(#"{"folder":"\#(folder)"}"#, to: Self.core)
      vault.deliver([try memo("to \(folder)")], vault.plan())
    }
    try vault.folder.remove(Self.core)
    vault.deliver([try memo("to none")], vault.plan())
    #expect(vault.folder.text(of: "One/\(TestVault.note)") == "- 12:00 to One\n")
    #expect(vault.folder.text(of: "Two/\(TestVault.note)") == "- 12:00 to Two\n")
    #expect(vault.folder.text(of: TestVault.note) == "- 12:00 to \n- 12:00 to none\n")
  }

  /// Delivers a memo, and expects it in that note and nothing else in the vault.
  private func expectNote(_ note: String) throws {
    let settings = vault.folder.files()
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(vault.folder.text(of: note) == "- 12:00 a thought\n")
    #expect(Set(vault.folder.files()) == Set(settings + [note]))
    #expect(vault.waiting.isEmpty)
  }
}
