public import Posix
public import Sealing

/// Why the ledger did not do what was asked. Nothing of any memo is in it.
public enum LedgerFailure: Error, Hashable, Sendable {
  /// The file or folder at that path was not opened or made. Nothing was recorded.
  case notOpened(path: String, Errno)
  /// The file at that path was not read.
  case notRead(path: String, Errno)
  /// The ledger's lock was not obtained. Nothing was recorded.
  case notLocked(Errno)
  /// The events were not written, or not all. They count as not recorded; what was written of
  /// them may still turn up.
  case notWritten(Errno)
  /// The events were written, but the system could not make them durable. They count as not
  /// recorded, and may still turn up.
  case notSynchronized(Errno)
  /// There was no key to record under. Nothing was recorded.
  case noKey(KeyFailure)
  /// The event is larger than a record may be. Nothing was recorded.
  case tooLarge(byteCount: Int)
  /// The event at that place cannot be read now.
  case unreadable(EventPlace, Unreadable)
}

/// Why a segment, or a place in it, cannot be read now.
public enum Unreadable: Error, Hashable, Sendable {
  /// The file is gone.
  case missing
  /// The system does not let it be opened or read.
  case refused(Errno)
  /// The segment's header is no header, or not whole.
  case damagedHeader
  /// It is written in a format that this version does not know.
  case unknownFormat
  /// There is no such key on this machine.
  case keyMissing(KeyID)
  /// The file of that key holds another key, or none.
  case keyWrong(KeyID)
  /// The key is there, and the seal is broken.
  case brokenSeal
}

/// Why there is no key.
public enum KeyFailure: Error, Hashable, Sendable {
  /// No file of that name is in the key folder.
  case missing(KeyID)
  /// The file of that name holds another key, or none.
  case wrong(KeyID)
  /// The system does not let the key be read.
  case notRead(KeyID, Errno)
  /// The key was not made durable.
  case notStored(Errno)
  /// The text to import holds no key.
  case noKeyText
}
