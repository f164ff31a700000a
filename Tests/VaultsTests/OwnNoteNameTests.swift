import Memos
import TestSupport
import Testing
import Vaults

/// What a memo's own note is called, and where it stands.
@Suite struct OwnNoteNameTests {
  let vault = TestVault()

  private func plan(folder: String? = nil, filename: String? = nil) -> VaultPlan {
    vault.plan {
      $0.mode = .memo
      $0.folder = folder
      $0.filename = filename
    }
  }

  private static let time = "2026-11-30 120000"

  @Test(
    arguments: [
      ("buy milk\nand bread", nil, "buy milk"), ("# Plan: *now*/later", nil, "Plan now later"),
      ("- [ ] call [Ann](https://x.y)", nil, "call Ann"), ("text", "a/../b", "a .. b"),
      ("text", "../../etc/passwd", ".. .. etc passwd"), ("text", ".hidden", ".hidden"),
      ("text", "What? #1 [x] a^b", "What 1 x a b"), ("text", "COM1.txt", "COM1.txt"),
      ("text", "\u{202E}abc\u{200B}", "abc"), ("text", "日本：語", "日本：語"),
      ("---\ntitle", nil, "title"), ("text", "???", "text"), ("text", "e\u{301}", "\u{E9}"),
    ] as [(String, String?, String)])
  func `a memo's note is called by its title or its first words, as every disk takes it`(
    text: String, title: String?, name: String
  ) throws {
    vault.deliver([try memo(text, title: title)], plan())
    #expect(vault.folder.files().map { Array($0.utf8) } == [Array("\(Self.time) \(name).md".utf8)])
  }

  @Test(arguments: ["???", "...", "\u{200B}"])
  func `a memo of which nothing can be in a name is called by its time`(text: String) throws {
    vault.deliver([try memo(text)], plan(filename: "{{title}}"))
    #expect(vault.folder.files() == ["\(Self.time).md"])
  }

  @Test(arguments: [("CON", "_CON.md"), ("nul.txt", "_nul.txt.md"), ("lpt¹ ", "_lpt¹.md")])
  func `a name that Windows keeps for itself is mended`(title: String, name: String) throws {
    vault.deliver([try memo("text", title: title)], plan(filename: "{{title}}"))
    #expect(vault.folder.files() == [name])
  }

  @Test func `dates make folders, and what a memo says makes none`() throws {
    vault.deliver(
      [try memo("a/b", title: "c/d", tags: ["e/f"])],
      plan(folder: "In/{{date:YYYY/MM}}/{{title}}", filename: "{{date:DD/HH}} {{text}} {{tags}}"))
    #expect(vault.folder.files() == ["In/2026/11/c d/30/12 a b e f.md"])
  }

  @Test func `a long title leaves room for its number, and no character is cut in two`() throws {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let title = String(repeating: family, count: 60)
    vault.deliver([try memo("a", title: title), try memo("b", title: title)], plan())
    let names = vault.folder.files()
    #expect(names.count == 2)
    for name in names {
      #expect(name.utf8.count < 255 - 38)
      let rest = name.replacing(family, with: "").replacing(Self.time, with: "")
      #expect([" .md", "  2.md"].contains(rest), "\(rest)")
    }
  }

  @Test func `a name that is taken gets a number, and nothing is ever replaced`() throws {
    try vault.folder.write("theirs\n", to: "NOTE.md")
    try vault.folder.write("theirs\n", to: "note 3.md")
    let memos = try (0..<2000).map { try memo("memo \($0)", title: "Note") }
    vault.deliver(memos, plan(filename: "{{title}}"))
    #expect(vault.delivered.count == 2000)
    #expect(vault.folder.files().count == 2002)
    #expect(vault.folder.text(of: "NOTE.md") == "theirs\n")
    #expect(vault.folder.text(of: "note 3.md") == "theirs\n")
    #expect(vault.folder.text(of: "Note 2.md")?.hasSuffix("memo 0\n") == true)
    #expect(vault.folder.text(of: "Note 4.md")?.hasSuffix("memo 1\n") == true)
    #expect(vault.folder.text(of: "Note 2002.md")?.hasSuffix("memo 1999\n") == true)
  }

  @Test func `a memo for which there is no free name waits, and the others land`() throws {
    for number in 1...10_000 {
      try vault.folder.write("", to: number == 1 ? "n.md" : "n \(number).md")
    }
    let memos = [try memo("a", title: "n"), try memo("b", title: "m")]
    vault.deliver(memos, plan(filename: "{{title}}"))
    #expect(vault.waiting[memos[0].id]?.cause == .init(.noFreeName, at: vault.folder.path("n.md")))
    #expect(vault.delivered[memos[1].id]?.place == vault.folder.path("m.md"))
    #expect(vault.folder.files().count == 10_001)
  }

  @Test func `a note that the cloud took away keeps its name`() throws {
    try vault.folder.write("", to: ".Note.md.icloud")
    vault.deliver([try memo("text", title: "Note")], plan(filename: "{{title}}"))
    #expect(vault.folder.bytes(of: "Note.md") == nil)
    #expect(vault.folder.bytes(of: "Note 2.md") != nil)
  }

  @Test func `a note of the name that is a link is not followed`() throws {
    try vault.folder.write("theirs\n", to: "Other/Real.md")
    try vault.folder.link("Note.md", to: "Other/Real.md")
    vault.deliver([try memo("text", title: "Note")], plan(folder: "In/..", filename: "{{title}}"))
    #expect(vault.folder.text(of: "Note 2.md")?.hasSuffix("text\n") == true)
    #expect(vault.folder.text(of: "Other/Real.md") == "theirs\n")
  }
}
