import Markdown
import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// What is attached to a memo stands in the vault, and the note links to it.
@Suite struct AttachmentTests {
  let vault = TestVault()
  private var folder: TemporaryFolder { vault.folder }
  private var shelf: AttachmentShelf { vault.shelf }

  private func deliver(_ memos: Memo..., plan: VaultPlan? = nil) {
    vault.deliver(memos, plan ?? vault.plan())
  }

  @Test func `a file lands beside the notes, as open as they are, with a link to it`() throws {
    deliver(try memo("a thought", attachments: [shelf.add("photo.jpg", "pixels")]))
    #expect(folder.text(of: TestVault.note) == "- 12:00 a thought\n  ![[photo.jpg]]\n")
    #expect(folder.text(of: "photo.jpg") == "pixels")
    #expect(folder.files() == [TestVault.note, "photo.jpg"])
    #expect(try folder.status(of: "photo.jpg")?.mode == 0o644)
    #expect(vault.delivered.count == 1)
  }

  @Test func `an empty file is a file`() throws {
    deliver(try memo("a", attachments: [shelf.add("empty.txt", "")]))
    #expect(folder.text(of: "empty.txt") == "")
    #expect(folder.text(of: TestVault.note) == "- 12:00 a\n  [[empty.txt]]\n")
  }

  @Test func `several files are linked in the order given`() throws {
    let files = ["c.pdf", "a.zip", "b.png"].map { shelf.add($0, $0) }
    deliver(try memo("", attachments: files))
    #expect(
      folder.text(of: TestVault.note) == "- 12:00 ![[c.pdf]]\n  [[a.zip]]\n  ![[b.png]]\n")
  }

  @Test func `a memo's own note is called by what is attached where it says nothing`() throws {
    let plan = vault.plan {
      $0.mode = .memo
      $0.filename = "{{title}}"
    }
    deliver(try memo("", attachments: [shelf.add("scan: 1.pdf", "x")]), plan: plan)
    #expect(folder.files() == ["scan 1.md", "scan 1.pdf"])
    #expect(folder.text(of: "scan 1.md")?.hasSuffix("\n![[scan 1.pdf]]\n") == true)
    deliver(try memo("words", attachments: [shelf.add("b.pdf", "y")]), plan: plan)
    #expect(folder.text(of: "words.md")?.hasSuffix("\nwords\n![[b.pdf]]\n") == true)
  }

  @Test func `code that is open in a memo's own note holds no link`() throws {
    let plan = vault.plan { $0.mode = .memo }
    deliver(try memo("x\n```\ncode", attachments: [shelf.add("a.png", "x")]), plan: plan)
    let note = try #require(folder.files().first { $0.hasSuffix(".md") })
    #expect(folder.text(of: note)?.hasSuffix("x\n```\ncode\n```\n![[a.png]]\n") == true)
  }

  // Names that are taken

  @Test func `a file that holds the same is used, whatever the case of its name`() throws {
    try folder.write("pixels", to: "Photo.JPG")
    let before = try folder.status(of: "Photo.JPG")
    deliver(try memo("a", attachments: [shelf.add("photo.jpg", "pixels")]))
    #expect(folder.files() == [TestVault.note, "Photo.JPG"])
    #expect(try folder.status(of: "Photo.JPG") == before)
    #expect(folder.text(of: TestVault.note) == "- 12:00 a\n  ![[Photo.JPG]]\n")
  }

  @Test(arguments: ["pixelz", "pixel", "pixels and more"])
  func `beside a file that holds something else a number is given`(theirs: String) throws {
    try folder.write(theirs, to: "photo.jpg")
    try folder.write("other", to: "photo 2.jpg")
    deliver(try memo("a", attachments: [shelf.add("photo.jpg", "pixels")]))
    #expect(folder.text(of: "photo.jpg") == theirs)
    #expect(folder.text(of: "photo 3.jpg") == "pixels")
    #expect(folder.text(of: TestVault.note) == "- 12:00 a\n  ![[photo 3.jpg]]\n")
    // The next one of that content finds it.
    deliver(try memo("b", attachments: [shelf.add("photo.jpg", "pixels")]))
    #expect(folder.files().count == 4)
  }

  @Test func `a file that holds the same is used though the sealed copy is gone`() throws {
    try folder.write("pixelz", to: "photo.jpg")
    try folder.write("pixels", to: "photo 2.jpg")
    let there = try memo("a", attachments: [shelf.addMissing("photo.jpg", "pixels")])
    let gone = try memo("b", attachments: [shelf.addMissing("photo.jpg", "pixelx")])
    deliver(there, gone)
    #expect(folder.text(of: TestVault.note) == "- 12:00 a\n  ![[photo 2.jpg]]\n")
    #expect(vault.waiting[gone.id] == AttachmentShelf.unreadable)
    #expect(folder.files() == [TestVault.note, "photo 2.jpg", "photo.jpg"])
  }

  @Test func `so it is where what had its name is gone too`() throws {
    try folder.write("pixels", to: "photo 3.jpg")
    let memos = try ["a", "b"].map {
      try memo($0, attachments: [shelf.addMissing("photo.jpg", "pixels")])
    }
    vault.deliver(memos, vault.plan())
    #expect(
      folder.text(of: TestVault.note)
        == "- 12:00 a\n  ![[photo 3.jpg]]\n- 12:00 b\n  ![[photo 3.jpg]]\n")
    #expect(folder.files() == [TestVault.note, "photo 3.jpg"])
  }

  @Test func `two of one name and one content are one file, two of two contents are two`() throws {
    let files = ["x", "y", "x"].map { shelf.add("a.png", $0) }
    deliver(try memo("m", attachments: files))
    #expect(folder.files() == [TestVault.note, "a 2.png", "a.png"])
    #expect(folder.text(of: TestVault.note) == "- 12:00 m\n  ![[a.png]]\n  ![[a 2.png]]\n")
  }

  @Test func `a folder, a link, a private file and what the cloud took away keep their names`()
    throws
  {
    try folder.makeFolder("a.png")
    try folder.write("x", to: "elsewhere")
    try folder.link("a 2.png", to: "elsewhere")
    try folder.write("", to: ".a 3.png.icloud")
    deliver(try memo("m", attachments: [shelf.add("a.png", "x")]))
    #expect(folder.text(of: "a 4.png") == "x")
    #expect(folder.text(of: TestVault.note) == "- 12:00 m\n  ![[a 4.png]]\n")
    #expect(try folder.status(of: "a 2.png")?.kind == .symbolicLink)
    try folder.write("z", to: "z.png")
    vault.deliver(
      [try memo("n", attachments: [shelf.add("z.png", "z")])], vault.plan(),
      calls: .denying("z.png"))
    #expect(folder.text(of: "z 2.png") == "z")
  }

  @Test func `no file takes the name of a note that is to come`() throws {
    deliver(try memo("m", attachments: [shelf.add(TestVault.note, "theirs")]))
    #expect(folder.text(of: TestVault.note) == "- 12:00 m\n  [[2026-11-30 2.md]]\n")
    #expect(folder.text(of: "2026-11-30 2.md") == "theirs")
  }

  @Test func `a name that leads away or is hidden is made one that does not`() throws {
    let names = ["../../evil.sh", "/etc/passwd", ".hidden", ".obsidian/app.json"]
    deliver(try memo("m", attachments: names.map { shelf.add($0, $0) }))
    #expect(
      folder.files() == [
        TestVault.note, "etc passwd", "evil.sh", "hidden", "obsidian app.json",
      ])
  }

  @Test func `a file that is put there meanwhile is not replaced`() throws {
    try vault.deliver(
      [try memo("m", attachments: [shelf.add("a.png", "x")])], vault.plan()
    ) {
      try folder.write("theirs", to: "a.png")
    }
    #expect(folder.text(of: "a.png") == "theirs")
    #expect(folder.text(of: "a 2.png") == "x")
    #expect(folder.text(of: TestVault.note) == "- 12:00 m\n  ![[a 2.png]]\n")
    #expect(folder.files().count == 3)
  }

  @Test func `a file that was found and is gone at the commit is written`() throws {
    try folder.write("x", to: "a.png")
    try vault.deliver(
      [try memo("m", attachments: [shelf.add("a.png", "x")])], vault.plan()
    ) {
      try folder.remove("a.png")
    }
    #expect(folder.text(of: "a.png") == "x")
    #expect(folder.text(of: TestVault.note) == "- 12:00 m\n  ![[a.png]]\n")
  }

  @Test func `a note that changes meanwhile costs no second file`() throws {
    try folder.write("old\n", to: TestVault.note)
    try vault.deliver(
      [try memo("m", attachments: [shelf.add("a.png", "x")])], vault.plan()
    ) {
      try folder.replace(TestVault.note, by: "new\n")
    }
    #expect(folder.text(of: TestVault.note) == "new\n\n- 12:00 m\n  ![[a.png]]\n")
    #expect(folder.files() == [TestVault.note, "a.png"])
  }

  @Test func `a file loses its name again where its note can't be shown, whatever the system`()
    throws
  {
    for system in [LackingSystem.complete, .withoutUnnamedFiles, .plain] {
      for mode in [VaultPlan.Mode.periodic(.daily), .memo] {
        let vault = TestVault()
        let plan = vault.plan { $0.mode = mode }
        let memo = try memo("m", attachments: [vault.shelf.add("a.png", "x")])
        let note = mode == .memo ? "2026-11-30 120000 m.md" : TestVault.note
        let sink = VaultSink(plan, attachments: vault.shelf.contents, calls: system.calls())
        let delivery = try #require(sink.prepare([memo]).first).result.get()
        try vault.folder.write("theirs", to: note)
        guard case .notDelivered = delivery.commit()[memo.id] else {
          Issue.record("\(system) delivers")
          continue
        }
        #expect(vault.folder.files() == [note], "\(system)")
      }
    }
  }

  @Test func `a file that another memo's note links to keeps its name`() throws {
    let memos = [
      try memo("one", attachments: [shelf.add("a.png", "x"), shelf.add("b.png", "y")]),
      try memo("two", attachments: [shelf.add("a.png", "x")], at: "2026-12-01T12:00:00Z"),
    ]
    let sink = VaultSink(vault.plan(), attachments: shelf.contents)
    for order in [[0, 1], [1, 0]] {
      let deliveries = try sink.prepare(memos).map { try $0.result.get() }
      try #require(deliveries.count == 2)
      try folder.write("theirs", to: TestVault.note)
      for index in order { _ = deliveries[index].commit() }
      #expect(folder.files() == [TestVault.note, "2026-12-01.md", "a.png"])
      for name in folder.files() { try folder.remove(name) }
    }
  }

  @Test func `what another put in the place of a file keeps its name`() throws {
    try folder.write("old\n", to: TestVault.note)
    let calls = SystemCalls.kernel.renaming(.exchanging) { [folder] number, real in
      if number == 0 {
        try folder.replace("a.png", by: "theirs")
        try folder.replace(TestVault.note, by: "new\n")
      }
      return real()
    }
    vault.deliver(
      [try memo("m", attachments: [shelf.add("a.png", "x")])], vault.plan(), calls: calls)
    #expect(folder.text(of: "a.png") == "theirs")
    #expect(folder.text(of: "a 2.png") == "x")
    #expect(folder.text(of: TestVault.note) == "new\n\n- 12:00 m\n  ![[a 2.png]]\n")
  }

  // Several memos

  @Test func `many memos with files go into one note at once`() throws {
    let memos = try (0..<200).map { number in
      try memo(
        "m\(number)",
        attachments: [shelf.add("f\(number % 50).png", "\(number % 100)"), shelf.add("s.txt", "s")])
    }
    let preparations = VaultSink(vault.plan(), attachments: shelf.contents).prepare(memos)
    #expect(preparations.map(\.memos) == [memos.map(\.id)])
    for preparation in preparations { try preparation.result.get().abandon() }
    #expect(folder.files() == [])
    vault.deliver(memos, vault.plan())
    #expect(vault.delivered.count == 200)
    #expect(folder.files().count == 102)
    #expect(folder.text(of: TestVault.note)?.count(of: "[[s.txt]]") == 200)
    #expect(folder.text(of: TestVault.note)?.count(of: "![[f7.png]]") == 2)
    #expect(folder.text(of: TestVault.note)?.count(of: "![[f7 2.png]]") == 2)
  }

  @Test func `no more files are open than before`() throws {
    let memos = try (0..<1000).map { number in
      try memo("m\(number)", attachments: [shelf.add("f.png", "\(number)")])
    }
    for mode in [VaultPlan.Mode.periodic(.daily), .memo] {
      let plan = vault.plan { $0.mode = mode }
      let preparations = VaultSink(plan, attachments: shelf.contents, calls: .making(atMost: 64))
        .prepare(memos)
      #expect(preparations.count == 1)
      for preparation in preparations { try preparation.result.get().abandon() }
    }
    #expect(folder.files() == [])
  }

  @Test(arguments: [VaultPlan.Mode.periodic(.daily), .memo])
  func `no more than 256 MiB of files are prepared at once, but for one memo's`(
    mode: VaultPlan.Mode
  ) throws {
    // A copy that is gone counts as the others do, and writes nothing.
    let sizes = [0, 200 << 20, 56 << 20, 0, 1, 300 << 20, 10]
    let memos = try sizes.map { size in
      try memo(
        "\(size)", attachments: size == 0 ? [] : [shelf.addMissing("a.zip", count: size)])
    }
    let sink = VaultSink(vault.plan { $0.mode = mode }, attachments: shelf.contents)
    var rest = memos
    var counts: [Int] = []
    while !rest.isEmpty {
      let preparations = sink.prepare(rest)
      let prepared = Set(preparations.flatMap(\.memos))
      try #require(!prepared.isEmpty)
      counts.append(prepared.count)
      for case .success(let delivery) in preparations.map(\.result) { delivery.abandon() }
      rest.removeAll { prepared.contains($0.id) }
    }
    #expect(counts == [4, 1, 1, 1])
  }

  @Test(arguments: [VaultPlan.Mode.periodic(.daily), .memo])
  func `a file that cannot be read keeps its memo waiting, and no other`(
    mode: VaultPlan.Mode
  )
    throws
  {
    let memos = [
      try memo("one", attachments: [shelf.add("a.png", "a")]),
      try memo("two", attachments: [shelf.add("b.png", "b"), shelf.addBroken("c.png", "c")]),
      try memo("three", attachments: [shelf.addMissing("d.png")]),
      try memo("four"), try memo("five", attachments: [shelf.add("a.png", "a")]),
    ]
    vault.deliver(memos, vault.plan { $0.mode = mode })
    #expect(Set(vault.delivered.keys) == Set([memos[0], memos[3], memos[4]].map(\.id)))
    #expect(Set(vault.waiting.values) == [AttachmentShelf.unreadable])
    #expect(folder.files().filter { !$0.hasSuffix(".md") } == ["a.png"])
  }

  @Test func `a sink that has no attachments lets memos with some wait`() throws {
    let memo = try memo("m", attachments: [shelf.add("a.png", "a")])
    let preparations = VaultSink(vault.plan()).prepare([memo, try VaultsTests.memo("n")])
    #expect(preparations.count == 2)
    guard case .failure(.temporary(let cause, after: _)) = preparations[0].result else {
      Issue.record("it does not wait")
      return
    }
    #expect(cause.kind == .attachmentUnreadable)
    try preparations[1].result.get().abandon()
  }

  @Test func `a file is read and written a piece at a time`() throws {
    let size = 5 << 20 | 17
    deliver(try memo("m", attachments: [shelf.addZeros("film.mp4", size)]))
    #expect(try folder.status(of: "film.mp4")?.size == size)
    #expect(shelf.longestPiece <= 1 << 20)
    deliver(try memo("n", attachments: [shelf.addZeros("film.mp4", size)]))
    #expect(folder.files() == [TestVault.note, "film.mp4"])
  }

  @Test func `a full disk keeps the memo waiting and leaves nothing`() throws {
    var calls = SystemCalls.kernel
    calls.writeAt = { file, bytes, count, offset in
      count == 3 ? SystemCalls.noSpace : SystemCalls.kernel.writeAt(file, bytes, count, offset)
    }
    let memos = [try memo("m", attachments: [shelf.add("a.png", "pixels")]), try memo("n")]
    vault.deliver(memos, vault.plan(), calls: calls)
    #expect(vault.waiting[memos[0].id]?.cause.kind == .diskFull)
    #expect(vault.delivered[memos[1].id] != nil)
    #expect(folder.files() == [TestVault.note])
  }

  @Test func `what a process left that ended early is removed with the next file`() throws {
    try folder.write("half", to: ".slip-0123456789abcdef.new.tmp")
    deliver(try memo("m", attachments: [shelf.add("a.png", "x")]))
    #expect(folder.files() == [TestVault.note, "a.png"])
  }
}
