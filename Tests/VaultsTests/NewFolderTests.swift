import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// Folders that a note needs are made, and are as open as the vault itself.
@Suite struct NewFolderTests {
  let vault = TestVault()

  @Test(arguments: [0o700, 0o750, 0o755, 0o770, 0o775, 0o777] as [UInt32])
  func `a new folder is as open as the vault`(mode: UInt32) throws {
    try vault.folder.setMode(mode, of: ".")
    vault.deliver([try memo("a thought")], vault.plan { $0.folder = "Daily/{{date:YYYY}}" })
    #expect(vault.folder.files() == ["Daily/2026/\(TestVault.note)"])
    for name in ["Daily", "Daily/2026"] {
      #expect(try vault.folder.status(of: name)?.mode == mode)
    }
  }

  @Test func `a folder that is there stays as open as it is`() throws {
    try vault.folder.makeFolder("Daily")
    try vault.folder.setMode(0o711, of: "Daily")
    try vault.folder.setMode(0o777, of: ".")
    vault.deliver([try memo("a thought")], vault.plan { $0.folder = "Daily" })
    #expect(try vault.folder.status(of: "Daily")?.mode == 0o711)
  }

  @Test func `a folder is durable before the note in it is told`() throws {
    let plan = vault.plan { $0.folder = "Daily/2026" }
    let disk = FragileDisk()
    vault.deliver([try memo("a thought")], plan, calls: disk.calls)
    #expect(vault.delivered.count == 1)
    disk.restart(losing: .everything)
    #expect(vault.folder.text(of: "Daily/2026/\(TestVault.note)") == "- 12:00 a thought\n")
  }

  @Test func `a folder that another makes at the same time is taken`() throws {
    let folder = vault.folder
    var calls = SystemCalls.kernel
    calls.makeFolder = { parent, name, mode in
      _ = SystemCalls.kernel.makeFolder(parent, name, 0o755)
      return SystemCalls.kernel.makeFolder(parent, name, mode)
    }
    vault.deliver([try memo("a thought")], vault.plan { $0.folder = "Daily" }, calls: calls)
    #expect(folder.text(of: "Daily/\(TestVault.note)") == "- 12:00 a thought\n")
  }
}
