import Memos
import TestSupport
import Testing
import Vaults

/// A settings file that is not whole, half written perhaps while the app quits, is never guessed at.
@Suite struct BrokenSettingsTests {
  static let core = ".obsidian/daily-notes.json"
  static let plugin = ".obsidian/plugins/periodic-notes/data.json"

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

  @Test func `settings are only read`() throws {
    let vault = TestVault()
    try vault.folder.write(#"{"format":"DD"}"#, to: Self.core)
    let before = try vault.folder.status(of: Self.core)
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(try vault.folder.status(of: Self.core) == before)
  }
}
