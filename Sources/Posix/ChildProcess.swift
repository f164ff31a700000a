internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A program that this process started, with bytes for its input and an eye on its output.
///
/// It runs in a process group of its own, so that all it starts can be ended with it; in the
/// folder `/`, so that it does the same whoever started Slip where; with this process's
/// environment; with no open file of this process but the three standard streams, of which the
/// error stream is /dev/null; and with every signal at its default.
///
///     input  output  child
/// S1    +      +     runs    fed and listened to in turn, whichever is ready
/// S2    -      ?     runs    all is fed, or it closed its input; that it did not read is no error
/// S3    ?      -     runs    it closed its output; waited for
/// S4    ?      ?     ended   not reaped yet: the number and the group are still its own
/// S5    -      -     reaped
///
/// Past the deadline S1…S3 become S4 by SIGTERM to the group, and after a grace by SIGKILL.
public struct ChildProcess: ~Copyable {
  private let number: pid_t
  private let outputLimit: Int
  private let source: [UInt8]
  private var fed = 0
  private var heard: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var input: PipeEnd?
  private var output: PipeEnd?

  /// What became of a program.
  public struct Outcome: Hashable, Sendable {
    /// How it ended.
    public let ending: Ending
    /// The first bytes of its output, as many as were asked for.
    public let output: [UInt8]
  }

  /// The ways in which a program ends.
  public enum Ending: Hashable, Sendable {
    /// By itself, with this status.
    case exited(Int32)
    /// By this signal, which was not ours.
    case signalled(Int32)
    /// By us, when its time was over.
    case timedOut
  }

  /// Runs the program `arguments[0]`, looked up in PATH, with the other arguments; gives it
  /// `source` as its input, then the end of input; answers when it has ended or `time` is over.
  ///
  /// Keeps the first `outputLimit` bytes of its output; the rest is read and dropped. A process
  /// that it leaves behind is neither waited for nor ended. When the time is over everything in
  /// its group is ended: by SIGTERM, and by SIGKILL once the program itself has ended, at the
  /// latest `grace` later. Throws only if it could not be started, or the system would not let it
  /// be watched; then it was ended.
  public static func run(
    _ arguments: [String],
    feeding source: [UInt8] = [],
    for time: Duration,
    grace: Duration = .seconds(2),
    outputLimit: Int = 65_536
  ) throws(Errno) -> Outcome {
    var child = try ChildProcess(arguments, feeding: source, outputLimit: outputLimit)
    do throws(Errno) {
      if try child.attend(until: Clock.monotonic() + time) {
        child.hearRest()
        return Outcome(ending: child.reap(), output: child.heard)
      }
    } catch {
      child.end(grace: .zero)
      throw error
    }
    child.end(grace: grace)
    return Outcome(ending: .timedOut, output: child.heard)
  }

  private init(_ arguments: [String], feeding source: [UInt8], outputLimit: Int) throws(Errno) {
    self.source = source
    self.outputLimit = outputLimit
    let (itsInput, ours) = try PipeEnd.pair()
    let (listening, itsOutput) = try PipeEnd.pair()
    try ours.neverWait()
    try listening.neverWait()
    number = try spawn(arguments, input: itsInput, output: itsOutput)
    input = ours
    output = listening
  }

  /// Feeds and listens until the child ends: true; or until that moment: false.
  private mutating func attend(until deadline: Duration) throws(Errno) -> Bool {
    var pause: Int32 = 1
    while true {
      if fed == source.count { input = nil }
      let isActive = try waitForPipes(milliseconds: pause)
      // Nothing tells that a child ended whose pipes live on in other hands, so it is asked:
      // after a millisecond at first, every 50 ms in the end.
      pause = isActive ? 1 : min(pause * 2, 50)
      if try retryingInterrupts({ Int(slip_has_ended(number)) }) == 1 { return true }
      if Clock.monotonic() >= deadline { return false }
    }
  }

  /// Waits that long for a pipe to be ready, and moves what it takes or has. True if one was.
  private mutating func waitForPipes(milliseconds: Int32) throws(Errno) -> Bool {
    var pipes = [
      pollfd(fd: input?.descriptor ?? -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    try retryingInterrupts { answer(poll(&pipes, nfds_t(pipes.count), milliseconds)) }
    if pipes[0].revents != 0 { try feed() }
    if pipes[1].revents != 0 { _ = try hear() }
    return pipes.contains { $0.revents != 0 }
  }

  private mutating func feed() throws(Errno) {
    switch try input?.write(source[fed...]) {
    case .moved(let count): fed += count
    case .over: input = nil
    case .notNow, nil: break
    }
  }

  /// Reads once; false if there is nothing to read now, or ever.
  private mutating func hear() throws(Errno) -> Bool {
    switch try output?.read(into: &buffer) {
    case .moved(let count):
      heard += buffer.prefix(min(count, outputLimit - heard.count))
      return true
    case .over: output = nil
    case .notNow, nil: break
    }
    return false
  }

  /// Takes what the ended child left in the pipe, and not what others still write into it.
  private mutating func hearRest() {
    do throws(Errno) {
      while heard.count < outputLimit, try hear() {}
    } catch {
      // It has ended well or badly, and says so by its status; its last words are no reason to
      // say otherwise.
      output = nil
    }
  }

  /// Ends the group and reaps the child, unless the system keeps it alive even so.
  private mutating func end(grace: Duration) {
    kill(-number, SIGTERM)
    if !hasEnded(within: grace) {
      kill(-number, SIGKILL)
      _ = hasEnded(within: .seconds(2))
    }
    // Guarantee: the child is not reaped yet, so the group's number is nobody else's. What
    // ignored SIGTERM while the child itself heeded it ends here.
    kill(-number, SIGKILL)
    _ = reap()
  }

  private mutating func hasEnded(within time: Duration) -> Bool {
    do throws(Errno) {
      return try attend(until: Clock.monotonic() + time)
    } catch {
      return false
    }
  }

  private func reap() -> Ending {
    var status: Int32 = 0
    _ = waitpid(number, &status, WNOHANG)
    let code = slip_exit_status(status)
    return slip_ended_by_signal(status) == 1 ? .signalled(code - 128) : .exited(code)
  }
}

private func spawn(
  _ arguments: [String], input: PipeEnd, output: PipeEnd
) throws(Errno) -> pid_t {
  // A byte 0 would cut the argument short without a word.
  guard !arguments.isEmpty, arguments.allSatisfy({ !$0.utf8.contains(0) }) else { throw .invalid }
  var words = arguments.map { strdup($0) }
  defer { for word in words { free(word) } }
  guard !words.contains(nil) else { throw .noMemory }
  words.append(nil)
  let (input, output) = (input.descriptor, output.descriptor)
  return pid_t(try retryingInterrupts { Int(slip_spawn(words, input, output)) })
}
