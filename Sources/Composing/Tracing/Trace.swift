internal import Posix

/// The moments of one run of the screen, as they come.
///
/// Nothing is written before the run ends: taking a moment costs one reading of the clock.
final class Trace {
  private let began: Duration
  private(set) var run: TraceRun
  private var sending: Duration?

  /// A trace of a run whose first instruction ran at `began`, when the process had used a processor for
  /// `processorTime`.
  init(began: Duration, processorTime: Duration) {
    self.began = began
    run = TraceRun(processorTimeBeforeMain: processorTime)
  }

  /// The moment has come. Only its first coming counts.
  func mark(_ moment: TraceRun.Moment) {
    if run.moments[moment] == nil { run.moments[moment] = Clock.monotonic() - began }
  }

  /// Somebody pressed the key that sends.
  func sendBegins() {
    sending = Clock.monotonic()
  }

  /// The memo is durable.
  func memoIsDurable() {
    guard let sending else { return }
    run.sends.append(TraceRun.Send(durable: Clock.monotonic() - sending))
  }

  /// The field is seen to be empty.
  func fieldIsCleared() {
    guard let began = sending, !run.sends.isEmpty else { return }
    run.sends[run.sends.count - 1].cleared = Clock.monotonic() - began
    sending = nil
  }
}
