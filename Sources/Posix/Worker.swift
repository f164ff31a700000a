internal import CPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A thread that does one piece of work after the other, in the order in which they were given.
///
/// The thread begins with the first piece and lives as long as the process. The C calls are
/// `pthread_create`, `pthread_mutex_lock` and `pthread_cond_timedwait`.
public final class Worker: Sendable {
  /// Looked at under its lock alone.
  private nonisolated(unsafe) let queue: UnsafeMutablePointer<Queue>

  /// What both sides look at, under the lock.
  private struct Queue {
    var lock = pthread_mutex_t()
    var change = pthread_cond_t()
    var work: [@Sendable () -> Void] = []
    var isBusy = false
    var hasThread = false
  }

  /// A worker without work.
  public init() {
    queue = .allocate(capacity: 1)
    queue.initialize(to: Queue())
    pthread_mutex_init(&queue.pointee.lock, nil)
    pthread_cond_init(&queue.pointee.change, nil)
  }

  // Never freed: a thread may be waiting in it. A program has two or three workers, for good.

  /// Has `work` done behind all that was given before. Returns at once. Throws if there can be no
  /// thread; then it was not done and will not be.
  public func perform(_ work: @escaping @Sendable () -> Void) throws(Errno) {
    pthread_mutex_lock(&queue.pointee.lock)
    defer { pthread_mutex_unlock(&queue.pointee.lock) }
    if !queue.pointee.hasThread {
      try start()
      queue.pointee.hasThread = true
    }
    queue.pointee.work.append(work)
    pthread_cond_broadcast(&queue.pointee.change)
  }

  /// Waits until all that was given is done, `time` at most, and says whether it is.
  public func finish(within time: Duration) -> Bool {
    let end = Clock.monotonic() + time
    pthread_mutex_lock(&queue.pointee.lock)
    defer { pthread_mutex_unlock(&queue.pointee.lock) }
    while queue.pointee.isBusy || !queue.pointee.work.isEmpty {
      if Clock.monotonic() >= end { return false }
      waitForChange(atMost: min(end - Clock.monotonic(), .milliseconds(100)))
    }
    return true
  }

  /// The wall clock is what the condition knows: it is only trusted for a tenth of a second.
  private func waitForChange(atMost time: Duration) {
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    let nanoseconds = moment.tv_nsec + Int(time / .nanoseconds(1))
    moment.tv_sec += nanoseconds / 1_000_000_000
    moment.tv_nsec = nanoseconds % 1_000_000_000
    pthread_cond_timedwait(&queue.pointee.change, &queue.pointee.lock, &moment)
  }

  private func start() throws(Errno) {
    let context = Unmanaged.passRetained(self)
    do throws(Errno) {
      try retryingInterrupts {
        Int(
          slip_start_thread(
            { context in
              guard let context else { return nil }
              Unmanaged<Worker>.fromOpaque(context).takeRetainedValue().work()
            }, context.toOpaque()))
      }
    } catch {
      context.release()
      throw error
    }
  }

  private func work() -> Never {
    pthread_mutex_lock(&queue.pointee.lock)
    while true {
      while queue.pointee.work.isEmpty {
        queue.pointee.isBusy = false
        pthread_cond_broadcast(&queue.pointee.change)
        pthread_cond_wait(&queue.pointee.change, &queue.pointee.lock)
      }
      queue.pointee.isBusy = true
      var work: (@Sendable () -> Void)? = queue.pointee.work.removeFirst()
      pthread_mutex_unlock(&queue.pointee.lock)
      work?()
      // What it holds goes before anybody hears that it is done.
      work = nil
      pthread_mutex_lock(&queue.pointee.lock)
    }
  }
}
