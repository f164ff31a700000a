import Foundation
import Posix
import TestSupport
import Testing

@Suite struct ChildProcessTests {
  let folder = TemporaryFolder()

  private func run(
    _ script: String, feeding input: [UInt8] = [], for time: Duration = .seconds(60),
    grace: Duration = .seconds(2), outputLimit: Int = 65_536
  ) throws -> Posix.ChildProcess.Outcome {
    try ChildProcess.run(
      ["/bin/sh", "-c", script, "sh", folder.path], feeding: input, for: time, grace: grace,
      outputLimit: outputLimit)
  }

  /// The number that the script wrote into that file.
  private func number(in name: String) throws -> Int32 {
    try #require(folder.text(of: name).flatMap { Int32($0.dropLast()) })
  }

  private func isRunning(_ number: Int32) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
    return kill(number, 0) == 0 && state?.contains(") Z ") != true
  }

  /// True if the process has ended, or does so in the next seconds: a signal needs a moment.
  private func ends(_ number: Int32) -> Bool {
    for _ in 0..<500 where isRunning(number) { Clock.sleep(for: .milliseconds(10)) }
    return !isRunning(number)
  }

  @Test(arguments: [0, 1, 75, 126, 255] as [Int32])
  func `an exit status arrives as it was given`(status: Int32) throws {
    #expect(try run("exit \(status)").ending == .exited(status))
  }

  @Test(arguments: [SIGTERM, SIGKILL, SIGABRT])
  func `an end by a signal is told apart from an exit status`(signal: Int32) throws {
    #expect(try run("kill -\(signal) $$").ending == .signalled(signal))
  }

  @Test func `output is kept up to the limit, and the rest does not hold the program up`() throws {
    let outcome = try run("head -c 10000000 /dev/zero; exit 3", outputLimit: 1_000)
    #expect(outcome.ending == .exited(3))
    #expect(outcome.output == [UInt8](repeating: 0, count: 1_000))
  }

  @Test func `input arrives whole`() throws {
    let input = [UInt8](repeating: 7, count: 64 << 20)
    #expect(try run("wc -c", feeding: input).output == Array("67108864\n".utf8))
  }

  @Test func `input and output may both be large at once`() throws {
    let input = (0..<(16 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let outcome = try run("cat", feeding: input)
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == Array(input.prefix(65_536)))
  }

  @Test func `input that is never read is no error and ends nobody`() throws {
    let input = [UInt8](repeating: 7, count: 64 << 20)
    #expect(try run("exec 0<&-; sleep 0.1; exit 4", feeding: input).ending == .exited(4))
    #expect(
      try run("head -c 3000000 /dev/zero; exit 5", feeding: input, outputLimit: 1).ending
        == .exited(5))
  }

  @Test func `an input without a byte is at its end at once`() throws {
    #expect(try run("wc -c").output == Array("0\n".utf8))
  }

  @Test func `when time is over the whole group ends`() throws {
    let start = Clock.monotonic()
    let outcome = try run(
      "sleep 600 & echo $! >$1/background; echo so far; sleep 600", for: .milliseconds(300))
    #expect(outcome.ending == .timedOut)
    #expect(outcome.output == Array("so far\n".utf8))
    #expect(try ends(number(in: "background")))
    #expect(Clock.monotonic() - start < .seconds(30))
  }

  @Test func `what ignores SIGTERM is killed after the grace`() throws {
    let outcome = try run(
      "trap '' TERM; echo $$ >$1/program; while :; do sleep 0.05; done", for: .milliseconds(200),
      grace: .milliseconds(200))
    #expect(outcome.ending == .timedOut)
    #expect(try ends(number(in: "program")))
  }

  @Test func `what ignores SIGTERM is killed even if the program itself heeded it`() throws {
    let stubborn = "trap \"\" TERM; echo $$ >$0/stubborn; while :; do sleep 0.05; done"
    let outcome = try run(
      "sh -c '\(stubborn)' $1 & sleep 600", for: .milliseconds(500), grace: .milliseconds(500))
    #expect(outcome.ending == .timedOut)
    #expect(try ends(number(in: "stubborn")))
  }

  @Test func `a program that ends when told to has the grace to say its last words`() throws {
    let outcome = try run(
      "trap 'echo bye; exit 0' TERM; while :; do sleep 0.05; done", for: .milliseconds(300),
      grace: .seconds(30))
    #expect(outcome.ending == .timedOut)
    #expect(outcome.output == Array("bye\n".utf8))
  }

  @Test func `a process left behind is neither waited for nor ended`() throws {
    let start = Clock.monotonic()
    let outcome = try run("sleep 30 & echo $! >$1/background; echo done; exit 0")
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == Array("done\n".utf8))
    #expect(Clock.monotonic() - start < .seconds(20))
    let background = try number(in: "background")
    #expect(isRunning(background))
    kill(background, SIGKILL)
  }

  @Test func `what cannot be started says why`() throws {
    #expect(throws: Errno.noEntry) {
      try ChildProcess.run(["/no/such/program"], for: .seconds(1))
    }
    try folder.write("#!/bin/sh\n", to: "plain")
    #expect(throws: Errno.accessDenied) {
      try ChildProcess.run([folder.path("plain")], for: .seconds(1))
    }
    #expect(throws: Errno.invalid) { try ChildProcess.run([], for: .seconds(1)) }
    #expect(throws: Errno.invalid) {
      try ChildProcess.run(["/bin/echo", "a\0b"], for: .seconds(1))
    }
  }

  @Test func `a program is looked up in PATH and runs in the root folder`() throws {
    #expect(try ChildProcess.run(["pwd"], for: .seconds(60)).output == Array("/\n".utf8))
  }

  @Test func `each argument arrives as it is`() throws {
    let outcome = try ChildProcess.run(
      ["/bin/sh", "-c", "printf '%s|' \"$@\"", "sh", "a b", "", "$(id)", "é\n"], for: .seconds(60))
    #expect(outcome.output == Array("a b||$(id)|é\n|".utf8))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func `a program has the three standard streams open and nothing of ours`() throws {
    let held = try File(creating: "held", in: try Folder(atPath: folder.path))
    let outcome = try run("for f in /proc/$$/fd/*; do readlink $f; done")
    #expect(!outcome.output.isEmpty)
    #expect(!String(decoding: outcome.output, as: UTF8.self).contains("held"))
    _ = try held.status()
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func `a program leads its own group and has every signal at its default`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_IGN)
      signal(SIGCHLD, SIG_IGN)
      let script = "grep -E 'Sig(Ign|Blk)' /proc/self/status; cut -d' ' -f1,5 /proc/$$/stat"
      let outcome = try ChildProcess.run(["/bin/sh", "-c", script], for: .seconds(60))
      let words = String(decoding: outcome.output, as: UTF8.self).split { $0.isWhitespace }
      precondition(outcome.ending == .exited(0))
      precondition(words.count == 6 && words[4] == words[5], "leads its own group")
      precondition(UInt64(words[1], radix: 16) == 0, "nothing blocked")
      // 32 and 33 are the C library's own.
      precondition(UInt64(words[3], radix: 16).map { $0 & 0x7FFF_FFFF } == 0, "nothing ignored")
    }
  }
}
