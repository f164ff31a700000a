internal import Memos
internal import Posix

extension DeliveryFailure {
  /// The failure that a system call at `place` comes to. All are temporary: what the system refuses
  /// today a person can mend, and the memo goes on by itself.
  init(_ error: Errno, at place: String) {
    let number = Int(error.rawValue)
    let cause: Cause =
      switch error {
      case .noEntry: Cause(.missing, at: place)
      case .notFolder: Cause(.notAFolder, at: place)
      case .isFolder, .symbolicLink: Cause(.notANote, at: place)
      case .accessDenied, .notPermitted: Cause(.noPermission, at: place, number: number)
      case .noSpace, .quotaExceeded: Cause(.diskFull, at: place, number: number)
      case .readOnly: Cause(.readOnly, at: place)
      default: Cause(.system, at: place, number: number)
      }
    self = .temporary(cause, after: .seconds(1))
  }

  /// The note changed between reading and replacing: worth a new try at once.
  static func changing(_ place: String) -> DeliveryFailure {
    .temporary(.init(.changing, at: place), after: .zero)
  }
}

extension Errno {
  /// True for the answers that a system gives before it changes any name.
  var isRefusal: Bool {
    switch self {
    case .noSpace, .quotaExceeded, .accessDenied, .notPermitted, .readOnly, .nameTooLong,
      .crossDevice, .notFolder, .isFolder, .symbolicLink, .noMemory, .noEntry, .invalid:
      true
    default:
      false
    }
  }
}
