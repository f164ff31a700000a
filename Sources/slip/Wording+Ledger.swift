import Memos
import Posix
import Recording
import Timekeeping
import Translations
import Wiring

extension Wording {
  /// `in 8 s`, `now`.
  func relative(_ instant: Instant, to now: Instant) -> String {
    let seconds = Int(instant.since(now).components.seconds)
    return switch seconds {
    case ...0: phrases.basics.now
    case ..<120: phrases.basics.inSeconds(seconds)
    case ..<7_200: phrases.basics.inMinutes(seconds / 60)
    default: phrases.basics.inHours(seconds / 3_600)
    }
  }

  /// `text` as a word for sh, in quotes if it needs them.
  static func quoted(_ text: String) -> String {
    let plain = text.utf8.allSatisfy {
      ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)
        || "/._-~+@%".utf8.contains($0)
    }
    if plain, !text.isEmpty { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// Why the ledger did not do what was asked.
  func ledger(_ failure: LedgerFailure, _ places: Places) -> (words: String, hint: String?) {
    let words = phrases.ledger
    switch failure {
    case .notOpened(let path, let error):
      return (words.notOpened(places.shown(path), system(error)), words.lookAtAll)
    case .notRead(let path, let error):
      return (phrases.system.notRead(places.shown(path), system(error)), words.lookAtAll)
    case .notLocked(let error): return (words.notLocked(system(error)), nil)
    case .notWritten(let error):
      return (words.notWritten(system(error)), error.isFull ? phrases.capture.freeSpace : nil)
    case .notSynchronized(let error):
      return (words.notConfirmed(system(error)), words.checkDisk)
    case .noKey(let failure): return key(failure, places)
    case .tooLarge: return (words.tooLarge, nil)
    case .unreadable(let place, let reason):
      return (words.recordUnreadable("\(place.segment)", unreadable(reason)), words.namesDamage)
    }
  }

  /// Why memos were not accepted.
  func notAccepted(
    _ failure: LedgerFailure, count: Int, _ places: Places
  ) -> (words: String, hint: String?) {
    let (words, hint) = ledger(failure, places)
    return (phrases.capture.notAccepted(count, words), hint ?? phrases.capture.sendAgain)
  }

  /// Why there is no key.
  func key(_ failure: KeyFailure, _ places: Places) -> (words: String, hint: String?) {
    let words = phrases.ledger
    switch failure {
    case .missing(let id): return (words.keyMissing("\(id)"), words.importKey)
    case .wrong(let id): return (words.keyWrong("\(id)"), words.importBeside)
    case .notRead(let id, let error): return (words.keyNotRead("\(id)", system(error)), nil)
    case .notStored(let error):
      return (
        words.keyNotKept(places.shown(places.keys), system(error)),
        error.isFull ? phrases.capture.freeSpace : nil
      )
    case .noKeyText: return (words.noKeyText, nil)
    }
  }

  /// Why a segment or a record cannot be read.
  func unreadable(_ reason: Unreadable) -> String {
    switch reason {
    case .missing: phrases.ledger.gone
    case .refused(let error): system(error)
    case .damagedHeader: phrases.ledger.damagedHeader
    case .unknownFormat: phrases.ledger.newerVersion
    case .keyMissing(let id): phrases.ledger.itsKeyMissing("\(id)")
    case .keyWrong(let id): phrases.ledger.itsKeyWrong("\(id)")
    case .brokenSeal: phrases.ledger.brokenSeal
    }
  }

  /// Why nobody knows whether a memo was delivered.
  func doubt(_ doubt: Doubt) -> String {
    switch doubt {
    case .segment(let number): phrases.ledger.doubtfulSegment("\(number)")
    case .damage(let number, let offset):
      phrases.ledger.doubtfulBytes("\(number)", "\(offset)")
    }
  }
}

extension Errno {
  /// Whether space is all that is missing.
  var isFull: Bool {
    self == .noSpace || self == .quotaExceeded
  }
}
