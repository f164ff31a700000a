import Configuration
import Wiring

/// What was typed: a command, its options and its operands. No input or output happens here.
struct Arguments {
  /// Nil when nothing but options was given.
  let command: CommandTable.Name?
  /// What is neither the command nor an option, in order.
  let operands: [String]
  /// In the order given. A handful: looked through, which needs no table to be made at every start.
  private let values: [(flag: Flag, value: String)]

  /// Takes `words` apart: `--name VALUE`, `--name=VALUE`, `-n VALUE`, `-nVALUE`; options may stand
  /// anywhere until `--` ends them; a single `-` is an operand.
  init(_ words: [String]) throws(UsageError) {
    var command: CommandTable.Name?
    var operands: [String] = []
    var values: [(flag: Flag, value: String)] = []
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if word == "--", !optionsEnded {
        optionsEnded = true
      } else if !optionsEnded, word.utf8.first == UInt8(ascii: "-"), word != "-" {
        let (flag, value) = try Self.option(word, followedBy: &rest, of: command)
        if !flag.repeats, values.contains(where: { $0.flag == flag }) { throw .repeated(flag) }
        values.append((flag, value))
      } else if command == nil, operands.isEmpty, !optionsEnded {
        command = try Self.name(word)
      } else {
        operands.append(word)
      }
    }
    self.command = command
    self.operands = operands
    self.values = values
  }

  /// `words`, with the configuration and the state folder of `others`.
  init(_ words: [String], like others: Arguments) throws(UsageError) {
    let places = [Flag.config, .state].flatMap { flag in
      others[flag].map { [flag.written, $0] } ?? []
    }
    try self.init(words + places)
  }

  /// True if the option was given.
  func has(_ flag: Flag) -> Bool {
    values.contains { $0.flag == flag }
  }

  /// The option's value, if it was given with one.
  subscript(flag: Flag) -> String? {
    values.last { $0.flag == flag }?.value
  }

  /// All values of an option that repeats.
  func all(_ flag: Flag) -> [String] {
    values.filter { $0.flag == flag }.map(\.value)
  }

  private static func name(_ word: String) throws(UsageError) -> CommandTable.Name {
    guard let name = CommandTable.Name(rawValue: word) else {
      throw .unknownCommand(
        word, nearest: nearest(to: word, CommandTable.Name.allCases.map(\.rawValue)))
    }
    return name
  }

  private static func option(
    _ word: String, followedBy rest: inout ArraySlice<String>, of command: CommandTable.Name?
  ) throws(UsageError) -> (Flag, String) {
    if word == "-h" { return (.help, "") }
    let isShort = !word.hasPrefix("--")
    let name: String
    var value: String?
    if isShort {
      name = String(word.dropFirst().prefix(1))
      value = word.count > 2 ? String(word.dropFirst(2)) : nil
    } else {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      name = String(parts[0])
      value = parts.count > 1 ? String(parts[1]) : nil
    }
    let allowed = flags(of: command)
    guard let flag = allowed.first(where: { $0.rawValue == name && ($0 == .number) == isShort })
    else {
      throw .unknownOption(
        word.split(separator: "=").first.map(String.init) ?? word, command,
        nearest: nearest(to: name, allowed.map(\.rawValue)).map { "--" + $0 })
    }
    switch flag.shape {
    case .alone:
      if value != nil { throw .unexpectedValue(flag) }
    case .value:
      if value == nil { value = rest.popFirst() }
      if value == nil { throw .missingValue(flag) }
    case .optionalValue:
      break
    }
    return (flag, value ?? "")
  }

  private static func flags(of command: CommandTable.Name?) -> [Flag] {
    guard let command else { return CommandTable.compose + CommandTable.common + [.version] }
    return CommandTable.entry(command).flags + CommandTable.common
  }
}

/// Why a command line makes no sense.
enum UsageError: Error {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, CommandTable.Name?, nearest: String?)
  case missingValue(Flag)
  case unexpectedValue(Flag)
  case repeated(Flag)
  /// The value of an option is not of its kind.
  case badValue(Flag, String, expected: Expectation)
  /// An operand is missing, or one too many.
  case badOperands(CommandTable.Name)
  /// Two options that exclude each other.
  case together(Flag, Companion)
  /// An option that makes sense only with another one.
  case alone(Flag, without: String)
  /// An option that was given more often than it can be.
  case tooMany(Flag, limit: Int)
  /// A sink that is not configured.
  case unknownSink(String, known: [String])

  /// What a value has to be.
  enum Expectation {
    case seconds
    case folder
    case positiveNumber
    case dayOrTime
    case time
    case tag
    case separator
    case fileOrInput
    case oneName
    case oneOf([String])
  }

  /// What an option does not stand beside.
  enum Companion {
    case flag(Flag)
    /// The memo's text.
    case text
    /// An `--attach -`.
    case anotherInput
    /// The memo's text, from standard input.
    case dashAsText
  }
}
