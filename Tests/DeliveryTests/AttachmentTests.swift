import Delivery
import Memos
import Posix
import Recording
import TestSupport
import Testing
import Timekeeping

/// Sealed copies stay as long as a sink needs them, and no longer.
@Suite struct AttachmentTests {
  static let content = Array("content".utf8)

  private func accept(_ text: String, in place: Place) throws -> Memo {
    let ledger = place.ledger()
    let source = AttachmentSource(name: "a.txt") {
      var rest = Self.content[...]
      return { count in
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      }
    }
    let hold = try ledger.attachments.hold()
    defer { hold.release() }
    let sealed = try ledger.attachments.seal(
      [source], under: try ledger.sealingKey(), holding: hold)
    let memo = Memo.sample(text, attached: sealed)
    try ledger.append([.accepted(memo)], at: place.now)
    return memo
  }

  /// A sink that reads what is attached when it commits, as the note is written.
  private func reader(_ name: SinkName, _ shelf: TestShelf, _ place: Place) -> TestSink {
    var sink = TestSink(name, shelf)
    sink.fails = { memo in
      do throws(DeliveryFailure) {
        for attachment in memo.attachments {
          let reader = try place.ledger().attachments.contents.open(attachment)
          var bytes: [UInt8] = []
          while let piece = try reader.next() { bytes += piece }
          #expect(bytes == Self.content)
        }
        return nil
      } catch {
        return .notDelivered(error)
      }
    }
    return sink
  }

  private func sealed(_ place: Place) throws -> Int {
    try place.ledger().attachments.sealed().count
  }

  @Test func `a copy stays until the last sink has its memo`() throws {
    let place = Place()
    let (notes, mail) = (TestShelf(), TestShelf())
    _ = try accept("a", in: place)
    var slow = reader(.mail, mail, place)
    slow.refuses = { _ in .temporary(.init(.missing), after: .seconds(1)) }
    _ = place.courier([reader(.notes, notes, place), slow]).deliver()
    #expect(notes.now.texts == ["a"])
    #expect(try sealed(place) == 1)
    let other = try accept("b", in: place)
    _ = place.courier([reader(.notes, notes, place), reader(.mail, mail, place)])
      .deliver(DeliveryOrder(.now))
    #expect(mail.now.texts == ["a", "b"])
    #expect(try sealed(place) == 0)
    #expect(try place.outbox()[other.id] == nil)
  }

  @Test func `a memo whose copy cannot be read waits`() throws {
    let place = Place()
    let shelf = TestShelf()
    let memo = try accept("a", in: place)
    let path = place.ledger().attachments.path(of: memo.attachments[0].id)
    let name = String(path.dropFirst(place.folder.path.count + 1))
    let bytes = try #require(place.folder.bytes(of: name))
    try place.folder.write(Array(bytes.dropLast()), to: name)
    _ = place.courier([reader(.notes, shelf, place)]).deliver()
    guard case .pending(let deferral?) = try place.state(memo, at: .notes) else {
      Issue.record("it does not wait")
      return
    }
    #expect(deferral.cause == .init(.attachmentUnreadable, at: path))
    try place.folder.write(bytes, to: name)
    _ = place.courier([reader(.notes, shelf, place)]).deliver(DeliveryOrder(.now))
    #expect(shelf.now.texts == ["a"])
  }

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `trouble at any call costs no sink what is attached`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    try withEvery(trouble) { disk in
      let place = Place()
      let (notes, mail) = (TestShelf(), TestShelf())
      let memo = try accept("a", in: place)
      let sinks = [reader(.notes, notes, place), reader(.mail, mail, place)]
      _ = place.courier(sinks, calls: disk.calls).deliver()
      disk.restart(losing: loss)
      _ = place.courier(sinks).deliver(DeliveryOrder(.now))
      #expect(notes.now.ids == [memo.id])
      #expect(mail.now.ids == [memo.id])
      #expect(try place.outbox().count == 0)
    }
  }

  @Test func `a delivery without attachments writes and synchronises nothing for them`() throws {
    let place = Place()
    try place.accept("a")
    let disk = FragileDisk()
    _ = place.courier([TestSink(.notes, TestShelf())], calls: disk.calls).deliver()
    // The route, the intent, its synchronisation, the outcome.
    #expect(disk.callCount == 4)
  }

  @Test func `what a capture left is swept at the end of a delivery`() throws {
    let place = Place()
    let memo = try accept("a", in: place)
    try place.ledger().append([.dropped(memo.id)], at: place.now)
    _ = place.courier([TestSink(.notes, TestShelf())]).deliver()
    #expect(try sealed(place) == 1)
    // The place's clock is years behind the files'.
    place.pass(.seconds(86_400 * 365 * 100))
    _ = place.courier([TestSink(.notes, TestShelf())]).deliver()
    #expect(try sealed(place) == 0)
  }
}
