import Memos
import Posix
import Recording
import TestSupport
import Testing
import Timekeeping

/// Trouble at every call of a capture with attachments, and every kind of loss after it: a memo that
/// the ledger has, has all that is attached to it.
@Suite struct AttachmentFaultTests {
  static let contents = [sampleBytes(AttachmentTests.piece + 5), sampleBytes(3)]

  /// How a capture ended.
  private enum Ending {
    case accepted
    case notAccepted
    case notSealed
  }

  /// Captures a memo with two attachments, as the program does.
  private func capture(_ place: Place, _ calls: SystemCalls) -> Ending {
    let ledger = place.ledger(calls)
    let memo: Memo
    var hold: AttachmentHold?
    defer { hold?.release() }
    do {
      let sources = Self.contents.map { AttachmentSource.bytes($0, name: "file") }
      let (key, held) = (try ledger.sealingKey(), try ledger.attachments.hold())
      hold = held
      let sealed = try ledger.attachments.seal(sources, under: key, holding: held)
      memo = .sample("with two", attached: sealed)
    } catch {
      return .notSealed
    }
    do throws(LedgerFailure) {
      try ledger.append([.accepted(memo)], at: .sample)
      return .accepted
    } catch {
      ledger.removeAttachments(of: [memo], notAccepted: error)
      return .notAccepted
    }
  }

  /// Every memo of the ledger can be read with all its attachments; answers how many there are.
  private func check(_ place: Place) throws -> Int {
    let ledger = place.ledger()
    let memos = try ledger.outbox().memos.map { try ledger.memo($0) }.filter { $0.text != "before" }
    for memo in memos {
      #expect(memo.attachments.count == 2)
      for (attachment, content) in zip(memo.attachments, Self.contents) {
        #expect(try place.content(of: attachment) == content)
      }
    }
    return memos.count
  }

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `a memo that the ledger has, has its attachments, at the first start and later`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    for isFirstStart in [true, false] {
      try withEvery(trouble) { disk in
        let place = Place()
        if !isFirstStart { try place.ledger().append([.accepted(.sample("before"))], at: .sample) }
        let ending = capture(place, disk.calls)
        disk.restart(losing: loss)
        let count = try check(place)
        if ending == .accepted { #expect(count == 1) }
        if ending == .notSealed { #expect(count == 0) }
      }
    }
  }

  @Test(arguments: FragileDisk.Loss.allCases)
  func `a memo captured where another process died has its attachments after a power cut`(
    loss: FragileDisk.Loss
  ) throws {
    for isFirstStart in [true, false] {
      try withEvery(.powerCut) { disk in
        let place = Place()
        if !isFirstStart { try place.ledger().append([.accepted(.sample("before"))], at: .sample) }
        _ = capture(place, disk.calls)
        disk.goOn()
        #expect(capture(place, disk.calls) == .accepted)
        disk.restart(losing: loss)
        let count = try check(place)
        #expect(count >= 1)
      }
    }
  }

  @Test(arguments: [FragileDisk.Trouble.noSpace, .inputOutput])
  func `where a capture fails and the process lives, nothing of it remains`(
    trouble: FragileDisk.Trouble
  ) throws {
    try withEvery(trouble) { disk in
      let place = Place()
      let ending = capture(place, disk.calls)
      guard ending != .accepted else { return }
      let count = try check(place)
      // A device that failed may have taken the memo all the same: then the copies stay.
      if trouble == .noSpace || ending == .notSealed {
        #expect(count == 0)
        // The one thing that may fail here is the removal itself.
        #expect(place.sealedFiles == [])
      }
    }
  }

  @Test func `a memo that was refused and turns up all the same has its attachments`() throws {
    let place = Place()
    try place.ledger().append([.accepted(.sample("before"))], at: .sample)
    let memo = Memo.sample("refused", attached: try place.seal(Self.contents[0], Self.contents[1]))
    var calls = SystemCalls.kernel
    calls.synchronize = { _ in -Int(Errno.inputOutput.rawValue) }
    calls.synchronizeData = calls.synchronize
    let ledger = place.ledger(calls)
    do throws(LedgerFailure) {
      try ledger.append([.accepted(memo)], at: .sample)
      Issue.record("accepted")
    } catch {
      #expect(error == .notSynchronized(.inputOutput))
      ledger.removeAttachments(of: [memo], notAccepted: error)
    }
    let count = try check(place)
    #expect(count == 1)
  }

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `a copy goes only when its memo's settlement survives a power cut`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    try withEvery(trouble) { disk in
      let place = Place()
      let sealed = try place.seal(Self.contents[0], Self.contents[1])
      let memo = Memo.sample("with two", attached: sealed)
      let route = Event.routed(memo.id, Route(to: [.notes]))
      try place.ledger().append([.accepted(memo), route], at: .sample)
      let ledger = place.ledger(disk.calls)
      do {
        try ledger.append(
          [.delivered(memo.id, .notes, Receipt(place: "/note"))], at: .sample, .lazy)
        try ledger.removeAttachments(of: [memo.id: memo.attachments])
        if !disk.hasStruck { #expect(place.sealedFiles == []) }
      } catch {
        // The copies stay, or the settlement is durable.
      }
      disk.restart(losing: loss)
      _ = try check(place)
    }
  }

  @Test func `the copies of a memo that waits are not removed`() throws {
    let place = Place()
    let memo = Memo.sample("waits", attached: try place.seal(Self.contents[0], Self.contents[1]))
    let ledger = place.ledger()
    try ledger.append(
      [.accepted(memo), .routed(memo.id, Route(to: [.notes, .mail]))], at: .sample)
    try ledger.append([.delivered(memo.id, .notes, Receipt(place: ""))], at: .sample, .lazy)
    try ledger.removeAttachments(of: [memo.id: memo.attachments])
    #expect(try check(place) == 1)
    try ledger.append([.delivered(memo.id, .mail, Receipt(place: ""))], at: .sample, .lazy)
    try ledger.removeAttachments(of: [memo.id: memo.attachments])
    #expect(place.sealedFiles == [])
  }
}
