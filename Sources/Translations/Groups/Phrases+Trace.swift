extension Phrases {
  /// What `slip trace` says.
  public var trace: Trace { spoken() }

  /// What `slip trace` says.
  public struct Trace: Spoken, Sendable {
    /// `slip trace`
    public let command: Help.Described
    /// A line of a file tells of no run: the file, the line's number.
    public let noRun: With2
    /// The head of the times' columns: half of the runs took no longer.
    public let median: String
    /// The processor time before the program's first instruction.
    public let beforeMain: String
    /// Until the terminal was raw.
    public let terminalReady: String
    /// Until the draft was in the field.
    public let draftRestored: String
    /// Until the first frame.
    public let firstFrame: String
    /// Until the first key was shown.
    public let firstKeyShown: String
    /// From the key that sends to a durable memo, of the first one.
    public let firstDurable: String
    /// To an empty field, of the first one.
    public let firstCleared: String
    /// To a durable memo, of later ones.
    public let laterDurable: String
    /// To an empty field, of later ones.
    public let laterCleared: String
  }
}
