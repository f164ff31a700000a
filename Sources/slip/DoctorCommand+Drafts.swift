import Recording
import Timekeeping
import Translations
import Wiring

extension DoctorCommand {
  /// The drafts that are kept: how many, and which cannot be opened. Says nothing where none is.
  func lookAtDrafts() {
    do throws(DraftFailure) {
      var saved: [String] = []
      for report in try desk.ledger.drafts() {
        switch report.state {
        case .kept(saved: let instant): saved.append(desk.at(instant).rfc3339)
        case .ended: break
        case .unreadable(let reason): tell(of: report.path, reason)
        }
      }
      guard let latest = saved.first else { return }
      let phrases = desk.phrases.compose
      tell(phrases.drafts, .good, phrases.draftsKept(saved.count, latest))
    } catch {
      guard case .notRead(let path, let reason) = error else { return }
      tell(of: path, reason)
    }
  }

  private func tell(of path: String, _ reason: Unreadable) {
    let phrases = desk.phrases.compose
    tell(
      phrases.draft, .bad,
      phrases.draftNotOpened(desk.places.shown(path), desk.wording.unreadable(reason)),
      hint: wayOut(of: reason))
  }
}
