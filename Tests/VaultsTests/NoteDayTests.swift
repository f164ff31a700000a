import Memos
import Posix
import TestSupport
import Testing
import Timekeeping
import Vaults

/// A memo goes to the day, week, month, quarter or year of its own capture, by the clock of the
/// place where it was captured, whenever and wherever it is delivered.
@Suite struct NoteDayTests {
  let vault = TestVault()

  @Test(arguments: [
    ("2026-12-01T01:30:00Z", "04:00", "2026-11-30"),
    ("2026-12-01T03:59:59Z", "04:00", "2026-11-30"),
    ("2026-12-01T04:00:00Z", "04:00", "2026-12-01"),
    ("2026-12-01T00:00:00Z", "00:00", "2026-12-01"),
    ("2026-11-30T23:59:59Z", "00:00", "2026-11-30"),
    ("2026-11-30T23:59:59Z", "23:59", "2026-11-30"),
    ("2026-11-30T23:58:59Z", "23:59", "2026-11-29"),
    ("2024-03-01T01:30:00Z", "04:00", "2024-02-29"),
    ("2027-01-01T01:30:00Z", "04:00", "2026-12-31"),
  ])
  func `a day begins when the settings say`(time: String, start: String, day: String) throws {
    let dayStart = try DayStart(start)
    vault.deliver([try memo("a thought", at: time)], vault.plan { $0.dayStart = dayStart })
    #expect(vault.folder.files() == ["\(day).md"])
  }

  @Test(arguments: [
    ("2026-12-01T00:30:00+09:00", "2026-12-01", "00:30"),
    ("2026-11-30T23:30:00-08:00", "2026-11-30", "23:30"),
    ("2026-11-30T15:30:00Z", "2026-11-30", "15:30"),
    ("2026-12-01T00:15:00+05:45", "2026-12-01", "00:15"),
    ("2026-12-01T13:00:00+14:00", "2026-12-01", "13:00"),
  ])
  func `the clock of the place of capture decides the day and the time`(
    time: String, day: String, clock: String
  ) throws {
    vault.deliver([try memo("a thought", at: time)], vault.plan())
    #expect(vault.folder.files() == ["\(day).md"])
    #expect(vault.folder.text(of: "\(day).md") == "- \(clock) a thought\n")
  }

  @Test func `memos of a weekend offline go each to its own day`() throws {
    let memos = try ["27T18:00", "28T09:00", "28T23:59", "29T00:00", "30T08:00"].map {
      try memo("at \($0)", at: "2026-11-\($0):00Z")
    }
    vault.deliver(memos, vault.plan())
    #expect(vault.folder.files() == [27, 28, 29, 30].map { "2026-11-\($0).md" })
    #expect(
      vault.folder.text(of: "2026-11-28.md") == "- 09:00 at 28T09:00\n- 23:59 at 28T23:59\n")
    #expect(vault.delivered.count == 5)
  }

  @Test func `memos of one minute keep their order`() throws {
    let memos = try (0..<30).map { try memo("number \($0)") }
    vault.deliver(Array(memos[..<10]), vault.plan())
    vault.deliver(Array(memos[10..<11]), vault.plan())
    vault.deliver(Array(memos[11...]), vault.plan())
    #expect(
      vault.folder.text(of: TestVault.note)
        == (0..<30).map { "- 12:00 number \($0)\n" }.joined())
  }

  @Test(
    arguments: [
      (.weekly, "2027-01-01", "2027-W01", .en), (.weekly, "2027-01-01", "2026-W53", .de),
      (.weekly, "2026-11-29", "2026-W49", .en),
      (.weekly, "2026-11-29", "2026-W48", .de), (.weekly, "2025-12-28", "2026-W01", .en),
      (.weekly, "2025-12-28", "2025-W52", .de), (.weekly, "2021-01-03", "2020-W53", .de),
      (.monthly, "2026-11-30", "2026-11", .en), (.quarterly, "2026-11-30", "2026-Q4", .en),
      (.quarterly, "2026-03-31", "2026-Q1", .en), (.yearly, "2026-12-31", "2026", .en),
      (.daily, "2026-12-31", "٢٠٢٦-١٢-٣١", .ar),
    ] as [(ObsidianSettings.Period, String, String, Language)])
  func `a note of each period has the name that Obsidian gives it`(
    period: ObsidianSettings.Period, day: String, note: String, language: Language
  ) throws {
    let plan = vault.plan {
      $0.mode = .periodic(period)
      $0.language = language
    }
    vault.deliver([try memo("a thought", at: "\(day)T12:00:00Z")], plan)
    #expect(vault.folder.files() == ["\(note).md"])
  }

  @Test func `a period ends when its last day ends, not at midnight`() throws {
    for (period, name) in [
      (ObsidianSettings.Period.monthly, "2026-12"), (.yearly, "2026"), (.quarterly, "2026-Q4"),
    ] {
      let vault = TestVault()
      let plan = vault.plan {
        $0.mode = .periodic(period)
        $0.dayStart = NewNoteTests.four
      }
      vault.deliver([try memo("a thought", at: "2027-01-01T01:30:00Z")], plan)
      #expect(vault.folder.files() == ["\(name).md"])
    }
  }

  @Test func `a new format moves only new memos`() throws {
    vault.deliver([try memo("old")], vault.plan())
    vault.deliver([try memo("new")], vault.plan { $0.filename = "{{date:YYYYMMDD}}" })
    #expect(vault.folder.text(of: TestVault.note) == "- 12:00 old\n")
    #expect(vault.folder.text(of: "20261130.md") == "- 12:00 new\n")
  }
}
