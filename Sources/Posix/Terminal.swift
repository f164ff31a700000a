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
  /// The terminal once more, for writing without waiting. Open as long as the process is.
  private let output: Int32

  /// The terminal; nil where either stream is none.
  public init?() {
    guard StandardStream.input.isTerminal, StandardStream.output.isTerminal else { return nil }
    let opened = slip_terminal_output(StandardStream.output.rawValue)
    output = opened < 0 ? StandardStream.output.rawValue : Int32(opened)
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
    /// The terminal takes bytes again.
    public static let writable = Readiness(rawValue: 8)
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

  /// Writes as much of `bytes` as the terminal takes at once, and answers how many those were: a stalled
  /// line or a stopped multiplexer takes none. Waits only where the terminal has no name to open it by.
  public func write(_ bytes: [UInt8]) throws(Errno) -> Int {
    var done = 0
    while done < bytes.count {
      let taken = bytes.withUnsafeBytes { buffer in
        write_(output, buffer.baseAddress.map { $0 + done }, buffer.count - done)
      }
      switch taken {
      case -Int(EINTR): continue
      case -Int(EAGAIN): return done
      case ...0: throw Errno(rawValue: Int32(-taken))
      default: done += taken
      }
    }
    return done
  }

  /// Writes all of `bytes`, or as much as the terminal takes in `time`.
  public func write(_ bytes: [UInt8], within time: Duration) throws(Errno) {
    let end = Clock.monotonic() + time
    var rest = bytes
    while true {
      rest.removeFirst(try write(rest))
      let left = end - Clock.monotonic()
      if rest.isEmpty || left <= .zero { return }
      var waited = [pollfd(fd: output, events: Int16(POLLOUT), revents: 0)]
      _ = poll_(&waited, Self.milliseconds(left))
    }
  }

  /// What is waited for besides a pipe.
  public enum Wish: Hashable, Sendable {
    /// That something is typed.
    case typed
    /// That, or that the terminal takes bytes again.
    case typedOrWritable
  }

  /// Waits until what is wished for happens or `pipe` is written to, `time` at most, for ever without one.
  /// Empty when the time is over. The C call is `poll`.
  public func wait(
    for wish: Wish = .typed, or pipe: WakeUpPipe, atMost time: Duration?
  ) throws(Errno) -> Readiness {
    try poll(for: Int16(POLLIN), wish, pipe, time)
  }

  /// Waits until `pipe` is written to or nobody is at the terminal any more: what is typed stays to be read.
  public func waitUntilWoken(by pipe: WakeUpPipe) throws(Errno) -> Readiness {
    try poll(for: 0, .typed, pipe, nil)
  }

  private func poll(
    for events: Int16, _ wish: Wish, _ pipe: WakeUpPipe, _ time: Duration?
  ) throws(Errno) -> Readiness {
    var waited = [
      pollfd(fd: input, events: events, revents: 0),
      pollfd(fd: pipe.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    if wish == .typedOrWritable {
      waited.append(pollfd(fd: output, events: Int16(POLLOUT), revents: 0))
    }
    do throws(Errno) {
      let count = answer(poll_(&waited, time.map(Self.milliseconds) ?? -1))
      if count < 0 { throw Errno(rawValue: Int32(-count)) }
    } catch .interrupted {
      // By a signal, which has written to the pipe.
      return []
    }
    var readiness: Readiness = []
    if waited[0].revents & Int16(POLLIN) != 0 { readiness.insert(.typed) }
    if waited[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { readiness.insert(.hungUp) }
    if waited[1].revents != 0 { readiness.insert(.woken) }
    if waited.count > 2, waited[2].revents != 0 { readiness.insert(.writable) }
    return readiness
  }

  /// Up to the next whole one: a wait that ends early is followed by another.
  private static func milliseconds(_ time: Duration) -> Int32 {
    let (seconds, attoseconds) = time.components
    let parts = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, min(seconds, 1_000_000) * 1_000 + parts))
  }
}

private func write_(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  answer(write(descriptor, bytes, count))
}

private func poll_(_ waited: inout [pollfd], _ milliseconds: Int32) -> Int32 {
  poll(&waited, nfds_t(waited.count), milliseconds)
}

private func read_(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  answer(read(descriptor, bytes, count))
}
