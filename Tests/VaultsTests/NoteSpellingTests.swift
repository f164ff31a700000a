import Memos
import TestSupport
import Testing
import Vaults

/// A note or folder that is there in another spelling is that note or folder: on the disks of most
/// vaults' other devices two would be one.
@Suite struct NoteSpellingTests {
  let vault = TestVault()

  @Test(arguments: [
    ("Journal", "journal"), ("JOURNAL", "Journal"), ("Caf\u{E9}", "Cafe\u{301}"),
    ("CAFE\u{301}", "caf\u{E9}"), ("\u{C5}ngstr\u{F6}m", "a\u{30A}ngstro\u{308}m"),
    ("\u{30AC}", "\u{30AB}\u{3099}"), ("\u{416}\u{423}\u{420}", "\u{436}\u{443}\u{440}"),
  ])
  func `a note and a folder in another spelling are found`(there: String, asked: String) throws {
    try vault.folder.write("old\n", to: "\(there)/\(there).md")
    let plan = vault.plan {
      $0.folder = asked
      $0.filename = asked
    }
    let memo = try memo("a thought")
    vault.deliver([memo], plan)
    // Not ==: to a string the two forms are one.
    #expect(vault.folder.files().map { Array($0.utf8) } == [Array("\(there)/\(there).md".utf8)])
    #expect(vault.folder.text(of: "\(there)/\(there).md") == "old\n\n- 12:00 a thought\n")
  }

  @Test func `where both spellings are there, each is itself`() throws {
    for name in ["Note.md", "note.md", "Caf\u{E9}.md", "Cafe\u{301}.md"] {
      try vault.folder.write("old\n", to: name)
    }
    try #require(vault.folder.files().count == 4, "this disk takes them for one")
    for name in ["Note", "note", "Caf\u{E9}", "Cafe\u{301}"] {
      vault.deliver([try memo("to \(name)")], vault.plan { $0.filename = name })
      #expect(vault.folder.text(of: "\(name).md") == "old\n\n- 12:00 to \(name)\n")
    }
  }

  @Test func `a note that a memo made is found in another spelling`() throws {
    vault.deliver([try memo("one"), try memo("two")], vault.plan { $0.filename = "Inbox" })
    vault.deliver([try memo("three")], vault.plan { $0.filename = "INBOX.md" })
    #expect(vault.folder.files() == ["Inbox.md"])
    #expect(vault.folder.text(of: "Inbox.md") == "- 12:00 one\n- 12:00 two\n- 12:00 three\n")
  }

  @Test func `a note of a memo's own never takes a name that some disk has already`() throws {
    try vault.folder.write("theirs\n", to: "cafe\u{301}.md")
    let plan = vault.plan {
      $0.mode = .memo
      $0.filename = "{{title}}"
    }
    vault.deliver([try memo("a", title: "Caf\u{E9}"), try memo("b", title: "CAF\u{C9}")], plan)
    #expect(vault.folder.text(of: "cafe\u{301}.md") == "theirs\n")
    #expect(Set(vault.folder.files().map { $0.lowercased() }).count == 3)
    #expect(vault.delivered.count == 2)
  }

  @Test(arguments: [("Ideas", "IDEAS"), ("Caf\u{E9}", "Cafe\u{301}")])
  func `memos of one batch spell a new folder as the first of them does`(
    first: String, second: String
  ) throws {
    let memos = [try memo("a", title: first), try memo("b", title: second)]
    let plan = vault.plan {
      $0.mode = .memo
      $0.folder = "{{title}}"
      $0.filename = "note"
    }
    vault.deliver(memos, plan)
    #expect(
      vault.folder.files().map { Array($0.utf8) }
        == [" 2", ""].map { number in
          Array("\(first)/note\(number).md".utf8)
        })
    #expect(
      memos.map { vault.delivered[$0.id]?.place }
        == ["note.md", "note 2.md"].map {
          vault.folder.path("\(first)/\($0)")
        })
  }
}
