internal import Typesetting

extension Editor {
  /// Moves the caret, selecting what it goes over or dropping what was selected.
  mutating func go(_ motion: Motion, _ selecting: Selecting, after streak: Streak) {
    let target: Int
    switch motion {
    case .left, .right: target = beside(motion, selecting)
    case .wordLeft, .wordRight:
      target =
        goesOn(motion) ? store.wordEnd(after: caret) : store.wordStart(before: caret)
    case .lineStart: target = store.lineStart(at: caret)
    case .lineEnd: target = store.lineEnd(at: caret)
    case .textStart: target = 0
    case .textEnd: target = store.byteCount
    case .up: target = inRow(-1, after: streak)
    case .down: target = inRow(1, after: streak)
    case .pageUp: target = inPage(-1, after: streak)
    case .pageDown: target = inPage(1, after: streak)
    }
    caret = target
    if selecting == .drops { anchor = target }
  }

  /// Whether that way is on in the text: to the right where the line is read from the left.
  private mutating func goesOn(_ motion: Motion) -> Bool {
    let right = motion == .right || motion == .wordRight
    return right == (viewport.direction(at: caret, in: store) == .leftToRight)
  }

  private mutating func beside(_ motion: Motion, _ selecting: Selecting) -> Int {
    let goesOn = goesOn(motion)
    if selecting == .drops, let selection {
      return goesOn ? selection.upperBound : selection.lowerBound
    }
    return goesOn ? store.graphemeEnd(after: caret) : store.graphemeStart(before: caret)
  }

  /// The place so many rows below, at the column where the way began; from the last row, the
  /// end of the text, and so upwards.
  private mutating func inRow(_ count: Int, after streak: Streak) -> Int {
    let goal =
      if case .rows(let goal) = streak { goal } else { viewport.column(of: caret, in: store) }
    self.streak = .rows(goal: goal)
    let row = viewport.row(of: caret, in: store)
    let target = viewport.moved(row, by: count, in: store)
    guard target != row else { return count < 0 ? 0 : store.byteCount }
    return store.roundedDown(viewport.offset(at: goal, in: target, of: store))
  }

  /// The place a page further, all but one row; the rows seen move as far.
  private mutating func inPage(_ direction: Int, after streak: Streak) -> Int {
    let count = direction * max(viewport.rows - 1, 1)
    if let first = viewport.shown.first {
      let top = viewport.moved(first, by: count, in: store)
      viewport.scroll(to: viewport.start(of: top, in: store))
    }
    return inRow(count, after: streak)
  }
}
