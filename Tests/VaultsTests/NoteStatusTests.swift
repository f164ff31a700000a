import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// A note that is replaced is to its owner, to backups and to other programs the same file.
@Suite struct NoteStatusTests {
  @Test(arguments: [0o600, 0o640, 0o644, 0o664, 0o444] as [UInt32])
  func `a note stays as open as it was`(mode: UInt32) throws {
    let vault = try Self.vault()
    try vault.folder.opened(TestVault.note).setMode(mode)
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(try vault.folder.status(of: TestVault.note)?.mode == mode)
    #expect(vault.folder.text(of: TestVault.note) == "old\n\n- 12:00 a thought\n")
  }

  @Test func `a note keeps its owner and group, and is newer than it was`() throws {
    let vault = try Self.vault()
    // Root can give a note away; anyone else sees that it stays theirs.
    if try vault.folder.status(of: TestVault.note)?.owner == 0 {
      try vault.folder.opened(TestVault.note).setOwner(4711, group: 4712)
    }
    let before = try #require(try vault.folder.status(of: TestVault.note))
    vault.deliver([try memo("a thought")], vault.plan())
    let after = try #require(try vault.folder.status(of: TestVault.note))
    #expect(after.owner == before.owner)
    #expect(after.group == before.group)
    #expect(after.modified > before.modified)
    #expect(after.links == 1)
  }

  @Test(.enabled(if: hasAttributes, "no attributes of users on this file system"))
  func `a note keeps its extended attributes`() throws {
    let vault = try Self.vault()
    let attributes = [
      ExtendedAttribute(name: "user.xdg.tags", value: Array("a,b".utf8)),
      ExtendedAttribute(name: "user.slip.empty", value: []),
      ExtendedAttribute(name: "user.slip.long", value: Array(repeating: 0xFE, count: 700)),
    ]
    let note = try vault.folder.opened(TestVault.note)
    for attribute in attributes { try note.setAttribute(attribute) }
    try note.close()
    vault.deliver([try memo("a thought")], vault.plan())
    let kept = try vault.folder.opened(TestVault.note).attributes()
    for attribute in attributes { #expect(kept.contains(attribute), "\(attribute.name)") }
    #expect(vault.delivered.count == 1)
  }

  @Test func `a note of one's own and a new note can be read by whoever may see the folder`() throws
  {
    let vault = TestVault()
    vault.deliver([try memo("a")], vault.plan())
    vault.deliver([try memo("b")], vault.plan { $0.mode = .memo })
    for name in vault.folder.files() {
      #expect(try vault.folder.status(of: name)?.mode == 0o644)
    }
    #expect(vault.folder.files().count == 2)
  }

  private static func vault() throws -> TestVault {
    let vault = TestVault()
    try vault.folder.write("old\n", to: TestVault.note)
    return vault
  }

  private static let hasAttributes = {
    let folder = TemporaryFolder()
    do {
      try folder.write("", to: "file")
      try folder.opened("file").setAttribute(ExtendedAttribute(name: "user.slip", value: [1]))
      return true
    } catch {
      return false
    }
  }()
}
