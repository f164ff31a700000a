import Memos
import Posix
import TestSupport
import Testing
import Timekeeping
import Vaults

/// Years of memos at once, as after a move from another program.
@Suite struct ManyNotesTests {
  let vault = TestVault()

  private func memos(_ count: Int) throws -> [Memo] {
    let first = try Timestamp(rfc3339: "2026-11-30T12:00:00Z")
    return try (0..<count).map { number in
      let day = first.adding(-number, .day) ?? first
      return try memo("memo \(number)", at: day.rfc3339)
    }
  }

  @Test func `no more notes are prepared at once than can be kept open`() throws {
    let memos = try memos(200)
    for mode in [VaultPlan.Mode.periodic(.daily), .memo] {
      let plan = vault.plan {
        $0.mode = mode
        $0.folder = mode == .memo ? "{{date:YYYY-MM-DD}}" : nil
      }
      let preparations = VaultSink(plan).prepare(memos)
      #expect(preparations.count == 64)
      // A prefix: what is left over can follow in its order.
      #expect(preparations.flatMap(\.memos) == memos.prefix(64).map(\.id))
      for preparation in preparations { try preparation.result.get().abandon() }
    }
    vault.deliver(memos, vault.plan())
    #expect(vault.folder.files().count == 200)
    #expect(vault.delivered.count == 200)
  }

  @Test func `a note takes all its memos at once, however many`() throws {
    let memos = try (0..<5000).map { try memo("memo \($0)") }
    let preparations = VaultSink(vault.plan()).prepare(memos)
    #expect(preparations.map(\.memos) == [memos.map(\.id)])
    for preparation in preparations { try preparation.result.get().abandon() }
  }
}
