import Posix
import Translations

/// The words of the program in one language: every sentence that a person reads is made in one of
/// its extensions, from a fact and a phrase.
struct Wording {
  let phrases: Phrases

  /// What is wrong with a command line, and the way out.
  func usage(_ error: UsageError) -> (words: String, hint: String?) {
    let usage = phrases.usage
    switch error {
    case .unknownCommand(let word, let nearest):
      return (
        usage.unknownCommand(word),
        nearest.map { usage.didYouMean("slip " + $0) } ?? usage.listsCommands
      )
    case .unknownOption(let option, let command, _) where !isOptionName(option):
      // It is a text, and no business of whoever reads the log.
      return (command.map { usage.dashTextOf(written($0)) } ?? usage.dashText, usage.putDashes)
    case .unknownOption(let option, let command, let nearest):
      return (
        usage.unknownOption(written(command), option),
        nearest.map(usage.didYouMean) ?? usage.listsOptions(written(command))
      )
    case .missingValue(let flag):
      return (usage.missingValue(flag.written, flag.usage), nil)
    case .unexpectedValue(let flag):
      return (usage.unexpectedValue(flag.written), nil)
    case .repeated(let flag):
      return (usage.repeated(flag.written), nil)
    case .badValue(let flag, let value, let expected):
      return (
        value.isEmpty ? usage.emptyValue(flag.written) : usage.badValue(flag.written, value),
        usage.takes(expectation(expected))
      )
    case .badOperands(let command):
      let operands = CommandTable.entry(command).operands
      return (
        operands.isEmpty
          ? usage.noOperands(written(command)) : usage.operands(written(command), operands),
        usage.moreHelp(written(command))
      )
    case .together(let flag, let other):
      return (usage.together(flag.written, companion(other)), nil)
    case .alone(let flag, let other):
      return (usage.onlyWith(flag.written, other), nil)
    case .tooMany(let flag, let limit):
      return (usage.tooMany(flag.written, String(limit)), nil)
    case .unknownSink(let name, let known):
      return (
        usage.unknownSink(name),
        known.isEmpty ? usage.noSinks : usage.sinksAre(known.joined(separator: ", "))
      )
    }
  }

  /// What a value has to be.
  private func expectation(_ expectation: UsageError.Expectation) -> String {
    switch expectation {
    case .seconds: phrases.usage.seconds
    case .folder: phrases.usage.folder
    case .positiveNumber: phrases.usage.positiveNumber
    case .dayOrTime: phrases.usage.dayOrTime
    case .time: phrases.usage.time
    case .tag: phrases.usage.tag
    case .separator: phrases.usage.separator
    case .fileOrInput: phrases.usage.fileOrInput
    case .oneName: phrases.usage.oneName
    case .oneOf(let values): values.joined(separator: ", ")
    }
  }

  private func companion(_ companion: UsageError.Companion) -> String {
    switch companion {
    case .flag(let flag): flag.written
    case .text: "TEXT"
    case .anotherInput: phrases.usage.anotherInput
    case .dashAsText: phrases.usage.dashAsText
    }
  }

  private func written(_ command: CommandTable.Name?) -> String {
    command.map { "slip " + $0.rawValue } ?? "slip"
  }

  /// Whether somebody may have meant it as an option: dashes, letters and digits.
  private func isOptionName(_ word: String) -> Bool {
    word.utf8.count <= 24
      && word.utf8.dropFirst().allSatisfy {
        $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20
      } && word.utf8.contains { 0x61...0x7A ~= $0 | 0x20 }
  }

  /// What is wrong with an input, and the way out.
  func input(_ error: InputError) -> (words: String, hint: String?) {
    let capture = phrases.capture
    switch error {
    case .notUTF8(let offset):
      return (capture.notUTF8(String(offset)), capture.repairEncoding)
    case .nul(let offset):
      return (capture.nul(String(offset)), capture.nulSeparates)
    case .empty:
      return (capture.empty, nil)
    case .tooLarge:
      return (capture.tooLarge, capture.ownFile)
    }
  }
}
