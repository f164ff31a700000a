internal import Foundation

/// A program that this package builds, run as a user runs it, in a home of its own.
public struct Program: Sendable {
  /// How a run ended.
  public struct Outcome: Sendable {
    /// The exit status, or 128 + the signal.
    public let status: Int32
    /// What it printed.
    public let output: String
    /// What it said on standard error.
    public let diagnostics: String

    /// The lines printed.
    public var lines: [String] {
      output.split(separator: "\n").map(String.init)
    }
  }

  /// Where the program stands.
  public let path: String
  /// The home folder that it is given; configuration, state and keys are below it.
  public let home: TemporaryFolder

  /// The program `name` of this build, with an empty home.
  public init(_ name: String, home: TemporaryFolder = TemporaryFolder()) {
    self.home = home
    path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: name).path()
  }

  /// The environment that every run gets: nothing of the caller's but PATH.
  public var environment: [String: String] {
    [
      "HOME": home.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "XDG_CONFIG_HOME": home.path("config"), "XDG_STATE_HOME": home.path("state"),
      "XDG_DATA_HOME": home.path("data"), "TZ": "UTC", "LC_ALL": "C.UTF-8",
    ]
  }

  /// Runs the program to its end.
  public func run(
    _ arguments: String..., input: String? = nil, adding extra: [String: String] = [:]
  ) throws -> Outcome {
    try run(arguments, input: input.map { Array($0.utf8) }, adding: extra)
  }

  /// Runs the program to its end.
  public func run(
    _ arguments: [String], input: [UInt8]? = nil, adding extra: [String: String] = [:]
  ) throws -> Outcome {
    try Self.run(path, arguments, input: input, environment.merging(extra) { $1 }, in: home.path)
  }

  /// Runs `script` by sh with `slip` on its path.
  public func shell(_ script: String) throws -> Outcome {
    var environment = environment
    let folder = URL(filePath: path).deletingLastPathComponent().path()
    environment["PATH"] = folder + ":" + (environment["PATH"] ?? "")
    return try Self.run("/bin/sh", ["-c", script], input: nil, environment, in: home.path)
  }

  private static func run(
    _ path: String, _ arguments: [String], input: [UInt8]?, _ environment: [String: String],
    in folder: String
  ) throws -> Outcome {
    let process = Foundation.Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: folder)
    // Files, not pipes: nothing to drain, and no limit.
    let place = TemporaryFolder()
    try place.write(input ?? [], to: "in")
    try place.write("", to: "out")
    try place.write("", to: "err")
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: place.path("in")))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: place.path("out")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: place.path("err")))
    try process.run()
    process.waitUntilExit()
    let signalled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (signalled ? 128 : 0),
      output: place.text(of: "out") ?? "", diagnostics: place.text(of: "err") ?? "")
  }
}
