import Delivery
import JSON
import Memos
import Posix
import Recording
import Timekeeping
import Translations
import Vaults
import Wiring

/// `slip verify`: holds every delivered memo against the vault.
struct VerifyCommand {
  let desk: Desk
  let arguments: Arguments
  private var phrases: Phrases.Settling { desk.phrases.settling }

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  /// How long another delivery is waited for.
  private static let patience = Duration.seconds(10)

  /// How many memos there are of each kind.
  private struct Sums {
    var counts: [String: Int] = [:]
    /// Those that are in no vault, so that nobody can look.
    var elsewhere = 0
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.isEmpty else { throw UsageError.badOperands(.verify) }
    var sums = Sums()
    var vaults = try deliveries(&sums)
    if vaults.isEmpty, sums.elsewhere == 0, let sink = arguments[.sink] {
      throw Stop(.notFound, phrases.nothingFor(sink))
    }
    var missing: [VaultDelivery] = []
    for path in vaults.keys.sorted() {
      let deliveries = vaults.removeValue(forKey: path) ?? []
      guard let found = look(at: deliveries, in: path) else {
        sums.counts["unknown", default: 0] += deliveries.count
        continue
      }
      for delivery in found {
        sums.counts[delivery.finding.name, default: 0] += 1
        tell(delivery)
        if delivery.finding == .missing { missing.append(delivery) }
      }
    }
    desk.warn(of: try desk.read { () throws(LedgerFailure) in try desk.ledger.outbox() })
    tell(sums)
    if missing.isEmpty { return sums.counts["unknown"] == nil ? .done : .unavailable }
    guard arguments.has(.repair) else {
      if desk.console.style == .text { desk.console.hint(phrases.repairDelivers) }
      return .notDelivered
    }
    return try repair(missing)
  }

  /// What was delivered into vaults, by the vault's path, oldest first.
  private func deliveries(_ sums: inout Sums) throws -> [String: [VaultDelivery]] {
    let filter = try HistoryFilter(arguments, desk)
    let found = try VaultDelivery.all(in: desk.ledger, desk) { history, sink in
      filter.matches(history) && filter.wants(sink)
    }
    sums.elsewhere = found.elsewhere
    return found.byVault
  }

  /// What became of them; nil if the vault cannot be opened.
  private func look(at deliveries: [VaultDelivery], in path: String) -> [VaultDelivery]? {
    let report: VaultAudit.Report
    do throws(DeliveryFailure) {
      let bar = ProgressBar(desk.console)
      defer { bar.clear() }
      report = try VaultAudit(at: path).report(
        on: deliveries.map(\.memo),
        text: { index in
          deliveries[index].text(in: desk.ledger)
        }
      ) { stage, done, count in
        bar.show(stage == .notes ? phrases.readingNotes : phrases.searchingVault, done, of: count)
      }
    } catch {
      desk.console.error(
        desk.wording.cause(error.cause, desk.places), hint: desk.wording.wayOut(of: error.cause))
      return nil
    }
    for copy in report.conflictCopies { tell(copy.path, carrying: copy.memos.count) }
    return zip(deliveries, report.findings).map { delivery, finding in
      var delivery = delivery
      delivery.finding = finding
      return delivery
    }
  }

  // Telling

  private func tell(_ delivery: VaultDelivery) {
    let finding = delivery.finding
    var object: Object = [
      "id": .string(delivery.state.id.description), "sink": .string(delivery.sink.description),
      "status": .string(finding.name), "path": .string(delivery.receipt.place),
    ]
    let short = MemoLine.short(delivery.state.id)
    let place = desk.places.shown(MemoLine.harmless(delivery.receipt.place))
    let words: String
    switch finding {
    case .present(let found):
      guard arguments.has(.full) else { return }
      words = phrases.presentAt("\(place):\(found.line)")
      object["line"] = .integer(Int64(found.line))
    case .edited(let found), .moved(let found), .inConflictCopy(let found):
      let shown = "\(desk.places.shown(MemoLine.harmless(found.path))):\(found.line)"
      object["found"] = .string(found.path)
      object["line"] = .integer(Int64(found.line))
      words =
        switch finding {
        case .edited: phrases.editedAt(shown)
        case .moved: phrases.movedTo(place, shown)
        default: phrases.inCopyAt(place, shown)
        }
    case .missing:
      words = phrases.missingFrom(place)
    case .unknown(let cause):
      for member in MemoLine.failure(cause, desk.wording, desk.places) {
        object[member.name] = member.value
      }
      words = phrases.cannotTell(desk.wording.cause(cause, desk.places))
    }
    desk.console.result("\(short)  \(words)", object)
  }

  private func tell(_ copy: String, carrying count: Int) {
    desk.console.result(
      phrases.copyWith(count, desk.places.shown(MemoLine.harmless(copy))),
      [
        "event": "conflict-copy", "path": .string(copy), "memos": .integer(Int64(count)),
      ])
  }

  private func tell(_ sums: Sums) {
    let kinds = [
      ("present", phrases.present), ("edited", phrases.edited), ("moved", phrases.moved),
      ("conflict-copy", phrases.inCopies), ("missing", phrases.missing),
      ("unknown", phrases.unknown),
    ]
    var object: Object = ["event": "summary"]
    for (name, _) in kinds { object[name] = .integer(Int64(sums.counts[name] ?? 0)) }
    object["elsewhere"] = .integer(Int64(sums.elsewhere))
    var words = kinds.compactMap { name, say in sums.counts[name].map(say) }
    if sums.elsewhere > 0 { words.append(phrases.elsewhere(sums.elsewhere)) }
    desk.console.result(
      words.isEmpty
        ? phrases.nothingDelivered : words.joined(separator: desk.phrases.basics.comma), object)
  }

  // Repairing

  /// Puts the memos into the outbox again, each for the sinks that lost it, and delivers them.
  private func repair(_ missing: [VaultDelivery]) throws -> ExitStatus {
    var lost: [Memo.ID: [SinkName: EventPlace]] = [:]
    for delivery in missing {
      guard case .delivered(let place) = delivery.state[delivery.sink] else { continue }
      lost[delivery.state.id, default: [:]][delivery.sink] = place
    }
    switch desk.courier().reopen(lost, at: desk.now().instant, patience: Self.patience) {
    case .done(let ids):
      var report = DeliveryTold(ids, desk)
      for sink in Set(missing.map(\.sink)) { report.run(.now, at: sink) }
      report.tellRest()
      return report.isSettled ? .done : .notDelivered
    case .busy:
      throw Stop(.unavailable, phrases.busy, hint: phrases.tryAgain)
    case .stopped(let trouble):
      throw Stop(.inputOutput, desk.wording.trouble(trouble, desk.places))
    }
  }
}

/// Shows a person at a terminal how far a long task is.
private final class ProgressBar {
  private let console: Console
  private let started = Clock.monotonic()
  private var last = Duration.zero
  private var isShown = false

  private static let width = 30

  init(_ console: Console) {
    self.console = console
  }

  /// Nothing within the first 300 ms, nor more than 20 times a second, nor elsewhere.
  func show(_ words: String, _ done: Int, of count: Int) {
    let now = Clock.monotonic()
    guard StandardStream.error.isTerminal, now - started > .milliseconds(300),
      now - last > .milliseconds(50), count > 0
    else { return }
    last = now
    isShown = true
    let filled = done * ProgressBar.width / count
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: ProgressBar.width - filled)
    console.ask("\r\(bar) \(done)/\(count) \(words)\u{1B}[K")
  }

  func clear() {
    if isShown { console.ask("\r\u{1B}[K") }
  }
}
