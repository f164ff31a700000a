import Memos
import Posix
import Translations
import Wiring

extension Wording {
  /// Why a memo waits or was refused, in the words that a person reads.
  func cause(_ cause: DeliveryFailure.Cause, _ places: Places) -> String {
    let words = phrases.causes
    let place = cause.place.map(places.shown) ?? phrases.basics.sink
    let number = cause.number ?? 0
    return switch cause.kind {
    case .missing: phrases.system.notThere(place)
    case .notAFolder: words.notAFolder(place)
    case .notANote: words.notANote(place)
    case .noPermission: system(cause, else: phrases.system.accessDenied, place)
    case .diskFull: system(cause, else: phrases.system.noSpace, place)
    case .readOnly: words.readOnly(place)
    case .outsideVault: words.outsideVault(place)
    case .notText: words.notText(place, String(number))
    case .brokenSettings: words.brokenSettings(place)
    case .notDownloaded: words.notDownloaded(place)
    case .noHeading: words.noHeading(place)
    case .changing: words.changing(place)
    case .noFreeName: words.noFreeName(place)
    case .unfitName: words.unfitName(place)
    case .exited: words.exited(place, String(number))
    case .signalled: words.signalled(place, String(number))
    case .timedOut: words.timedOut(place)
    case .notStarted: words.notStarted(place, system(number: number))
    case .noSuchSink: phrases.usage.unknownSink(place)
    case .noSink: words.noSink
    case .noRoute: words.noRoute
    case .brokenConfiguration: words.brokenConfiguration(place)
    case .undecided: words.undecided(place)
    case .attachmentUnreadable where cause.isGone: words.attachmentGone(place)
    case .attachmentUnreadable where cause.number == nil: words.attachmentDamaged(place)
    case .attachmentUnreadable: words.attachmentNotRead(place, system(number: number))
    case .system: place + phrases.basics.colon + system(number: number)
    }
  }

  private func system(
    _ cause: DeliveryFailure.Cause, else words: String, _ place: String
  ) -> String {
    place + phrases.basics.colon + (cause.number.map(system(number:)) ?? words)
  }

  /// What to do about it, where there is one thing to do.
  func wayOut(of cause: DeliveryFailure.Cause) -> String? {
    let words = phrases.causes
    return switch cause.kind {
    case .missing: words.mountDisk
    case .noSink: words.initWrites
    case .noRoute: words.addRoute
    case .noSuchSink: words.nameSinkAgain
    case .brokenConfiguration: words.checkShows
    case .attachmentUnreadable where cause.isGone: words.putBack
    case .attachmentUnreadable: words.doctorSays
    case .diskFull: words.freeSpace
    case .unfitName: words.mendFormat
    default: nil
    }
  }
}

extension DeliveryFailure.Cause {
  /// Whether what cannot be read is not there.
  fileprivate var isGone: Bool { number == Int(Errno.noEntry.rawValue) }
}
