#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// One of the three streams that a process is born with.
public enum StandardStream: Int32, Sendable {
  /// What the process is given.
  case input = 0
  /// What it answers.
  case output = 1
  /// What it says to the person.
  case error = 2

  /// True if a person's terminal is at the other end. The C call is `isatty`.
  public var isTerminal: Bool {
    isatty(rawValue) == 1
  }

  /// Reads up to `limit` bytes; fewer only at the end of input. Loops over `read`; waits for
  /// whoever writes.
  public func read(upTo limit: Int) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let wanted = min(chunk.count, limit - bytes.count)
      let taken = try retryingInterrupts {
        chunk.withUnsafeMutableBytes { answer(read_(rawValue, $0.baseAddress, wanted)) }
      }
      if taken == 0 { break }
      bytes += chunk.prefix(taken)
    }
    return bytes
  }

  /// Writes all of `bytes`. Loops over `write`.
  public func write(_ bytes: [UInt8]) throws(Errno) {
    try writeFully(bytes) { rest, count, _ in write_(rawValue, rest, count) }
  }

  /// Writes all of `text`.
  public func write(_ text: String) throws(Errno) {
    try write(Array(text.utf8))
  }

  /// Gives each of the three that is closed to /dev/null, so that no file opened later becomes
  /// one of them. Call it before anything is opened.
  public static func fillClosed() throws(Errno) {
    while true {
      let opened = try retryingInterrupts { answer(open("/dev/null", O_RDWR)) }
      if opened > 2 {
        close(Int32(opened))
        return
      }
    }
  }
}

private func read_(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func write_(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  answer(write(descriptor, bytes, count))
}

extension StandardStream {
  /// Reads one line, without its end; what is left of the input stays. Nil at the end of input.
  /// Reads byte by byte, so that nothing behind the line is taken.
  public func readLine() throws(Errno) -> String? {
    var bytes: [UInt8] = []
    while true {
      let next = try read(upTo: 1)
      guard let byte = next.first else { return bytes.isEmpty ? nil : text(bytes) }
      if byte == UInt8(ascii: "\n") { return text(bytes) }
      bytes.append(byte)
    }
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
