import Configuration
import JSON
import Memos
import Posix
import Recording
import Sealing
import Timekeeping
import Translations
import Vaults
import Wiring

/// `slip doctor`: looks at everything, and says how to mend what is wrong.
struct DoctorCommand {
  let desk: Desk
  let arguments: Arguments
  private let findings = Findings()
  var words: Phrases.Doctor { desk.phrases.doctor }

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
    lookAtDrafts()
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
  func tell(_ subject: String, _ state: State, _ finding: String, hint: String? = nil) {
    findings.worst = max(findings.worst, state)
    let (mark, colour): (String, Console.Colour) =
      switch state {
      case .good: (words.good, .green)
      case .warning: (words.warning, .yellow)
      case .bad: (words.bad, .red)
      }
    var object: Object = [
      "subject": .string(subject), "state": .string(state.rawValue), "words": .string(finding),
    ]
    object["hint"] = hint.map(Value.string)
    desk.console.result(
      desk.console.coloured(mark, colour) + "  " + subject + desk.phrases.basics.colon + finding
        + (hint.map { "\n      → \($0)" } ?? ""), object)
  }

  private func lookAtConfiguration() {
    let path = desk.places.shown(desk.places.configuration)
    switch desk.settings {
    case .absent:
      tell(
        words.configuration, .warning, desk.phrases.system.notThere(path), hint: words.initWrites)
    case .unreadable(let error):
      tell(
        words.configuration, .bad, desk.phrases.system.notRead(path, desk.wording.system(error)),
        hint: words.mendPermissions)
    case .wrong(let problems, bytes: _):
      tell(
        words.configuration, .bad, words.hasProblems(problems.all.count, path),
        hint: words.checkShows)
    case .read(let settings):
      let count = settings.sinks.count
      tell(
        words.configuration, count == 0 ? .warning : .good,
        words.hasSinks(path, desk.phrases.basics.sinks(count)),
        hint: count == 0 ? words.initShows : nil)
      if count > 0, let cause = desk.obstacleToRouting {
        tell(words.routes, .warning, words.nowhereToGo, hint: desk.wording.wayOut(of: cause))
      }
    }
  }

  private func lookAtKeys() {
    do throws(KeyFailure) {
      let files = try desk.ledger.keys.files()
      for (id, failure) in files {
        guard let failure else { continue }
        let said = desk.wording.key(failure, desk.places)
        tell(words.key("\(id)"), .bad, said.words, hint: said.hint)
      }
      let usable = files.count { $0.failure == nil }
      tell(
        words.keys, .good, words.usableKeys(usable, desk.places.shown(desk.places.keys)),
        hint: usable > 0 ? words.exportPrints : nil)
    } catch {
      let said = desk.wording.key(error, desk.places)
      tell(words.keys, .bad, said.words, hint: said.hint)
    }
  }

  private func lookAtClock() {
    let now = desk.now()
    let year = now.rfc3339.prefix(4)
    tell(
      words.clock, year < "2024" ? .bad : .good, now.rfc3339,
      hint: year < "2024" ? words.setClock : nil)
  }
}
