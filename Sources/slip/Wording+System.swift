import Posix
import Translations

extension Wording {
  /// What the system answered; in its own words where Slip has none.
  func system(_ error: Errno) -> String {
    let phrases = phrases.system
    return switch error {
    case .notPermitted: phrases.notPermitted
    case .noEntry: phrases.noEntry
    case .interrupted: phrases.interrupted
    case .inputOutput: phrases.inputOutput
    case .tryAgain: phrases.tryAgain
    case .noMemory: phrases.noMemory
    case .accessDenied: phrases.accessDenied
    case .exists: phrases.exists
    case .crossDevice: phrases.crossDevice
    case .notFolder: phrases.notFolder
    case .isFolder: phrases.isFolder
    case .invalid: phrases.invalid
    case .noSpace: phrases.noSpace
    case .quotaExceeded: phrases.quotaExceeded
    case .fileTooLarge: phrases.fileTooLarge
    case .readOnly: phrases.readOnly
    case .brokenPipe: phrases.brokenPipe
    case .nameTooLong: phrases.nameTooLong
    case .noSuchCall: phrases.noSuchCall
    case .notEmpty: phrases.notEmpty
    case .symbolicLink: phrases.symbolicLink
    case .notSupported: phrases.notSupported
    case .stale: phrases.stale
    case .illegalSequence: phrases.illegalSequence
    default: error.description
    }
  }

  /// The same of an error's number.
  func system(number: Int) -> String {
    system(Errno(rawValue: Int32(truncatingIfNeeded: number)))
  }
}
