import Configuration
import TOML

extension Wording {
  /// What is wrong with a configuration, and what to write instead.
  static func problem(_ problem: Problem) -> (words: String, suggestion: String?) {
    let suggestion = problem.suggestion.map { "did you mean \($0)?" }
    return switch problem.kind {
    case .syntax(let reason): ("not TOML: \(reason)", suggestion)
    case .unknownKey(let key, let section):
      ("unknown key \(key)\(named(section))", suggestion)
    case .missingKey(let key, let section):
      ("the key \(key) is missing\(named(section))", suggestion)
    case .wrongType(let key, let found, let fitting):
      (
        "\(key) can't be a value of type \(found.rawValue): it takes "
          + fitting.map(\.rawValue).joined(separator: " or "), suggestion
      )
    case .unknownValue(let key, let found, let known):
      ("\(key) can't be \"\(found)\"", suggestion ?? "one of: \(known.joined(separator: ", "))")
    case .unknownPlace(let key, let found, let known):
      (
        "nothing fills {{\(found)}} in \(key)",
        suggestion ?? "one of: \(known.map { "{{\($0)}}" }.joined(separator: ", "))"
      )
    case .malformed(let key, let form): ("\(key) has to be \(words(for: form))", suggestion)
    case .empty(let key): ("\(key) is empty", suggestion)
    case .repeatedElement(let key, let element): ("\(key) has \(element) twice", suggestion)
    case .notApplicable(let key, let circumstance):
      ("\(key) means nothing \(words(for: circumstance))", suggestion)
    case .repeatedSink(let name, let first):
      ("there is a sink named \(name) already, in line \(first.line)", suggestion)
    case .unknownSink(let name): ("no sink is named \(name)", suggestion)
    case .conditionCount(let count):
      (
        "when takes exactly one of prefix, tag and contains, and has \(count == 0 ? "none" : String(count))",
        suggestion
      )
    }
  }

  private static func named(_ section: Problem.Section) -> String {
    switch section {
    case .root: ""
    case .sink, .route: " in [[\(section.rawValue)]]"
    case .condition: " in when"
    case .property: " in a property of front_matter"
    case .history, .compose, .feedback: " in [\(section.rawValue)]"
    }
  }

  private static func words(for form: Problem.Form) -> String {
    switch form {
    case .timeOfDay: "a time of day from 00:00 to 23:59"
    case .duration: "a time like 30s, 5m or 2h"
    case .retention: "a time like 365d, or forever"
    case .relayAddress: "an https address (http only to this machine itself)"
    case .webAddress: "an http or https address"
    case .absolutePath: "a path that begins with / or ~/"
    case .pathInVault: "a path that stays in the vault"
    case .noteName: "a note's name, which has no : * ? \" < > | and no dot in front"
    case .line: "one line of text"
    case .heading: "a heading's text, or one to six #, a space and the text"
    case .program: "a program's name, or a path that begins with / or ~/"
    case .argument: "a text without NUL"
    case .tag: "letters, digits, _ - and /, not digits alone"
    case .finite: "a number"
    case .entryTemplate: "a template with {{text}} in it"
    }
  }

  private static func words(for circumstance: Problem.Circumstance) -> String {
    switch circumstance {
    case .sinkType(let kind): "in a sink of type \(kind.rawValue)"
    case .mode(let mode): "with mode = \"\(mode.rawValue)\""
    case .list: "for a list: lists are always put together"
    case .noHeading: "without heading"
    case .relayTransport: "with transport = \"relay\""
    case .sendmailTransport: "with transport = \"sendmail\""
    }
  }
}
