internal import Posix

/// The right to deliver, which one process has at a time, for each round one: a lock on the file
/// `delivery.lock` or `courier.lock` in the state folder. The files are never deleted. The lock ends with
/// `release`, or with the process.
final class DeliveryLock {
  private let file: File

  /// Takes the lock; nil if another process, or another courier of this one, has it.
  static func take(_ round: Courier.Round, in path: String) throws(Errno) -> DeliveryLock? {
    let folder = try Folder(making: path)
    let fileName = round.lockName
    while true {
      let file = try File(openingOrCreating: fileName, in: folder)
      guard try file.tryLock() else { return nil }
      // Someone may have deleted the file all the same, and another made a new one: only the
      // file that has the name is the lock.
      if try folder.status(of: fileName)?.identity == file.status().identity {
        return DeliveryLock(file: file)
      }
    }
  }

  /// Gives the lock back.
  func release() {
    file.unlock()
  }

  private init(file: consuming File) {
    self.file = file
  }
}
