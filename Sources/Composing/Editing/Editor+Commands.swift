extension Editor {
  /// Does what a key asks for. A command that has nothing to do changes nothing.
  package mutating func perform(_ command: EditCommand) {
    if command != .deleteLeft, command != .deleteRight { history.seal() }
    let streak = self.streak
    self.streak = .none
    if let move = command.move {
      go(move.motion, move.selecting, after: streak)
    } else {
      change(by: command, after: streak)
    }
    follow()
  }

  private mutating func change(by command: EditCommand, after streak: Streak) {
    switch command {
    case .newline: replace(selection ?? caret..<caret, with: "\n", as: .whole)
    case .deleteLeft: delete(store.graphemeStart(before: caret)..<caret, as: .deletingLeft)
    case .deleteRight: delete(caret..<store.graphemeEnd(after: caret), as: .deletingRight)
    case .deleteWordLeft: delete(store.wordStart(before: caret)..<caret, as: .whole)
    case .deleteWordRight: delete(caret..<store.wordEnd(after: caret), as: .whole)
    case .killWordLeft: kill(store.wordStart(before: caret)..<caret, after: streak)
    case .killWordRight: kill(caret..<store.wordEnd(after: caret), after: streak)
    case .killToLineEnd:
      let end = store.lineEnd(at: caret)
      kill(caret..<(end > caret ? end : store.graphemeEnd(after: caret)), after: streak)
    case .killToLineStart: kill(store.lineStart(at: caret)..<caret, after: streak)
    case .killSelection: cut()
    case .copySelection: copy()
    case .yank: yank()
    case .yankPop: yankPop(after: streak)
    case .transpose: transpose()
    case .undo: undo()
    case .redo: redo()
    case .selectAll: (anchor, caret) = (0, store.byteCount)
    default: anchor = caret
    }
  }
}
