import Posix
import Recording
import Translations
import Wiring

extension Wording {
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
