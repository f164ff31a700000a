internal import Posix

/// The right to deliver, which one process has at a time: a lock on the file `delivery.lock` in
/// the state folder. The file is never deleted. The lock ends with `release`, or with the process.
struct DeliveryLock: ~Copyable {
  private let file: File

  static let fileName = "delivery.lock"

  /// Takes the lock; nil if another process, or another courier of this one, has it.
  static func take(in path: String) throws(Errno) -> DeliveryLock? {
    let folder = try Folder(making: path)
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
