extension Phrases {
  /// What becomes of a memo that is given: taken, refused, delivered, waiting.
  public var capture: Capture { spoken() }

  /// What becomes of a memo that is given: taken, refused, delivered, waiting.
  public struct Capture: Spoken, Sendable {
    /// The input is no text: at which byte.
    public let notUTF8: With1
    /// The way out of it.
    public let repairEncoding: String
    /// The input has a NUL: at which byte.
    public let nul: With1
    /// The way out of it.
    public let nulSeparates: String
    /// The memo says nothing.
    public let empty: String
    /// The memo is too large, and was refused.
    public let tooLarge: String
    /// The way out of it.
    public let ownFile: String

    /// A line of many is no memo: its number, why.
    public let rejectedLine: With2
    /// The line is not JSON: at which column.
    public let notJSON: With1
    /// The line is JSON, but no object.
    public let notObject: String
    /// The object has no text.
    public let noText: String
    /// A field is of the wrong type: its name.
    public let wrongType: With1
    /// A field that no memo has: its name.
    public let unknownField: With1
    /// The field `at` is no time: what it is.
    public let badTime: With1
    /// That is no tag.
    public let badTag: With1
    /// A text of many has a NUL: at which byte.
    public let textHasNul: With1
    /// A text of many is no text: at which byte.
    public let textNotUTF8: With1
    /// A text of many is too large.
    public let overLimit: String

    /// A file can't be attached: its path, why.
    public let notAttached: With2
    /// It is a pipe or the like.
    public let noFile: String
    /// The way out of it.
    public let attachInput: String
    /// What is attached can't be kept: the system's words.
    public let attachmentNotKept: With1
    /// Memos were refused: how many, why.
    public let notAccepted: CountedWith1
    /// What to do then.
    public let sendAgain: String
    /// What to do if the disk is full.
    public let freeSpace: String

    /// Stands between a memo and the place where it is now.
    public let inPlace: String
    /// A memo waits; the reason follows.
    public let waits: String
    /// A memo waits for a person; the reason follows.
    public let held: String
    /// A memo was taken back.
    public let takenBack: String
    /// A memo is on stable storage; what it waits for follows.
    public let kept: String
    /// Nobody tried to deliver it.
    public let nextRun: String
    /// Nothing stands in the way.
    public let turn: String
    /// Another process has it.
    public let leftToAnother: String
    /// The ways out for a memo that is held: its ID.
    public let mendHeld: With1
  }
}
