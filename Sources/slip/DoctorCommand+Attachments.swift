import Memos
import Posix
import Recording
import Translations
import Wiring

extension DoctorCommand {
  /// What is attached to memos that wait: is its sealed copy there, as long as it should be, and
  /// its key here? Says nothing where nothing is attached.
  func lookAtAttachments() {
    do throws(LedgerFailure) {
      let waiting = try attachmentsThatWait()
      var size = 0
      var bad = 0
      for attachment in waiting {
        size += attachment.byteCount
        guard let reason = unreadable(attachment) else { continue }
        bad += 1
        tell(
          words.attachment, .bad,
          desk.phrases.system.notRead(
            desk.places.shown(desk.ledger.attachments.path(of: attachment.id)),
            desk.wording.unreadable(reason)),
          hint: wayOut(of: reason))
      }
      tellCount(of: waiting, size: size, bad: bad)
    } catch {
      // The ledger's own finding says so.
    }
  }

  private func attachmentsThatWait() throws(LedgerFailure) -> [Attachment] {
    var found: [Attachment] = []
    for state in try desk.ledger.outbox().memos where state.hasAttachments {
      found += try desk.ledger.memo(state).attachments
    }
    return found
  }

  /// Why the sealed copy cannot be read, as far as its header and its length tell.
  private func unreadable(_ attachment: Attachment) -> Unreadable? {
    do throws(Unreadable) {
      let sealed = try desk.ledger.attachments.open(attachment.id)
      return sealed.hasLength(of: attachment.byteCount) ? nil : .brokenSeal
    } catch {
      return error
    }
  }

  private func tellCount(of waiting: [Attachment], size: Int, bad: Int) {
    do throws(Errno) {
      let needed = Set(waiting.map(\.id))
      let left = try desk.ledger.attachments.sealed().count { !needed.contains($0) }
      guard left > 0 || !waiting.isEmpty else { return }
      tell(
        words.attachments, bad > 0 ? .bad : .good,
        words.attachmentsWait(waiting.count, desk.phrases.basics.bytes(size))
          + (bad > 0 ? words.unreadableOfThem(bad) : "")
          + (left > 0 ? words.leftOver(left) : ""))
    } catch {
      let folder = desk.places.shown(desk.ledger.attachments.path)
      tell(
        words.attachments, .bad, folder + desk.phrases.basics.colon + desk.wording.system(error),
        hint: words.mendPermissions)
    }
  }
}
