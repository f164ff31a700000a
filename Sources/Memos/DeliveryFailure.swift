/// Why a sink did not take a memo.
public enum DeliveryFailure: Error, Hashable, Sendable {
  /// Worth another try, no sooner than `after`. Anything unrecognised is temporary.
  case temporary(Cause, after: Duration)
  /// Would fail the same way every time; the memo is held for a person.
  case permanent(Cause)

  /// What stood in the way, either way.
  public var cause: Cause {
    switch self {
    case .temporary(let cause, after: _), .permanent(let cause): cause
    }
  }

  /// What stood in the way: a fact without prose and without a word of any memo.
  public struct Cause: Hashable, Sendable {
    /// The kind of obstacle.
    public let kind: Kind
    /// The file, folder, program or setting concerned.
    public let place: String?
    /// The system's error number, the exit status, or the byte offset: what `kind` says.
    public let number: Int?

    /// An obstacle of that kind.
    public init(_ kind: Kind, at place: String? = nil, number: Int? = nil) {
      self.kind = kind
      self.place = place
      self.number = number
    }
  }

  /// The kinds of obstacles. Raw values stand in the ledger and in JSON: they never change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The vault or folder is not there; perhaps a disk is not mounted.
    case missing = "missing"
    /// A file stands where a folder is needed.
    case notAFolder = "not-a-folder"
    /// A folder, device or socket stands where a note is needed.
    case notANote = "not-a-note"
    /// The system refuses access. `number` is the error number.
    case noPermission = "no-permission"
    /// The disk or quota is full. `number` is the error number.
    case diskFull = "disk-full"
    /// The file system is read-only.
    case readOnly = "read-only"
    /// The path leads out of the vault.
    case outsideVault = "outside-vault"
    /// The note is not UTF-8. `number` is the byte offset of the first bad byte.
    case notText = "not-text"
    /// A settings file of the vault cannot be read as what it is. `number` is the byte offset.
    case brokenSettings = "broken-settings"
    /// The note or template that the settings name is not here, or only its placeholder is.
    case notDownloaded = "not-downloaded"
    /// The heading is not in the note and the sink says not to make it.
    case noHeading = "no-heading"
    /// Something else keeps changing the note.
    case changing = "changing"
    /// No free name was found.
    case noFreeName = "no-free-name"
    /// Obsidian takes no note of the name that the format makes.
    case unfitName = "unfit-name"
    /// A program ended with the exit status `number`.
    case exited = "exited"
    /// A program was ended by the signal `number`.
    case signalled = "signalled"
    /// A program did not end in time.
    case timedOut = "timed-out"
    /// A program cannot be started. `number` is the error number.
    case notStarted = "not-started"
    /// No sink of that name is configured any more.
    case noSuchSink = "no-such-sink"
    /// There is no sink at all.
    case noSink = "no-sink"
    /// No rule is for it, and every sink is named by a rule.
    case noRoute = "no-route"
    /// The configuration cannot be read.
    case brokenConfiguration = "broken-configuration"
    /// An earlier attempt was cut short and what became of it cannot be told now.
    case undecided = "undecided"
    /// The sealed copy of an attachment cannot be read: it is gone, damaged, or its key is not here.
    /// `number` is the error number, where the system refuses.
    case attachmentUnreadable = "attachment-unreadable"
    /// Any other failed system call. `number` is the error number.
    case system = "system"
  }
}
