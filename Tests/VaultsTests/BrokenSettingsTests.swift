import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// Settings that cannot be read as what they are, half written while the app quits perhaps, are no
/// reason to guess: the memo waits, the file is named, and it is looked at again.
@Suite struct BrokenSettingsTests {
  let vault = TestVault()
  static let core = ".obsidian/daily-notes.json"
  static let plugin = ".obsidian/plugins/periodic-notes/data.json"
  static let whole =
    "{\n  \"folder\": \"T\u{E4}glich/\\u0031\",\n  \"format\": \"YYYY-MM-DD\",\n"
    + "  \"template\": \"\",\n  \"autorun\": true\n}\n"
  static let note = "T\u{E4}glich/1/2026-11-30.md"

  @Test(arguments: [core, plugin])
  func `a memo waits at each byte that the settings are cut off at`(file: String) throws {
    let bytes = Array((file == Self.core ? Self.whole : #"{"daily":\#(Self.whole)}"#).utf8)
    let memo = try memo("a thought")
    for length in 0..<bytes.count where bytes[length...] != [0x0A] {
      try vault.folder.write(Array(bytes[..<length]), to: file)
      vault.deliver([memo], vault.plan())
      expectBroken(memo, file, offset: 0...length)
      #expect(vault.folder.files() == [file])
    }
    // All but the last line end is whole.
    try vault.folder.write(bytes.dropLast(file == Self.core ? 1 : 0), to: file)
    vault.deliver([memo], vault.plan())
    #expect(vault.waiting.isEmpty)
    let note = file == Self.core ? Self.note : TestVault.note
    #expect(vault.folder.text(of: note) == "- 12:00 a thought\n")
  }

  @Test(arguments: [
    "[]", "null", "true", "5", #""folder""#, "{} {}", "{}x", "{,}", #"{"folder":"a",}"#,
    "{'folder':'a'}", #"{folder:"a"}"#, #"{"folder":"a"} // why"#, "\0\0\0\0",
    "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n", #"{"folder":"\ud800"}"#,
    #"{"folder":5}"#, #"{"folder":["a"]}"#, #"{"folder":{"a":"b"}}"#, #"{"format":false}"#,
    #"{"template":{}}"#,
  ])
  func `a memo waits for settings that are not what they should be`(settings: String) throws {
    let memo = try memo("a thought")
    try vault.folder.write(settings, to: Self.core)
    vault.deliver([memo], vault.plan())
    expectBroken(memo, Self.core, offset: 0...settings.utf8.count)
    #expect(vault.folder.files() == [Self.core])
  }

  @Test func `a memo waits for settings that are not UTF-8`() throws {
    let memo = try memo("a thought")
    try vault.folder.write(Array(#"{"folder":""#.utf8) + [0xE4] + Array(#""}"#.utf8), to: Self.core)
    vault.deliver([memo], vault.plan())
    expectBroken(memo, Self.core, offset: 0...14)
  }

  @Test func `what the broken file does not concern goes on`() throws {
    try vault.folder.write("{", to: Self.core)
    let weekly = vault.plan { $0.mode = .periodic(.weekly) }
    let own = vault.plan {
      $0.mode = .memo
      $0.filename = "own"
    }
    let memos = [try memo("daily"), try memo("weekly"), try memo("own")]
    vault.deliver([memos[0]], vault.plan())
    vault.deliver([memos[1]], weekly)
    vault.deliver([memos[2]], own)
    #expect(Set(vault.waiting.keys) == [memos[0].id])
    #expect(vault.folder.files() == [Self.core, "2026-W49.md", "own.md"])
  }

  @Test func `the core settings do not matter where the plugin is on`() throws {
    try vault.folder.write("{", to: Self.core)
    try vault.folder.write(#"{"daily":{"enabled":true,"folder":"P"}}"#, to: Self.plugin)
    vault.deliver([try memo("a thought")], vault.plan())
    #expect(vault.folder.text(of: "P/\(TestVault.note)") == "- 12:00 a thought\n")
  }

  @Test func `a memo goes on by itself once the file is mended`() throws {
    let memo = try memo("a thought")
    for (settings, isWhole) in [("", false), (#"{"folder":"#, false), (#"{"folder":"D"}"#, true)] {
      try vault.folder.write(settings, to: Self.core)
      vault.deliver([memo], vault.plan())
      #expect((vault.delivered[memo.id] != nil) == isWhole)
    }
    #expect(vault.folder.text(of: "D/\(TestVault.note)") == "- 12:00 a thought\n")
  }

  @Test func `settings that may not be read or are not here make the memo wait`() throws {
    let memo = try memo("a thought")
    try vault.folder.write("{}", to: Self.core)
    vault.deliver([memo], vault.plan(), calls: .denying("daily-notes.json"))
    #expect(vault.waiting[memo.id]?.cause.kind == .noPermission)
    try vault.folder.move(Self.core, to: ".obsidian/.daily-notes.json.icloud")
    vault.deliver([memo], vault.plan())
    #expect(
      vault.waiting[memo.id]?.cause == .init(.notDownloaded, at: vault.folder.path(Self.core)))
    try vault.folder.write("", to: Self.core + "/inside")
    vault.deliver([memo], vault.plan())
    #expect(vault.waiting[memo.id]?.cause == .init(.notANote, at: vault.folder.path(Self.core)))
    #expect(vault.folder.bytes(of: TestVault.note) == nil)
  }

  private func expectBroken(
    _ memo: Memo, _ file: String, offset: ClosedRange<Int>,
    location: SourceLocation = #_sourceLocation
  ) {
    guard case .temporary(let cause, after: _) = vault.waiting[memo.id] else {
      Issue.record("not waiting", sourceLocation: location)
      return
    }
    #expect(cause.kind == .brokenSettings, sourceLocation: location)
    #expect(cause.place == vault.folder.path(file), sourceLocation: location)
    #expect(cause.number.map(offset.contains) ?? true, sourceLocation: location)
  }
}
