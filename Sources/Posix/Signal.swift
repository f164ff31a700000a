internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A signal that a program at a terminal heeds.
public struct Signal: Hashable, Sendable {
  let rawValue: Int32

  /// Fails for 0, which is none.
  init?(rawValue: Int32) {
    guard rawValue > 0 else { return nil }
    self.rawValue = rawValue
  }

  private init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// SIGWINCH: the terminal has another size.
  public static let resized = Signal(SIGWINCH)
  /// SIGHUP: the terminal is gone.
  public static let hungUp = Signal(SIGHUP)
  /// SIGTERM: the process is to end.
  public static let terminated = Signal(SIGTERM)
  /// SIGINT: a person wants it to end.
  public static let interrupted = Signal(SIGINT)
  /// SIGQUIT: a person wants it to end at once.
  public static let quit = Signal(SIGQUIT)
  /// SIGALRM: as all that follow, it ends a program that does not heed it.
  public static let alarm = Signal(SIGALRM)
  /// SIGUSR1.
  public static let user1 = Signal(SIGUSR1)
  /// SIGUSR2.
  public static let user2 = Signal(SIGUSR2)
  /// SIGXCPU.
  public static let processorTimeUsed = Signal(SIGXCPU)
  /// SIGTSTP: it is to stop, to be continued.
  public static let suspended = Signal(SIGTSTP)
  /// SIGCONT: it goes on.
  public static let continued = Signal(SIGCONT)
}

extension Process {
  /// Stops this process and its group until somebody has them go on. The C call is
  /// `kill(0, SIGTSTP)`, with the signal's default action.
  public static func stop() throws(Errno) {
    try retryingInterrupts { Int(slip_stop()) }
  }
}
