import Composing
import Delivery
import JSON
import Memos
import Recording
import Translations
import Wiring

/// `slip undo`: takes a memo back out of the vault, or out of the outbox.
struct UndoCommand {
  let desk: Desk
  let arguments: Arguments
  private var phrases: Phrases.Settling { desk.phrases.settling }

  /// How long another delivery is waited for.
  private static let patience = Duration.seconds(10)

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.count <= 1 else { throw UsageError.badOperands(.undo) }
    let id = try arguments.operands.first.map(desk.memo) ?? desk.newestMemo()
    switch desk.courier().retract(id, patience: Self.patience) {
    case .done(let entries):
      return entries.map { tell($0, of: id) }.max { $0.rawValue < $1.rawValue } ?? .done
    case .refused(let refusals):
      for refusal in refusals.dropLast() {
        desk.console.note(desk.wording.refusal(refusal, desk).words)
      }
      guard let last = refusals.last else { return .unavailable }
      throw Stop(Wording.status(of: last.reason), desk.wording.refusal(last, desk))
    case .nothingToDo(let status):
      throw Stop(
        .notFound, phrases.nothingToUndo(MemoLine.short(id), desk.phrases.compose.status(status)))
    case .notFound:
      throw Stop(.notFound, desk.phrases.history.notInHistory(MemoLine.short(id)))
    case .busy:
      throw Stop(.unavailable, phrases.busy, hint: phrases.tryAgain)
    case .stopped(let trouble):
      throw Stop(
        .inputOutput, desk.wording.trouble(trouble, desk.places),
        hint: phrases.replayFinishes)
    }
  }

  /// Tells what became of the memo at one sink, and answers how that counts.
  private func tell(_ entry: RetractionReport.Entry, of id: Memo.ID) -> ExitStatus {
    let (short, sink) = (MemoLine.short(id), entry.sink.map(desk.places.shown) ?? "")
    var object: Object = ["event": "undone", "id": .string(id.description)]
    object["sink"] = entry.sink.map { .string($0.description) }
    switch entry.outcome {
    case .retracted(let place, let staying):
      object["path"] = .string(place)
      if !staying.isEmpty { object["staying"] = .array(staying.map(Value.string)) }
      let shown = desk.places.shown(MemoLine.harmless(place))
      desk.console.result("\(short)  \(phrases.takenOut(shown))", object)
      guard desk.console.style == .text else { return .done }
      for file in staying {
        desk.console.note(phrases.fileStays(desk.places.shown(MemoLine.harmless(file))))
      }
      return .done
    case .dropped:
      object["event"] = "dropped"
      let words = sink.isEmpty ? phrases.givenUp : phrases.givenUpFor(sink)
      desk.console.result("\(short)  \(words)", object)
      return .done
    case .stays(let place):
      object["event"] = "stays"
      object["path"] = .string(place)
      desk.console.result("\(short)  \(phrases.stays(sink))", object)
      return .done
    case .refused(let place, let reason):
      desk.console.error(
        phrases.changedMeanwhile(desk.places.shown(MemoLine.harmless(place))),
        hint: phrases.saysWhere(short))
      return Wording.status(of: reason)
    case .undecided(let cause):
      desk.console.error(
        phrases.undecided(short, desk.wording.cause(cause, desk.places)),
        hint: phrases.replayAsks)
      return .notDelivered
    }
  }
}

extension Wording {
  /// Why a sink does not give a memo back.
  func refusal(
    _ refusal: RetractionReport.Refusal, _ desk: Desk
  ) -> (words: String, hint: String?) {
    let words = phrases.settling
    let place = desk.places.shown(MemoLine.harmless(refusal.place))
    switch refusal.reason {
    case .impossible: return (words.givesNothingBack(desk.places.shown(refusal.sink)), nil)
    case .gone: return (words.noteGone(place), words.verifyLooks)
    case .changed: return (words.memoChanged(place), words.wasEdited)
    case .unknown: return (words.originUnknown(place), words.takeOutByHand)
    case .failed(let failure):
      return (
        words.nothingChanged(cause(failure.cause, desk.places)), wayOut(of: failure.cause)
      )
    }
  }

  /// How a command ends that met the refusal.
  static func status(of reason: RetractionRefusal) -> ExitStatus {
    switch reason {
    case .gone, .changed, .unknown: .notFound
    case .impossible, .failed: .unavailable
    }
  }
}
