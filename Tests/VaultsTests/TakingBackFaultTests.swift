import Markdown
import Memos
import TestSupport
import Testing
import Vaults

/// Whatever goes wrong at whatever call while a memo is taken out: it stands once or not at all, as
/// the sink tells, and nothing else of the note is touched.
@Suite struct TakingBackFaultTests {
  static let systems = LackingSystem.allCases.filter(\.leases)

  /// What the memo is taken out of.
  enum Shape: String, CaseIterable {
    /// A note that others write to.
    case note
    /// A note that was made for it.
    case made
    /// A note of its own.
    case own
  }

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `a memo that is told to be out is out, and any other stands`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    for shape in Shape.allCases {
      for system in Self.systems {
        try withEvery(trouble) { disk in
          try check(shape, on: system, disk, loss)
        }
      }
    }
  }

  private func check(
    _ shape: Shape, on system: LackingSystem, _ disk: FragileDisk, _ loss: FragileDisk.Loss
  ) throws {
    let vault = TestVault(inMemory: true)
    let old = "# Day\n\nmine\n\n## Inbox\n\n- old\n\n## Later\n\nlast of mine"
    if shape == .note { try vault.folder.write(old, to: TestVault.note) }
    let plan = vault.plan {
      if shape == .own { $0.mode = .memo }
      $0.placement = Placement(under: HeadingLine("## Inbox"))
    }
    let memo = try memo("<alpha\nalpha>")
    vault.deliver([memo], plan)
    let full = Self.everything(in: vault)
    try #require(full.count(of: "<alpha") == 1)
    let all = vault.delivered(memo, among: [memo], gone: [])
    let sink = VaultSink(plan, calls: system.calls(disk.calls))
    var fate: RetractionFate?
    var intent: Intent?
    if case .success(let prepared) = sink.prepareRetraction(of: all[0], among: all) {
      intent = prepared.intent
      fate = prepared.commit()
    }
    let told = fate
    disk.restart(losing: loss)
    if told == .retracted() { #expect(Self.everything(in: vault).count(of: "alpha") == 0) }
    let next = VaultSink(plan, calls: system.calls())
    // Whoever comes next asks, twice if it is stopped itself.
    if let intent {
      fate = next.recoverRetraction(intent)
      #expect(next.recoverRetraction(intent) == fate)
    }
    let text = Self.everything(in: vault)
    switch fate {
    case .retracted:
      #expect(text.count(of: "alpha") == 0)
    case .kept, nil:
      #expect(text == full)
      let again = try next.prepareRetraction(of: all[0], among: all).get()
      #expect(again.commit() == .retracted())
    case .undecided(let failure):
      Issue.record("\(failure)")
    }
    #expect(vault.folder.text(of: TestVault.note) == (shape == .note ? old : nil))
    #expect(vault.folder.files() == (shape == .note ? [TestVault.note] : []))
  }

  private static func everything(in vault: TestVault) -> String {
    vault.folder.files().filter { $0.hasSuffix(".md") }.compactMap { vault.folder.text(of: $0) }
      .joined(separator: "\n")
  }
}
