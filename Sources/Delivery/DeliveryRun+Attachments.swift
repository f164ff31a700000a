internal import Memos
internal import Recording

extension DeliveryRun {
  /// Remembers that `memo` has attachments, if it has.
  func noteAttached(_ memo: Memo) {
    if !memo.attachments.isEmpty { attached[memo.id] = memo.attachments }
  }

  /// Removes the sealed copies of what every sink has by now, and what a capture left long ago that
  /// was cut short. Costs one call where nothing was ever attached.
  func clearAway() {
    do throws(LedgerFailure) {
      try courier.ledger.removeAttachments(of: attached)
      // What still waits is noted again when it is tried again.
      attached = [:]
      try courier.ledger.sweepAttachments(at: courier.timing.now())
    } catch {
      // Nothing waits for it: the next run does it.
    }
  }
}
