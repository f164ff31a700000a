extension Phrases {
  /// What is said everywhere.
  public var basics: Basics { spoken() }

  /// What is said everywhere.
  public struct Basics: Spoken, Sendable {
    /// Stands before what went wrong.
    public let error: String
    /// Stands before what a person should know.
    public let warning: String
    /// Stands before what to do about it.
    public let hint: String
    /// Stands between a subject and what is said of it, with its spaces.
    public let colon: String
    /// Stands between the parts of a list of words, with its spaces.
    public let comma: String
    /// Stands before the last of several possible words, with its spaces.
    public let or: String
    /// A number of memos.
    public let memos: Counted
    /// A number of files.
    public let files: Counted
    /// A number of bytes.
    public let bytes: Counted
    /// A number of sinks.
    public let sinks: Counted
    /// A number of problems.
    public let problems: Counted
    /// A number of events.
    public let events: Counted
    /// A number of segments.
    public let segments: Counted
    /// When: at this moment.
    public let now: String
    /// When: after so many seconds.
    public let inSeconds: Counted
    /// When: after so many minutes.
    public let inMinutes: Counted
    /// When: after so many hours.
    public let inHours: Counted
    /// A sink whose name is not known.
    public let sink: String
    /// What comes in by the shell's `<` and `|`.
    public let standardInput: String
  }
}
