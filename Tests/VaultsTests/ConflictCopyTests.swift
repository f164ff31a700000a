import Memos
import TestSupport
import Testing
import Vaults

/// What sync tools leave beside a note is not the note.
@Suite struct ConflictCopyTests {
  let vault = TestVault()

  private static let copies = [
    "2026-11-30.sync-conflict-20261130-101500-ABCDEFG.md",
    "2026-11-30 (Conflicted copy phone 202611301015).md",
    "2026-11-30 (Bob's conflicted copy 2026-11-30).md", "2026-11-30 2.md", "2026-11-30_2.md",
    ".syncthing.2026-11-30.md.tmp", "~syncthing~2026-11-30.md.tmp", "2026-11-30.md.bak",
  ]

  @Test(arguments: ["mine\n", nil])
  func `a conflict copy is neither written to nor taken for the note`(note: String?) throws {
    for copy in Self.copies { try vault.folder.write("copy\n", to: copy) }
    if let note { try vault.folder.write(note, to: TestVault.note) }
    vault.deliver([try memo("a thought")], vault.plan())
    let begin = note.map { $0 + "\n" } ?? ""
    #expect(vault.folder.text(of: TestVault.note) == begin + "- 12:00 a thought\n")
    for copy in Self.copies { #expect(vault.folder.text(of: copy) == "copy\n") }
    #expect(vault.folder.files().count == Self.copies.count + 1)
  }

  @Test func `a conflict copy of a template is not the template`() throws {
    try vault.folder.write("copy\n", to: "T/Day.sync-conflict-20261130-101500-ABCDEFG.md")
    try vault.folder.write("copy\n", to: "T/Day (Conflicted copy phone 202611301015).md")
    vault.deliver([try memo("a thought")], vault.plan { $0.template = "Day" })
    #expect(vault.folder.text(of: TestVault.note) == "- 12:00 a thought\n")
  }
}
