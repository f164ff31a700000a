public import Posix
internal import Sealing
public import Timekeeping

/// The append-only, sealed record of all that happened to every memo.
///
/// What `append` was given is on stable storage when it returns. Any number of processes may
/// append and read at once; each uses its own `Ledger`, and one `Ledger` is used by one thread at
/// a time. Nothing ever written is overwritten.
///
///     <state>/ledger/00000001.segment …   see docs/formats/ledger.md
///     <state>/ledger/lock                  held for one append; never deleted
///     <state>/quarantine/                  copies of damaged bytes
public final class Ledger {
  /// The state folder.
  public let path: String
  /// The keys that segments are sealed under.
  public let keys: Keyring

  let calls: SystemCalls
  /// The ledger's folder, once there is one.
  private var folder: LedgerFolder?
  /// How far the newest segment is known; nil before anything was read, or if there is none.
  var position: Position?
  /// What the events up to `position` come to; nil until somebody asks.
  var fold: Outbox?
  /// True if the newest segment's checkpoint does not tell all that can be read by now.
  var wantsNewSegment = false
  /// What this process appended last, if nobody has synchronised it since.
  var unsynchronized: Unsynchronized?
  /// Segments and the record read last, for loading single events.
  var shelf = Shelf()

  /// The ledger in the state folder at `path`, which need not exist yet. Nothing is read or
  /// written until something is asked.
  public init(at path: String, keys: Keyring, calls: SystemCalls = .kernel) {
    self.path = path
    self.keys = keys
    self.calls = calls
  }

  /// How soon events must be on stable storage.
  public enum Durability: Sendable {
    /// When `append` returns.
    case durable
    /// With the next durable append, by whomever. For outcomes of intentions: after a power cut
    /// the sink is asked again and tells the same. If the process dies alone, nothing is lost.
    case lazy
  }

  /// Appends `events`, recorded at `instant`, and answers their numbers.
  ///
  /// On return they are on stable storage, all of them, unless `lazy` allows it to come later. On
  /// throw they count as not recorded; some may still turn up, each whole and at most once.
  /// Blocks for other processes' appends, one write and one `fdatasync`, however many events.
  @discardableResult
  public func append(
    _ events: [Event], at instant: Instant, _ durability: Durability = .durable
  ) throws(LedgerFailure) -> Range<EventNumber> {
    let bodies = try RecordBody.bodies(of: events, recorded: instant)
    let folder = try madeFolder()
    return try folder.withLock { () throws(LedgerFailure) in
      try catchUpToAppend(in: folder)
      guard !events.isEmpty else { return EventNumber.none..<EventNumber.none }
      let last = try record(bodies, at: instant, durability, in: folder)
      return EventNumber(last.rawValue - UInt64(events.count))..<last
    }
  }

  /// Makes ready what the next append needs, so that it costs no more than those after it: the folder,
  /// the key, the newest segment and where it ends; or the first segment, if there is none.
  ///
  /// Nothing is recorded, and no other process is waited for: while one appends, what there is is read, and
  /// the rest is left to the next append. On throw that meets the same, or does it itself.
  public func makeReady(at instant: Instant) throws(LedgerFailure) {
    let folder = try madeFolder()
    let isAlone = try folder.withLockUnlessHeld { () throws(LedgerFailure) in
      try catchUpToAppend(in: folder)
      if position?.segment?.seal == nil { try startSegment(with: [], at: instant, in: folder) }
    }
    if !isAlone { try catchUp(in: folder) }
  }

  /// The memos that some sink has not settled yet, as of now. Cheap if nothing new was recorded.
  /// Takes no lock and waits for nobody.
  public func outbox() throws(LedgerFailure) -> Outbox {
    guard let folder = try existingFolder() else { return Outbox() }
    try catchUp(in: folder, folding: true)
    return fold ?? Outbox()
  }

  /// The number of the last event recorded, as of now; `none` in an empty ledger. Takes no lock.
  public func lastNumber() throws(LedgerFailure) -> EventNumber {
    guard let folder = try existingFolder() else { return .none }
    try catchUp(in: folder)
    guard let position, position.next > .first else { return .none }
    return EventNumber(position.next.rawValue - 1)
  }

  /// Begins a new segment under a fresh key: what is recorded from now on cannot be read with the
  /// keys of before. The old keys stay, for what was recorded under them.
  public func rotateKey(at instant: Instant) throws(LedgerFailure) {
    let folder = try madeFolder()
    try folder.withLock { () throws(LedgerFailure) in
      try catchUpToAppend(in: folder)
      let key: Key
      do throws(KeyFailure) {
        key = try keys.make()
      } catch {
        throw .noKey(error)
      }
      try leaveSegment(with: [], at: instant, in: folder, under: key)
    }
  }

  /// The ledger's folder; nil if there is none yet.
  func existingFolder() throws(LedgerFailure) -> LedgerFolder? {
    if folder == nil { folder = try LedgerFolder(existingIn: path, calls: calls) }
    return folder
  }

  private func madeFolder() throws(LedgerFailure) -> LedgerFolder {
    if let folder = try existingFolder() { return folder }
    let made = try LedgerFolder(makingIn: path, calls: calls)
    folder = made
    return made
  }
}
