import Markdown
import Memos
import Posix
import TestSupport
import Testing
import Timekeeping
import Vaults

/// A note that is not there yet is begun with its template, in one step, and never over a note
/// that somebody else began meanwhile.
@Suite struct NewNoteTests {
  let vault = TestVault()
  static let entry = "- 12:00 a thought\n"

  @Test(arguments: ["Templates/Day", "Templates/Day.md", "templates/day", "/Templates/Day"])
  func `a new note begins with the template that the sink names`(template: String) throws {
    try vault.folder.write("# The day\n", to: "Templates/Day.md")
    vault.deliver([try memo("a thought")], vault.plan { $0.template = template })
    #expect(vault.folder.text(of: TestVault.note) == "# The day\n" + Self.entry)
    #expect(vault.folder.text(of: "Templates/Day.md") == "# The day\n")
  }

  @Test(arguments: ["Templates/Day", "Templates/Day.md", #"Templates\\Day"#, "/Templates/Day/"])
  func `a new note begins with the template that the vault names`(template: String) throws {
    try vault.folder.write("# The day\n", to: "Templates/Day.md")
    try vault.folder.write(#"{"template": "\#(template)"}"#, to: ".obsidian/daily-notes.json")
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(vault.folder.text(of: TestVault.note) == "# The day\n" + Self.entry)
  }

  @Test func `a template's bare name is found anywhere, nearest to the root first`() throws {
    for (path, text) in [
      ("A/B/Day.md", "deep\n"), ("Z/day.md", "near\n"), (".trash/Day.md", "hidden\n"),
      ("A/B/Other.md", "other\n"),
    ] {
      try vault.folder.write(text, to: path)
    }
    try vault.folder.link("A/Day.md", to: "/etc/passwd")
    for (template, begin) in [("Day", "near\n\n"), ("Other.md", "other\n\n"), ("B/Other", "")] {
      vault.deliver([try memo("a thought")], vault.plan { $0.template = template })
      #expect(vault.folder.text(of: TestVault.note) == begin + Self.entry)
      try vault.folder.remove(TestVault.note)
    }
  }

  @Test func `the sink's template goes before the vault's, and an empty one means none`() throws {
    try vault.folder.write("theirs\n", to: "Theirs.md")
    try vault.folder.write("ours\n", to: "Ours.md")
    try vault.folder.write(#"{"template": "Theirs"}"#, to: ".obsidian/daily-notes.json")
    for (template, begin) in [("Ours", "ours\n\n"), ("", "")] {
      vault.deliver([try memo("a thought")], vault.plan { $0.template = template })
      #expect(vault.folder.text(of: TestVault.note) == begin + Self.entry)
      try vault.folder.remove(TestVault.note)
    }
  }

  @Test func `a template is filled for the day of the memo, not for today`() throws {
    try vault.folder.write(
      """
      # {{title}}
      {{date}} {{DATE:dddd}} {{ time }} {{yesterday}} {{tomorrow}} {{date+1d:DD}}
      {{text}} {{unknown}} $(date) `date` <% tp.date.now() %>

      """, to: "Day.md")
    let plan = vault.plan {
      $0.template = "Day"
      $0.dayStart = Self.four
    }
    vault.deliver([try memo("a thought", at: "2024-03-01T01:30:00Z")], plan)
    #expect(
      vault.folder.text(of: "2024-02-29.md") == """
        # 2024-02-29
        2024-02-29 Thursday 01:30 2024-02-28 2024-03-01 01
        {{text}} {{unknown}} $(date) `date` <% tp.date.now() %>

        - 01:30 a thought

        """)
  }

  @Test func `the title in a template is the note's name without its folders`() throws {
    try vault.folder.write("# {{title}}\n", to: "Day.md")
    try vault.folder.write(
      #"{"template": "Day", "folder": "Daily", "format": "YYYY/MM/DD dddd"}"#,
      to: ".obsidian/daily-notes.json")
    vault.deliver([try memo("a thought")], vault.plan())
    let text = vault.folder.text(of: "Daily/2026/11/30 Monday.md")
    #expect(text == "# 30 Monday\n" + Self.entry)
  }

  @Test(arguments: [
    ("\u{FEFF}# Day\r\n", "\u{FEFF}# Day\r\n- 12:00 a thought\r\n"),
    ("---\ntags: [day]\n---\n", "---\ntags: [day]\n---\n- 12:00 a thought\n"),
    ("no end of line", "no end of line\n\n- 12:00 a thought\n"), ("", "- 12:00 a thought\n"),
  ])
  func `a template is kept byte for byte`(template: String, note: String) throws {
    try vault.folder.write(template, to: "Day.md")
    vault.deliver([try memo("a thought")], vault.plan { $0.template = "Day" })
    #expect(vault.folder.bytes(of: TestVault.note) == Array(note.utf8))
  }

  @Test func `a memo goes under its heading in the template, and all memos of a batch do`() throws {
    try vault.folder.write("# Day\n\n## Inbox\n\n## Later\n", to: "Day.md")
    let plan = vault.plan {
      $0.template = "Day"
      $0.placement = Placement(under: HeadingLine("## Inbox"))
    }
    vault.deliver([try memo("one"), try memo("two")], plan)
    #expect(
      vault.folder.text(of: TestVault.note)
        == "# Day\n\n## Inbox\n- 12:00 one\n- 12:00 two\n\n## Later\n")
  }

  @Test(arguments: LackingSystem.allCases)
  func `template and memo appear in one step`(system: LackingSystem) throws {
    try vault.folder.write("# Day\n", to: "Day.md")
    let folder = vault.folder
    let seen = Seen()
    let look: SystemCalls.Interference = { _, real in
      #expect(folder.bytes(of: TestVault.note) == nil)
      let answer = real()
      if let text = folder.text(of: TestVault.note) { seen.texts.append(text) }
      return answer
    }
    let calls = SystemCalls.kernel.linking(look).renaming(.notReplacing, look)
    vault.deliver(
      [try memo("a thought")], vault.plan { $0.template = "Day" }, calls: system.calls(calls))
    #expect(seen.texts == ["# Day\n" + Self.entry])
  }

  @Test func `a note without its template is begun empty, with a warning`() throws {
    try vault.folder.write(#"{"template": "Templates/Gone"}"#, to: ".obsidian/daily-notes.json")
    for (plan, template) in [
      (vault.plan(), "Templates/Gone"), (vault.plan { $0.template = "Lost" }, "Lost"),
    ] {
      let (first, second) = (try memo("a thought"), try memo("another"))
      vault.deliver([first], plan)
      #expect(vault.folder.text(of: TestVault.note) == Self.entry)
      #expect(vault.delivered[first.id]?.warning == DeliveryWarning(.noTemplate, at: template))
      vault.deliver([second], plan)
      #expect(vault.delivered[second.id]?.warning == nil, "the note is there")
      try vault.folder.remove(TestVault.note)
    }
  }

  @Test func `a template that cannot be had now makes the memo wait, and no note is begun`() throws
  {
    try vault.folder.write("Day", to: "Folder.md/inside.md")
    try vault.folder.write([0x61, 0xFF], to: "Bytes.md")
    try vault.folder.write("", to: "Cloud/.Day.md.icloud")
    try vault.folder.link("Outside.md", to: "/etc/passwd")
    let before = vault.folder.files()
    for (template, cause) in [
      ("Folder", DeliveryFailure.Cause(.notANote, at: vault.folder.path("Folder.md"))),
      ("Bytes", .init(.notText, at: vault.folder.path("Bytes.md"), number: 1)),
      ("Cloud/Day", .init(.notDownloaded, at: vault.folder.path("Cloud/Day.md"))),
      ("Outside", .init(.outsideVault, at: "Outside.md")),
      ("../Day", .init(.outsideVault, at: "../Day.md")),
    ] {
      let memo = try memo("a thought")
      vault.deliver([memo], vault.plan { $0.template = template })
      #expect(vault.waiting[memo.id]?.cause == cause)
    }
    #expect(vault.folder.files() == before)
  }

  @Test(arguments: LackingSystem.allCases)
  func `a note that appears meanwhile is never replaced and gets the memo`(
    system: LackingSystem
  ) throws {
    try vault.folder.write("# Day\n", to: "Day.md")
    let memos = [try memo("a thought")]
    let plan = vault.plan { $0.template = "Day" }
    try vault.deliver(memos, plan, calls: system.calls()) {
      try vault.folder.write("theirs\n", to: TestVault.note)
    }
    #expect(vault.folder.text(of: TestVault.note) == "theirs\n\n" + Self.entry)
    #expect(vault.folder.files() == [TestVault.note, "Day.md"])
    #expect(vault.delivered.count == 1)
  }

  static let four = {
    do throws(MalformedTime) {
      return try DayStart("04:00")
    } catch {
      return DayStart.midnight
    }
  }()
}

/// What was seen of a note.
private final class Seen {
  var texts: [String] = []
}
