import Recording
import Translations
import Wiring

extension DoctorCommand {
  /// Every segment: can it be read, and what is damaged? Damaged bytes are copied aside.
  func lookAtLedger() {
    do throws(LedgerFailure) {
      let reports = try desk.ledger.inspect()
      for report in reports { try tell(of: report) }
      let outbox = try desk.ledger.outbox()
      let events = reports.reduce(0) { $0 + $1.eventCount }
      let waiting = outbox.memos.count { $0.status.isOpen }
      let basics = desk.phrases.basics
      tell(
        words.ledger, .good,
        words.ledgerHolds(
          basics.events(events), basics.segments(reports.count), basics.memos(waiting)))
    } catch {
      let said = desk.wording.ledger(error, desk.places)
      tell(words.ledger, .bad, said.words, hint: said.hint)
    }
  }

  private func tell(of report: SegmentReport) throws(LedgerFailure) {
    let subject = words.segment("\(report.number)")
    let basics = desk.phrases.basics
    if let reason = report.unreadable {
      tell(
        subject, .bad,
        words.segmentUnreadable(
          desk.wording.unreadable(reason), basics.events(report.eventCount),
          basics.bytes(report.byteCount)),
        hint: wayOut(of: reason))
    }
    for damage in report.damages {
      let path = try desk.ledger.quarantine(damage)
      let say = damage.cause == .seal ? words.bytesChanged : words.bytesDamaged
      tell(
        subject, .bad,
        say(
          "\(damage.range.lowerBound)", "\(damage.range.upperBound)",
          basics.events(damage.missingCount)),
        hint: words.copyKept(desk.places.shown(path)))
    }
    for range in report.torn {
      tell(subject, .good, words.passedOver(range.count))
    }
    if let tail = report.tail {
      tell(subject, .warning, words.endsTorn(tail.count))
    }
    if let abandoned = report.abandoned {
      tell(subject, .warning, words.abandoned(abandoned.count), hint: words.checkDisk)
    }
  }

  func wayOut(of reason: Unreadable) -> String? {
    switch reason {
    case .keyMissing, .keyWrong: words.importKey
    case .refused: words.mendFile
    case .unknownFormat: words.newerSlip
    case .missing, .damagedHeader, .brokenSeal: nil
    }
  }
}
