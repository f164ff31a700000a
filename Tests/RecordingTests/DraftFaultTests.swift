import Foundation
import Memos
import Posix
import Recording
import TestSupport
import Testing
import Timekeeping

/// Trouble at every call of writing and sending, and every kind of loss after it: the memo is
/// accepted and has no draft, or it is not and the draft is given. Never both, never neither.
@Suite struct DraftFaultTests {
  static let troubles = FragileDisk.Trouble.allCases
  static let losses = FragileDisk.Loss.allCases

  /// What a screen reported.
  private final class Report {
    var saves: [(draft: Draft, isDone: Bool)] = []
    var accepted: [Draft] = []

    func save(_ draft: Draft, in file: DraftFile) {
      do {
        try file.save(draft, at: .sample)
        saves.append((draft, true))
      } catch {
        saves.append((draft, false))
      }
    }

    /// Answers whether the memo was accepted.
    func send(_ draft: Draft, to ledger: Ledger) -> Bool {
      do {
        try ledger.append([.accepted(draft.sent)], at: .sample)
        accepted.append(draft)
        return true
      } catch {
        return false
      }
    }
  }

  /// A screen's whole life: two texts of one memo, which is sent; then another memo.
  private func write(_ place: Place, _ calls: SystemCalls, _ report: Report) {
    let ledger = place.ledger(calls)
    let claim = ledger.claimDraft()
    var draft =
      claim.draft.map { ledger.beginDraft(of: .sample(), from: $0) }
      ?? ledger.beginDraft(of: .sample())
    for word in ["buy", " milk"] {
      draft.text += word
      report.save(draft, in: claim.file)
    }
    let isSent = report.send(draft, to: ledger)
    var next =
      isSent ? ledger.beginDraft(of: .sample()) : ledger.beginDraft(of: .sample(), from: draft)
    if isSent { discard(draft, claim.file) }
    next.text += " and honey"
    report.save(next, in: claim.file)
  }

  private func discard(_ draft: Draft, _ file: DraftFile) {
    do {
      try file.discard(draft.memo)
    } catch {
      // It has ended all the same.
    }
  }

  /// What is given now is what the report leaves room for, twice in a row, and no file is left over.
  private func check(_ report: Report, in place: Place) throws {
    let ledger = place.ledger()
    let known = report.saves.map(\.draft)
    let accepted = try Set(known.map(\.memo)).filter { id in
      guard let memo = try ledger.history(of: id)?.memo else { return false }
      #expect(memo.text == known.last { $0.memo == id }?.text)
      return true
    }
    #expect(report.accepted.allSatisfy { accepted.contains($0.memo) })
    let current = report.saves.lastIndex { $0.isDone }
    let candidates = current.map { report.saves[$0...] } ?? report.saves[...]
    var allowed = candidates.map { accepted.contains($0.draft.memo) ? nil : $0.draft }
    if current == nil { allowed.append(nil) }
    for _ in 1...2 {
      let claim = place.ledger().claimDraft()
      #expect(claim.failures == [])
      #expect(allowed.contains(claim.draft))
      #expect(place.draftFiles.count == (claim.draft == nil ? 0 : 1))
    }
  }

  @Test(arguments: troubles, losses)
  func `a draft ends with its memo's acceptance, at the first start and later`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    for isFirstStart in [true, false] {
      try withEvery(trouble) { disk in
        let (place, report) = (Place(), Report())
        if !isFirstStart {
          try place.ledger().append([.accepted(.sample("before"))], at: .sample)
          report.saves.append((try place.leaveDraft("please "), true))
        }
        write(place, disk.calls, report)
        if !disk.hasStruck { #expect(report.accepted.count == 1 && report.saves.count >= 3) }
        disk.restart(losing: loss)
        try check(report, in: place)
      }
    }
  }

  @Test(arguments: troubles, losses)
  func `what was emptied stays away, and what could not be emptied is whole`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    try withEvery(trouble) { disk in
      let place = Place()
      var draft = try place.leaveDraft("text")
      let kept = draft
      draft.text = ""
      let report = Report()
      report.save(draft, in: place.ledger(disk.calls).claimDraft().file)
      disk.restart(losing: loss)
      let claim = place.ledger().claimDraft()
      #expect(claim.failures == [])
      #expect(claim.draft == nil || (claim.draft == kept && !report.saves[0].isDone))
    }
  }

  @Test(arguments: losses)
  func `a screen that begins where another died ends no draft before the memo is durable`(
    loss: FragileDisk.Loss
  ) throws {
    for sends in [true, false] {
      for isFirstStart in [true, false] {
        try withEvery(.powerCut) { disk in
          let (place, report) = (Place(), Report())
          if !isFirstStart {
            try place.ledger().append([.accepted(.sample("before"))], at: .sample)
          }
          write(place, disk.calls, report)
          disk.goOn()
          try goOn(place, disk.calls, report, sends: sends)
          disk.restart(losing: loss)
          try check(report, in: place)
        }
      }
    }
  }

  private func goOn(_ place: Place, _ calls: SystemCalls, _ report: Report, sends: Bool) throws {
    let ledger = place.ledger(calls)
    let claim = ledger.claimDraft()
    guard let draft = claim.draft else { return }
    #expect(report.saves.contains { $0.draft == draft })
    guard sends else { return }
    report.saves.append((draft, true))
    #expect(report.send(draft, to: ledger))
    discard(draft, claim.file)
  }

  private func addWords(_ place: Place, _ calls: SystemCalls, _ report: Report) {
    let ledger = place.ledger(calls)
    let claim = ledger.claimDraft()
    var draft = ledger.beginDraft(of: .sample(), from: claim.draft)
    draft.text += ", please"
    report.save(draft, in: claim.file)
  }

  @Test(arguments: losses)
  func `a draft saved where another screen died survives a power cut`(
    loss: FragileDisk.Loss
  ) throws {
    try withEvery(.powerCut) { disk in
      let (place, report) = (Place(), Report())
      write(place, disk.calls, report)
      disk.goOn()
      addWords(place, disk.calls, report)
      #expect(report.saves.last?.isDone == true)
      disk.restart(losing: loss)
      try check(report, in: place)
    }
  }

  @Test func `events that a power cut takes back hide no acceptance`() throws {
    let (place, disk) = (Place(), FragileDisk())
    let memo = Memo.sample("before")
    try place.ledger().append([.accepted(memo)], at: .sample)
    let ledger = place.ledger(disk.calls)
    for _ in 0..<5 { try ledger.append([.retried(memo.id, nil)], at: .sample, .lazy) }
    let draft = try place.leaveDraft("text", calls: disk.calls)
    disk.restart(losing: .everything)
    #expect(try place.ledger().lastNumber() == EventNumber(1))
    try place.ledger().append([.accepted(draft.sent)], at: .sample)
    #expect(place.waitingDraft() == nil)
  }

  @Test func `a segment that a power cut takes back hides no acceptance`() throws {
    let (place, counting) = (Place(), FragileDisk())
    try place.ledger().append([.accepted(.sample("before"))], at: .sample)
    let ledger = place.ledger(counting.calls)
    try ledger.rotateKey(at: .sample)
    let other = Place()
    try other.ledger().append([.accepted(.sample("before"))], at: .sample)
    // The last calls: the name, the folder's synchronisation, the second name goes.
    let disk = FragileDisk(.powerCut, at: counting.callCount - 2)
    #expect(throws: LedgerFailure.self) {
      try other.ledger(disk.calls).rotateKey(at: .sample)
    }
    disk.goOn()
    let draft = try other.leaveDraft("text")
    #expect(draft.begun == SegmentNumber(2))
    disk.restart(losing: .names)
    try other.ledger().append([.accepted(draft.sent)], at: .sample)
    #expect(try other.ledger().inspect().map(\.number) == [SegmentNumber(1)])
    #expect(other.waitingDraft() == nil)
  }

  @Test func `a text changed after a failed append is kept, though the memo turns up`() throws {
    let place = Place()
    try place.ledger().append([.accepted(.sample("before"))], at: .sample)
    var calls = SystemCalls.kernel
    calls.synchronize = { _ in -Int(Errno.inputOutput.rawValue) }
    calls.synchronizeData = calls.synchronize
    let draft = try place.leaveDraft("text")
    var changed = place.ledger().beginDraft(of: .sample(), from: draft)
    changed.text += " and more"
    do {
      let file = place.ledger().claimDraft().file
      #expect(!Report().send(draft, to: place.ledger(calls)))
      try file.save(changed, at: .sample)
    }
    #expect(try place.ledger().history(of: draft.memo)?.memo.text == "text")
    #expect(place.waitingDraft() == changed)
  }

  @Test(arguments: [FragileDisk.Trouble.noSpace, .inputOutput])
  func `where a save fails and the screen lives, the draft before stands and the next is saved`(
    trouble: FragileDisk.Trouble
  ) throws {
    try withEvery(trouble) { disk in
      let place = Place()
      var draft = try place.leaveDraft("one")
      let ledger = place.ledger(disk.calls)
      let file = ledger.claimDraft().file
      let report = Report()
      draft.text = "two"
      report.save(draft, in: file)
      let kept = try place.ledger().drafts()
      #expect(kept.map(\.state) == [.kept(saved: .sample)])
      #expect(place.waitingDraft() == nil)
      disk.restart(losing: .nothing)
      draft.text = "three"
      report.save(draft, in: file)
      #expect(report.saves[1].isDone)
      #expect(place.draftFiles.count == 1)
    }
  }
}
