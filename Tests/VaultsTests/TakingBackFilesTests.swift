import Foundation
import Markdown
import Memos
import Posix
import TestSupport
import Testing
import Timekeeping
import Vaults

/// What came with a memo goes where the vault keeps what is deleted, if nothing else needs it.
@Suite struct TakingBackFilesTests {
  let vault = TestVault()

  /// The memo is out, and these files are told to stay.
  private func staying(_ names: String...) -> RetractionFate {
    .retracted(staying: names.map { vault.folder.path($0) })
  }

  @Test(arguments: [VaultPlan.Mode.periodic(.daily), .memo])
  func `files that came with a memo go to the trash of the vault`(mode: VaultPlan.Mode) throws {
    try vault.folder.write("older\n", to: ".trash/a.png")
    let plan = vault.plan { $0.mode = mode }
    let files = [vault.shelf.add("a.png", "pixels"), vault.shelf.add("b.txt", "words")]
    let memo = try memo("look", attachments: files)
    vault.deliver([memo], plan)
    try #require(vault.folder.text(of: "a.png") == "pixels")
    #expect(try vault.takeBack(memo, among: [memo], plan) == .retracted())
    #expect(vault.folder.files() == [".trash/a 2.png", ".trash/a.png", ".trash/b.txt"])
    #expect(vault.folder.text(of: ".trash/a 2.png") == "pixels")
    #expect(vault.folder.text(of: ".trash/a.png") == "older\n")
  }

  @Test func `a file that a note names stays, however it names it`() throws {
    let plan = vault.plan()
    for (name, link) in [("a b.png", "![[a b.png]]"), ("c d.png", "![](c%20d.png)")] {
      let memo = try memo("look", attachments: [vault.shelf.add(name, name)])
      vault.deliver([memo], plan)
      try vault.folder.write("# P\n\n\(link)\n", to: "P.md")
      #expect(try vault.takeBack(memo, among: [memo], plan) == staying(name))
      #expect(vault.folder.text(of: name) == name)
    }
    #expect(vault.folder.files() == ["P.md", "a b.png", "c d.png"])
  }

  @Test(arguments: [
    ("P.md", "![](scan%20%281%29.pdf)"), ("P.MD", "![[Scan (1).PDF]]"),
    ("x/P.canvas", #"{"nodes":[{"type":"file","file":"scan (1).pdf"}]}"#),
  ])
  func `a file stays that is named in another way`(path: String, text: String) throws {
    let plan = vault.plan()
    let memo = try memo("look", attachments: [vault.shelf.add("scan (1).pdf", "pixels")])
    vault.deliver([memo], plan)
    try vault.folder.write(text, to: path)
    #expect(try vault.takeBack(memo, among: [memo], plan) == staying("scan (1).pdf"))
    #expect(Set(vault.folder.files()) == [path, "scan (1).pdf"])
  }

  @Test(arguments: ["P.md", "Private", ".P.md.icloud", ".Plans.icloud", "out", "out.md"])
  func `a file stays where something in the vault can't be looked into`(name: String) throws {
    let plan = vault.plan()
    let memo = try memo("look", attachments: [vault.shelf.add("a.png", "pixels")])
    vault.deliver([memo], plan)
    let elsewhere = TemporaryFolder()
    switch name {
    case "Private": try vault.folder.makeFolder(name)
    case "out", "out.md": try vault.folder.link(name, to: elsewhere.path)
    default: try vault.folder.write("", to: name)
    }
    #expect(
      try vault.takeBack(memo, among: [memo], plan, calls: .denying(name)) == staying("a.png"))
    #expect(vault.folder.text(of: "a.png") == "pixels")
  }

  @Test func `what names no file keeps none`() throws {
    let plan = vault.plan()
    let memo = try memo("look", attachments: [vault.shelf.add("a.png", "pixels")])
    vault.deliver([memo], plan)
    try vault.folder.write("", to: ".b.png.icloud")
    try vault.folder.write("a.png", to: ".hidden/P.md")
    try vault.folder.write("a.png", to: "list.txt")
    try vault.folder.write("x", to: "Ideas/P.md")
    try vault.folder.link("here", to: "Ideas")
    #expect(try vault.takeBack(memo, among: [memo], plan) == .retracted())
    #expect(vault.folder.text(of: ".trash/a.png") == "pixels")
  }

  @Test func `a file that another puts into the trash meanwhile is not replaced`() throws {
    let plan = vault.plan()
    let memo = try memo("look", attachments: [vault.shelf.add("a.png", "pixels")])
    vault.deliver([memo], plan)
    var calls = SystemCalls.kernel
    let folder = vault.folder.path(".trash")
    calls.rename = { from, name, to, newName, rule in
      if String(cString: newName) == "a.png" {
        try? Data("theirs".utf8).write(to: URL(filePath: folder + "/a.png"))
      }
      return SystemCalls.kernel.rename(from, name, to, newName, rule)
    }
    #expect(try vault.takeBack(memo, among: [memo], plan, calls: calls) == .retracted())
    #expect(vault.folder.text(of: ".trash/a.png") == "theirs")
    #expect(vault.folder.text(of: ".trash/a 2.png") == "pixels")
    #expect(vault.folder.text(of: "a.png") == nil)
  }

  @Test func `files go to the trash where a rename always replaces`() throws {
    let plan = vault.plan()
    let memo = try memo("look", attachments: [vault.shelf.add("a.png", "pixels")])
    vault.deliver([memo], plan)
    try vault.folder.write("older", to: ".trash/a.png")
    let calls = LackingSystem.plain.calls()
    #expect(try vault.takeBack(memo, among: [memo], plan, calls: calls) == .retracted())
    #expect(vault.folder.files() == [".trash/a 2.png", ".trash/a.png"])
    #expect(vault.folder.text(of: ".trash/a.png") == "older")
  }

  @Test func `a file that was there before, or was changed, stays`() throws {
    let plan = vault.plan()
    try vault.folder.write("pixels", to: "a.png")
    let files = [vault.shelf.add("a.png", "pixels"), vault.shelf.add("b.txt", "words")]
    let memo = try memo("look", attachments: files)
    vault.deliver([memo], plan)
    try vault.folder.write("more words", to: "b.txt")
    // That the first one came with the memo nobody says.
    #expect(try vault.takeBack(memo, among: [memo], plan) == staying("b.txt"))
    #expect(vault.folder.files() == ["a.png", "b.txt"])
  }

  @Test(arguments: [VaultPlan.Mode.periodic(.daily), .memo])
  func `files go along that were first shown for a note that was not`(
    mode: VaultPlan.Mode
  ) throws {
    let note = mode == .memo ? "2026-11-30 120000 look.md" : TestVault.note
    if mode != .memo { try vault.folder.write("old\n", to: note) }
    let plan = vault.plan { $0.mode = mode }
    let memo = try memo("look", attachments: [vault.shelf.add("a.png", "pixels")])
    try vault.deliver([memo], plan) { try vault.folder.replace(note, by: "mine\n") }
    try #require(vault.folder.text(of: "a.png") == "pixels")
    #expect(try vault.takeBack(memo, among: [memo], plan) == .retracted())
    #expect(vault.folder.files() == [".trash/a.png", note])
    #expect(vault.folder.text(of: note) == "mine\n")
  }

  @Test func `a file that two memos share goes with the last of them`() throws {
    let plan = vault.plan()
    let memos = [
      try memo("one", attachments: [vault.shelf.add("a.png", "pixels")]),
      try memo("two", attachments: [vault.shelf.add("a.png", "pixels")]),
    ]
    vault.deliverEach(memos, plan)
    try vault.takeBack(memos[0], among: memos, plan)
    #expect(vault.folder.files() == [TestVault.note, "a.png"])
    try vault.takeBack(memos[1], among: memos, gone: [memos[0].id], plan)
    #expect(vault.folder.files() == [".trash/a.png"])
  }

  @Test func `a file that the trash can't take stays, and is told`() throws {
    let plan = vault.plan()
    try vault.folder.write("no folder", to: ".trash")
    let memo = try memo("look", attachments: [vault.shelf.add("a.png", "pixels")])
    vault.deliver([memo], plan)
    #expect(try vault.takeBack(memo, among: [memo], plan) == staying("a.png"))
    #expect(vault.folder.files() == [".trash", "a.png"])
  }

  @Test func `files go also where the retraction was cut short`() throws {
    let plan = vault.plan()
    let memo = try memo("look", attachments: [vault.shelf.add("a.png", "pixels")])
    vault.deliver([memo], plan)
    let all = vault.delivered(memo, among: [memo], gone: [])
    let sink = VaultSink(plan)
    let prepared = try sink.prepareRetraction(of: all[0], among: all).get()
    // The next process sees a note that is gone, and a file that is not.
    prepared.abandon()
    try vault.folder.remove(TestVault.note)
    #expect(sink.recoverRetraction(prepared.intent) == .retracted())
    #expect(vault.folder.files() == [".trash/a.png"])
  }
}
