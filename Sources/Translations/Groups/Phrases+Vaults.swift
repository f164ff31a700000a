extension Phrases {
  /// What `slip doctor` says of sinks.
  public var vaults: Vaults { spoken() }

  /// What `slip doctor` says of sinks.
  public struct Vaults: Spoken, Sendable {
    /// A sink that another program serves.
    public let leftToCourier: String
    /// The note of today: its path.
    public let todaysNote: With1
    /// Each memo has a note of its own: in which folder.
    public let noteEach: With1
    /// The format of dates looks wrong: it, why.
    public let formatDoubt: With2
    /// The format of dates does not tell days apart.
    public let daysShare: With1
    /// The way out of it.
    public let nameFully: String
    /// A template is missing: its name.
    public let noTemplate: With1
    /// The way out of it.
    public let makeTemplate: String
    /// A note's properties can't be read: why.
    public let propertiesStay: With1
    /// The way out of it.
    public let mendLines: String
    /// The file system lacks the exchange of two files.
    public let cannotExchange: String
    /// The file system lacks leases.
    public let cannotLease: String
    /// The file system lacks both.
    public let cannotEither: String
    /// The way out of it.
    public let localDisk: String
    /// A program that is looked up in PATH.
    public let runsByName: With1
    /// A program: its path.
    public let runs: With1
    /// The way out if it is not there.
    public let mendProgram: String
    /// The vault says nothing of periodic notes: what they are called.
    public let noSettings: With1
    /// The vault says where they go: the file that says so, the folder in words, the name.
    public let notesGo: With3
    /// A folder: the vault's own.
    public let topFolder: String
    /// A folder: of that name.
    public let folder: With1
    /// What they are made from; follows `notesGo`.
    public let fromTemplate: With1
  }
}
