/// How long to wait before a sink that could not take a memo is tried again.
///
/// The bound doubles with each failure in a row: 1 s, 2 s, 4 s … 15 min. The wait is drawn evenly
/// from zero to the bound ("full jitter"), so that what failed together does not come back
/// together, and half the bound is the wait to expect.
public struct BackOff: Hashable, Sendable {
  /// The bound after the first failure.
  public let first: Duration
  /// The bound that is never exceeded.
  public let longest: Duration

  /// A back-off between these bounds.
  public init(first: Duration = .seconds(1), longest: Duration = .seconds(15 * 60)) {
    self.first = first
    self.longest = longest
  }

  /// The longest wait after that many failures in a row.
  public func bound(afterFailures count: Int) -> Duration {
    // 2^40 seconds are beyond any `longest`, and far from an overflow.
    min(longest, first * (1 << min(max(count - 1, 0), 40)))
  }

  /// The wait after that many failures in a row, in whole milliseconds.
  public func wait<Source: RandomNumberGenerator>(
    afterFailures count: Int, drawnFrom source: inout Source
  ) -> Duration {
    let (seconds, attoseconds) = bound(afterFailures: count).components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    return .milliseconds(Int64.random(in: 0...max(milliseconds, 0), using: &source))
  }
}
