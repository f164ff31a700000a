/// The words of the program: every sentence that a person reads is made in one of its extensions.
enum Wording {
  /// What is wrong with a command line, and the way out.
  static func usage(_ error: UsageError) -> (words: String, hint: String?) {
    switch error {
    case .unknownCommand(let word, let nearest):
      (
        "there is no command \(word)",
        nearest.map { "did you mean slip \($0)?" } ?? "slip help lists the commands"
      )
    case .unknownOption(let option, let command, _) where !isOptionName(option):
      // It is a text, and no business of whoever reads the log.
      (
        "a text that begins with - is taken for an option"
          + (command.map { " of slip \($0.rawValue)" } ?? ""),
        "put -- before it, or give it on standard input"
      )
    case .unknownOption(let option, let command, let nearest):
      (
        "\(command.map { "slip \($0.rawValue)" } ?? "slip") has no option \(option)",
        nearest.map { "did you mean \($0)?" }
          ?? "slip \(command.map { $0.rawValue + " " } ?? "")--help lists the options"
      )
    case .missingValue(let flag):
      ("\(flag.written) needs a value: \(flag.usage)", nil)
    case .unexpectedValue(let flag):
      ("\(flag.written) takes no value", nil)
    case .repeated(let flag):
      ("\(flag.written) was given twice", nil)
    case .badValue(let flag, let value, let expected):
      ("\(flag.written) can't be \(value.isEmpty ? "empty" : value)", "it takes \(expected)")
    case .badOperands(let command):
      (
        "slip \(command.rawValue) takes: \(operands(of: command))",
        "slip \(command.rawValue) --help says more"
      )
    case .together(let flag, let other):
      ("\(flag.written) and \(other) exclude each other", nil)
    case .alone(let flag, let other):
      ("\(flag.written) goes with \(other) only", nil)
    case .tooMany(let flag, let limit):
      ("\(flag.written) can be given \(limit) times at most", nil)
    case .unknownSink(let name, let known):
      (
        "no sink named \(name) is configured",
        known.isEmpty
          ? "no sink is configured: slip init writes a configuration"
          : "the sinks are: \(known.joined(separator: ", "))"
      )
    }
  }

  /// What is wrong with an input, and the way out.
  static func input(_ error: InputError) -> (words: String, hint: String?) {
    switch error {
    case .notUTF8(let offset):
      (
        "the input is not UTF-8 at byte \(offset); nothing was taken",
        "--repair-encoding replaces what is no text"
      )
    case .nul(let offset):
      (
        "the input has a NUL at byte \(offset); nothing was taken",
        "--repair-encoding replaces it; --each nul takes it as a separator"
      )
    case .empty:
      ("the memo is empty", nil)
    case .tooLarge:
      ("the memo is over 64 MiB; nothing was taken", "keep it as a file of its own")
    }
  }

  /// Whether somebody may have meant it as an option: dashes, letters and digits.
  private static func isOptionName(_ word: String) -> Bool {
    word.utf8.count <= 24
      && word.utf8.dropFirst().allSatisfy {
        $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20
      } && word.utf8.contains { 0x61...0x7A ~= $0 | 0x20 }
  }

  private static func operands(of command: CommandTable.Name) -> String {
    let operands = CommandTable.entry(command).operands
    return operands.isEmpty ? "no operands" : operands
  }
}
