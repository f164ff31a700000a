internal import Posix
public import Timekeeping

/// The clocks that a courier goes by: the machine's, or a test's.
public struct Timing: Sendable {
  /// What the wall clock says; it may go back.
  public var now: @Sendable () -> Instant
  /// Time since some moment; never goes back.
  public var elapsed: @Sendable () -> Duration
  /// Waits.
  public var pause: @Sendable (Duration) -> Void

  /// Clocks of a test's own.
  public init(
    now: @escaping @Sendable () -> Instant,
    elapsed: @escaping @Sendable () -> Duration,
    pause: @escaping @Sendable (Duration) -> Void
  ) {
    self.now = now
    self.elapsed = elapsed
    self.pause = pause
  }

  /// The machine's clocks.
  public static let system = Timing(
    now: { Instant(milliseconds: Clock.millisecondsSinceEpoch()) },
    elapsed: { Clock.monotonic() },
    pause: { Clock.sleep(for: $0) })
}
