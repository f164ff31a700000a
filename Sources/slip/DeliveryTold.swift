import Delivery
import JSON
import Memos
import Posix
import Recording
import Timekeeping
import Translations
import Wiring

/// Delivers, and tells a person or a script where certain memos stand.
struct DeliveryTold {
  private let ids: [Memo.ID]
  private let desk: Desk
  /// What is known of each memo: whether all its sinks have settled it.
  private(set) var isSettled = false
  private var ending: DeliveryReport.Ending?
  private let told = Told()

  /// Which memos and sinks were told of already.
  private final class Told {
    var all: Set<Key> = []
    var waiting: [Key: DeliveryReport.Outcome] = [:]
  }

  private struct Key: Hashable {
    let memo: Memo.ID
    let sink: SinkName?
  }

  init(_ ids: [Memo.ID], _ desk: Desk) {
    self.ids = ids
    self.desk = desk
  }

  /// Delivers all that is due, in this process, unless another is at it.
  ///
  /// Without a configuration that can be relied on nothing is delivered but to a vault that the
  /// memo itself names.
  mutating func run(_ urgency: DeliveryOrder.Urgency = .due, at sink: SinkName? = nil) {
    if sink == nil, let cause = desk.settings.obstacle(desk.places) {
      for id in ids {
        told.waiting[Key(memo: id, sink: nil)] = .waiting(cause, until: nil)
      }
      return
    }
    let (mine, desk, told) = (Set(ids), desk, told)
    let report = desk.courier().deliver(DeliveryOrder(urgency, at: sink)) { entry in
      guard mine.contains(entry.memo) else { return }
      let key = Key(memo: entry.memo, sink: entry.sink)
      if case .delivered = entry.outcome {
        desk.console.outcome(entry.outcome, of: entry.memo, at: entry.sink, desk.places)
        told.all.insert(key)
        told.waiting[key] = nil
      } else {
        told.waiting[key] = entry.outcome
      }
    }
    ending = report.ending
    look()
  }

  /// Looks into the ledger for what others did.
  mutating func look() {
    do throws(LedgerFailure) {
      let outbox = try desk.ledger.outbox()
      isSettled = ids.allSatisfy { outbox[$0]?.status.isOpen != true }
    } catch {
      ending = .stopped(.ledger(error))
    }
  }

  /// Takes down which memos are left to `slip-courier`.
  private func noteDistant() {
    let distant = Set(desk.settings.settings.distantSinks)
    guard !distant.isEmpty else { return }
    let cause = DeliveryFailure.Cause(
      .notStarted, at: "slip-courier", number: Int(Errno.noEntry.rawValue))
    do throws(LedgerFailure) {
      let outbox = try desk.ledger.outbox()
      for id in ids {
        for progress in outbox[id]?.sinks ?? [] where progress.state.status.isOpen {
          let key = Key(memo: id, sink: progress.sink)
          guard distant.contains(progress.sink), !told.all.contains(key) else { continue }
          told.waiting[key] = .waiting(cause, until: nil)
        }
      }
    } catch {
      // Said by whatever comes next.
    }
  }

  /// Tells of every memo that was not told of yet.
  func tellRest() {
    if ending == .finished { noteDistant() }
    for (key, outcome) in told.waiting {
      desk.console.outcome(outcome, of: key.memo, at: key.sink, desk.places)
      told.all.insert(key)
    }
    let known = Set(told.all.map(\.memo))
    for id in ids where !known.contains(id) { tell(id) }
  }

  /// Tells of a memo that this process did not deliver.
  private func tell(_ id: Memo.ID) {
    switch ending {
    case nil: desk.console.waits(id, "not-tried", desk.phrases.capture.nextRun, desk.places)
    case .finished:
      desk.console.waits(id, "waiting", desk.phrases.capture.turn, desk.places)
    case .leftToAnother:
      tellFromLedger(id)
    case .stopped(let trouble):
      desk.console.waits(id, "system", desk.wording.trouble(trouble, desk.places), desk.places)
    }
  }

  /// Another process is delivering: it may be done with this memo by now.
  private func tellFromLedger(_ id: Memo.ID) {
    do throws(LedgerFailure) {
      if let state = try desk.ledger.outbox()[id], state.status.isOpen {
        desk.console.waits(
          id, "left-to-another", desk.phrases.capture.leftToAnother, desk.places)
        return
      }
      guard let history = try desk.ledger.history(of: id) else { return }
      for progress in history.state.sinks {
        guard let receipt = history.receipt(from: progress.sink) else { continue }
        desk.console.outcome(.delivered(receipt), of: id, at: progress.sink, desk.places)
      }
    } catch {
      desk.console.waits(
        id, "system", desk.wording.ledger(error, desk.places).words, desk.places)
    }
  }
}

extension Console {
  /// Tells what became of a memo at a sink.
  func outcome(
    _ outcome: DeliveryReport.Outcome, of memo: Memo.ID, at sink: SinkName?, _ places: Places
  ) {
    var object: Object = ["event": "waiting", "id": .string(memo.description)]
    object["sink"] = sink.map { .string($0.description) }
    let short = MemoLine.short(memo)
    let words = wording.phrases.capture
    switch outcome {
    case .delivered(let receipt):
      object["event"] = "delivered"
      object["path"] = .string(receipt.place)
      object["warning"] = receipt.warning.map { .object(MemoLine.warning($0, wording, places)) }
      let place = places.shown(MemoLine.harmless(receipt.place))
      result(
        "\(short)  \(coloured(words.inPlace, .green)) \(place.isEmpty ? sink?.description ?? "" : place)",
        object)
      if style == .text, let warning = receipt.warning { tell(warning, places) }
    case .waiting(let cause, until: _):
      for member in MemoLine.failure(cause, wording, places) { object[member.name] = member.value }
      result(line(short, words.waits, .yellow, wording.cause(cause, places)), object)
      if style == .text, let hint = wording.wayOut(of: cause) { self.hint(hint) }
    case .held(let cause):
      object["event"] = "failed"
      for member in MemoLine.failure(cause, wording, places) { object[member.name] = member.value }
      result(line(short, words.held, .red, wording.cause(cause, places)), object)
      if style == .text { hint(words.mendHeld(short)) }
    case .retracted:
      object["event"] = "undone"
      result("\(short)  \(coloured(words.takenBack, .green))", object)
    case .unreadable(let failure):
      object["reason"] = "unreadable-record"
      let reason = wording.ledger(failure, places).words
      object["words"] = .string(reason)
      result("\(short)  \(words.waits)\(wording.phrases.basics.colon)\(reason)", object)
    }
  }

  private func line(
    _ short: String, _ state: String, _ colour: Colour, _ reason: String
  ) -> String {
    "\(short)  \(coloured(state, colour))\(wording.phrases.basics.colon)\(reason)"
  }

  /// Tells what a person should know of a delivery that went well; of a whole batch once.
  func tell(_ warning: DeliveryWarning, _ places: Places) {
    warningOnce(wording.warning(warning, places), hint: wording.wayOut(of: warning))
  }

  /// Tells that a memo is kept and waits.
  func waits(_ id: Memo.ID, _ reason: String, _ words: String, _ places: Places) {
    let kept = wording.phrases.capture.kept + wording.phrases.basics.colon + words
    result(
      "\(MemoLine.short(id))  \(kept)",
      [
        "event": "waiting", "id": .string(id.description), "reason": .string(reason),
        "words": .string(words),
      ])
  }
}

extension Wording {
  /// Why a courier stopped.
  func trouble(_ trouble: DeliveryTrouble, _ places: Places) -> String {
    switch trouble {
    case .notLocked(let path, let error):
      phrases.system.notLocked(places.shown(path), system(error))
    case .ledger(let failure): ledger(failure, places).words
    }
  }
}
