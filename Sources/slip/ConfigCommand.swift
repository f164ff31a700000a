import Configuration
import JSON
import Posix
import TOML
import Translations
import Wiring

/// `slip config`: checks the configuration, says where it is, or shows what is in effect.
struct ConfigCommand {
  let desk: Desk
  let arguments: Arguments

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  private enum Verb: String {
    case check
    case path
    case show
  }

  func run() throws -> ExitStatus {
    let word = arguments.operands.first ?? Verb.check.rawValue
    guard arguments.operands.count <= 1, let verb = Verb(rawValue: word) else {
      throw UsageError.badOperands(.config)
    }
    switch verb {
    case .path:
      desk.console.result(
        desk.places.configuration, ["path": .string(desk.places.configuration)])
      return .done
    case .check:
      return try check()
    case .show:
      return try show()
    }
  }

  private func check() throws -> ExitStatus {
    let path = desk.places.configuration
    switch desk.settings {
    case .absent:
      throw Stop(
        .notFound, desk.phrases.system.notThere(desk.places.shown(path)),
        hint: desk.phrases.doctor.initWrites)
    case .unreadable(let error):
      throw Stop(
        .inputOutput,
        desk.phrases.system.notRead(desk.places.shown(path), desk.wording.system(error)))
    case .read(let settings):
      if desk.console.style == .text {
        let sinks = desk.phrases.basics.sinks(settings.sinks.count)
        desk.console.result(
          desk.phrases.configuration.noProblem(desk.places.shown(path), sinks))
      }
      return .done
    case .wrong(let problems, let bytes):
      for problem in problems.all { show(problem, in: bytes) }
      if desk.console.style == .text {
        desk.console.note(desk.phrases.basics.problems(problems.all.count))
      }
      return .badConfiguration
    }
  }

  private func show(_ problem: Problem, in bytes: [UInt8]) {
    let (words, suggestion) = desk.wording.problem(problem)
    let position = problem.position
    var object: Object = [
      "file": .string(desk.places.configuration), "line": .integer(Int64(position.line)),
      "column": .integer(Int64(position.column)), "problem": .string(words),
    ]
    object["suggestion"] = problem.suggestion.map(Value.string)
    let excerpt = Excerpt(of: bytes, at: problem.span)
    let number = String(position.line)
    let margin = String(repeating: " ", count: number.count)
    var text = """
      \(desk.places.configuration):\(position.line):\(position.column): \(words)
       \(number) | \(excerpt.line)
       \(margin) | \(desk.console.coloured(excerpt.marks, .red))
      """
    if let suggestion { text += "\n \(margin) = \(suggestion)" }
    desk.console.result(text, object)
  }

  private func show() throws -> ExitStatus {
    let settings: Settings
    switch desk.settings {
    case .absent: settings = Settings()
    case .read(let read): settings = read
    case .wrong, .unreadable: return try check()
    }
    for line in settings.lines {
      let source =
        switch line.origin {
        case .standard: desk.phrases.configuration.standard
        case .text(let position):
          "\(desk.places.configuration):\(position.line):\(position.column)"
        }
      let value = line.value ?? desk.phrases.configuration.none
      let comment = desk.console.coloured("# \(desk.places.shown(source))", .dim)
      var object: Object = ["key": .string(line.key)]
      object["value"] = line.value.map(Value.string) ?? .null
      object["source"] = .string(source)
      desk.console.result("\(line.key) = \(value)  \(comment)", object)
    }
    return .done
  }
}
