import Posix
import Translations

let start = ComposeCommand.Start()
// `slip` alone is the compose screen, and waits for nothing that it does not need.
let words = CommandLine.argc > 1 ? Array(CommandLine.arguments.dropFirst()) : []
// Asked for before anything is parsed, so that even a usage error is said in the right way.
let console = Console(
  style: words.contains("--json") ? .json : .text, ConfigurationFile(askedForBy: words))

/// Runs the command and answers how the process is to end.
@MainActor func run() -> ExitStatus {
  do {
    try Process.prepare()
    try refuseBrokenWords()
    let arguments = try Arguments(words)
    let status = try Command.run(arguments, console, since: start)
    // What a capture did stays done, whoever hears of it; for all others the results are the point.
    if status == .done, arguments.command != .add, let error = console.lostResult {
      let wording = console.wording
      throw Stop(
        .inputOutput, wording.phrases.system.outputNotWritten(wording.system(error)))
    }
    return status
  } catch let error as UsageError {
    let said = console.wording.usage(error)
    console.error(said.words, hint: said.hint)
    return .usage
  } catch let stop as Stop {
    console.error(stop.words, hint: stop.hint)
    return stop.status
  } catch {
    console.error(console.wording.phrases.system.unexpected("\(type(of: error))"))
    return .internalError
  }
}

/// What the library repaired in silence is not what somebody typed.
@MainActor func refuseBrokenWords() throws {
  for index in 1..<max(Int(CommandLine.argc), 1) {
    guard let word = CommandLine.unsafeArgv[index], String(validatingCString: word) == nil else {
      continue
    }
    let attach = Flag.attach.written
    let phrases = console.wording.phrases.system
    let isFile = words[index - 1].hasPrefix(attach + "=") || index > 1 && words[index - 2] == attach
    throw Stop(
      .badData, phrases.argumentNotUTF8("\(index)"),
      hint: isFile ? phrases.renameFile : phrases.textByInput)
  }
}

Process.end(run().rawValue)

extension Process {
  /// What must hold before anything is opened or any memo is in memory.
  fileprivate static func prepare() throws(Errno) {
    try StandardStream.fillClosed()
    try refuseCoreDumps()
    ignoreBrokenPipes()
  }
}
