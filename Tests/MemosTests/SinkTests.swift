import Memos
import Testing

/// What a sink says between the two steps of a delivery is its own, and comes back as it was.
@Suite struct SinkTests {
  @Test func `intents and receipts keep a sink's own words to the byte`() {
    let bytes = (0...255).map { UInt8($0) }
    #expect(Intent(bytes: bytes).bytes == bytes)
    #expect(Intent(bytes: []).bytes == [])
    let receipt = Receipt(place: "/vault/e\u{301}.md", evidence: bytes)
    #expect(receipt.place.utf8.elementsEqual("/vault/e\u{301}.md".utf8))
    #expect(receipt.evidence == bytes)
    #expect(Receipt(place: "").evidence.isEmpty)
    let warned = Receipt(place: "a", evidence: [1], warning: .init(.noTemplate, at: "b"))
    #expect(warned.lasting == Receipt(place: "a", evidence: [1]))
    #expect(Receipt(place: "a") != Receipt(place: "a", evidence: [0]))
  }

  @Test func `a preparation that failed says why and for which memos`() throws {
    let failure = DeliveryFailure.permanent(.init(.outsideVault, at: ".."))
    let id = try #require(Memo.ID("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"))
    let preparation = Preparation(memos: [id], result: .failure(failure))
    #expect(preparation.memos == [id])
    #expect(throws: failure) { try preparation.result.get() }
  }

  @Test func `fates are told apart`() {
    let cause = DeliveryFailure.temporary(.init(.changing), after: .zero)
    let fates: [Fate] = [
      .delivered(Receipt(place: "")), .delivered(Receipt(place: "a")), .notDelivered(cause),
      .undecided(cause), .notDelivered(.permanent(cause.cause)),
    ]
    #expect(Set(fates).count == fates.count)
  }
}
