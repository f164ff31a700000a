import Markdown
import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// After a stop anywhere in a replacement the next process tells from the disk whether the memo
/// stands, tidies up, and the delivery after that makes exactly one of it.
@Suite struct RecoveryTests {
  let vault = TestVault()

  init() throws {
    try vault.folder.write(TestVault.old, to: TestVault.note)
  }

  @Test(arguments: Stopped.Moment.allCases, LackingSystem.allCases.filter(\.exchanges))
  func `each state is told rightly and tidied up`(
    moment: Stopped.Moment, system: LackingSystem
  ) throws {
    let stopped = try Stopped.replacing(
      at: moment, [try memo("a thought")], vault.plan(), on: system)
    for _ in 0..<2 {
      #expect(try stopped.isDelivered() == moment.isDone)
      #expect(vault.folder.files() == [TestVault.note])
    }
    try expectOnce(after: stopped, TestVault.old + "\n" + TestVault.entry)
  }

  @Test(arguments: Stopped.Moment.allCases)
  func `a recovery that is cut short anywhere comes to the same end`(
    moment: Stopped.Moment
  ) throws {
    try withEvery(.powerCut) { disk in
      let vault = TestVault()
      try vault.folder.write(TestVault.old, to: TestVault.note)
      let stopped = try Stopped.replacing(at: moment, [try memo("a thought")], vault.plan())
      let first = try stopped.isDelivered(disk.calls)
      #expect(first == nil || first == moment.isDone)
      disk.restart(losing: .everything)
      #expect(try stopped.isDelivered() == moment.isDone)
      #expect(vault.folder.files() == [TestVault.note])
    }
  }

  @Test(arguments: Stopped.Moment.allCases)
  func `an edit after the stop hides nothing and stays`(moment: Stopped.Moment) throws {
    let stopped = try Stopped.replacing(at: moment, [try memo("a thought")], vault.plan())
    try vault.folder.append("theirs\n", to: TestVault.note)
    #expect(try stopped.isDelivered() == moment.isDone)
    try expectOnce(
      after: stopped,
      moment.isDone
        ? TestVault.old + "\n" + TestVault.entry + "theirs\n"
        : TestVault.old + "theirs\n\n" + TestVault.entry)
  }

  @Test(arguments: Stopped.Moment.allCases)
  func `an entry that stood there before is not taken for the memo`(
    moment: Stopped.Moment
  ) throws {
    try vault.folder.replace(TestVault.note, by: TestVault.entry)
    let stopped = try Stopped.replacing(at: moment, [try memo("a thought")], vault.plan())
    try vault.folder.append("theirs\n", to: TestVault.note)
    #expect(try stopped.isDelivered() == moment.isDone)
    if !moment.isDone { deliverAgain(stopped) }
    #expect(vault.folder.text(of: TestVault.note)?.count(of: TestVault.entry) == 2)
  }

  @Test(arguments: Stopped.Moment.allCases)
  func `a newer note in its place after the stop stays, with the memo once`(
    moment: Stopped.Moment
  ) throws {
    let stopped = try Stopped.replacing(at: moment, [try memo("a thought")], vault.plan())
    let seen = vault.folder.text(of: TestVault.note) ?? ""
    try vault.folder.replace(TestVault.note, by: "# Theirs\n" + seen)
    #expect(try stopped.isDelivered() == moment.isDone)
    try expectOnce(after: stopped, "# Theirs\n" + TestVault.old + "\n" + TestVault.entry)
  }

  @Test func `one entry of a batch is enough to know that all came in`() throws {
    let memos = try (0..<20).map { try memo("<\($0)>") }
    let stopped = try Stopped.replacing(at: .replaced, memos, vault.plan())
    let text = try #require(vault.folder.text(of: TestVault.note))
    let kept = text.split(separator: "\n").filter { !$0.contains("<1") }
    try vault.folder.replace(TestVault.note, by: kept.joined(separator: "\n"))
    #expect(try stopped.isDelivered() == true)
  }

  @Test func `an edit of the displaced note is put into the new one`() throws {
    let theirs = try vault.folder.held(TestVault.note)
    let stopped = try Stopped.replacing(at: .exchanged, [try memo("a thought")], vault.plan())
    try theirs.append("theirs\n")
    #expect(try stopped.isDelivered() == true)
    let text = try #require(vault.folder.text(of: TestVault.note))
    #expect(text.hasPrefix(TestVault.old))
    #expect(text.count(of: "theirs\n") == 1)
    try expectOnce(after: stopped, text)
  }

  @Test func `a line that comes after an edit was put into the new note follows it`() throws {
    let theirs = try vault.folder.held(TestVault.note)
    let stopped = try Stopped.replacing(at: .exchanged, [try memo("a thought")], vault.plan())
    try theirs.append("theirs\n")
    let calls = SystemCalls.kernel.removing { number, remove in
      let answer = remove()
      // The first scratch to go is that of the merge, the second the displaced note.
      if number == 1 { try theirs.append("late\n") }
      return answer
    }
    #expect(try stopped.isDelivered(calls) == true)
    let text = try #require(vault.folder.text(of: TestVault.note))
    #expect(text.count(of: "theirs\n") == 1)
    #expect(text.count(of: "late\n") == 1)
    try expectOnce(after: stopped, text)
  }

  @Test(arguments: [true, false])
  func `what was made of an edit of the displaced note outlives a power cut`(
    isMemoTakenOut: Bool
  ) throws {
    try withEvery(.powerCut) { disk in
      let vault = try TestVault.withOldNote()
      let theirs = try vault.folder.held(TestVault.note)
      let stopped = try Stopped.replacing(at: .exchanged, [try memo("a thought")], vault.plan())
      try theirs.append("theirs\n")
      if isMemoTakenOut { try vault.folder.replace(TestVault.note, by: TestVault.old) }
      let first = try stopped.isDelivered(disk.calls)
      disk.restart(losing: .everything)
      if first == nil { #expect(try stopped.isDelivered() == !isMemoTakenOut) }
      let text = try #require(vault.folder.text(of: TestVault.note))
      #expect(text.hasPrefix(TestVault.old))
      #expect(text.count(of: "theirs\n") == 1)
      #expect(text.count(of: TestVault.entry) == (isMemoTakenOut ? 0 : 1))
      #expect(vault.folder.files() == [TestVault.note])
    }
  }

  @Test func `an edit of the displaced note becomes the note where the new one is gone`() throws {
    let theirs = try vault.folder.held(TestVault.note)
    let stopped = try Stopped.replacing(at: .exchanged, [try memo("a thought")], vault.plan())
    try theirs.append("theirs\n")
    try vault.folder.remove(TestVault.note)
    #expect(try stopped.isDelivered() == false)
    try expectOnce(after: stopped, TestVault.old + "theirs\n\n" + TestVault.entry)
  }

  @Test func `a note that was moved or deleted while its old version is there had the memo`() throws
  {
    for isMoved in [true, false] {
      let vault = TestVault()
      try vault.folder.write(TestVault.old, to: TestVault.note)
      let stopped = try Stopped.replacing(at: .exchanged, [try memo("a thought")], vault.plan())
      if isMoved {
        try vault.folder.move(TestVault.note, to: "Moved.md")
      } else {
        try vault.folder.remove(TestVault.note)
      }
      #expect(try stopped.isDelivered() == true)
      #expect(vault.folder.files() == (isMoved ? ["Moved.md"] : []))
    }
  }

  @Test func `a note that is gone with its old version gets the memo again`() throws {
    let stopped = try Stopped.replacing(at: .replaced, [try memo("a thought")], vault.plan())
    try vault.folder.remove(TestVault.note)
    #expect(try stopped.isDelivered() == false)
    try expectOnce(after: stopped, TestVault.entry)
  }

  @Test func `a memo whose line was deleted before it was told comes once more`() throws {
    let stopped = try Stopped.replacing(at: .replaced, [try memo("a thought")], vault.plan())
    try vault.folder.replace(TestVault.note, by: TestVault.old + "theirs\n")
    #expect(try stopped.isDelivered() == false)
    try expectOnce(after: stopped, TestVault.old + "theirs\n\n" + TestVault.entry)
  }

  @Test(arguments: [Stopped.Moment.promised, .exchanged])
  func `a memo that stood there by its mark is told to stand`(moment: Stopped.Moment) throws {
    let plan = vault.plan { $0.marker = .blockID }
    let memos = [try memo("a thought")]
    vault.deliver(memos, plan)
    let text = try #require(vault.folder.text(of: TestVault.note))
    let stopped = try Stopped.replacing(at: moment, memos, plan)
    #expect(try stopped.isDelivered() == true)
    try expectOnce(after: stopped, text)
  }

  /// Delivers the memos if they do not stand, and expects the note to be `text`.
  private func expectOnce(
    after stopped: Stopped, _ text: String, location: SourceLocation = #_sourceLocation
  ) throws {
    if try stopped.isDelivered() == false { deliverAgain(stopped) }
    #expect(try stopped.isDelivered() == true, sourceLocation: location)
    #expect(vault.folder.text(of: TestVault.note) == text, sourceLocation: location)
    #expect(vault.folder.files() == [TestVault.note], sourceLocation: location)
  }

  private func deliverAgain(_ stopped: Stopped) {
    for preparation in VaultSink(stopped.plan).prepare(stopped.memos) {
      if case .success(let delivery) = preparation.result { _ = delivery.commit() }
    }
  }
}
