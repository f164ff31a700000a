import Composing
import Posix
import Recording
import Translations
import Wiring

extension Wording {
  /// Why the field of a screen that ended is not kept.
  func unkept(_ reason: UnkeptField.Reason, _ places: Places) -> String {
    switch reason {
    case .late: phrases.compose.draftNotKeptYet
    case .refused(let failure): phrases.compose.draftNotKept(draft(failure, places))
    }
  }

  /// Why a draft was not saved, removed or given back.
  func draft(_ failure: DraftFailure, _ places: Places) -> String {
    switch failure {
    case .notRead(let path, let reason):
      phrases.compose.draftNotOpened(places.shown(path), unreadable(reason))
    case .noKey(let failure): ledger(failure, places).words
    case .tooLarge: phrases.compose.tooLarge
    case .notSaved(let error): system(error)
    case .notRemoved(let error):
      phrases.compose.draftNotRemoved(places.shown(places.state), system(error))
    }
  }
}
