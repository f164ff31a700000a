import Memos
import Testing

@Suite struct DeliveryFailureTests {
  /// They stand in ledgers that are on people's disks, and scripts compare them.
  @Test func `the words for what can stand in the way are as they always were`() {
    #expect(
      DeliveryFailure.Kind.allCases.map(\.rawValue).sorted() == [
        "broken-configuration", "broken-settings", "changing", "disk-full", "exited",
        "missing", "no-free-name", "no-heading", "no-permission", "no-sink", "no-such-sink",
        "not-a-folder", "not-a-note", "not-downloaded", "not-started", "not-text",
        "outside-vault", "read-only", "signalled", "system", "timed-out", "undecided",
      ])
  }

  @Test func `a failure of either kind has its cause`() {
    let cause = DeliveryFailure.Cause(.notText, at: "a.md", number: 7)
    #expect(DeliveryFailure.temporary(cause, after: .seconds(1)).cause == cause)
    #expect(DeliveryFailure.permanent(cause).cause == cause)
  }
}
