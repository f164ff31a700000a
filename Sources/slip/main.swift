import Posix

let words = Array(CommandLine.arguments.dropFirst())
// Asked for before anything is parsed, so that even a usage error is said in the right way.
let console = Console(style: words.contains("--json") ? .json : .text)

/// Runs the command and answers how the process is to end.
@MainActor func run() -> ExitStatus {
  do {
    try Process.prepare()
    try refuseBrokenWords()
    let arguments = try Arguments(words)
    let status = try Command.run(arguments, console)
    // What a capture did stays done, whoever hears of it; for all others the results are the point.
    if status == .done, arguments.command != .add, let error = console.lostResult {
      throw Stop(.inputOutput, "standard output can't be written: \(error)")
    }
    return status
  } catch let error as UsageError {
    let said = Wording.usage(error)
    console.error(said.words, hint: said.hint)
    return .usage
  } catch let stop as Stop {
    console.error(stop.words, hint: stop.hint)
    return stop.status
  } catch {
    console.error("something failed that should not: \(type(of: error))")
    return .internalError
  }
}

/// What the library repaired in silence is not what somebody typed.
func refuseBrokenWords() throws {
  for index in 1..<max(Int(CommandLine.argc), 1) {
    guard let word = CommandLine.unsafeArgv[index], String(validatingCString: word) == nil else {
      continue
    }
    let attach = Flag.attach.written
    let isFile = words[index - 1].hasPrefix(attach + "=") || index > 1 && words[index - 2] == attach
    throw Stop(
      .badData, "argument \(index) is not UTF-8; nothing was taken",
      hint: isFile
        ? "rename the file, or: slip add --attach - --name NAME < FILE"
        : "give the text on standard input, with --repair-encoding")
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
