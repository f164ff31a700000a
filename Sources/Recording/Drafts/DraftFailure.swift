public import Posix

/// Why a draft was not saved, removed or given back. Nothing of any draft is in it.
public enum DraftFailure: Error, Hashable, Sendable {
  /// The draft at that path, or the folder of drafts, cannot be read now. It is left as it is.
  case notRead(path: String, Unreadable)
  /// There was no key to seal the draft under. What was saved before stands.
  case noKey(LedgerFailure)
  /// The text is longer than a draft's may be. What was saved before stands.
  case tooLarge(byteCount: Int)
  /// The system did not take the draft. What was saved before stands, or, if only the last step
  /// failed, this draft does; each of them whole.
  case notSaved(Errno)
  /// The file was not removed. If its memo was accepted, the draft has ended all the same.
  case notRemoved(Errno)
}
