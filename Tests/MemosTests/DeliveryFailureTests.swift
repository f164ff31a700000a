import Memos
import Testing

/// Why a memo was not taken is a fact that the ledger keeps: its words never change.
@Suite struct DeliveryFailureTests {
  /// What stands in ledgers and in JSON. A line may come in; none may change or go.
  static let kinds: [String: DeliveryFailure.Kind] = [
    "missing": .missing, "not-a-folder": .notAFolder, "not-a-note": .notANote,
    "no-permission": .noPermission, "disk-full": .diskFull, "read-only": .readOnly,
    "outside-vault": .outsideVault, "not-text": .notText, "broken-settings": .brokenSettings,
    "not-downloaded": .notDownloaded, "no-heading": .noHeading, "changing": .changing,
    "no-free-name": .noFreeName, "unfit-name": .unfitName, "exited": .exited,
    "signalled": .signalled,
    "timed-out": .timedOut, "not-started": .notStarted, "no-such-sink": .noSuchSink,
    "no-sink": .noSink, "no-route": .noRoute, "broken-configuration": .brokenConfiguration,
    "undecided": .undecided,
    "attachment-unreadable": .attachmentUnreadable, "system": .system,
  ]

  @Test func `the words of each kind are those that ledgers hold`() {
    for (word, kind) in Self.kinds {
      #expect(kind.rawValue == word)
      #expect(DeliveryFailure.Kind(rawValue: word) == kind)
    }
    #expect(Set(DeliveryFailure.Kind.allCases) == Set(Self.kinds.values))
  }

  @Test(arguments: ["", "Missing", "missing ", "not_a_note", "unheard-of"])
  func `other words are no kind`(word: String) {
    #expect(DeliveryFailure.Kind(rawValue: word) == nil)
  }

  @Test func `the cause is the same whether it is for now or for good`() {
    let cause = DeliveryFailure.Cause(.notText, at: "/vault/note.md", number: 7)
    let failures: [DeliveryFailure] = [
      .temporary(cause, after: .zero), .temporary(cause, after: .seconds(1)), .permanent(cause),
    ]
    for failure in failures {
      #expect(failure.cause == cause)
      #expect(failure.cause.place == "/vault/note.md")
      #expect(failure.cause.number == 7)
    }
    #expect(Set(failures).count == 3)
  }

  @Test func `a cause says no more than it knows`() {
    let cause = DeliveryFailure.Cause(.noSink)
    #expect(cause.place == nil)
    #expect(cause.number == nil)
    #expect(cause != .init(.noSink, at: ""))
    #expect(cause != .init(.noSink, number: 0))
  }
}
