import Memos
import Posix

extension Wording {
  /// Why a memo waits or was refused, in the words that a person reads.
  static func cause(_ cause: DeliveryFailure.Cause, _ places: Places) -> String {
    let place = cause.place.map(places.shown) ?? "the sink"
    let number = cause.number ?? 0
    let system = Errno(rawValue: Int32(truncatingIfNeeded: number)).description
    return switch cause.kind {
    case .missing: "\(place) is not there"
    case .notAFolder: "\(place) is not a folder"
    case .notANote: "\(place) is not a note"
    case .noPermission: "\(place): \(cause.number == nil ? "permission denied" : system)"
    case .diskFull: "\(place): \(cause.number == nil ? "no space left on device" : system)"
    case .readOnly: "\(place) is on a read-only file system"
    case .outsideVault: "\(place) leads out of the vault"
    case .notText: "\(place) is not UTF-8 text at byte \(number)"
    case .brokenSettings: "\(place) can't be read as settings"
    case .notDownloaded: "\(place) is not downloaded yet"
    case .noHeading: "\(place) does not have the heading"
    case .changing: "\(place) keeps changing"
    case .noFreeName: "no free name for \(place)"
    case .unfitName: "no note can be called \(place): Obsidian takes no : * ? \" < > | in a name"
    case .exited: "\(place) ended with exit status \(number)"
    case .signalled: "\(place) was ended by signal \(number)"
    case .timedOut: "\(place) did not end in time"
    case .notStarted: "\(place) can't be started: \(system)"
    case .noSuchSink: "no sink named \(place) is configured"
    case .noSink: "no sink is configured"
    case .noRoute: "no route is for it, and every sink is named by a route"
    case .brokenConfiguration: "the configuration can't be used: \(place)"
    case .undecided: "what became of an earlier attempt can't be told: \(place)"
    case .attachmentUnreadable where cause.isGone:
      "\(place), an attachment, can't be read: it is gone, and the sink does not have it"
    case .attachmentUnreadable:
      "\(place), an attachment, can't be read: "
        + (cause.number == nil ? "it is damaged, or its key is not here" : system)
    case .system: "\(place): \(system)"
    }
  }

  /// What to do about it, where there is one thing to do.
  static func wayOut(of cause: DeliveryFailure.Cause) -> String? {
    switch cause.kind {
    case .missing: "mount the disk or mend the path in the configuration; then: slip replay"
    case .noSink: "slip init writes a configuration"
    case .noRoute: "add a sink that no route names, or a route for it; then: slip replay"
    case .noSuchSink: "name the sink in the configuration again, or: slip outbox drop ID"
    case .brokenConfiguration: "slip config check shows every problem"
    case .attachmentUnreadable where cause.isGone:
      "put the file back into the vault, then: slip replay; or: slip outbox drop ID"
    case .attachmentUnreadable: "slip doctor says why"
    case .diskFull: "free some space, then: slip replay"
    case .unfitName: "mend the format of the name in the vault's settings or the configuration"
    default: nil
    }
  }
}

extension DeliveryFailure.Cause {
  /// Whether what cannot be read is not there.
  fileprivate var isGone: Bool { number == Int(Errno.noEntry.rawValue) }
}
