internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A named pipe by which other processes wake the one that waits at it.
///
///     name  opened  wake
///      -      -     false: nobody waits
///      +      -     false: whoever waited has ended, however it did
///      +      +     true: it wakes, now or as soon as it waits
///
/// The name is never deleted.
public final class WakeUpFIFO: Sendable {
  private let end: PipeEnd

  /// Makes the pipe at `path`, for this user alone, unless there is one, and opens it. The C calls are
  /// `mkfifo` and `open`, for reading and writing: so it has a reader as long as this process lives, and
  /// never an end.
  public init(at path: String) throws(Errno) {
    do throws(Errno) {
      _ = try retryingInterrupts { path.withCString { Int(slip_make_fifo($0, 0o600)) } }
    } catch {
      guard error == .exists else { throw error }
    }
    end = PipeEnd(try Self.open(path, O_RDWR))
  }

  var descriptor: Int32 { end.descriptor }

  /// Forgets who has come. On return the next `wake` wakes again.
  public func drain() throws(Errno) {
    var buffer = [UInt8](repeating: 0, count: 256)
    while case .moved = try end.read(into: &buffer) {}
  }

  /// Wakes the process that waits at the pipe at `path`, and says whether there is one. Never waits.
  public static func wake(at path: String) throws(Errno) -> Bool {
    do throws(Errno) {
      // A full pipe wakes as well as one that is not.
      return try PipeEnd(open(path, O_WRONLY)).write([0]) != .over
    } catch {
      if error == .noEntry || error == .noReader { return false }
      throw error
    }
  }

  /// What stands at the path must be a pipe: a file of that name would swallow every word.
  private static func open(_ path: String, _ access: Int32) throws(Errno) -> Int32 {
    let opened = try openAboveStandard(
      path, in: AT_FDCWD, calls: .kernel, flags: access | O_NONBLOCK | O_NOFOLLOW, mode: 0)
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
      close(opened)
      throw .exists
    }
    return opened
  }
}
