internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The terminal at this process's standard input and output.
///
/// Raw from `makeRaw` to `restore`; a fault of the program in between leaves it as it was, too.
public struct Terminal: Sendable {
  private let input = StandardStream.input.rawValue
  private let output = StandardStream.output.rawValue

  /// The terminal; nil where either stream is none.
  public init?() {
    guard StandardStream.input.isTerminal, StandardStream.output.isTerminal else { return nil }
  }

  /// How many rows and columns of cells a terminal has.
  public struct Size: Hashable, Sendable {
    /// Rows of cells.
    public var rows: Int
    /// Columns of cells.
    public var columns: Int

    /// A size of so many.
    public init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
    }
  }

  /// What a wait for the terminal came to.
  public struct Readiness: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// What these bits say.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Something was typed.
    public static let typed = Readiness(rawValue: 1)
    /// The pipe was written to.
    public static let woken = Readiness(rawValue: 2)
    /// Nobody is at the terminal any more.
    public static let hungUp = Readiness(rawValue: 4)
  }

  /// Makes it raw: each key comes at once, none is echoed, none is a signal. What was typed before
  /// stays to be read. The C call is `tcsetattr`.
  public func makeRaw() throws(Errno) {
    try retryingInterrupts { Int(slip_terminal_raw(input)) }
  }

  /// Sets it as it was before `makeRaw`. The C call is `tcsetattr`.
  public func restore() throws(Errno) {
    try retryingInterrupts { Int(slip_terminal_restore(input)) }
  }

  /// Has a fault of this program (a trap, an abort) write `leaving` and restore the terminal before it
  /// ends the process. For the rest of the process; `leaving` is kept for good.
  public func guardAgainstFaults(writing leaving: [UInt8]) throws(Errno) {
    let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: leaving.count)
    kept.initialize(from: leaving, count: leaving.count)
    try retryingInterrupts { Int(slip_terminal_guard(output, kept, leaving.count)) }
  }

  /// How large it is; nil where it does not know, or says that it has no cells. The C call is
  /// `ioctl(TIOCGWINSZ)`.
  public var size: Size? {
    var (rows, columns): (UInt16, UInt16) = (0, 0)
    guard slip_terminal_size(output, &rows, &columns) == 0, rows > 0, columns > 0 else {
      return nil
    }
    return Size(rows: Int(rows), columns: Int(columns))
  }

  /// How many bytes were typed that nobody has read. The C call is `ioctl(FIONREAD)`.
  public var typedCount: Int {
    max(0, Int(slip_readable(input)))
  }

  /// Reads what was typed, up to 64 KiB of it; waits if nothing was. Empty once nobody is there.
  public func read() throws(Errno) -> [UInt8] {
    // A key needs a few bytes: what is given back is overwritten, and that takes its time.
    let limit = min(max(typedCount, 16), 65_536)
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      do throws(Errno) {
        count = try retryingInterrupts { read_(input, buffer.baseAddress, limit) }
      } catch {
        failure = error
      }
    }
    // EIO: the other side of the terminal is closed (Linux, tty_ioctl and pty(7)).
    if let failure, failure != .inputOutput { throw failure }
    return bytes
  }

  /// Writes all of `bytes`. Loops over `write`, and waits while the terminal takes nothing, also where
  /// whoever started the program left the terminal so that it does not wait by itself.
  public func write(_ bytes: [UInt8]) throws(Errno) {
    try writeFully(bytes) { rest, count, _ in
      while true {
        let taken = write_(output, rest, count)
        guard taken == -Int(EAGAIN) else { return taken }
        var waited = [pollfd(fd: output, events: Int16(POLLOUT), revents: 0)]
        let ready = answer(poll_(&waited, -1))
        if ready < 0 { return ready }
      }
    }
  }

  /// Waits until something is typed or `pipe` is written to, `time` at most, for ever without one.
  /// Empty when the time is over. The C call is `poll`.
  public func wait(or pipe: WakeUpPipe, for time: Duration?) throws(Errno) -> Readiness {
    try poll(for: Int16(POLLIN), pipe, time)
  }

  /// Waits until `pipe` is written to or nobody is at the terminal any more: what is typed stays to be read.
  public func waitUntilWoken(by pipe: WakeUpPipe) throws(Errno) -> Readiness {
    try poll(for: 0, pipe, nil)
  }

  private func poll(
    for events: Int16, _ pipe: WakeUpPipe, _ time: Duration?
  ) throws(Errno) -> Readiness {
    var waited = [
      pollfd(fd: input, events: events, revents: 0),
      pollfd(fd: pipe.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = time.map { time in
      let (seconds, attoseconds) = time.components
      // Up to the next whole one: a wait that ends early is followed by another.
      let parts = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      return Int32(clamping: max(0, min(seconds, 1_000_000) * 1_000 + parts))
    }
    do throws(Errno) {
      let count = answer(poll_(&waited, milliseconds ?? -1))
      if count < 0 { throw Errno(rawValue: Int32(-count)) }
    } catch .interrupted {
      // By a signal, which has written to the pipe.
      return []
    }
    var readiness: Readiness = []
    if waited[0].revents & Int16(POLLIN) != 0 { readiness.insert(.typed) }
    if waited[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { readiness.insert(.hungUp) }
    if waited[1].revents != 0 { readiness.insert(.woken) }
    return readiness
  }
}

private func write_(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  answer(write(descriptor, bytes, count))
}

private func poll_(_ waited: inout [pollfd], _ milliseconds: Int32) -> Int32 {
  poll(&waited, nfds_t(waited.count), milliseconds)
}

private func read_(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  answer(read(descriptor, bytes, count))
}
