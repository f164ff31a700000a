import Delivery
import JSON
import Memos
import Posix
import Recording
import Timekeeping
import Translations
import Wiring

/// `slip outbox`: what waits, for which sink and why; and a person's word on one memo.
struct OutboxCommand {
  let desk: Desk
  let arguments: Arguments
  private var phrases: Phrases.History { desk.phrases.history }

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  private enum Verb: String {
    case show
    case retry
    case drop
  }

  func run() throws -> ExitStatus {
    let operands = arguments.operands
    guard let word = operands.first else { return try list() }
    guard operands.count == 2, let verb = Verb(rawValue: word) else {
      throw UsageError.badOperands(.outbox)
    }
    let id = try desk.memo(named: operands[1])
    switch verb {
    case .show:
      return try HistoryCommand.show(id, desk)
    case .retry:
      return try retry(id)
    case .drop:
      return try drop(id)
    }
  }

  private func list() throws -> ExitStatus {
    let outbox = try desk.read { () throws(LedgerFailure) in try desk.ledger.outbox() }
    for state in outbox.memos where state.status.isOpen {
      let memo = try desk.read { () throws(LedgerFailure) in try desk.ledger.memo(state) }
      if state.sinks.isEmpty {
        show(memo, sink: nil, state.doubt.map(SinkState.uncertain) ?? .pending(nil))
      }
      for progress in state.sinks where progress.state.status.isOpen {
        show(memo, sink: progress.sink, progress.state)
      }
    }
    desk.warn(of: outbox)
    return .done
  }

  private func show(_ memo: Memo, sink: SinkName?, _ state: SinkState) {
    var object: Object = [
      "id": .string(memo.id.description), "created": .string(memo.created.rfc3339),
    ]
    object["sink"] = sink.map { .string($0.description) }
    object["status"] = .string(state.status.rawValue)
    var words = desk.phrases.capture.turn
    switch state {
    case .pending(let deferral?), .intended(_, after: let deferral?):
      words = desk.wording.cause(deferral.cause, desk.places)
      for member in MemoLine.failure(deferral.cause, desk.wording, desk.places) {
        object[member.name] = member.value
      }
      object["attempts"] = .integer(Int64(deferral.attempts))
      object["next"] = .string(desk.at(deferral.notBefore).rfc3339)
      let time = desk.wording.relative(deferral.notBefore, to: desk.now().instant)
      words += desk.phrases.basics.comma + phrases.nextTry(time)
    case .held(let cause):
      words =
        desk.phrases.capture.held + desk.phrases.basics.colon
        + desk.wording.cause(cause, desk.places)
      for member in MemoLine.failure(cause, desk.wording, desk.places) {
        object[member.name] = member.value
      }
    case .uncertain(let doubt):
      words = desk.wording.doubt(doubt)
      for member in MemoLine.doubt(doubt, desk.wording) { object[member.name] = member.value }
    case .pending(nil) where sink == nil:
      guard let cause = desk.obstacleToRouting else { break }
      words = desk.wording.cause(cause, desk.places)
      for member in MemoLine.failure(cause, desk.wording, desk.places) {
        object[member.name] = member.value
      }
    case .retracting:
      words = phrases.isTakenBack
    case .pending(nil), .intended(_, after: nil), .delivered, .dropped, .retracted:
      break
    }
    object["title"] = memo.title.map(Value.string)
    object["text"] = .string(MemoLine.firstLine(memo))
    object["attachments"] = MemoLine.attachments(memo)
    desk.console.result(
      """
      \(MemoLine.short(memo.id))  \(MemoLine.time(memo.created))  \(sink.map(desk.places.shown) ?? "–")  \
      \(MemoLine.preview(memo, desk.wording))
              \(desk.console.coloured(words, .yellow))
      """, object)
  }

  /// A memo that is settled or dropped is in no outbox: nothing can be decided about it.
  private func requireOpen(_ id: Memo.ID) throws {
    let outbox = try desk.read { () throws(LedgerFailure) in try desk.ledger.outbox() }
    if outbox.memos.contains(where: { $0.id == id && $0.status.isOpen }) { return }
    throw Stop(
      .notFound, phrases.notInOutbox(MemoLine.short(id)),
      hint: phrases.becameOf(MemoLine.short(id)))
  }

  private func retry(_ id: Memo.ID) throws -> ExitStatus {
    try requireOpen(id)
    try desk.write { () throws(LedgerFailure) in
      try desk.ledger.append([.retried(id, nil)], at: desk.now().instant)
    }
    var report = DeliveryTold([id], desk)
    report.run(.now)
    report.tellRest()
    return report.isSettled ? .done : .notDelivered
  }

  private func drop(_ id: Memo.ID) throws -> ExitStatus {
    try requireOpen(id)
    if !arguments.has(.yes) {
      guard StandardStream.input.isTerminal else {
        throw Stop(.usage, phrases.dropAsks, hint: phrases.yesAnswers)
      }
      desk.console.ask(phrases.dropQuestion(MemoLine.short(id)))
      let answer = try StandardStream.input.readLine()
      guard answer == "y" || answer == "yes" else { return .done }
    }
    try desk.write { () throws(LedgerFailure) in
      try desk.ledger.append([.dropped(id)], at: desk.now().instant)
    }
    desk.console.result(
      phrases.isDropped(MemoLine.short(id)), ["event": "dropped", "id": .string(id.description)])
    return .done
  }
}
