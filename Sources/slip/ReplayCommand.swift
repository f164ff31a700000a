import Configuration
import Delivery
import JSON
import Memos
import Recording
import Translations
import Wiring

/// `slip replay`: recovers after a crash and delivers all that waits, now.
struct ReplayCommand {
  let desk: Desk
  let arguments: Arguments
  private var phrases: Phrases.Settling { desk.phrases.settling }

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.isEmpty else { throw UsageError.badOperands(.replay) }
    let sink = try sinkName()
    let order = DeliveryOrder(.now, at: sink)
    if let cause = desk.settings.obstacle(desk.places), cause.kind == .brokenConfiguration {
      throw Stop(
        .badConfiguration, desk.wording.cause(cause, desk.places),
        hint: desk.wording.wayOut(of: cause))
    }
    if arguments.has(.dryRun) { return try plan(order) }
    let report = desk.courier().deliver(order)
    for sums in report.sums { show(sums) }
    if desk.console.style == .text { warn(of: report) }
    switch report.ending {
    case .finished: break
    case .leftToAnother: desk.console.note("slip: " + phrases.anotherDelivers)
    case .stopped(let trouble):
      throw Stop(.inputOutput, desk.wording.trouble(trouble, desk.places))
    }
    let outbox = try desk.read { () throws(LedgerFailure) in try desk.ledger.outbox() }
    desk.warn(of: outbox)
    let left = outbox.memos.count { state in
      sink.map { state[$0]?.status.isOpen == true } ?? state.status.isOpen
    }
    if desk.console.style == .text {
      if left > 0 {
        desk.console.note(phrases.stillWaiting(left))
      } else if report.entries.isEmpty {
        desk.console.result(phrases.nothingWaits)
      }
    }
    return left == 0 ? .done : .notDelivered
  }

  private func sinkName() throws -> SinkName? {
    guard let name = arguments[.sink] else { return nil }
    if case .read(let settings) = desk.settings {
      let known = settings.sinks.map(\.name.value)
      guard known.contains(name) || SinkName(name).vaultPath != nil else {
        throw UsageError.unknownSink(name, known: known)
      }
    }
    return SinkName(name)
  }

  private func plan(_ order: DeliveryOrder) throws -> ExitStatus {
    let courier = desk.courier()
    let steps = try desk.read { () throws(LedgerFailure) in try courier.plan(order) }
    for step in steps {
      var object: Object = ["event": "would-deliver", "id": .string(step.memo.description)]
      object["sink"] = step.sink.map { .string($0.description) }
      let words =
        switch step.action {
        case .deliver: phrases.wouldDeliver
        case .ask: phrases.wouldAsk
        case .wait(let cause): phrases.wouldWait(desk.wording.cause(cause, desk.places))
        case .unreadable(let failure):
          phrases.wouldWait(desk.wording.ledger(failure, desk.places).words)
        }
      switch step.action {
      case .deliver, .ask: break
      case .wait(let cause):
        object["event"] = "would-wait"
        for member in MemoLine.failure(cause, desk.wording, desk.places) {
          object[member.name] = member.value
        }
      case .unreadable:
        object["event"] = "would-wait"
        object["reason"] = "unreadable-record"
        object["words"] = .string(words)
      }
      desk.console.result(
        "\(MemoLine.short(step.memo))  \(step.sink.map(desk.places.shown) ?? "–")  \(words)", object
      )
    }
    if steps.isEmpty, desk.console.style == .text { desk.console.result(phrases.nothingWaits) }
    return .done
  }

  private func warn(of report: DeliveryReport) {
    for entry in report.entries {
      guard case .delivered(let receipt) = entry.outcome, let warning = receipt.warning else {
        continue
      }
      desk.console.tell(warning, desk.places)
    }
  }

  private func show(_ sums: DeliveryReport.Sums) {
    let name = sums.sink.map(desk.places.shown) ?? "–"
    let counts = [
      (sums.delivered, phrases.delivered), (sums.retracted, phrases.takenBack),
      (sums.waiting, phrases.waiting), (sums.held, phrases.held),
      (sums.unreadable, phrases.unreadable),
    ].filter { $0.0 > 0 }.map { count, words in words(count) }
      .joined(separator: desk.phrases.basics.comma)
    let reasons = sums.reasons.map(\.rawValue)
    var object: Object = ["delivered": .integer(Int64(sums.delivered))]
    object["sink"] = sums.sink.map { .string($0.description) }
    object["waiting"] = .integer(Int64(sums.waiting + sums.unreadable))
    if sums.retracted > 0 { object["undone"] = .integer(Int64(sums.retracted)) }
    object["held"] = .integer(Int64(sums.held))
    object["reasons"] = .array(reasons.map(Value.string))
    desk.console.result(
      name + desk.phrases.basics.colon + counts
        + (reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))"),
      object)
  }
}
