import Markdown
import Memos
import TestSupport
import Testing
import Vaults

@Suite struct MarkedMemoTests {
  @Test(arguments: [Marker.blockID, .comment])
  func `a memo whose mark is in the note does not come in again`(marker: Marker) throws {
    let vault = TestVault()
    let plan = vault.plan { $0.marker = marker }
    let memos = [try memo("one"), try memo("two\nlines"), try memo("three")]
    vault.deliver([memos[0], memos[1]], plan)
    // As if the ledger had lost the outcome: the sink is asked to deliver all once more.
    for preparation in VaultSink(plan).prepare(memos) {
      let fates = try preparation.result.get().commit()
      #expect(fates.count == 3)
      for fate in fates.values {
        guard case .delivered = fate else {
          Issue.record("\(fate)")
          continue
        }
      }
    }
    let text = try #require(vault.folder.text(of: TestVault.note))
    for memo in memos { #expect(text.count(of: "slip-\(memo.id)") == 1) }
    for word in ["one", "two", "three"] { #expect(text.count(of: word) == 1) }
  }
}
