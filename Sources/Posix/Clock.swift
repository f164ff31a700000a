#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The clocks of the machine.
public enum Clock {
  /// Milliseconds since 1970-01-01T00:00:00Z by the wall clock, which may be set back at any
  /// time. The C call is `clock_gettime(CLOCK_REALTIME)`.
  public static func millisecondsSinceEpoch() -> Int64 {
    let now = read(CLOCK_REALTIME)
    return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
  }

  /// Time since some fixed moment; never goes back. The C call is
  /// `clock_gettime(CLOCK_MONOTONIC)`.
  public static func monotonic() -> Duration {
    let now = read(CLOCK_MONOTONIC)
    return .seconds(Int64(now.tv_sec)) + .nanoseconds(Int64(now.tv_nsec))
  }

  /// Seconds by which local time is ahead of UTC at that moment, by TZ or the system's zone; 0
  /// for a moment that the C library cannot place. The C call is `localtime_r`.
  public static func secondsEastOfUTC(atMilliseconds milliseconds: Int64) -> Int32 {
    var seconds = time_t(milliseconds / 1_000)
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return 0 }
    return Int32(local.tm_gmtoff)
  }

  /// Waits that long; signals do not cut it short. The C call is `nanosleep`.
  public static func sleep(for duration: Duration) {
    let (seconds, attoseconds) = duration.components
    var left = timespec(tv_sec: time_t(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    var rest = timespec()
    while nanosleep(&left, &rest) != 0, errno == EINTR { left = rest }
  }

  private static func read(_ clock: clockid_t) -> timespec {
    var now = timespec()
    clock_gettime(clock, &now)
    return now
  }
}
