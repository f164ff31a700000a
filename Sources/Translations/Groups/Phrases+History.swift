extension Phrases {
  /// What happened to memos, what waits, and where they are.
  public var history: History { spoken() }

  /// What happened to memos, what waits, and where they are.
  public struct History: Spoken, Sendable {
    /// An event: the memo was taken.
    public let accepted: String
    /// An event: its sinks are known.
    public let routed: String
    /// An event: a delivery begins.
    public let intended: String
    /// An event: a sink has it.
    public let delivered: String
    /// An event: it waits for a sink.
    public let waits: String
    /// An event: it waits for a person.
    public let held: String
    /// An event: a delivery was called off.
    public let withdrawn: String
    /// An event: a person wants it delivered.
    public let retried: String
    /// An event: a person gave it up.
    public let dropped: String
    /// An event: it is to be delivered again.
    public let reopened: String
    /// An event: it is being taken back.
    public let retracting: String
    /// An event: it was taken back.
    public let retracted: String
    /// To which sinks.
    public let to: With1
    /// For which sinks.
    public let forSinks: With1
    /// From which sink.
    public let from: With1
    /// At all sinks.
    public let everywhere: String

    /// When it is tried again: `Basics.inSeconds` and so on.
    public let nextTry: With1
    /// A memo that is just now taken back.
    public let isTakenBack: String
    /// A memo is not in the outbox: its ID.
    public let notInOutbox: With1
    /// The way to what became of it: its ID.
    public let becameOf: With1
    /// A memo is not in the history: its ID.
    public let notInHistory: With1
    /// There is no memo to take.
    public let noMemo: String
    /// Nobody can be asked.
    public let dropAsks: String
    /// The way out of it.
    public let yesAnswers: String
    /// Asks whether to give it up: its ID.
    public let dropQuestion: With1
    /// It was given up: its ID.
    public let isDropped: With1

    /// A memo is in no note: its ID, its status.
    public let inNoNote: With2
    /// A memo is not where it was: its ID, the path.
    public let notThereAnyMore: With2
    /// The way out of it.
    public let repairDelivers: String
    /// A shell can't be started: why.
    public let noShell: With1
    /// There is nothing to open it with: the program's name.
    public let noOpener: With1
    /// The way out of it.
    public let openByHand: String
  }
}
