extension Phrases {
  /// What the compose screen says.
  public var compose: Compose { spoken() }

  /// What the compose screen says. All of it stands on one row: short words.
  public struct Compose: Spoken, Sendable {
    /// What `slip` alone does at a terminal.
    public let command: String
    /// Stands above its options.
    public let optionsOfScreen: String
    /// `--once`
    public let once: String
    /// `--trace`
    public let trace: String
    /// The language's own name.
    public let languageName: String
    /// Which key does what: the one that sends, the one that shows recent memos, the one that leaves.
    public let hint: With3
    /// How many memos wait for a sink.
    public let waiting: Counted
    /// How many memos need a person.
    public let held: Counted
    /// The memo could not be made durable: why.
    public let notSent: With1
    /// The draft could not be saved: why.
    public let draftNotKept: With1
    /// The draft was not saved in the time that was waited for it.
    public let draftNotKeptYet: String
    /// What the doctor calls the drafts.
    public let drafts: String
    /// What the doctor calls one draft.
    public let draft: String
    /// Drafts wait for a screen: how many, when the last one was saved.
    public let draftsKept: CountedWith1
    /// A draft can't be opened: its path, why.
    public let draftNotOpened: With2
    /// A draft that has ended can't be removed: its path, why.
    public let draftNotRemoved: With2
    /// The field holds white space alone.
    public let nothingToSend: String
    /// The field is larger than a memo may be.
    public let tooLarge: String
    /// There are no recent memos.
    public let nothingSent: String
    /// Which key does what among the recent memos.
    public let historyKeys: String
    /// Which key does what where one memo is shown.
    public let detailKeys: String
    /// A person is asked for a review: which keys answer.
    public let reviewQuestion: String
    /// A person has given one.
    public let thanks: String
    /// The terminal can't be used: why.
    public let terminalFailed: With1
    /// How a memo stands: some sink is to get it.
    public let isWaiting: String
    /// How a memo stands: nobody knows whether it was delivered.
    public let isUncertain: String
    /// How a memo stands: a sink refused it.
    public let isHeld: String
    /// How a memo stands: every sink has it.
    public let isDelivered: String
    /// How a memo stands: it was given up.
    public let isDropped: String
    /// How a memo stands: it was taken back.
    public let isUndone: String
    /// How a memo stands: the record of it can't be read.
    public let isUnknown: String
  }
}
