import Recording

extension DoctorCommand {
  /// Every segment: can it be read, and what is damaged? Damaged bytes are copied aside.
  func lookAtLedger() {
    do throws(LedgerFailure) {
      let reports = try desk.ledger.inspect()
      for report in reports { try tell(of: report) }
      let outbox = try desk.ledger.outbox()
      let events = reports.reduce(0) { $0 + $1.eventCount }
      tell(
        "ledger", .good,
        "\(Wording.count(events, "event")) in \(Wording.count(reports.count, "segment")), "
          + "\(Wording.count(outbox.memos.count { !$0.status.isDone }, "memo")) in the outbox")
    } catch {
      let said = Wording.ledger(error, desk.places)
      tell("ledger", .bad, said.words, hint: said.hint)
    }
  }

  private func tell(of report: SegmentReport) throws(LedgerFailure) {
    let subject = "segment \(report.number)"
    if let reason = report.unreadable {
      tell(
        subject, .bad,
        "can't be read: \(Wording.unreadable(reason)); \(Wording.count(report.eventCount, "event")) "
          + "in \(report.byteCount) bytes",
        hint: wayOut(of: reason))
    }
    for damage in report.damages {
      let path = try desk.ledger.quarantine(damage)
      let kind = damage.cause == .seal ? "changed by someone" : "damaged"
      tell(
        subject, .bad,
        "bytes \(damage.range.lowerBound) to \(damage.range.upperBound) are \(kind); "
          + "\(Wording.count(damage.missingCount, "event")) can't be read; all behind them can",
        hint: "a copy of the bytes is in \(desk.places.shown(path)); check the disk")
    }
    for range in report.torn {
      tell(
        subject, .good,
        "\(range.count) bytes of a write that was cut short were passed over; it was never reported"
      )
    }
    if let tail = report.tail {
      tell(subject, .warning, "ends in \(tail.count) bytes of a write that was cut short")
    }
    if let abandoned = report.abandoned {
      tell(
        subject, .warning,
        "\(abandoned.count) bytes did not reach the disk and were written again elsewhere",
        hint: "check the disk")
    }
  }

  func wayOut(of reason: Unreadable) -> String? {
    switch reason {
    case .keyMissing, .keyWrong: "slip key import takes the key from where it is kept"
    case .refused: "mend the file's permissions"
    case .unknownFormat: "use the newer version of slip that wrote it"
    case .missing, .damagedHeader, .brokenSeal: nil
    }
  }
}
