import Composing
import JSON
import Memos
import Recording
import Timekeeping
import Translations
import Wiring

/// `slip history`: what happened to which memo, newest last; with an ID, all that happened to it.
struct HistoryCommand {
  let desk: Desk
  let arguments: Arguments

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.count <= 1 else { throw UsageError.badOperands(.history) }
    if let name = arguments.operands.first {
      return try Self.show(try desk.memo(named: name), desk)
    }
    let filter = try HistoryFilter(arguments, desk)
    var found: [MemoHistory] = []
    try desk.read { () throws(LedgerFailure) in
      try desk.ledger.visitHistory { history in
        if filter.matches(history) { found.append(history) }
        return found.count < filter.limit ? .more : .enough
      }
    }
    for history in found.reversed() { show(history) }
    desk.warn(of: try desk.read { () throws(LedgerFailure) in try desk.ledger.outbox() })
    return .done
  }

  private func show(_ history: MemoHistory) {
    let memo = history.memo
    let status = history.state.status
    var object: Object = [
      "id": .string(memo.id.description), "created": .string(memo.created.rfc3339),
      "status": .string(status.rawValue),
    ]
    object["title"] = memo.title.map(Value.string)
    object["text"] = .string(arguments.has(.full) ? memo.text : MemoLine.firstLine(memo))
    object["attachments"] = MemoLine.attachments(memo)
    object["sinks"] = .array(history.state.sinks.map { .object(sink($0, of: history)) })
    let sinks = history.state.sinks.map { progress in
      progress.state.status == status
        ? desk.places.shown(progress.sink)
        : desk.places.shown(progress.sink) + " " + words(progress.state.status)
    }
    let colour: Console.Colour =
      switch status {
      case .delivered: .green
      case .waiting, .uncertain: .yellow
      case .held: .red
      case .dropped, .undone, .unknown: .dim
      }
    let text =
      arguments.has(.full)
      ? "\n" + MemoLine.lines(memo, desk.wording).map { "    " + $0 }.joined(separator: "\n")
      : "  " + MemoLine.preview(memo, desk.wording)
    desk.console.result(
      """
      \(MemoLine.short(memo.id))  \(MemoLine.time(memo.created))  \
      \(desk.console.coloured(words(status), colour))\
      \(sinks.isEmpty ? "" : "  " + sinks.joined(separator: ", "))\(text)
      """, object)
  }

  /// How a memo stands, for a person.
  private func words(_ status: MemoState.Status) -> String { desk.phrases.compose.status(status) }

  private func sink(_ progress: MemoState.SinkProgress, of history: MemoHistory) -> Object {
    var object: Object = [
      "sink": .string(progress.sink.description),
      "status": .string(progress.state.status.rawValue),
    ]
    switch progress.state {
    case .delivered:
      object["path"] = (history.receipt(from: progress.sink)?.place).map(Value.string)
    case .pending(let deferral?), .intended(_, after: let deferral?):
      object["reason"] = .string(deferral.cause.kind.rawValue)
    case .held(let cause):
      object["reason"] = .string(cause.kind.rawValue)
    case .uncertain:
      object["reason"] = "unreadable-record"
    case .pending(nil), .intended(_, after: nil), .dropped, .retracting, .retracted:
      break
    }
    return object
  }

  /// Prints every event of one memo, and its text.
  static func show(_ id: Memo.ID, _ desk: Desk) throws -> ExitStatus {
    let history = try desk.read { () throws(LedgerFailure) in try desk.ledger.history(of: id) }
    guard let history else {
      throw Stop(.notFound, desk.phrases.history.notInHistory(MemoLine.short(id)))
    }
    for event in history.events {
      for line in EventLine.all(event, about: id, desk) {
        desk.console.result(line.text, line.object)
      }
    }
    if desk.console.style == .text {
      desk.console.result("")
      if let title = history.memo.title { desk.console.result("# " + MemoLine.harmless(title)) }
      for line in MemoLine.lines(history.memo, desk.wording) { desk.console.result(line) }
    }
    return .done
  }
}

/// Which memos of the history are asked for.
struct HistoryFilter {
  let limit: Int
  private let status: MemoState.Status?
  private let sink: SinkName?
  private let since: Instant?
  private let until: Instant?

  init(_ arguments: Arguments, _ desk: Desk) throws(UsageError) {
    limit = try Self.count(arguments)
    sink = arguments[.sink].map(SinkName.init)
    status = try arguments[.status].map { text throws(UsageError) in
      guard let status = MemoState.Status(rawValue: text) else {
        let known = MemoState.Status.allCases.map(\.rawValue)
        throw .badValue(.status, text, expected: .oneOf(known))
      }
      return status
    }
    since = try Self.instant(.since, arguments, desk, endOfDay: false)
    until = try Self.instant(.until, arguments, desk, endOfDay: true)
  }

  func matches(_ history: MemoHistory) -> Bool {
    let created = history.memo.created.instant
    if let status, history.state.status != status { return false }
    if let sink, history.state[sink] == nil { return false }
    if let since, created < since { return false }
    if let until, created >= until { return false }
    return true
  }

  /// Whether that sink is asked for.
  func wants(_ name: SinkName) -> Bool {
    sink == nil || sink == name
  }

  /// The number behind `-n`; 20 without one.
  static func count(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let text = arguments[.number] else { return 20 }
    guard let count = Int(text), count > 0 else {
      throw .badValue(.number, text, expected: .positiveNumber)
    }
    return count
  }

  /// A time, or a day by the local clock: its beginning, or its end.
  private static func instant(
    _ flag: Flag, _ arguments: Arguments, _ desk: Desk, endOfDay: Bool
  ) throws(UsageError) -> Instant? {
    guard let text = arguments[flag] else { return nil }
    do throws(MalformedTime) {
      return try Timestamp(rfc3339: text).instant
    } catch {
      // Then it has to be a day.
    }
    do throws(MalformedTime) {
      let day = try Day(text)
      return desk.start(of: endOfDay ? day.advanced(by: 1) : day)
    } catch {
      throw .badValue(flag, text, expected: .dayOrTime)
    }
  }
}
