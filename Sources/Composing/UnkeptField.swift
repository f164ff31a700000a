public import Recording

/// What was in the field of a screen that ended, and is not kept.
public struct UnkeptField: Hashable, Sendable {
  /// The text.
  public let text: String
  /// Why it is not kept.
  public let reason: Reason

  /// Why a field is not kept.
  public enum Reason: Hashable, Sendable {
    /// Its draft could not be saved, or the draft before it not be removed.
    case refused(DraftFailure)
    /// Its draft was not saved in the time that was waited for it. It may still be.
    case late
  }
}
