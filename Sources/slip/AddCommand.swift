import Configuration
import Delivery
import JSON
import Memos
import Posix
import Recording
import Timekeeping
import Wiring

/// `slip add`, and `slip` with a memo on its standard input.
///
/// Nothing but the state folder and the keys stands before the acceptance; settings, sinks and
/// vaults are looked at when the memo is durable and its ID is printed.
struct AddCommand {
  let desk: Desk
  let arguments: Arguments

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    let deadline = try waitingTime().map { Clock.monotonic() + $0 }
    let request = try request()
    let memos = try accept(request)
    for memo in memos { desk.console.accepted(memo.id) }
    for rejection in request.rejected { desk.console.rejected(rejection) }
    let status: ExitStatus = request.rejected.isEmpty ? .done : .badData
    if memos.isEmpty { return status }
    let delivered = try deliver(memos, until: deadline)
    return status == .done && !delivered && deadline != nil ? .notDelivered : status
  }

  private func request() throws -> AddRequest {
    do {
      // What is wrong with the options is said before anything is typed.
      let attachments = try AttachRequest(arguments)
      let destination = try destination()
      try check(attachments)
      var request = try AddRequest(arguments, attachments, destination: destination) { need in
        if need == .textIfAny, StandardStream.input.isTerminal { return [] }
        return try StandardStream.input.read(upTo: 8 * MemoInput.limit)
      }
      rejectUnknownSinks(in: &request)
      return request
    } catch let error as InputError {
      throw Stop(.badData, desk.wording.input(error))
    } catch let error as Errno {
      throw desk.inputNotRead(error)
    }
  }

  private func destination() throws -> Memo.Destination {
    let sinks = arguments.all(.to)
    guard let vault = arguments[.vault] else {
      if sinks.isEmpty { return .routed }
      if let known = knownSinks, let wrong = sinks.first(where: { !known.contains($0) }) {
        throw UsageError.unknownSink(wrong, known: known)
      }
      return .sinks(sinks.map(SinkName.init))
    }
    if !sinks.isEmpty { throw UsageError.together(.vault, .flag(.to)) }
    // A variable that was never set must not make the current folder a vault.
    if vault.isEmpty { throw UsageError.badValue(.vault, vault, expected: .folder) }
    return .vault(path: try desk.absolute(vault))
  }

  /// The sinks that a memo can be for. Nil where the configuration cannot be read, which is no
  /// reason to refuse a memo: it waits.
  private var knownSinks: [String]? {
    switch desk.settings {
    case .read(let settings): settings.sinks.map(\.name.value)
    case .absent: []
    case .wrong, .unreadable: nil
    }
  }

  /// Takes out the lines that name a sink which is not configured.
  private func rejectUnknownSinks(in request: inout AddRequest) {
    for (index, draft) in request.drafts.enumerated().reversed() {
      guard let line = draft.line, case .sinks(let sinks) = draft.destination,
        let known = knownSinks,
        let wrong = sinks.first(where: { !known.contains($0.description) })
      else { continue }
      request.drafts.remove(at: index)
      request.rejected.append(.init(line: line, reason: .unknownSink(wrong.description)))
    }
    request.rejected.sort { $0.line < $1.line }
  }

  /// Nil without `--wait`.
  private func waitingTime() throws(UsageError) -> Duration? {
    guard arguments.has(.wait) else { return nil }
    guard let text = arguments[.wait], !text.isEmpty else { return .seconds(86_400 * 365) }
    guard let seconds = Double(text), seconds >= 0, seconds < 1e9 else {
      throw .badValue(.wait, text, expected: .seconds)
    }
    return .seconds(seconds)
  }

  /// Seals what is attached, and then appends the memos: all is durable on return.
  private func accept(_ request: AddRequest) throws(Stop) -> [Memo] {
    guard !request.drafts.isEmpty else { return [] }
    let now = desk.now()
    do throws(Stop) {
      let hold = try hold(request.attachments)
      defer { hold?.release() }
      let sealed = try seal(request.attachments, holding: hold)
      let memos = request.memos(at: now, attaching: sealed)
      try append(memos)
      return memos
    } catch {
      giveBack(request.drafts)
      throw error
    }
  }

  private func append(_ memos: [Memo]) throws(Stop) {
    do throws(LedgerFailure) {
      try desk.ledger.append(memos.map(Event.accepted), at: desk.now().instant)
    } catch {
      desk.ledger.removeAttachments(of: memos, notAccepted: error)
      throw Stop(error.status, desk.wording.notAccepted(error, count: memos.count, desk.places))
    }
  }

  /// A text that could not be accepted is not eaten: on a terminal it is printed back.
  private func giveBack(_ drafts: [AddRequest.Draft]) {
    guard StandardStream.error.isTerminal else { return }
    for draft in drafts where !draft.text.isEmpty { desk.console.note(draft.text) }
  }

  /// Delivers what can be delivered, and tells of each memo. True if all are settled.
  private func deliver(_ memos: [Memo], until deadline: Duration?) throws -> Bool {
    var vault: SinkName?
    if case .vault(let path) = memos[0].destination {
      desk.makeVault(at: path)
      vault = .vault(path: path)
    }
    var report = DeliveryTold(memos.map(\.id), desk)
    if !arguments.has(.noDeliver) { report.run(at: vault) }
    while !report.isSettled, let deadline, Clock.monotonic() < deadline {
      Clock.sleep(for: min(.milliseconds(100), deadline - Clock.monotonic()))
      report.look()
    }
    report.tellRest()
    return report.isSettled
  }
}

extension AddRequest {
  /// The memos, captured now unless they say otherwise, each with `attachments`.
  func memos(at now: Timestamp, attaching attachments: [Attachment]) -> [Memo] {
    var randomness = SystemRandomNumberGenerator()
    return drafts.map { draft in
      Memo(
        id: Memo.ID(at: now.instant, from: &randomness), text: draft.text, title: draft.title,
        tags: draft.tags, attachments: attachments, created: draft.created ?? now,
        destination: draft.destination)
    }
  }
}
