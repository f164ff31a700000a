import Foundation
import Markdown
import Memos
import Posix
import TestSupport
import Testing
import Timekeeping
import Vaults

/// What comes out of a note is exactly what came in with the memo.
@Suite struct TakingBackTests {
  let vault = TestVault()

  private func note() -> String? { vault.folder.text(of: TestVault.note) }

  static let notes: [String?] = [
    nil, "", "text", "text\n", "text\n\n", "\u{FEFF}# T\r\n\r\ntext\r\n", "# T\n## Inbox\n# End\n",
    "# T\n\n## Inbox\n\n- old\n\n## Later\n\ntext", "## Inbox\n\n1. one\n2. two\n",
    "---\naliases: [x]\n---\ntext\n", "---\ntags: a, b\n---\n", "---\n---\n", "---\nunclosed\n",
    "## Inbox\n```\nopen\n", "text\n\n    code\n", "> quote\n", "| a |\n|---|\n| b |\n",
  ]

  static let styles: [EntryStyle] = [
    .list, .task, .heading, .paragraph, .callout,
    .template(Template("* {{time}}: {{text}}"), .en),
  ]

  static let texts = ["one", "one\n\ntwo", "```\ncode", "# heading\n---", "- a\n  - b", "1. x"]

  @Test(arguments: notes)
  func `a memo put in and taken out leaves the bytes that were there`(before: String?) throws {
    for style in Self.styles {
      for (position, missing) in [
        (Placement.Position.top, Placement.MissingHeading.makeAtTop), (.bottom, .makeAtBottom),
        (.top, .makeAtBottom), (.bottom, .makeAtTop),
      ] {
        for heading in [nil, HeadingLine("## Inbox")] {
          for properties in [[], [Property("tags", .list([.text("memo")]))]] {
            for text in Self.texts {
              let vault = TestVault(inMemory: true)
              if let before { try vault.folder.write(before, to: TestVault.note) }
              let plan = vault.plan {
                $0.entry = style
                $0.placement = Placement(under: heading, position: position, missing: missing)
                $0.properties = properties
              }
              let memo = try memo(text)
              vault.deliver([memo], plan)
              let between = vault.folder.text(of: TestVault.note)
              #expect(try vault.takeBack(memo, among: [memo], plan) == .retracted())
              let after = vault.folder.text(of: TestVault.note)
              #expect(
                after == before,
                "\(style) \(placementWords(plan)) \(properties.count) \(text) → \(between ?? "-")")
            }
          }
        }
      }
    }
  }

  private func placementWords(_ plan: VaultPlan) -> String {
    let placement = plan.placement
    return "\(placement.heading?.description ?? "-") \(placement.position) \(placement.missing)"
  }

  @Test(arguments: [Placement.Position.top, .bottom])
  func `memos taken out newest first leave the bytes that were there`(
    position: Placement.Position
  ) throws {
    for before in Self.notes {
      for style in Self.styles {
        let vault = TestVault(inMemory: true)
        if let before { try vault.folder.write(before, to: TestVault.note) }
        let plan = vault.plan {
          $0.entry = style
          $0.placement = Placement(under: HeadingLine("## Inbox"), position: position)
          $0.properties = [Property("tags", .list([.text("memo"), .text("{{tags}}")]))]
        }
        let memos = [
          try memo("one", tags: ["a"]), try memo("two\nlines", tags: ["b"]),
          try memo("three", tags: ["a"]),
        ]
        vault.deliverEach(memos, plan)
        var gone: Set<Memo.ID> = []
        for memo in memos.reversed() {
          try vault.takeBack(memo, among: memos, gone: gone, plan)
          gone.insert(memo.id)
        }
        #expect(vault.folder.text(of: TestVault.note) == before, "\(style)")
      }
    }
  }

  @Test(arguments: [[0, 1, 2], [1, 0, 2], [2, 0, 1], [1, 2, 0]])
  func `whatever the order, the last memo takes along what was made for them`(
    order: [Int]
  ) throws {
    for together in [false, true] {
      let vault = TestVault(inMemory: true)
      let plan = vault.plan {
        $0.placement = Placement(under: HeadingLine("## Inbox"))
        $0.properties = [Property("tags", .list([.text("memo")]))]
      }
      let memos = [try memo("one"), try memo("two"), try memo("three")]
      if together { vault.deliver(memos, plan) } else { vault.deliverEach(memos, plan) }
      var gone: Set<Memo.ID> = []
      for index in order {
        #expect(vault.folder.text(of: TestVault.note)?.hasPrefix("---\ntags:") == true)
        try vault.takeBack(memos[index], among: memos, gone: gone, plan)
        gone.insert(memos[index].id)
      }
      #expect(vault.folder.files() == [])
    }
  }

  @Test func `what a memo's neighbours need stays`() throws {
    try vault.folder.write("7. steps\n8. more\n\ntext", to: TestVault.note)
    let plan = vault.plan()
    let memos = [try memo("one"), try memo("two")]
    vault.deliverEach(memos, plan)
    try vault.takeBack(memos[0], among: memos, plan)
    #expect(note() == "7. steps\n8. more\n\ntext\n\n- 12:00 two\n")
  }

  @Test(
    arguments: [
      ("# Day\n\ntext\n\nPlan:\n- 12:00 one\nThen lunch\n", nil),
      (
        "# Day\n\ntext\n\nPlan:\n- 12:00 one\n- 12:01 more\n",
        "# Day\n\ntext\n\nPlan:\n- 12:01 more\n"
      ),
      ("```\n- 12:00 one\nmore\n```\n", nil), ("- 12:00 one\n  more of it\n", nil),
      ("- 12:00 one\n\n  more of it\n", nil), ("- mine\n  - 12:00 one\n", nil),
      ("> - 12:00 one\n", nil), ("# Day\r\n\r\ntext\r\n- 12:00 one\nb\n", nil),
      ("alpha\r\n- 12:00 one\r\n- b\r\n", "alpha\r\n- b\r\n"),
      ("```\n- 12:00 one\n```\n\n- 12:00 one\n", "```\n- 12:00 one\n```\n"),
      (
        "Plan:\n- 12:00 one\nThen\n\n## Inbox\n\n- 12:00 one\n",
        "Plan:\n- 12:00 one\nThen\n\n## Inbox\n"
      ),
      ("- 12:00 one\n- a\n\ntext\n\n- 12:00 one\n", "- 12:00 one\n- a\n\ntext\n"),
    ] as [(String, String?)])
  func `only a whole entry goes, and no line of anything else`(
    edited: String, expected: String?
  ) throws {
    try vault.folder.write("# Day\n\ntext\n", to: TestVault.note)
    let plan = vault.plan()
    let memo = try memo("one")
    vault.deliver([memo], plan)
    try #require(note() == "# Day\n\ntext\n\n- 12:00 one\n")
    try vault.folder.write(edited, to: TestVault.note)
    if let expected {
      try vault.takeBack(memo, among: [memo], plan)
      #expect(note() == expected)
    } else {
      #expect(throws: RetractionRefusal.changed) {
        try vault.takeBack(memo, among: [memo], plan)
      }
      #expect(note() == edited)
    }
  }

  @Test(arguments: TakingBackTests.styles)
  func `a memo that begins another one is told from it`(style: EntryStyle) throws {
    let memos = [try memo("call Ann\nabout the car"), try memo("call Ann")]
    let plan = vault.plan { $0.entry = style }
    vault.deliver([memos[0]], plan)
    let before = note()
    vault.deliver([memos[1]], plan)
    try vault.takeBack(memos[1], among: memos, plan)
    #expect(note() == before)
  }

  @Test func `of two that are the same none goes if one was changed`() throws {
    let memos = [try memo("milk"), try memo("milk")]
    let plan = vault.plan { $0.entry = .task }
    vault.deliverEach(memos, plan)
    try vault.folder.write("- [x] milk\n- [ ] milk\n", to: TestVault.note)
    for memo in memos {
      #expect(throws: RetractionRefusal.changed) {
        try vault.takeBack(memo, among: memos, plan)
      }
    }
    #expect(note() == "- [x] milk\n- [ ] milk\n")
  }

  @Test func `a heading that stayed for what is under it stays with the next memo`() throws {
    let plan = vault.plan { $0.placement = Placement(under: HeadingLine("## Inbox")) }
    let memos = [try memo("one"), try memo("two")]
    vault.deliver([memos[0]], plan)
    try vault.folder.write("## Inbox\n- 12:00 one\n- mine\n", to: TestVault.note)
    vault.deliver([memos[1]], plan)
    try vault.takeBack(memos[0], among: memos, plan)
    try vault.takeBack(memos[1], among: memos, gone: [memos[0].id], plan)
    #expect(note() == "## Inbox\n- mine\n")
  }

  @Test func `a note of its own that was edited while it went is told to stand`() throws {
    let plan = vault.plan { $0.mode = .memo }
    let memo = try memo("one")
    vault.deliver([memo], plan)
    let all = vault.delivered(memo, among: [memo], gone: [])
    let sink = VaultSink(plan)
    let prepared = try sink.prepareRetraction(of: all[0], among: all).get()
    prepared.abandon()
    let name = "2026-11-30 120000 one.md"
    let text = try #require(vault.folder.text(of: name))
    try vault.folder.write(text.replacing("---\n\n", with: "status: x\n---\n\n"), to: name)
    guard case .kept = sink.recoverRetraction(prepared.intent) else {
      Issue.record("it is told to be out")
      return
    }
  }

  @Test func `of two that are the same one goes`() throws {
    let memos = [try memo("same"), try memo("same")]
    let plan = vault.plan()
    vault.deliverEach(memos, plan)
    try vault.takeBack(memos[0], among: memos, plan)
    #expect(note() == "- 12:00 same\n")
    try vault.takeBack(memos[1], among: memos, gone: [memos[0].id], plan)
    #expect(note() == nil)
  }

  @Test(arguments: [
    ("- 12:00 one", "- [x] 12:00 one"), ("one", "one more"), ("  two", "two"), ("  two\n", ""),
  ])
  func `a memo that a person changed stays as it is`(edit: (from: String, to: String)) throws {
    let plan = vault.plan()
    let memo = try memo("one\ntwo")
    vault.deliver([memo], plan)
    let text = try #require(note())
    let edited = text.replacing(edit.from, with: edit.to)
    try #require(edited != text)
    try vault.folder.write(edited, to: TestVault.note)
    #expect(throws: RetractionRefusal.changed) {
      try vault.takeBack(memo, among: [memo], plan)
    }
    #expect(note() == edited)
    #expect(vault.folder.files() == [TestVault.note])
  }

  @Test func `what a person wrote around the memo stays`() throws {
    let plan = vault.plan {
      $0.placement = Placement(under: HeadingLine("## Inbox"))
      $0.properties = [Property("tags", .list([.text("memo")]))]
    }
    let memo = try memo("one")
    vault.deliver([memo], plan)
    #expect(note() == "---\ntags:\n  - \"memo\"\n---\n## Inbox\n- 12:00 one\n")
    try vault.folder.write(
      "---\ntags:\n  - \"memo\"\n  - mine\n---\n## Inbox\n- 12:00 one\n- mine\n",
      to: TestVault.note)
    try vault.takeBack(memo, among: [memo], plan)
    #expect(note() == "---\ntags:\n  - \"memo\"\n  - mine\n---\n## Inbox\n- mine\n")
  }

  @Test func `a note that a template made stays with what the template says`() throws {
    try vault.folder.write("# {{date}}\n", to: "T.md")
    let plan = vault.plan { $0.template = "T" }
    let memo = try memo("one")
    vault.deliver([memo], plan)
    try vault.takeBack(memo, among: [memo], plan)
    #expect(note() == "# 2026-11-30\n")
  }

  @Test func `a note of its own goes, unless a person wrote into it`() throws {
    let plan = vault.plan { $0.mode = .memo }
    let memos = [try memo("one"), try memo("two")]
    vault.deliver(memos, plan)
    try vault.takeBack(memos[0], among: memos, plan)
    #expect(vault.folder.files() == ["2026-11-30 120000 two.md"])
    let text = try #require(vault.folder.text(of: "2026-11-30 120000 two.md"))
    try vault.folder.write(text + "more\n", to: "2026-11-30 120000 two.md")
    #expect(throws: RetractionRefusal.changed) {
      try vault.takeBack(memos[1], among: memos, plan)
    }
    #expect(vault.folder.text(of: "2026-11-30 120000 two.md") == text + "more\n")
  }

  @Test func `a note that is gone is not missed in silence`() throws {
    let plan = vault.plan()
    let memo = try memo("one")
    vault.deliver([memo], plan)
    try vault.folder.remove(TestVault.note)
    #expect(throws: RetractionRefusal.gone) {
      try vault.takeBack(memo, among: [memo], plan)
    }
  }

  @Test func `a vault that was moved is found where the sink has it now`() throws {
    let outer = TemporaryFolder(inMemory: true)
    try outer.makeFolder("old")
    var plan = VaultPlan(name: SinkName("notes"), path: outer.path("old"))
    let memo = try memo("one")
    vault.deliver([memo], plan)
    try outer.move("old", to: "new")
    #expect(throws: RetractionRefusal.self) { try vault.takeBack(memo, among: [memo], plan) }
    plan = VaultPlan(name: SinkName("notes"), path: outer.path("new"))
    try vault.takeBack(memo, among: [memo], plan)
    #expect(outer.files() == [])
  }

  @Test func `a receipt without evidence takes nothing out`() throws {
    let plan = vault.plan()
    let memo = try memo("one")
    vault.deliver([memo], plan)
    let old = DeliveredMemo(memo.id, Receipt(place: vault.folder.path(TestVault.note)))
    let answer = VaultSink(plan).prepareRetraction(of: old, among: [old])
    #expect(throws: RetractionRefusal.unknown) { _ = try answer.get() }
    #expect(note() == "- 12:00 one\n")
  }

  @Test func `an edit saved in the same moment stays, and the next try takes the memo out`() throws
  {
    try vault.folder.write("mine\n", to: TestVault.note)
    let plan = vault.plan()
    let memo = try memo("one")
    vault.deliver([memo], plan)
    let edited = "mine, edited\n\n- 12:00 one\n"
    let fate = try vault.takeBack(memo, among: [memo], plan) {
      try vault.folder.replace(TestVault.note, by: edited)
    }
    guard case .kept(.temporary(_, after: .zero)) = fate else {
      Issue.record("\(fate)")
      return
    }
    #expect(note() == edited)
    #expect(try vault.takeBack(memo, among: [memo], plan) == .retracted())
    #expect(note() == "mine, edited\n")
    #expect(vault.folder.files() == [TestVault.note])
  }

  @Test func `a note that is edited while it goes is not removed`() throws {
    let plan = vault.plan()
    let memo = try memo("one")
    vault.deliver([memo], plan)
    let fate = try vault.takeBack(memo, among: [memo], plan) {
      try vault.folder.replace(TestVault.note, by: "- 12:00 one\nmine\n")
    }
    guard case .kept = fate else {
      Issue.record("\(fate)")
      return
    }
    #expect(note() == "- 12:00 one\nmine\n")
    #expect(vault.folder.files() == [TestVault.note])
  }

  /// `SLIP_SEEDS=5000 swift test --filter TakingBackTests` tries more.
  private static let seeds =
    ProcessInfo.processInfo.environment["SLIP_SEEDS"].flatMap { UInt64($0) } ?? 300

  @Test func `whatever the note and the memos, what came in comes out again`() throws {
    let folder = TestVault(inMemory: true).folder
    for seed in 0..<Self.seeds {
      var made = MadeUp(seed: seed)
      let before = made.note()
      let vault = TestVault(in: folder)
      try folder.write(before, to: TestVault.note)
      let plan = vault.plan {
        $0.entry = made.pick(Self.styles)
        $0.marker = made.pick([.none, .none, .blockID, .comment])
        $0.placement = Placement(
          under: made.pick([nil, "## Inbox", "# One", "## Not there"]).flatMap { HeadingLine($0) },
          position: made.pick([.top, .bottom]), missing: made.pick([.makeAtTop, .makeAtBottom]))
        $0.properties = made.pick([
          [], [Property("tags", .list([.text("memo"), .text("{{tags}}")]))],
          [Property("status", .text("open"))],
        ])
      }
      let memos = try (0..<made.pick([1, 2, 3])).map { number in
        try memo(made.memo("m\(seed)n\(number)q"), tags: made.pick([[], ["a"], ["b", "c"]]))
      }
      vault.deliverEach(memos, plan)
      let between = folder.text(of: TestVault.note) ?? ""
      var gone: Set<Memo.ID> = []
      for memo in memos.reversed() {
        try vault.takeBack(memo, among: memos, gone: gone, plan)
        gone.insert(memo.id)
      }
      #expect(
        folder.text(of: TestVault.note) == before,
        "seed \(seed), \(memos.map(\.text)) in \(before.debugDescription) gave \(between.debugDescription)"
      )
    }
  }
}
