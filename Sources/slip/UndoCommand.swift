import Delivery
import JSON
import Memos
import Recording

/// `slip undo`: takes a memo back out of the vault, or out of the outbox.
struct UndoCommand {
  let desk: Desk
  let arguments: Arguments

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
      for refusal in refusals.dropLast() { desk.console.note(Wording.refusal(refusal, desk).words) }
      guard let last = refusals.last else { return .unavailable }
      throw Stop(Wording.status(of: last.reason), Wording.refusal(last, desk))
    case .nothingToDo(let status):
      throw Stop(.notFound, "\(MemoLine.short(id)) is \(status.rawValue): nothing is to be undone")
    case .notFound:
      throw Stop(.notFound, "the memo \(MemoLine.short(id)) is not in the history")
    case .busy:
      throw Stop(
        .unavailable, "another process is delivering, and did not end in time; nothing was changed",
        hint: "try again")
    case .stopped(let trouble):
      throw Stop(
        .inputOutput, Wording.trouble(trouble, desk.places),
        hint: "slip replay finishes or undoes what was begun")
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
      desk.console.result("\(short)  taken out of \(shown)", object)
      guard desk.console.style == .text else { return .done }
      for file in staying {
        desk.console.note(
          "its file \(desk.places.shown(MemoLine.harmless(file))) stays: it changed, something in the "
            + "vault may name it, or it can't be moved")
      }
      return .done
    case .dropped:
      object["event"] = "dropped"
      let words = sink.isEmpty ? "is given up" : "is given up for \(sink)"
      desk.console.result("\(short)  \(words): it was waiting", object)
      return .done
    case .stays(let place):
      object["event"] = "stays"
      object["path"] = .string(place)
      desk.console.result("\(short)  stays at \(sink), which gives nothing back", object)
      return .done
    case .refused(let place, let reason):
      desk.console.error(
        "\(desk.places.shown(MemoLine.harmless(place))) changed in the same moment: "
          + "the memo stays there",
        hint: "slip open \(short) says where it is")
      return Wording.status(of: reason)
    case .undecided(let cause):
      desk.console.error(
        "whether \(short) is gone can't be told yet: \(Wording.cause(cause, desk.places))",
        hint: "slip replay asks again")
      return .notDelivered
    }
  }
}

extension Wording {
  /// Why a sink does not give a memo back.
  static func refusal(
    _ refusal: RetractionReport.Refusal, _ desk: Desk
  ) -> (words: String, hint: String?) {
    let place = desk.places.shown(MemoLine.harmless(refusal.place))
    switch refusal.reason {
    case .impossible:
      return ("\(desk.places.shown(refusal.sink)) gives nothing back; nothing was changed", nil)
    case .gone:
      return (
        "\(place) is not there any more; nothing was changed",
        "slip verify looks for it in the whole vault"
      )
    case .changed:
      return (
        "the memo does not stand in \(place) as it was put there; nothing was changed",
        "it was edited or moved: slip open says where it is now"
      )
    case .unknown:
      return (
        "how the memo came into \(place) is not known; nothing was changed",
        "take it out by hand: slip open shows where it is"
      )
    case .failed(let failure):
      return (
        "nothing was changed: \(cause(failure.cause, desk.places))", wayOut(of: failure.cause)
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
