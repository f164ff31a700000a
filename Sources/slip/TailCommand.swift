import Memos
import Posix
import Recording
import Wiring

/// `slip tail`: the last events, then each new one as it happens, until the process is ended.
struct TailCommand {
  let desk: Desk
  let arguments: Arguments

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.isEmpty else { throw UsageError.badOperands(.tail) }
    let count = try HistoryFilter.count(arguments)
    var last = try desk.read { () throws(LedgerFailure) in try desk.ledger.lastNumber() }
    let first = EventNumber(last.rawValue - min(last.rawValue, UInt64(count)))
    last = try show(after: first) ?? last
    while true {
      Clock.sleep(for: .milliseconds(200))
      last = try show(after: last) ?? last
    }
  }

  /// Prints the events behind `number`, and answers the last one's number.
  private func show(after number: EventNumber) throws -> EventNumber? {
    let events = try desk.read { () throws(LedgerFailure) in
      try desk.ledger.events(after: number)
    }
    for event in events where concernsSink(event.event) {
      for line in EventLine.all(event, desk) {
        desk.console.result(line.text, line.object)
        if arguments.has(.full), case .accepted(let memo) = event.event,
          desk.console.style == .text
        {
          for line in MemoLine.lines(memo, desk.wording) { desk.console.result(line) }
        }
      }
    }
    return events.last?.number
  }

  private func concernsSink(_ event: Event) -> Bool {
    guard let name = arguments[.sink].map(SinkName.init) else { return true }
    return switch event {
    case .accepted, .dropped: true
    case .reopened(let state): state.sinks.contains { $0.sink == name && $0.state == .pending(nil) }
    case .retracting(_, let retraction): retraction.sink == name
    case .routed(_, let route): route.sinks.contains(name)
    case .intended(let intention): intention.sink == name
    case .delivered(_, let sink, _), .deferred(_, let sink, _), .held(_, let sink, _),
      .withdrawn(_, let sink), .retracted(_, let sink):
      sink == name
    case .retried(_, let sink): sink == nil || sink == name
    }
  }
}
