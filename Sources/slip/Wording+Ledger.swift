import Memos
import Posix
import Recording
import Timekeeping

extension Wording {
  /// What is said of a memo that nothing stands in the way of.
  static let waiting = "waits for its turn"

  /// `1 sink`, `2 sinks`.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// `in 8 s`, `now`.
  static func relative(_ instant: Instant, to now: Instant) -> String {
    let seconds = instant.since(now).components.seconds
    return switch seconds {
    case ...0: "now"
    case ..<120: "in \(seconds) s"
    case ..<7_200: "in \(seconds / 60) min"
    default: "in \(seconds / 3_600) h"
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
  static func ledger(_ failure: LedgerFailure, _ places: Places) -> (words: String, hint: String?) {
    switch failure {
    case .notOpened(let path, let error):
      ("\(places.shown(path)) can't be opened or made: \(error)", "slip doctor looks at everything")
    case .notRead(let path, let error):
      ("\(places.shown(path)) can't be read: \(error)", "slip doctor looks at everything")
    case .notLocked(let error): ("the ledger can't be locked: \(error)", nil)
    case .notWritten(let error):
      ("the ledger can't be written: \(error)", error.isFull ? freeSpace : nil)
    case .notSynchronized(let error):
      ("the disk did not confirm what was written: \(error)", "check the disk, then try again")
    case .noKey(let failure): key(failure, places)
    case .tooLarge: ("it is too large for the ledger", nil)
    case .unreadable(let place, let reason):
      (
        "a record in segment \(place.segment) can't be read: \(unreadable(reason))",
        "slip doctor names what is damaged"
      )
    }
  }

  /// Why memos were not accepted.
  static func notAccepted(
    _ failure: LedgerFailure, count: Int, _ places: Places
  ) -> (words: String, hint: String?) {
    let (words, hint) = ledger(failure, places)
    let subject = count == 1 ? "the memo was" : "the \(count) memos were"
    return (
      "\(subject) NOT accepted: \(words)",
      hint ?? "nothing is lost that you still have: send it again"
    )
  }

  /// Why there is no key.
  static func key(_ failure: KeyFailure, _ places: Places) -> (words: String, hint: String?) {
    switch failure {
    case .missing(let id):
      ("the key \(id) is not on this machine", "slip key import takes it from where it is kept")
    case .wrong(let id):
      ("the file of the key \(id) holds something else", "slip key import adds it beside")
    case .notRead(let id, let error): ("the key \(id) can't be read: \(error)", nil)
    case .notStored(let error):
      (
        "no key can be kept in \(places.shown(places.keys)): \(error)",
        error.isFull ? freeSpace : nil
      )
    case .noKeyText: ("the input is not what slip key export prints", nil)
    }
  }

  /// Why a segment or a record cannot be read.
  static func unreadable(_ reason: Unreadable) -> String {
    switch reason {
    case .missing: "it is gone"
    case .refused(let error): "\(error)"
    case .damagedHeader: "its header is damaged"
    case .unknownFormat: "it is of a newer version"
    case .keyMissing(let id): "its key \(id) is not on this machine"
    case .keyWrong(let id): "the file of its key \(id) holds something else"
    case .brokenSeal: "its seal is broken"
    }
  }

  /// Why nobody knows whether a memo was delivered.
  static func doubt(_ doubt: Doubt) -> String {
    switch doubt {
    case .segment(let number):
      "may have been delivered already: segment \(number) of the ledger can't be read"
    case .damage(let number, let offset):
      "may have been delivered already: segment \(number) is damaged at byte \(offset)"
    }
  }

  private static let freeSpace = "free some space, then send it again"
}

extension Errno {
  fileprivate var isFull: Bool {
    self == .noSpace || self == .quotaExceeded
  }
}
