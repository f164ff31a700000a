extension Program {
  /// Starts the program at a terminal of that size, in which `typeAhead` was typed before.
  public func atTerminal(
    _ arguments: [String] = [], rows: Int = 24, columns: Int = 80, typeAhead: String = "",
    answers: TerminalScreen.Answers = .none, adding extra: [String: String] = [:]
  ) throws -> TerminalSession {
    try TerminalSession(
      [path] + arguments, environment: terminalEnvironment.merging(extra) { $1 }, in: home.path,
      rows: rows, columns: columns, typeAhead: Array(typeAhead.utf8), answers: answers)
  }

  /// Starts an interactive shell at a terminal, with the built programs on its path: its jobs can
  /// be stopped and taken up again.
  public func shellAtTerminal(
    rows: Int = 24, columns: Int = 80, answers: TerminalScreen.Answers = .none,
    adding extra: [String: String] = [:]
  ) throws -> TerminalSession {
    var environment = terminalEnvironment.merging(extra) { $1 }
    let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    environment["PATH"] = folder + ":" + (environment["PATH"] ?? "")
    environment["PS1"] = "$ "
    return try TerminalSession(
      ["/bin/bash", "--norc", "--noprofile", "-i"], environment: environment, in: home.path,
      rows: rows, columns: columns, answers: answers)
  }

  private var terminalEnvironment: [String: String] {
    environment.merging(["TERM": "xterm-256color"]) { $1 }
  }
}
