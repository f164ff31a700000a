import Memos
import Posix
import Recording
import TestSupport
import Testing
import Timekeeping

/// Trouble at every call, and every kind of loss after it.
@Suite struct LedgerFaultTests {
  static let troubles = FragileDisk.Trouble.allCases
  static let losses = FragileDisk.Loss.allCases

  /// What a run reported, memo by memo.
  final class Report {
    var saved: [Memo] = []
    var refused: [Memo] = []

    func append(_ memo: Memo, to ledger: Ledger, _ durability: Ledger.Durability = .durable) {
      do {
        try ledger.append([.accepted(memo)], at: .sample, durability)
        saved.append(memo)
      } catch {
        refused.append(memo)
      }
    }
  }

  /// Every memo that was reported saved is there once and whole; every other is absent, or there
  /// once and whole; and the ledger takes another one.
  static func check(_ report: Report, in place: Place) throws {
    for round in 1...2 {
      let ledger = place.ledger()
      let outbox = try ledger.outbox()
      let found = try outbox.memos.map { try ledger.memo($0) }
      for memo in report.saved {
        #expect(found.filter { $0 == memo }.count == 1)
      }
      for memo in report.refused {
        let same = found.filter { $0.id == memo.id }
        #expect(same == [] || same == [memo])
      }
      #expect(found.allSatisfy { report.saved.contains($0) || report.refused.contains($0) })
      #expect(try ledger.inspect().allSatisfy { $0.unreadable == nil })
      if round == 1 { report.append(.sample("afterwards"), to: ledger) }
    }
    #expect(report.saved.last?.text == "afterwards")
  }

  @Test(arguments: troubles, losses)
  func `a memo reported saved survives trouble at any call of the first start`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    try withEvery(trouble) { disk in
      let (place, report) = (Place(), Report())
      report.append(.sample("first"), to: place.ledger(disk.calls))
      disk.restart(losing: loss)
      try Self.check(report, in: place)
    }
  }

  @Test(arguments: troubles, losses)
  func `a memo reported saved survives trouble at any call of an append`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    try withEvery(trouble) { disk in
      let (place, report) = (Place(), Report())
      report.append(.sample("before"), to: place.ledger())
      let ledger = place.ledger(disk.calls)
      for number in 1...3 { report.append(.sample("number \(number)"), to: ledger) }
      disk.restart(losing: loss)
      try Self.check(report, in: place)
    }
  }

  @Test(arguments: troubles, losses)
  func `a memo reported saved survives trouble at any call of a new segment`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    let filling = String(repeating: "a long thought. ", count: 16_350)
    try withEvery(trouble) { disk in
      let (place, report) = (Place(), Report())
      report.append(.sample(filling), to: place.ledger())
      let ledger = place.ledger(disk.calls)
      for number in 1...3 {
        report.append(
          .sample(
            "number \(number) of 3 memos, each of \(number * 99)"
              + String(repeating: "…", count: 99)), to: ledger)
      }
      disk.restart(losing: loss)
      if !disk.hasStruck { #expect(try place.ledger().inspect().count == 2) }
      try Self.check(report, in: place)
    }
  }

  @Test(arguments: troubles, losses)
  func `a memo reported saved survives trouble behind a torn tail`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    try withEvery(trouble) { disk in
      let (place, report) = (Place(), Report())
      report.append(.sample("before"), to: place.ledger())
      let first = FragileDisk(.tornWrite, at: 0)
      report.append(.sample("torn"), to: place.ledger(first.calls))
      first.restart(losing: .nothing)
      let ledger = place.ledger(disk.calls)
      for number in 1...2 { report.append(.sample("number \(number)"), to: ledger) }
      disk.restart(losing: loss)
      try Self.check(report, in: place)
    }
  }

  @Test(arguments: losses)
  func `a memo saved where another process died survives a power cut`(
    loss: FragileDisk.Loss
  ) throws {
    try withEvery(.powerCut) { disk in
      let (place, report) = (Place(), Report())
      report.append(.sample("of the first"), to: place.ledger(disk.calls))
      disk.goOn()
      report.append(.sample("of the second"), to: place.ledger(disk.calls))
      #expect(report.saved.last?.text == "of the second")
      disk.restart(losing: loss)
      try Self.check(report, in: place)
    }
  }

  @Test(arguments: losses)
  func `what was appended lazily is never lost alone`(loss: FragileDisk.Loss) throws {
    try withEvery(.inputOutput) { disk in
      let (place, report, lazy) = (Place(), Report(), Report())
      report.append(.sample("before"), to: place.ledger())
      let ledger = place.ledger(disk.calls)
      lazy.append(.sample("lazy"), to: ledger, .lazy)
      report.append(.sample("durable"), to: ledger)
      let isCovered = report.saved.count == 2
      disk.restart(losing: loss)
      let found = try place.ledger().outbox().memos.map(\.id)
      if isCovered { #expect(lazy.saved.allSatisfy { found.contains($0.id) }) }
      #expect(report.saved.allSatisfy { found.contains($0.id) })
    }
  }

  @Test func `a failed synchronisation is never repeated on the same file`() throws {
    let place = Place()
    let disk = FragileDisk(.inputOutput, at: .max)
    try place.ledger().append([.accepted(.sample("before"))], at: .sample)
    let ledger = place.ledger(disk.calls)
    try ledger.append([.accepted(.sample("one"))], at: .sample)
    let calls = disk.callCount
    let failing = FragileDisk(.inputOutput, at: calls - 1)
    let memo = Memo.sample("two")
    try place.ledger(failing.calls).append([.accepted(memo)], at: .sample)
    #expect(failing.hasStruck)
    #expect(failing.callCount(of: "fdatasync") == 1)
    let reports = try place.ledger().inspect()
    #expect(reports.count == 2)
    #expect(reports.first?.abandoned != nil)
    #expect(try place.ledger().outbox().count == 3)
    #expect(try place.ledger().history(of: memo.id)?.memo == memo)
  }
}
