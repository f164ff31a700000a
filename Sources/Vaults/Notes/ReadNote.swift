internal import Memos
internal import Posix

/// A note as it was read, with what is needed to tell whether it changed since.
///
/// With a lease nobody else has the file open, and whoever wants to waits; what was read is whole.
/// Without one (another owner, a network disk, a program that keeps the note open) it was read
/// until it stood still.
final class ReadNote {
  let bytes: [UInt8]
  let status: FileStatus
  let attributes: [ExtendedAttribute]
  /// True while the note is under our lease.
  private(set) var isLeased: Bool
  private let file: File

  /// Reads the note `name`; nil if there is none. Waits up to 200 ms for whoever has it open,
  /// then up to a second for it to stand still.
  static func reading(
    _ name: String, in folder: borrowing Folder, path: String
  ) throws(DeliveryFailure) -> ReadNote? {
    for patience in [Patience.forLease, .forStillness] {
      for _ in 0..<patience.attempts {
        switch try attempt(name, in: folder, path: path, patience) {
        case .absent: return nil
        case .read(let note): return note
        case .busy: Clock.sleep(for: patience.pause)
        }
      }
    }
    throw .temporary(.init(.changing, at: path), after: .seconds(1))
  }

  /// True as long as the note is the file that was read and nobody asked for it or changed it.
  func isUntouched(as name: String, in folder: borrowing Folder) throws(Errno) -> Bool {
    guard let now = try folder.status(of: name), now.identity == status.identity else {
      return false
    }
    if isLeased { return try file.leaseIsWhole() }
    guard now.size == status.size, now.modified == status.modified else { return false }
    return try file.readAll() == bytes
  }

  /// What the file holds once nobody else has it open; see `File.bytesOnceAlone`.
  func bytesOnceAlone() throws(Errno) -> [UInt8] {
    try file.bytesOnceAlone()
  }

  /// Gives the lease back: whoever waited to open the note goes on.
  func release() throws(Errno) {
    guard isLeased else { return }
    isLeased = false
    try file.releaseLease()
  }

  /// The same, for whoever changes nothing.
  func letGo() {
    do throws(Errno) {
      try release()
    } catch {
      // The lease ends with the file anyway.
    }
  }

  private enum Attempt {
    case absent
    case busy
    case read(ReadNote)
  }

  /// What is waited for.
  private enum Patience {
    case forLease
    case forStillness

    var attempts: Int { self == .forLease ? 100 : 20 }
    var pause: Duration { self == .forLease ? .milliseconds(2) : .milliseconds(50) }
  }

  private static func attempt(
    _ name: String, in folder: borrowing Folder, path: String, _ patience: Patience
  ) throws(DeliveryFailure) -> Attempt {
    do throws(Errno) {
      let file = try File(opening: name, in: folder, for: .read)
      let status = try file.status()
      if status.kind == .regular {
        let note = try ReadNote(file, status, patience)
        guard let note, try note.isUntouched(as: name, in: folder) else { return .busy }
        return .read(note)
      }
    } catch {
      // Another program's lease answers "try again" to an opener that does not wait.
      if error == .tryAgain { return .busy }
      if error == .noEntry { return .absent }
      throw DeliveryFailure(error, at: path)
    }
    throw .temporary(.init(.notANote, at: path), after: .seconds(1))
  }

  /// Nil if someone else is busy with the file.
  private init?(_ file: consuming File, _ status: FileStatus, _ patience: Patience) throws(Errno) {
    var isLeased = true
    do throws(Errno) {
      try file.takeLease()
    } catch {
      isLeased = false
      if error == .tryAgain, patience == .forLease { return nil }
    }
    let bytes = try file.readAll()
    if !isLeased {
      Clock.sleep(for: .milliseconds(20))
      let later = try file.status()
      guard later.size == bytes.count, later.modified == status.modified,
        try file.readAll() == bytes
      else { return nil }
    }
    self.bytes = bytes
    self.status = status
    self.isLeased = isLeased
    attributes = try file.attributes()
    self.file = file
  }
}

extension File {
  /// What the file holds once nobody else has it open. Who keeps it open for longer than 200 ms,
  /// as `tail -f` does, is not waited for: then, and where there are no leases, what it holds now.
  borrowing func bytesOnceAlone() throws(Errno) -> [UInt8] {
    for _ in 0..<100 {
      do throws(Errno) {
        try takeLease()
        let bytes = try readAll()
        try releaseLease()
        return bytes
      } catch {
        switch error {
        case .tryAgain: Clock.sleep(for: .milliseconds(2))
        case .accessDenied, .notPermitted, .invalid, .notSupported, .noSuchCall:
          return try readAll()
        default: throw error
        }
      }
    }
    return try readAll()
  }
}
