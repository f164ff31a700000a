extension Phrases {
  /// What `slip doctor` says.
  public var doctor: Doctor { spoken() }

  /// What `slip doctor` says.
  public struct Doctor: Spoken, Sendable {
    /// How something stands: well.
    public let good: String
    /// How something stands: it should be looked at.
    public let warning: String
    /// How something stands: it is broken.
    public let bad: String
    /// What was looked at: the configuration.
    public let configuration: String
    /// What was looked at: the routes.
    public let routes: String
    /// What was looked at: the key of that ID.
    public let key: With1
    /// What was looked at: the keys.
    public let keys: String
    /// What was looked at: the segment of that number.
    public let segment: With1
    /// What was looked at: the ledger.
    public let ledger: String
    /// What was looked at: one attachment.
    public let attachment: String
    /// What was looked at: the attachments.
    public let attachments: String
    /// What was looked at: the sink of that name.
    public let sink: With1
    /// What was looked at: the clock.
    public let clock: String

    /// The way out if there is no configuration.
    public let initWrites: String
    /// The way out if a file or folder is closed.
    public let mendPermissions: String
    /// The configuration has problems: how many, its path.
    public let hasProblems: CountedWith1
    /// The way to them.
    public let checkShows: String
    /// The configuration is well: its path, the number of sinks in words.
    public let hasSinks: With2
    /// The way out if there are none.
    public let initShows: String
    /// Routes lead nowhere.
    public let nowhereToGo: String
    /// Keys that can be used: how many, in which folder.
    public let usableKeys: CountedWith1
    /// What to do with them.
    public let exportPrints: String
    /// The way out if the clock is wrong.
    public let setClock: String

    /// What the ledger holds: events, segments and memos in the outbox, each a number in words.
    public let ledgerHolds: With3
    /// A segment can't be read: why, and its events and bytes, each a number in words.
    public let segmentUnreadable: With3
    /// Bytes were changed: the first, the last, the lost events in words.
    public let bytesChanged: With3
    /// Bytes are damaged: the first, the last, the lost events in words.
    public let bytesDamaged: With3
    /// The way out of it: where a copy is.
    public let copyKept: With1
    /// Bytes that were never reported: how many.
    public let passedOver: Counted
    /// A segment ends in such bytes: how many.
    public let endsTorn: Counted
    /// Bytes that were written elsewhere: how many.
    public let abandoned: Counted
    /// The way out of it.
    public let checkDisk: String
    /// The way out if a key is missing.
    public let importKey: String
    /// The way out if a file is closed.
    public let mendFile: String
    /// The way out if a newer version wrote it.
    public let newerSlip: String
    /// Attachments that wait: how many, their bytes in words.
    public let attachmentsWait: CountedWith1
    /// So many of them can't be read; follows `attachmentsWait`.
    public let unreadableOfThem: Counted
    /// So many are left over; follows the others.
    public let leftOver: Counted
  }
}
