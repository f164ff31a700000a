extension Phrases {
  /// What is said of the ledger and its keys.
  public var ledger: Ledger { spoken() }

  /// What is said of the ledger and its keys.
  public struct Ledger: Spoken, Sendable {
    /// A file or folder is not opened or made: its path, why.
    public let notOpened: With2
    /// The way to the reasons.
    public let lookAtAll: String
    /// The ledger is not locked: why.
    public let notLocked: With1
    /// The ledger is not written: why.
    public let notWritten: With1
    /// What was written may be gone after a power cut: why.
    public let notConfirmed: With1
    /// The way out of it.
    public let checkDisk: String
    /// An event is too large.
    public let tooLarge: String
    /// A record can't be read: its segment, why.
    public let recordUnreadable: With2
    /// The way to what is damaged.
    public let namesDamage: String
    /// Segments that can't be read: how many.
    public let unreadSegments: Counted
    /// The way to their names.
    public let namesSegments: String

    /// A key is missing: its ID.
    public let keyMissing: With1
    /// The way out of it.
    public let importKey: String
    /// A key's file holds something else: its ID.
    public let keyWrong: With1
    /// The way out of it.
    public let importBeside: String
    /// A key can't be read: its ID, why.
    public let keyNotRead: With2
    /// A key can't be kept: the folder, why.
    public let keyNotKept: With2
    /// What is to be imported is no key.
    public let noKeyText: String

    /// Why something can't be read: it is gone.
    public let gone: String
    /// Why: its header is damaged.
    public let damagedHeader: String
    /// Why: a newer version wrote it.
    public let newerVersion: String
    /// Why: its key is missing; the key's ID.
    public let itsKeyMissing: With1
    /// Why: its key's file holds something else; the key's ID.
    public let itsKeyWrong: With1
    /// Why: it was changed.
    public let brokenSeal: String
    /// A memo may be delivered: a segment can't be read; its number.
    public let doubtfulSegment: With1
    /// A memo may be delivered: a segment is damaged; its number, the byte.
    public let doubtfulBytes: With2

    /// That is not the ID of a key.
    public let noKeyID: With1
    /// The way to all keys.
    public let listsKeys: String
    /// There is no key.
    public let noKey: String
    /// What a new key is for: its ID.
    public let sealedUnder: With1
    /// What to do with a key that was printed.
    public let guardKey: String
    /// A key was imported: its ID.
    public let keyIsHere: With1
    /// A key in the list: its file holds something else.
    public let wrong: String
    /// A key in the list: in use.
    public let current: String
    /// A key in the list: it can be used.
    public let usable: String
  }
}
