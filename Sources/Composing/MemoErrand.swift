/// What can be done about a memo of the history.
public enum MemoErrand: Hashable, Sendable {
  /// Try again to deliver it.
  case retry
  /// Take it back.
  case undo
  /// Open its note.
  case open
}
