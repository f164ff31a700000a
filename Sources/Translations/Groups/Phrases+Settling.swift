extension Phrases {
  /// What `slip replay`, `slip undo` and `slip verify` say.
  public var settling: Settling { spoken() }

  /// What `slip replay`, `slip undo` and `slip verify` say.
  public struct Settling: Spoken, Sendable {
    /// Another process has the lock.
    public let anotherDelivers: String
    /// Memos are left: how many.
    public let stillWaiting: Counted
    /// The outbox is empty.
    public let nothingWaits: String
    /// A dry run: it would be delivered.
    public let wouldDeliver: String
    /// A dry run: it would be looked for.
    public let wouldAsk: String
    /// A dry run: it would wait; why.
    public let wouldWait: With1
    /// How many were delivered.
    public let delivered: Counted
    /// How many were taken back.
    public let takenBack: Counted
    /// How many wait.
    public let waiting: Counted
    /// How many wait for a person.
    public let held: Counted
    /// How many can't be read.
    public let unreadable: Counted

    /// A memo that is gone already: its ID, its status.
    public let nothingToUndo: With2
    /// Another process has the lock for too long.
    public let busy: String
    /// The way out of it.
    public let tryAgain: String
    /// The way out of an undo that was cut short.
    public let replayFinishes: String
    /// A memo was taken out: of which note.
    public let takenOut: With1
    /// A file that came with it is left: its path.
    public let fileStays: With1
    /// A memo that waited is given up.
    public let givenUp: String
    /// The same: for which sink.
    public let givenUpFor: With1
    /// A sink that gives nothing back has it.
    public let stays: With1
    /// Somebody changed the note meanwhile: its path.
    public let changedMeanwhile: With1
    /// The way to where it is: its ID.
    public let saysWhere: With1
    /// Nobody knows whether a memo is gone: its ID, why.
    public let undecided: With2
    /// The way out of it.
    public let replayAsks: String
    /// A sink gives nothing back.
    public let givesNothingBack: With1
    /// A note is gone: its path.
    public let noteGone: With1
    /// The way out of it.
    public let verifyLooks: String
    /// A memo was changed: in which note.
    public let memoChanged: With1
    /// The way out of it.
    public let wasEdited: String
    /// Too little is known of a delivery: into which note.
    public let originUnknown: With1
    /// The way out of it.
    public let takeOutByHand: String
    /// Something stands in the way: what.
    public let nothingChanged: With1

    /// Nothing was delivered to a sink: its name.
    public let nothingFor: With1
    /// The way out if memos are missing.
    public let repairDelivers: String
    /// What is being done: notes are read.
    public let readingNotes: String
    /// What is being done: all notes are looked through.
    public let searchingVault: String
    /// A memo is where it was put: the place.
    public let presentAt: With1
    /// A memo is there, changed: the place.
    public let editedAt: With1
    /// A memo is elsewhere: the old place, the new one.
    public let movedTo: With2
    /// A memo is in the copy that a sync tool made: the place, the copy.
    public let inCopyAt: With2
    /// A memo is nowhere: where it was.
    public let missingFrom: With1
    /// Nobody can tell: why.
    public let cannotTell: With1
    /// A copy that a sync tool made holds memos: how many, its path.
    public let copyWith: CountedWith1
    /// How many are where they were put.
    public let present: Counted
    /// How many were changed.
    public let edited: Counted
    /// How many are elsewhere.
    public let moved: Counted
    /// How many are in copies of sync tools.
    public let inCopies: Counted
    /// How many are nowhere.
    public let missing: Counted
    /// Of how many nobody can tell.
    public let unknown: Counted
    /// How many went to a sink that is no vault.
    public let elsewhere: Counted
    /// There is nothing to look for.
    public let nothingDelivered: String
  }
}
