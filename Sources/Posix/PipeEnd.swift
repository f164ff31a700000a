internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// One end of a pipe, closed with its last reference.
final class PipeEnd: Sendable {
  let descriptor: Int32

  /// What a read or write that does not wait comes to.
  enum Progress: Equatable {
    /// That many bytes went through.
    case moved(Int)
    /// The pipe is full, or empty.
    case notNow
    /// Nobody is at the other end, or will be.
    case over
  }

  /// Takes over a descriptor that is open.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Makes a pipe, close-on-exec, neither end of which is a standard stream. The C call is `pipe2`.
  static func pair() throws(Errno) -> (reading: PipeEnd, writing: PipeEnd) {
    var ends: (Int32, Int32) = (-1, -1)
    try retryingInterrupts {
      withUnsafeMutableBytes(of: &ends) {
        Int(slip_pipe($0.assumingMemoryBound(to: Int32.self).baseAddress))
      }
    }
    let (reading, writing) = (PipeEnd(ends.0), PipeEnd(ends.1))
    return (try reading.aboveStandard(), try writing.aboveStandard())
  }

  private func aboveStandard() throws(Errno) -> PipeEnd {
    if descriptor > 2 { return self }
    return PipeEnd(
      Int32(try retryingInterrupts { Int(slip_duplicate_above_standard(descriptor)) }))
  }

  /// From now on `read` and `write` here do not wait; the other end is not touched.
  func neverWait() throws(Errno) {
    try retryingInterrupts { Int(slip_never_wait(descriptor)) }
  }

  /// Writes what the pipe takes. A pipe that nobody reads does not end this process.
  func write(_ bytes: ArraySlice<UInt8>) throws(Errno) -> Progress {
    try progress {
      bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map { Int(slip_write_to_pipe(descriptor, $0, bytes.count)) } ?? 0
      }
    }
  }

  /// Reads into `buffer` what the pipe has, as far as there is room.
  func read(into buffer: inout [UInt8]) throws(Errno) -> Progress {
    let progress = try progress {
      buffer.withUnsafeMutableBytes { read_(descriptor, $0.baseAddress, $0.count) }
    }
    return progress == .moved(0) ? .over : progress
  }

  private func progress(_ call: () -> Int) throws(Errno) -> Progress {
    do throws(Errno) {
      return .moved(try retryingInterrupts(call))
    } catch {
      switch error {
      case .tryAgain: return .notNow
      case .brokenPipe: return .over
      default: throw error
      }
    }
  }
}

private func read_(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  answer(read(descriptor, bytes, count))
}
