import Memos
import Posix
import Recording
import Timekeeping
import Translations
import Wiring

extension Desk {
  /// Runs what reads the ledger; a failure ends the command.
  func read<Result>(_ body: () throws(LedgerFailure) -> Result) throws(Stop) -> Result {
    do throws(LedgerFailure) {
      return try body()
    } catch {
      throw Stop(error.status, wording.ledger(error, places))
    }
  }

  /// Runs what writes to the ledger; a failure ends the command, and nothing counts as recorded.
  func write<Result>(_ body: () throws(LedgerFailure) -> Result) throws(Stop) {
    _ = try read(body)
  }

  /// The one memo whose ID begins or ends with `text`.
  func memo(named text: String) throws(Stop) -> Memo.ID {
    guard text.utf8.count(where: { $0 != UInt8(ascii: "-") }) >= 4 else {
      throw Stop(.usage, phrases.usage.shortID(text))
    }
    let found = try read { () throws(LedgerFailure) in try ledger.memos(named: text) }
    guard let id = found.first else {
      throw Stop(
        .notFound, phrases.usage.unknownID(text), hint: phrases.usage.showsIDs)
    }
    guard found.count == 1 else {
      throw Stop(
        .usage, phrases.usage.ambiguousID(found.count, text),
        hint: phrases.usage.oneOf(found.prefix(20).map(\.description).joined(separator: ", ")))
    }
    return id
  }

  /// The memo captured last that is not given up or taken back.
  func newestMemo() throws(Stop) -> Memo.ID {
    var found: Memo.ID?
    try read { () throws(LedgerFailure) in
      try ledger.visitHistory { history in
        switch history.state.status {
        case .dropped, .undone: return .more
        case .waiting, .uncertain, .held, .delivered, .unknown: break
        }
        found = history.memo.id
        return .enough
      }
    }
    guard let found else {
      throw Stop(.notFound, phrases.history.noMemo)
    }
    return found
  }

  /// When that day begins by the local clock.
  func start(of day: Day) -> Instant {
    // The offset of a day's beginning is that of a moment near it; around a change of the clocks
    // the second look is the right one.
    var start = Timestamp(LocalTime(day, .midnight), offset: .utc)
    for _ in 0..<2 {
      start = Timestamp(LocalTime(day, .midnight), offset: at(start.instant).offset)
    }
    return start.instant
  }
}

extension LedgerFailure {
  /// How a command ends that met the failure.
  var status: ExitStatus {
    switch self {
    case .notOpened(_, let error):
      error == .accessDenied || error == .notPermitted || error == .readOnly || error == .noEntry
        || error == .notFolder || error == .exists || error == .noSpace || error == .quotaExceeded
        ? .cannotCreate : .inputOutput
    case .noKey: .cannotCreate
    case .tooLarge: .badData
    case .notRead, .notLocked, .notWritten, .notSynchronized, .unreadable: .inputOutput
    }
  }
}

extension KeyFailure {
  /// How a command ends that met the failure.
  var status: ExitStatus {
    switch self {
    case .missing: .notFound
    case .wrong, .noKeyText: .badData
    case .notRead: .inputOutput
    case .notStored: .cannotCreate
    }
  }
}

extension Desk {
  /// Says that there may be more than can be read: what is in a damaged segment, or under a key that
  /// is not here, is in no list.
  func warn(of outbox: Outbox) {
    guard !outbox.unread.isEmpty else { return }
    console.warning(
      phrases.ledger.unreadSegments(outbox.unread.count), hint: phrases.ledger.namesSegments)
  }
}
