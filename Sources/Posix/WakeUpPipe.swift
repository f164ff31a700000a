internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A pipe that wakes a thread which waits for a terminal: other threads and signals write into it.
///
/// Writing never waits: a pipe that is full wakes as well as one that is not.
public final class WakeUpPipe: Sendable {
  private let reading: PipeEnd
  private let writing: PipeEnd

  /// Makes the pipe. The C call is `pipe2`.
  public init() throws(Errno) {
    (reading, writing) = try PipeEnd.pair()
    try reading.neverWait()
    try writing.neverWait()
  }

  var descriptor: Int32 { reading.descriptor }

  /// Wakes whoever waits. Any thread may.
  public func wake() {
    do throws(Errno) {
      _ = try writing.write([0])
    } catch {
      // Both ends are this process's and open: nothing but a full pipe stops a byte.
    }
  }

  /// From now on each of `signals` wakes whoever waits, instead of what it would do. One pipe of a
  /// process can have signals. The C call is `sigaction`.
  public func wake(on signals: [Signal]) throws(Errno) {
    for signal in signals {
      try retryingInterrupts {
        Int(slip_signal_to_pipe(signal.rawValue, writing.descriptor))
      }
    }
  }

  /// Empties the pipe and answers the signals that came, each once.
  public func drain() throws(Errno) -> Set<Signal> {
    var found: Set<Signal> = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while case .moved(let count) = try reading.read(into: &buffer) {
      for byte in buffer.prefix(count) {
        if let signal = Signal(rawValue: Int32(byte)) { found.insert(signal) }
      }
    }
    return found
  }
}
