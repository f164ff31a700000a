import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// Whatever goes wrong at whatever call: after the next delivery each memo stands once, each file
/// once and whole, and nothing else lies about; and at no time does a note link to a file that is
/// not there.
@Suite struct AttachmentFaultTests {
  /// Into what memos are delivered.
  enum NoteKind: String, CaseIterable {
    case old, new, own
  }

  static let systems = [LackingSystem.complete, .withoutUnnamedFiles, .plain]
  static let settings = #"{"attachmentFolderPath":"Files/Images","newLinkFormat":"absolute"}"#
  static let files = [
    "Files/Images/a 2.png": "alpha, second", "Files/Images/a.png": "alpha, first",
    "Files/Images/b.zip": "bravo",
  ]

  /// A vault, and memos with files for it.
  private struct Scene {
    let vault = TestVault(inMemory: true)
    let memos: [Memo]
    let plan: VaultPlan

    init(_ kind: NoteKind) throws {
      try vault.folder.write(AttachmentFaultTests.settings, to: ".obsidian/app.json")
      if kind == .old { try vault.folder.write("old\n", to: TestVault.note) }
      let shelf = vault.shelf
      memos = [
        try memo(
          "<alpha>",
          attachments: [shelf.add("a.png", "alpha, first"), shelf.add("a.png", "alpha, second")]),
        try memo(
          "<bravo>", attachments: [shelf.add("b.zip", "bravo"), shelf.add("a.png", "alpha, first")]),
        try memo("<charlie>"),
      ]
      plan = vault.plan { if kind == .own { $0.mode = .memo } }
    }

    func deliver(_ calls: SystemCalls = .kernel) {
      vault.deliver(memos, plan, calls: calls)
    }

    /// The text of all notes.
    var text: String {
      vault.folder.files().filter { $0.hasSuffix(".md") }.compactMap { vault.folder.text(of: $0) }
        .joined(separator: "\n")
    }

    /// At any time: what has a name is whole, and what is linked to is there.
    func expectSound(location: SourceLocation = #_sourceLocation) {
      for (path, content) in files {
        let found = vault.folder.text(of: path)
        #expect(found == nil || found == content, "\(path)", sourceLocation: location)
        if text.contains("[[\(path)]]") {
          #expect(found == content, "\(path) is linked to", sourceLocation: location)
        }
      }
      for memo in memos where vault.delivered[memo.id] != nil {
        #expect(text.count(of: memo.text) == 1, "lost", sourceLocation: location)
      }
    }

    /// In the end.
    func expectComplete(location: SourceLocation = #_sourceLocation) {
      for memo in memos { #expect(text.count(of: memo.text) == 1, sourceLocation: location) }
      for (path, content) in files {
        #expect(vault.folder.text(of: path) == content, sourceLocation: location)
      }
      #expect(text.count(of: "![[Files/Images/a.png]]") == 2, sourceLocation: location)
      #expect(text.count(of: "![[Files/Images/a 2.png]]") == 1, sourceLocation: location)
      #expect(text.count(of: "[[Files/Images/b.zip]]") == 1, sourceLocation: location)
      let others = vault.folder.files().filter { !$0.hasSuffix(".md") }
      #expect(
        others == [".obsidian/app.json"] + files.keys.sorted(), sourceLocation: location)
    }
  }

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `memos and their files stand once`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  )
    throws
  {
    for (kind, system) in Self.scenes {
      try withEvery(trouble) { disk in
        let scene = try Scene(kind)
        scene.deliver(system.calls(disk.calls))
        scene.expectSound()
        disk.restart(losing: loss)
        scene.expectSound()
        scene.deliver(system.calls())
        scene.deliver(system.calls())
        scene.expectComplete()
      }
    }
  }

  @Test(arguments: [FragileDisk.Loss.nothing, .everything], NoteKind.allCases)
  func `memos and their files stand once though the recovery is cut short too`(
    loss: FragileDisk.Loss, kind: NoteKind
  ) throws {
    for system in [LackingSystem.complete, .plain] where system == .complete || kind != .new {
      let count = FragileDisk()
      try Scene(kind).deliver(system.calls(count.calls))
      for number in stride(from: 0, to: count.callCount, by: 4) {
        try withEvery(.powerCut, step: 5) { second in
          let scene = try Scene(kind)
          let first = FragileDisk(.powerCut, at: number)
          scene.deliver(system.calls(first.calls))
          first.restart(losing: loss)
          scene.deliver(system.calls(second.calls))
          scene.expectSound()
          second.restart(losing: loss)
          scene.expectSound()
          scene.deliver(system.calls())
          scene.deliver(system.calls())
          scene.expectComplete()
        }
      }
    }
  }

  @Test(arguments: FragileDisk.Loss.allCases, NoteKind.allCases)
  func `files of memos that the next process told to stand survive a power cut`(
    loss: FragileDisk.Loss, kind: NoteKind
  ) throws {
    for system in Self.systems {
      try withEvery(.powerCut) { disk in
        let scene = try Scene(kind)
        scene.deliver(system.calls(disk.calls))
        disk.goOn()
        scene.deliver(system.calls(disk.calls))
        #expect(scene.vault.delivered.count == scene.memos.count)
        disk.restart(losing: loss)
        scene.expectSound()
        scene.expectComplete()
      }
    }
  }

  static let scenes: [(NoteKind, LackingSystem)] = [
    (.old, .complete), (.new, .withoutUnnamedFiles), (.own, .complete), (.own, .plain),
  ]
}
