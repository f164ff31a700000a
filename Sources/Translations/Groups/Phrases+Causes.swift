extension Phrases {
  /// Why a memo waits or was refused, and what to know of one that was delivered.
  public var causes: Causes { spoken() }

  /// Why a memo waits or was refused, and what to know of one that was delivered.
  public struct Causes: Spoken, Sendable {
    /// A path is no folder.
    public let notAFolder: With1
    /// A path is no note.
    public let notANote: With1
    /// A path is on a file system that can't be written to.
    public let readOnly: With1
    /// A path is not in the vault.
    public let outsideVault: With1
    /// A note is no text: its path, at which byte.
    public let notText: With2
    /// A file of the vault's settings can't be read.
    public let brokenSettings: With1
    /// A note is not on this machine.
    public let notDownloaded: With1
    /// A note lacks the heading.
    public let noHeading: With1
    /// A note is never still.
    public let changing: With1
    /// All names that a note could have are taken.
    public let noFreeName: With1
    /// A note can't be called that.
    public let unfitName: With1
    /// A program failed: its name, its exit status.
    public let exited: With2
    /// A program was ended: its name, the signal.
    public let signalled: With2
    /// A program took too long.
    public let timedOut: With1
    /// A program can't be started: its name, why.
    public let notStarted: With2
    /// There is no sink.
    public let noSink: String
    /// No route leads anywhere.
    public let noRoute: String
    /// The configuration is wrong: its path.
    public let brokenConfiguration: With1
    /// Nobody knows what an earlier attempt did: the path.
    public let undecided: With1
    /// What is attached is gone: its path.
    public let attachmentGone: With1
    /// What is attached is damaged: its path.
    public let attachmentDamaged: With1
    /// What is attached can't be read: its path, why.
    public let attachmentNotRead: With2

    /// The way out if a vault is missing.
    public let mountDisk: String
    /// The way out if there is no sink.
    public let initWrites: String
    /// The way out if no route leads anywhere.
    public let addRoute: String
    /// The way out if the sink is not configured any more.
    public let nameSinkAgain: String
    /// The way out if the configuration is wrong.
    public let checkShows: String
    /// The way out if what is attached is gone.
    public let putBack: String
    /// The way to why it is damaged.
    public let doctorSays: String
    /// The way out if the disk is full.
    public let freeSpace: String
    /// The way out if the name does not fit.
    public let mendFormat: String

    /// A note's properties were not touched: its path, why.
    public let propertiesStay: With2
    /// The same, with the line: the path, the line, why.
    public let propertiesStayAt: With3
    /// A property is something else in the note: the note's path, the property's name.
    public let propertyLeft: With2
    /// The template is missing: its path.
    public let noTemplate: With1
    /// The way out of properties that can't be read.
    public let mendLines: String
    /// The way out of a property that is something else.
    public let makeList: String
    /// The way out of a missing template.
    public let makeTemplate: String
  }
}
