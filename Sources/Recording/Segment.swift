internal import Posix
internal import Sealing

/// One file of the ledger, open, and all that its header tells.
final class Segment {
  let number: SegmentNumber
  let path: String
  /// What the header says; nil if there is no whole one.
  let header: SegmentHeader?
  /// Opens and makes its records; nil if it cannot be read.
  let seal: SegmentSeal?
  /// Why it cannot be read.
  let unreadable: Unreadable?

  private let file: File

  /// Opens the segment and its seal. Throws if the file is gone or the system refuses; a
  /// segment with a broken header or without its key is returned, and says so.
  init(_ number: SegmentNumber, in folder: LedgerFolder, keys: Keyring) throws(Unreadable) {
    self.number = number
    path = folder.path + "/" + number.fileName
    var header: SegmentHeader?
    var seal: SegmentSeal?
    do throws(Errno) {
      file = try Segment.open(number.fileName, in: folder.folder)
      let front = try file.read(SegmentHeader.byteCount, at: 0)
      do throws(Unreadable) {
        let whole = try SegmentHeader(front, of: number)
        header = whole
        seal = try whole.unseal(from: keys)
        unreadable = nil
      } catch {
        unreadable = error
      }
    } catch {
      throw error == .noEntry ? .missing : .refused(error)
    }
    self.header = header
    self.seal = seal
  }

  /// For reading and writing; for reading alone where the system lets us do no more.
  private static func open(_ name: String, in folder: borrowing Folder) throws(Errno) -> File {
    do throws(Errno) {
      return try File(opening: name, in: folder, for: .readWrite)
    } catch {
      guard error == .accessDenied || error == .notPermitted || error == .readOnly else {
        throw error
      }
      return try File(opening: name, in: folder, for: .read)
    }
  }

  func status() throws(LedgerFailure) -> FileStatus {
    do throws(Errno) {
      return try file.status()
    } catch {
      throw .notRead(path: path, error)
    }
  }

  /// The bytes from `offset` on: all of them, or as many as asked for.
  func read(from offset: Int, count: Int? = nil) throws(LedgerFailure) -> [UInt8] {
    do throws(Errno) {
      let size = try file.status().size
      let wanted = min(size - offset, count ?? .max)
      return wanted > 0 ? try file.read(wanted, at: offset) : []
    } catch {
      throw .notRead(path: path, error)
    }
  }

  /// Writes `bytes` at `offset`, within what the file has reserved.
  func write(_ bytes: [UInt8], at offset: Int) throws(LedgerFailure) {
    do throws(Errno) {
      try file.write(bytes, at: offset)
    } catch {
      throw .notWritten(error)
    }
  }

  /// Makes all that was written durable. After a failure the segment is to be abandoned.
  func synchronize() throws(LedgerFailure) {
    do throws(Errno) {
      try file.synchronizeData()
    } catch {
      throw .notSynchronized(error)
    }
  }

  /// A scan of all records, up to `limit`. Checksums alone, if the seal is not known. A segment
  /// with a broken header is scanned from where its records begin, whatever their numbers.
  func scan(limit: Int? = nil) throws(LedgerFailure) -> SegmentScan {
    let bytes = try read(from: 0)
    let start = SegmentHeader.byteCount
    let first = header?.first ?? RecordHeader(in: bytes, at: start, limit: bytes.count)?.number
    return SegmentScan(
      bytes, of: number, under: seal, next: first ?? .none, limit: limit)
  }

  /// The outbox as it was when the segment began; nil if its checkpoint cannot be read.
  func checkpoint() throws(LedgerFailure) -> Outbox? {
    guard let seal, let header else { return nil }
    let start = SegmentHeader.byteCount
    let front = try read(from: start, count: RecordHeader.overhead)
    guard let record = RecordHeader(in: front, at: 0, limit: .max), record.count == 0,
      record.number == header.first
    else { return nil }
    let bytes = try read(from: start, count: record.byteCount)
    guard bytes.count == record.byteCount else { return nil }
    do {
      return try Outbox(checkpoint: try seal.open(record, in: bytes, at: 0, offset: start))
    } catch {
      return nil
    }
  }
}

extension SegmentHeader {
  func unseal(from keys: Keyring) throws(Unreadable) -> SegmentSeal {
    let key = try keys.keyToRead(self.key)
    do throws(BrokenSeal) {
      return try unseal(under: key)
    } catch {
      throw .brokenSeal
    }
  }
}
