/// What a key can do in the field.
///
/// Left and right are those of the line: where it is read from the right, `left` goes on in the
/// text. The start and the end of a line are those of the whole line, not of one of its rows: so
/// they agree with what `killToLineEnd` takes, and no place of the text is seen at two places.
public enum EditCommand: String, CaseIterable, Sendable {
  // Moving. What is selected is dropped: left goes to its left end, right to its right end.
  case left, right, up, down, wordLeft, wordRight, lineStart, lineEnd, textStart, textEnd
  case pageUp, pageDown
  // The same, selecting what the caret goes over.
  case selectLeft, selectRight, selectUp, selectDown, selectWordLeft, selectWordRight
  case selectLineStart, selectLineEnd, selectTextStart, selectTextEnd
  case selectPageUp, selectPageDown
  case selectAll, cancelSelection

  /// Breaks the line.
  case newline
  // Deleting. What is selected is deleted instead, if anything is; words go by the order of the
  // text, left being towards its start. At the edge of a line that is the line end alone.
  case deleteLeft, deleteRight, deleteWordLeft, deleteWordRight
  // Deleting, kept for a yank: texts killed one after the other are yanked as one.
  case killWordLeft, killWordRight
  /// Kills up to the end of the line; there, the line end itself.
  case killToLineEnd
  /// Kills back to the start of the line; there, nothing.
  case killToLineStart
  /// Kills what is selected, as an entry of its own; nothing otherwise.
  case killSelection
  /// Keeps what is selected for a yank, and leaves it where it is.
  case copySelection
  /// Puts in what was killed last.
  case yank
  /// Right after a yank: puts what was killed before that in its place.
  case yankPop
  /// Exchanges the graphemes around the caret and goes on behind them; at the end of a line, the
  /// two before it.
  case transpose
  case undo, redo

  /// Where the command goes and what becomes of the selection; nil if it is no move.
  var move: (motion: Motion, selecting: Selecting)? {
    switch self {
    case .left: (.left, .drops)
    case .right: (.right, .drops)
    case .up: (.up, .drops)
    case .down: (.down, .drops)
    case .wordLeft: (.wordLeft, .drops)
    case .wordRight: (.wordRight, .drops)
    case .lineStart: (.lineStart, .drops)
    case .lineEnd: (.lineEnd, .drops)
    case .textStart: (.textStart, .drops)
    case .textEnd: (.textEnd, .drops)
    case .pageUp: (.pageUp, .drops)
    case .pageDown: (.pageDown, .drops)
    case .selectLeft: (.left, .extends)
    case .selectRight: (.right, .extends)
    case .selectUp: (.up, .extends)
    case .selectDown: (.down, .extends)
    case .selectWordLeft: (.wordLeft, .extends)
    case .selectWordRight: (.wordRight, .extends)
    case .selectLineStart: (.lineStart, .extends)
    case .selectLineEnd: (.lineEnd, .extends)
    case .selectTextStart: (.textStart, .extends)
    case .selectTextEnd: (.textEnd, .extends)
    case .selectPageUp: (.pageUp, .extends)
    case .selectPageDown: (.pageDown, .extends)
    default: nil
    }
  }
}

/// Where a caret goes.
enum Motion: Sendable {
  case left, right, up, down, wordLeft, wordRight, lineStart, lineEnd, textStart, textEnd
  case pageUp, pageDown
}

/// What a move does with the selection.
enum Selecting: Sendable {
  case drops, extends
}
