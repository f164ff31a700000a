import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// Attachments go where `.obsidian/app.json` says, and links look as it says.
@Suite struct AttachmentSettingsTests {
  let vault = TestVault()
  static let settings = ".obsidian/app.json"
  private var folder: TemporaryFolder { vault.folder }

  /// Delivers a memo with `a.png` into `Daily/2026-11-30.md`; what the note then says of it.
  private func link(_ settings: String, name: String = "a.png") throws -> String? {
    try folder.write(settings, to: Self.settings)
    let memo = try memo("m", attachments: [vault.shelf.add(name, "x")])
    vault.deliver([memo], vault.plan { $0.folder = "Daily" })
    let text = folder.text(of: "Daily/\(TestVault.note)")
    return text?.split(separator: "\n").last.map { String($0.drop { $0 == " " }) }
  }

  private var files: [String] {
    folder.files().filter { !$0.hasPrefix(".obsidian") && !$0.hasSuffix(".md") }
  }

  @Test(arguments: [
    ("{}", "a.png"), (#"{"attachmentFolderPath":""}"#, "a.png"),
    (#"{"attachmentFolderPath":"/"}"#, "a.png"), (#"{"attachmentFolderPath":null}"#, "a.png"),
    (#"{"attachmentFolderPath":"./"}"#, "Daily/a.png"),
    (#"{"attachmentFolderPath":"."}"#, "Daily/a.png"),
    (#"{"attachmentFolderPath":"./img"}"#, "Daily/img/a.png"),
    (#"{"attachmentFolderPath":"./img/x/"}"#, "Daily/img/x/a.png"),
    (#"{"attachmentFolderPath":"Files/Images"}"#, "Files/Images/a.png"),
    (#"{"attachmentFolderPath":"/Files/"}"#, "Files/a.png"),
    (#"{"attachmentFolderPath":"Files\\Images","x":[1]}"#, "Files/Images/a.png"),
    (#"{"attachmentFolderPath":" Files\u00a0x "}"#, "Files x/a.png"),
  ])
  func `the folder is the one that is set`(settings: String, path: String) throws {
    #expect(try link(settings) == "![[a.png]]")
    #expect(files == [path])
  }

  @Test func `a folder that is there in another spelling is taken, with its mode`() throws {
    try folder.write("", to: "FILES/keep.txt")
    try folder.setMode(0o711, of: "FILES")
    _ = try link(#"{"attachmentFolderPath":"files/New"}"#)
    #expect(files == ["FILES/New/a.png", "FILES/keep.txt"])
    #expect(try folder.status(of: "FILES")?.mode == 0o711)
    #expect(try folder.status(of: "FILES/New")?.mode == folder.status(of: ".")?.mode)
  }

  @Test func `a link to a folder is followed, but not out of the vault`() throws {
    try folder.makeFolder("Real")
    try folder.link("Files", to: "Real")
    _ = try link(#"{"attachmentFolderPath":"Files"}"#)
    #expect(files.contains("Real/a.png"))
    let outside = TemporaryFolder()
    try folder.link("Out", to: outside.path)
    for path in ["Out", "../x", "a/../../x"] {
      try folder.write(#"{"attachmentFolderPath":"\#(path)"}"#, to: Self.settings)
      let memo = try memo("away", attachments: [vault.shelf.add("b.png", "y")])
      vault.deliver([memo], vault.plan { $0.folder = "Daily" })
      #expect(vault.waiting[memo.id]?.cause.kind == .outsideVault)
    }
    #expect(outside.files() == [])
  }

  @Test func `a file in the place of the folder keeps the memo waiting`() throws {
    try folder.write("", to: "Files")
    #expect(try link(#"{"attachmentFolderPath":"Files/x"}"#) == nil)
    #expect(vault.waiting.values.first?.cause.kind == .notAFolder)
  }

  @Test(arguments: [
    (#"{"useMarkdownLinks":true}"#, "![](a%20b.png)"),
    (#"{"useMarkdownLinks":false}"#, "![[a b.png]]"),
    (#"{"newLinkFormat":"absolute","attachmentFolderPath":"F"}"#, "![[F/a b.png]]"),
    (#"{"newLinkFormat":"relative","attachmentFolderPath":"F"}"#, "![[../F/a b.png]]"),
    (#"{"newLinkFormat":"relative","attachmentFolderPath":"./F"}"#, "![[F/a b.png]]"),
    (#"{"newLinkFormat":"shortest","attachmentFolderPath":"F"}"#, "![[a b.png]]"),
    (#"{"newLinkFormat":"of a later day","attachmentFolderPath":"F"}"#, "![[a b.png]]"),
    (
      #"{"newLinkFormat":"relative","useMarkdownLinks":true,"attachmentFolderPath":"F (1)"}"#,
      "![](../F%20%281%29/a%20b.png)"
    ),
  ])
  func `the link looks as it is set`(settings: String, link: String) throws {
    #expect(try self.link(settings, name: "a b.png") == link)
  }

  @Test func `a name that is elsewhere in the vault too is linked by its path`() throws {
    let settings = #"{"attachmentFolderPath":"Files"}"#
    try folder.write("other", to: "Old/Deep/A.PNG")
    #expect(try link(settings) == "![[Files/a.png]]")
    #expect(try link(settings, name: "b.png") == "![[b.png]]")
    // What is hidden is not in the vault.
    try folder.write("other", to: ".trash/c.png")
    #expect(try link(settings, name: "c.png") == "![[c.png]]")
  }

  @Test func `memos delivered at once count each other's files`() throws {
    try folder.write(#"{"attachmentFolderPath":"./"}"#, to: Self.settings)
    let memos = try ["2026-11-30", "2026-12-01"].map { day in
      try memo(day, attachments: [vault.shelf.add("a.png", day)], at: day + "T12:00:00Z")
    }
    vault.deliver(memos, vault.plan { $0.filename = "{{date:YYYY/MM}}/x" })
    #expect(files == ["2026/11/a.png", "2026/12/a.png"])
    #expect(folder.text(of: "2026/12/x.md")?.contains("![[2026/12/a.png]]") == true)
  }

  // Settings that cannot be read

  @Test(arguments: [
    "{", "[]", "null", #"{"attachmentFolderPath":5}"#, #"{"newLinkFormat":{}}"#,
    #"{"useMarkdownLinks":"yes"}"#, #"{"attachmentFolderPath":"a"#,
  ])
  func `broken settings keep what has attachments waiting, and nothing else`(
    settings: String
  )
    throws
  {
    try folder.write(settings, to: Self.settings)
    let memos = [try memo("with", attachments: [vault.shelf.add("a.png", "x")]), try memo("plain")]
    vault.deliver(memos, vault.plan())
    #expect(vault.waiting[memos[0].id]?.cause.kind == .brokenSettings)
    #expect(vault.waiting[memos[0].id]?.cause.place == folder.path(Self.settings))
    #expect(folder.text(of: TestVault.note) == "- 12:00 plain\n")
    #expect(folder.files() == [Self.settings, TestVault.note])
    try folder.write("{}", to: Self.settings)
    vault.deliver(memos, vault.plan())
    #expect(vault.delivered.count == 2)
  }

  @Test func `without attachments the settings are not even opened`() throws {
    try folder.write("{}", to: Self.settings)
    let calls = SystemCalls.kernel.opening("app.json") { _, _ in
      Issue.record("it is opened")
      return SystemCalls.deviceError
    }
    vault.deliver([try memo("plain")], vault.plan(), calls: calls)
    #expect(vault.delivered.count == 1)
  }
}
