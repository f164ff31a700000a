/// What a key of the compose screen can do, by the name that the configuration has for it.
///
/// The screen itself is on the same floor and not seen from here: a test holds the two lists equal.
public enum ScreenAction: String, CaseIterable, Hashable, Sendable {
  // Of the screen.
  case send
  case leave
  case suspend
  case history
  case language
  case redraw
  case cancel
  // Moving.
  case left
  case right
  case up
  case down
  case wordLeft = "word-left"
  case wordRight = "word-right"
  case lineStart = "line-start"
  case lineEnd = "line-end"
  case textStart = "text-start"
  case textEnd = "text-end"
  case pageUp = "page-up"
  case pageDown = "page-down"
  // Moving and selecting.
  case selectLeft = "select-left"
  case selectRight = "select-right"
  case selectUp = "select-up"
  case selectDown = "select-down"
  case selectWordLeft = "select-word-left"
  case selectWordRight = "select-word-right"
  case selectLineStart = "select-line-start"
  case selectLineEnd = "select-line-end"
  case selectTextStart = "select-text-start"
  case selectTextEnd = "select-text-end"
  case selectPageUp = "select-page-up"
  case selectPageDown = "select-page-down"
  case selectAll = "select-all"
  case cancelSelection = "cancel-selection"
  // Changing.
  case newline
  case deleteLeft = "delete-left"
  case deleteRight = "delete-right"
  case deleteWordLeft = "delete-word-left"
  case deleteWordRight = "delete-word-right"
  case killWordLeft = "kill-word-left"
  case killWordRight = "kill-word-right"
  case killToLineEnd = "kill-to-line-end"
  case killToLineStart = "kill-to-line-start"
  case killSelection = "kill-selection"
  case copySelection = "copy-selection"
  case yank
  case yankPop = "yank-pop"
  case transpose
  case undo
  case redo

  /// The names of the keys that it has where nothing is said, of those that need one: without them a
  /// person could write and neither send nor leave. Empty for all others.
  public var indispensableKeys: [String] {
    switch self {
    case .send: ["ctrl-d", "ctrl-s", "alt-enter", "ctrl-enter"]
    case .leave: ["ctrl-q", "ctrl-c"]
    default: []
    }
  }
}
