import Markdown
import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// What an audit says of a memo is what a person sees who looks for it.
@Suite struct AuditTests {
  let vault = TestVault()

  private func findings(_ memos: [Memo]) throws -> [VaultAudit.Finding] {
    try report(on: memos).findings
  }

  private func report(
    on memos: [Memo], calls: SystemCalls = .kernel
  ) throws -> VaultAudit.Report {
    let delivered = memos.compactMap { memo in
      vault.delivered[memo.id].map { DeliveredMemo(memo.id, $0) }
    }
    try #require(delivered.count == memos.count)
    return try VaultAudit(at: vault.folder.path, calls: calls).report(
      on: delivered, text: { memos[$0].text })
  }

  private func place(_ line: Int, in name: String = TestVault.note) -> VaultAudit.Place {
    VaultAudit.Place(path: vault.folder.path(name), line: line)
  }

  private func change(_ from: String, to: String, in name: String = TestVault.note) throws {
    let text = try #require(vault.folder.text(of: name))
    try #require(text.contains(from))
    try vault.folder.write(text.replacing(from, with: to), to: name)
  }

  static let styles: [EntryStyle] = [.list, .task, .heading, .paragraph, .callout]

  @Test(arguments: styles)
  func `what stands as it was put is present, whatever stands around it`(
    style: EntryStyle
  ) throws {
    let memos = [try memo("one\n\n```\ncode"), try memo("two"), try memo("three, much longer")]
    vault.deliver(memos, vault.plan { $0.entry = style })
    try vault.folder.write(
      "---\na: b\n---\n# mine\n\n" + (vault.folder.text(of: TestVault.note) ?? "") + "\nmine\n",
      to: TestVault.note)
    for finding in try findings(memos) {
      guard case .present = finding else {
        Issue.record("\(finding)")
        return
      }
    }
  }

  @Test func `a note of its own may get other properties`() throws {
    let memos = [try memo("one\nmore", tags: ["x"])]
    vault.deliver(memos, vault.plan { $0.mode = .memo })
    try change("tags:", to: "status: done\ntags:", in: "2026-11-30 120000 one.md")
    #expect(
      try findings(memos) == [.present(place(8, in: "2026-11-30 120000 one.md"))])
  }

  @Test func `of two memos that are the same both have to stand`() throws {
    let memos = [try memo("same"), try memo("same")]
    vault.deliver(memos, vault.plan())
    #expect(try findings(memos) == [.present(place(1)), .present(place(2))])
    try vault.folder.write("- 12:00 same\n", to: TestVault.note)
    #expect(try findings(memos) == [.present(place(1)), .missing])
  }

  @Test func `a task that was ticked off, and words that were changed, are edits`() throws {
    let memos = [
      try memo("call the plumber"), try memo("water the plants today"), try memo("buy oat milk"),
    ]
    vault.deliver(memos, vault.plan { $0.entry = .task })
    try change("- [ ] call", to: "- [x] call")
    try change("plants today", to: "plants, all of them")
    #expect(
      try findings(memos) == [.edited(place(1)), .edited(place(2)), .present(place(3))])
  }

  @Test func `what a plugin writes behind a short task is an edit`() throws {
    let memos = [try memo("nap"), try memo("call Ann")]
    vault.deliver(memos, vault.plan { $0.entry = .task })
    try vault.folder.write(
      "- [x] nap ✅ 2026-12-03\n- [ ] call Ann 📅 2026-12-10 #home\n", to: TestVault.note)
    #expect(try findings(memos) == [.edited(place(1)), .edited(place(2))])
  }

  @Test(arguments: [Marker.blockID, .comment])
  func `a memo with a mark is known by it, whatever its words became`(marker: Marker) throws {
    let memos = [try memo("pay the bill"), try memo("one")]
    vault.deliver(memos, vault.plan { $0.marker = marker })
    let text = try #require(vault.folder.text(of: TestVault.note))
    let lines = text.split(separator: "\n").map {
      $0.replacing("pay the bill", with: "done with heating").replacing("one", with: "two")
    }
    try vault.folder.write("mine\n\n" + lines[0] + "\n", to: TestVault.note)
    try vault.folder.write(lines[1] + "\n", to: "Other.md")
    #expect(try findings(memos) == [.edited(place(3)), .moved(place(1, in: "Other.md"))])
  }

  @Test func `a neighbour that has words in common is no edit`() throws {
    let memos = [try memo("buy milk at the shop"), try memo("buy bread at the shop")]
    vault.deliver(memos, vault.plan())
    try change("- 12:00 buy bread at the shop\n", to: "")
    #expect(try findings(memos) == [.present(place(1)), .missing])
  }

  @Test func `what was moved is found, as it was and in another list`() throws {
    let memos = [
      try memo("first thing\nwith a line"), try memo("second thing to move"), try memo("third"),
    ]
    vault.deliver(memos, vault.plan())
    try vault.folder.write("mine\n", to: TestVault.note)
    try vault.folder.write(
      "# P\n\n- 12:00 first thing\n  with a line\n\n> * [ ] second thing to move\n",
      to: "a/b/Project.md")
    try vault.folder.write("- 12:00 third\n", to: ".trash/gone.md")
    let project = "a/b/Project.md"
    #expect(
      try findings(memos) == [
        .moved(place(3, in: project)), .moved(place(6, in: project)), .missing,
      ])
  }

  @Test func `a memo that was moved into a note of other memos is found there`() throws {
    let memos = [
      try memo("first thing to do"), try memo("second thing to do"),
      try memo("third", at: "2026-12-01T12:00:00Z"),
    ]
    vault.deliver(memos, vault.plan())
    try vault.folder.write("mine\n", to: TestVault.note)
    try vault.folder.write(
      "- 12:00 third\n- 12:00 first thing to do\n- [ ] second thing to do\n", to: "2026-12-01.md")
    let other = "2026-12-01.md"
    #expect(
      try findings(memos) == [
        .moved(place(2, in: other)), .moved(place(3, in: other)), .present(place(1, in: other)),
      ])
  }

  @Test func `a memo with the same words in another note is not this one moved`() throws {
    let memos = [
      try memo("the same words"), try memo("the same words", at: "2026-12-01T12:00:00Z"),
    ]
    vault.deliver(memos, vault.plan())
    try vault.folder.write("mine\n", to: TestVault.note)
    #expect(try findings(memos) == [.missing, .present(place(1, in: "2026-12-01.md"))])
  }

  @Test func `a note of its own that was filed away is found`() throws {
    let memos = [try memo("one\nmore")]
    vault.deliver(memos, vault.plan { $0.mode = .memo })
    try vault.folder.makeFolder("Done")
    try vault.folder.move("2026-11-30 120000 one.md", to: "Done/one.md")
    #expect(try findings(memos) == [.moved(place(5, in: "Done/one.md"))])
  }

  @Test(arguments: [
    "2026-11-30.sync-conflict-20261130-123456-ABCDEF7.md",
    "2026-11-30 (Conflicted copy phone 202611301200).md",
    "2026-11-30 (Ann's conflicted copy 2026-11-30).md", "2026-11-30 2.md",
  ])
  func `a sync tool's copy is told of, and is not the note`(name: String) throws {
    let memos = [try memo("one of them"), try memo("two of them")]
    vault.deliver(memos, vault.plan())
    try vault.folder.write("- 12:00 two of them\n", to: TestVault.note)
    try vault.folder.write("- 12:00 one of them\n- 12:00 two of them\n", to: name)
    let report = try report(on: memos)
    #expect(report.findings == [.inConflictCopy(place(1, in: name)), .present(place(1))])
    #expect(report.conflictCopies.map(\.path) == [vault.folder.path(name)])
    #expect(report.conflictCopies.map(\.memos) == [[0, 1]])
    // Nor does the next memo go into it.
    let copy = vault.folder.text(of: name)
    vault.deliver([try memo("three")], vault.plan())
    #expect(vault.folder.text(of: name) == copy)
    #expect(vault.folder.text(of: TestVault.note) == "- 12:00 two of them\n- 12:00 three\n")
  }

  @Test(arguments: [
    "2026-11-30.sync-conflict-20261130-123456-ABCDEF7.md",
    "2026-11-30 (Ann's conflicted copy 2026-11-30).md", "2026-11-30 2.md",
  ])
  func `where there is only a sync tool's copy the note is made anew`(name: String) throws {
    try vault.folder.write("theirs\n", to: name)
    vault.deliver([try memo("one")], vault.plan())
    #expect(vault.folder.text(of: name) == "theirs\n")
    #expect(vault.folder.text(of: TestVault.note) == "- 12:00 one\n")
  }

  @Test(arguments: ["2026-11-30 copy.md", "2026-11-30 (2).md", "a.sync-conflict.md"])
  func `a name that only looks like a copy's is a note`(name: String) throws {
    let memos = [try memo("one of them")]
    vault.deliver(memos, vault.plan())
    try vault.folder.move(TestVault.note, to: name)
    let report = try report(on: memos)
    #expect(report.findings == [.moved(place(1, in: name))])
    #expect(report.conflictCopies.isEmpty)
  }

  @Test func `a note that is not on this machine tells nothing`() throws {
    let memos = [try memo("one of them")]
    vault.deliver(memos, vault.plan())
    try vault.folder.move(TestVault.note, to: ".2026-11-30.md.icloud")
    guard case .unknown(let cause) = try findings(memos)[0] else {
      Issue.record("it is told")
      return
    }
    #expect(cause.kind == .notDownloaded)
  }

  @Test(arguments: ["Plan.md", "Private", ".Plan.md.icloud"])
  func `what cannot be looked into may hold a memo, so that none is missing`(
    name: String
  ) throws {
    let memos = [try memo("one of them"), try memo("two of them")]
    vault.deliver(memos, vault.plan())
    try vault.folder.write("- 12:00 two of them\n", to: TestVault.note)
    for path in ["Plan.md", "Private/Plan.md"] where path.hasPrefix(name) {
      try vault.folder.write("- 12:00 one of them\n", to: path)
    }
    if name.hasPrefix(".") { try vault.folder.write("", to: name) }
    let report = try report(on: memos, calls: .denying(name))
    #expect(report.findings[1] == .present(place(1)))
    guard case .unknown(let cause) = report.findings[0] else {
      Issue.record("\(report.findings[0])")
      return
    }
    #expect(cause.kind == (name.hasPrefix(".") ? .notDownloaded : .noPermission))
    #expect(cause.place == vault.folder.path(name.hasPrefix(".") ? "Plan.md" : name))
  }

  @Test func `a receipt without evidence tells nothing`() throws {
    let receipt = Receipt(place: vault.folder.path(TestVault.note))
    let old = DeliveredMemo(try memo("x").id, receipt)
    let report = try VaultAudit(at: vault.folder.path).report(on: [old], text: { _ in nil })
    guard case .unknown = report.findings[0] else {
      Issue.record("it is told")
      return
    }
  }

  @Test func `an audit changes nothing`() throws {
    let memos = [try memo("one of them"), try memo("two")]
    vault.deliver(memos, vault.plan())
    let before = try vault.folder.status(of: TestVault.note)
    _ = try findings(memos)
    #expect(try vault.folder.status(of: TestVault.note)?.modified == before?.modified)
    #expect(vault.folder.files() == [TestVault.note])
  }
}
