import Posix

/// From what was typed to the command that does it.
enum Command {
  static func run(
    _ arguments: Arguments, _ console: Console, since start: ComposeCommand.Start
  ) throws -> ExitStatus {
    if arguments.has(.version) {
      console.result(HelpPage.version)
      return .done
    }
    guard let name = arguments.command else {
      if arguments.has(.help) {
        console.raw(HelpPage(console.wording.phrases).overview())
        return .done
      }
      if let command = ComposeCommand(arguments, console) { return try command.run(since: start) }
      // `git log | slip`: standard input is a memo.
      return try AddCommand(arguments, console).run()
    }
    if arguments.has(.help) {
      console.raw(HelpPage(console.wording.phrases).page(name))
      return .done
    }
    return try run(name, arguments, console)
  }

  /// Does what one of the commands is for.
  static func run(
    _ name: CommandTable.Name, _ arguments: Arguments, _ console: Console
  ) throws -> ExitStatus {
    switch name {
    case .add: try AddCommand(arguments, console).run()
    case .`init`: try InitCommand(arguments, console).run()
    case .replay: try ReplayCommand(arguments, console).run()
    case .outbox: try OutboxCommand(arguments, console).run()
    case .undo: try UndoCommand(arguments, console).run()
    case .open: try OpenCommand(arguments, console).run()
    case .verify: try VerifyCommand(arguments, console).run()
    case .history: try HistoryCommand(arguments, console).run()
    case .tail: try TailCommand(arguments, console).run()
    case .trace: try TraceCommand(arguments, console).run()
    case .render: try RenderCommand(arguments, console).run()
    case .config: try ConfigCommand(arguments, console).run()
    case .doctor: try DoctorCommand(arguments, console).run()
    case .key: try KeyCommand(arguments, console).run()
    case .completions: try completions(arguments, console)
    case .help: try help(arguments, console)
    }
  }

  private static func completions(
    _ arguments: Arguments, _ console: Console
  ) throws -> ExitStatus {
    guard arguments.operands.count == 1,
      let shell = Completions.Shell(rawValue: arguments.operands[0])
    else { throw UsageError.badOperands(.completions) }
    console.raw(Completions.script(for: shell, console.wording.phrases))
    return .done
  }

  private static func help(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard let word = arguments.operands.first else {
      console.raw(HelpPage(console.wording.phrases).overview())
      return .done
    }
    guard let name = CommandTable.Name(rawValue: word) else {
      throw UsageError.unknownCommand(word, nearest: nil)
    }
    console.raw(HelpPage(console.wording.phrases).page(name))
    return .done
  }
}
