import Configuration
import JSON
import Memos
import Posix
import Recording
import Sealing
import Timekeeping
import Vaults

/// `slip doctor`: looks at everything, and says how to mend what is wrong.
struct DoctorCommand {
  let desk: Desk
  let arguments: Arguments
  private let findings = Findings()

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.isEmpty else { throw UsageError.badOperands(.doctor) }
    lookAtConfiguration()
    lookAtKeys()
    lookAtLedger()
    lookAtAttachments()
    lookAtSinks()
    lookAtClock()
    return findings.worst == .bad ? .unavailable : .done
  }

  /// How something stands.
  enum State: String, Comparable {
    case good
    case warning
    case bad

    static func < (left: State, right: State) -> Bool {
      let order: [State] = [.good, .warning, .bad]
      return order.firstIndex(of: left) ?? 0 < order.firstIndex(of: right) ?? 0
    }
  }

  private final class Findings {
    var worst = State.good
  }

  /// Tells of one thing that was looked at.
  func tell(_ subject: String, _ state: State, _ words: String, hint: String? = nil) {
    findings.worst = max(findings.worst, state)
    let colour: Console.Colour =
      switch state {
      case .good: .green
      case .warning: .yellow
      case .bad: .red
      }
    var object: Object = [
      "subject": .string(subject), "state": .string(state.rawValue), "words": .string(words),
    ]
    object["hint"] = hint.map(Value.string)
    let mark = desk.console.coloured(state.rawValue, colour)
    desk.console.result(
      "\(mark)  \(subject): \(words)" + (hint.map { "\n      → \($0)" } ?? ""), object)
  }

  private func lookAtConfiguration() {
    let path = desk.places.shown(desk.places.configuration)
    switch desk.settings {
    case .absent:
      tell("configuration", .warning, "\(path) is not there", hint: "slip init writes one")
    case .unreadable(let error):
      tell("configuration", .bad, "\(path) can't be read: \(error)", hint: "mend its permissions")
    case .wrong(let problems, bytes: _):
      tell(
        "configuration", .bad, "\(path) has \(Wording.count(problems.all.count, "problem"))",
        hint: "slip config check shows them")
    case .read(let settings):
      let count = settings.sinks.count
      tell(
        "configuration", count == 0 ? .warning : .good,
        "\(path), \(Wording.count(count, "sink"))",
        hint: count == 0 ? "slip init shows how a sink is written" : nil)
      if count > 0, let cause = desk.obstacleToRouting {
        tell(
          "routes", .warning, "memos that no route is for have nowhere to go",
          hint: Wording.wayOut(of: cause))
      }
    }
  }

  private func lookAtKeys() {
    do throws(KeyFailure) {
      let files = try desk.ledger.keys.files()
      for (id, failure) in files {
        guard let failure else { continue }
        let said = Wording.key(failure, desk.places)
        tell("key \(id)", .bad, said.words, hint: said.hint)
      }
      let usable = files.count { $0.failure == nil }
      tell(
        "keys", .good,
        "\(Wording.count(usable, "usable key")) in \(desk.places.shown(desk.places.keys))",
        hint: usable > 0 ? "slip key export prints one for a safe place" : nil)
    } catch {
      let said = Wording.key(error, desk.places)
      tell("keys", .bad, said.words, hint: said.hint)
    }
  }

  private func lookAtClock() {
    let now = desk.now()
    let year = now.rfc3339.prefix(4)
    tell(
      "clock", year < "2024" ? .bad : .good, now.rfc3339,
      hint: year < "2024" ? "set the clock: memos carry its time" : nil)
  }
}
