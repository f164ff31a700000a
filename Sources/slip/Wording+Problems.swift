import Configuration
import TOML
import Translations

extension Wording {
  /// What is wrong with a configuration, and what to write instead.
  func problem(_ problem: Problem) -> (words: String, suggestion: String?) {
    let words = phrases.configuration
    let suggestion = problem.suggestion.map(phrases.usage.didYouMean)
    return switch problem.kind {
    case .syntax(let reason): (words.notTOML(syntax(reason)), suggestion)
    case .unknownKey(let key, let section):
      (
        named(section).map { words.unknownKeyIn(key, $0) } ?? words.unknownKey(key), suggestion
      )
    case .missingKey(let key, let section):
      (
        named(section).map { words.missingKeyIn(key, $0) } ?? words.missingKey(key), suggestion
      )
    case .wrongType(let key, let found, let fitting):
      (
        words.wrongType(
          key, found.rawValue, fitting.map(\.rawValue).joined(separator: phrases.basics.or)),
        suggestion
      )
    case .unknownValue(let key, let found, let known):
      (
        words.unknownValue(key, "\"\(found)\""),
        suggestion ?? phrases.usage.oneOf(known.joined(separator: ", "))
      )
    case .unknownPlace(let key, let found, let known):
      (
        words.unknownPlace("{{\(found)}}", key),
        suggestion ?? phrases.usage.oneOf(known.map { "{{\($0)}}" }.joined(separator: ", "))
      )
    case .malformed(let key, let form): (words.malformed(key, self.form(form)), suggestion)
    case .empty(let key): (words.empty(key), suggestion)
    case .repeatedElement(let key, let element):
      (words.repeatedElement(key, element), suggestion)
    case .notApplicable(let key, let circumstance):
      (words.notApplicable(key, self.circumstance(circumstance)), suggestion)
    case .repeatedSink(let name, let first):
      (words.repeatedSink(name, "\(first.line)"), suggestion)
    case .unknownSink(let name): (words.unknownSink(name), suggestion)
    case .takenKey(let key, by: let action): (words.takenKey(key, action), suggestion)
    case .noKey(for: let action): (words.noKey(action.rawValue), suggestion)
    case .conditionCount(let count):
      (count == 0 ? words.noCondition : words.conditions(String(count)), suggestion)
    }
  }

  /// The table as it is written; nil for the top of the text.
  private func named(_ section: Problem.Section) -> String? {
    switch section {
    case .root: nil
    case .sink, .route: "[[\(section.rawValue)]]"
    case .condition: section.rawValue
    case .property: phrases.configuration.propertyTable
    case .history, .compose, .bindings, .feedback: "[\(section.rawValue)]"
    }
  }

  private func form(_ form: Problem.Form) -> String {
    let words = phrases.configuration
    return switch form {
    case .timeOfDay: words.timeOfDay
    case .duration: words.duration
    case .retention: words.retention
    case .relayAddress: words.relayAddress
    case .webAddress: words.webAddress
    case .absolutePath: words.absolutePath
    case .pathInVault: words.pathInVault
    case .noteName: words.noteName
    case .line: words.line
    case .heading: words.heading
    case .program: words.program
    case .argument: words.argument
    case .tag: words.tag
    case .keyName: words.keyName
    case .silentKey: words.silentKey
    case .finite: words.finite
    case .entryTemplate: words.entryTemplate
    }
  }

  private func circumstance(_ circumstance: Problem.Circumstance) -> String {
    let words = phrases.configuration
    return switch circumstance {
    case .sinkType(let kind): words.inSinkOfType(kind.rawValue)
    case .mode(let mode): words.withSetting("mode = \"\(mode.rawValue)\"")
    case .list: words.forList
    case .noHeading: words.withoutHeading
    case .relayTransport: words.withSetting("transport = \"relay\"")
    case .sendmailTransport: words.withSetting("transport = \"sendmail\"")
    }
  }
}
