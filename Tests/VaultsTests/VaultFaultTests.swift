import Markdown
import Memos
import TestSupport
import Testing
import Vaults

/// Whatever goes wrong at whatever call: after the next delivery each memo stands once, the note is
/// never torn, and nothing else lies about.
@Suite struct VaultFaultTests {
  static let old =
    "# Day\n\nfirst line of mine\n\n## Inbox\n\n- old\n\n## Later\n\nlast line of mine\n"

  static let systems = LackingSystem.allCases.filter(\.leases)

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `memos stand once in a note that was there`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    for marker in [Marker.none, .blockID] {
      for system in Self.systems {
        try withEvery(trouble) { disk in
          let vault = TestVault(inMemory: true)
          try vault.folder.write(Self.old, to: TestVault.note)
          let plan = vault.plan {
            $0.marker = marker
            $0.placement = Placement(under: HeadingLine("## Inbox"))
          }
          try check(vault, plan, on: system, disk, loss, keeping: Self.old)
        }
      }
    }
  }

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `memos stand once in a note that is new`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    for system in Self.systems {
      try withEvery(trouble) { disk in
        let vault = TestVault(inMemory: true)
        try check(vault, vault.plan(), on: system, disk, loss, keeping: "")
      }
    }
  }

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `memos stand once in notes of their own`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    for system in Self.systems {
      try withEvery(trouble) { disk in
        let vault = TestVault(inMemory: true)
        let plan = vault.plan {
          $0.mode = .memo
          $0.folder = "In/{{date:YYYY}}"
        }
        try check(vault, plan, on: system, disk, loss, keeping: "")
      }
    }
  }

  @Test(arguments: FragileDisk.Loss.allCases, NoteKind.allCases)
  func `memos that the next process told to stand survive a power cut`(
    loss: FragileDisk.Loss, kind: NoteKind
  ) throws {
    for system in Self.systems {
      try withEvery(.powerCut) { disk in
        let vault = TestVault(inMemory: true)
        if kind == .old { try vault.folder.write(Self.old, to: TestVault.note) }
        let plan = vault.plan { if kind == .own { $0.mode = .memo } }
        let memos = [try memo("<alpha\nalpha>"), try memo("<bravo>")]
        vault.deliver(memos, plan, calls: system.calls(disk.calls))
        disk.goOn()
        vault.deliver(memos, plan, calls: system.calls(disk.calls))
        #expect(vault.delivered.count == memos.count)
        disk.restart(losing: loss)
        let text = Self.everything(in: vault)
        #expect(text.count(of: "<alpha") == 1)
        #expect(text.count(of: "<bravo>") == 1)
      }
    }
  }

  /// Into what a memo is delivered.
  enum NoteKind: String, CaseIterable {
    case old, new, own
  }

  private func check(
    _ vault: TestVault, _ plan: VaultPlan, on system: LackingSystem, _ disk: FragileDisk,
    _ loss: FragileDisk.Loss, keeping old: String
  ) throws {
    let memos = [try memo("<alpha\nalpha>"), try memo("<bravo>")]
    vault.deliver(memos, plan, calls: system.calls(disk.calls))
    let before = vault.folder.text(of: TestVault.note)
    for word in ["alpha", "bravo"] {
      #expect((before ?? "").count(of: "<" + word) == (before ?? "").count(of: word + ">"))
    }
    let reported = vault.delivered.keys
    disk.restart(losing: loss)
    let afterwards = Self.everything(in: vault)
    for memo in memos where reported.contains(memo.id) {
      #expect(afterwards.count(of: memo.text.prefix(6).description) == 1, "lost after its receipt")
    }
    vault.deliver(memos, plan, calls: system.calls())
    vault.deliver(memos, plan, calls: system.calls())
    let text = Self.everything(in: vault)
    #expect(text.count(of: "<alpha") == 1)
    #expect(text.count(of: "alpha>") == 1)
    #expect(text.count(of: "<bravo>") == 1)
    for line in old.split(separator: "\n") { #expect(text.contains(line)) }
    #expect(vault.folder.files().allSatisfy { $0.hasSuffix(".md") && !$0.contains(".slip-") })
  }

  private static func everything(in vault: TestVault) -> String {
    vault.folder.files().filter { $0.hasSuffix(".md") }.compactMap { vault.folder.text(of: $0) }
      .joined(separator: "\n")
  }
}
