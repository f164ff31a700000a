extension Editor {
  /// Puts `text` in place of what is selected, outside of any command.
  mutating func replaceSelection(with text: String, as kind: EditHistory.Kind) {
    streak = .none
    if kind == .whole { history.seal() }
    replace(selection ?? caret..<caret, with: text, as: kind)
    follow()
  }

  /// Puts `text` in place of `range`, to be undone as `kind` says.
  mutating func replace(_ range: Range<Int>, with text: String, as kind: EditHistory.Kind) {
    guard !range.isEmpty || !text.isEmpty else { return }
    let edit = EditHistory.Edit(
      offset: range.lowerBound, removed: store.text(in: range), inserted: text)
    history.record(edit, as: kind, from: EditHistory.Stand(caret: caret, anchor: anchor))
    change(range, to: text)
  }

  /// Deletes what is selected, else `range`.
  mutating func delete(_ range: Range<Int>, as kind: EditHistory.Kind) {
    if let selection { return replace(selection, with: "", as: .whole) }
    let isLineEnd = range.count == 1 && store.text(in: range) == "\n"
    if isLineEnd { history.seal() }
    replace(range, with: "", as: isLineEnd ? .whole : kind)
  }

  mutating func undo() {
    guard let step = history.undo() else { return }
    let edit = step.edit
    change(edit.offset..<edit.offset + edit.inserted.utf8.count, to: edit.removed)
    (caret, anchor) = (step.before.caret, step.before.anchor)
  }

  mutating func redo() {
    guard let step = history.redo() else { return }
    let edit = step.edit
    change(edit.offset..<edit.offset + edit.removed.utf8.count, to: edit.inserted)
  }

  /// Exchanges the graphemes around the caret, in one line.
  mutating func transpose() {
    let start = store.lineStart(at: caret)
    let end = caret == store.lineEnd(at: caret) ? caret : store.graphemeEnd(after: caret)
    let middle = store.graphemeStart(before: end)
    guard middle > start else { return }
    let first = store.graphemeStart(before: middle)
    let text = store.text(in: middle..<end) + store.text(in: first..<middle)
    replace(first..<end, with: text, as: .whole)
  }

  /// Changes the text and sets the caret behind the change. Where graphemes grew together there,
  /// that is behind the grown one.
  private mutating func change(_ range: Range<Int>, to text: String) {
    store.replace(range, with: text)
    viewport.shift(over: range, replacedBy: text.utf8.count)
    caret = store.roundedUp(range.lowerBound + text.utf8.count)
    anchor = caret
    changeCount += 1
  }
}
