internal import Posix

extension LedgerFolder {
  /// Puts a new segment of `bytes`, with room for `capacity`, into the folder.
  ///
  /// Under its name a segment is whole at any time; that it has its name is known durable once
  /// the second name is gone. To be called under the lock.
  ///
  ///     new   name
  ///      +     -     unfinished, nothing promised: removed by the next attempt
  ///      +     +     whole; perhaps not durable: `confirm` before anything is appended
  ///      -     +     whole and durable
  ///
  /// Where a file system has no second names, the file is renamed instead, and the middle line
  /// cannot be told from the last.
  func publish(
    _ number: SegmentNumber, _ bytes: [UInt8], capacity: Int
  ) throws(LedgerFailure) {
    let name = number.fileName
    do throws(LedgerFailure) {
      try write(bytes, to: number.scratchName, capacity: capacity)
    } catch {
      discard(number.scratchName)
      throw error
    }
    do throws(Errno) {
      do throws(Errno) {
        try folder.link(number.scratchName, to: name)
      } catch {
        guard error == .notPermitted || error == .notSupported || error == .noSuchCall else {
          throw error
        }
        try folder.rename(number.scratchName, to: name, .notReplacing)
      }
    } catch {
      discard(number.scratchName)
      throw .notWritten(error)
    }
    do throws(Errno) {
      try folder.synchronize()
    } catch {
      // A later success would not tell whether this name is durable: it goes, and whoever
      // comes next begins anew.
      discard(name)
      discard(number.scratchName)
      throw .notSynchronized(error)
    }
    discard(number.scratchName)
  }

  /// Makes sure that the segment has its name durably, if whoever published it did not live to.
  func confirm(_ segment: Segment, _ status: FileStatus) throws(LedgerFailure) {
    guard status.links > 1 else { return }
    let scratch = segment.number.scratchName
    do throws(Errno) {
      guard try folder.status(of: scratch)?.identity == status.identity else { return }
      try folder.synchronize()
    } catch {
      throw .notSynchronized(error)
    }
    discard(scratch)
  }

  private func write(
    _ bytes: [UInt8], to scratch: String, capacity: Int
  ) throws(LedgerFailure) {
    var isWritten = false
    do throws(Errno) {
      if try folder.status(of: scratch) != nil { try folder.remove(scratch) }
      let file = try File(creating: scratch, in: folder)
      try reserve(file, capacity, atLeast: bytes.count)
      try file.write(bytes, at: 0)
      try file.setMode(0o600)
      isWritten = true
      try file.synchronize()
    } catch {
      throw isWritten ? .notSynchronized(error) : .notWritten(error)
    }
  }

  /// Reserves the blocks, so that a full disk strikes now or never. On a disk too full for all
  /// of them, as many as are needed.
  private func reserve(
    _ file: borrowing File, _ capacity: Int, atLeast count: Int
  ) throws(Errno) {
    do throws(Errno) {
      try file.allocate(upTo: capacity)
    } catch {
      switch error {
      case .notSupported, .invalid, .noSuchCall:
        try file.truncate(to: capacity)
      case .noSpace, .quotaExceeded, .fileTooLarge:
        try file.truncate(to: 0)
        try file.allocate(upTo: count)
      default:
        throw error
      }
    }
  }

  /// Removes a name that means nothing any more. If the system refuses, the next attempt removes
  /// it; the failure that led here is what the caller learns.
  private func discard(_ name: String) {
    do throws(Errno) {
      try folder.remove(name)
    } catch {
      return
    }
  }
}

extension SegmentNumber {
  /// The name under which the segment is prepared.
  var scratchName: String { fileName + ".new" }
}
