extension Editor {
  /// Deletes what is selected, else `range`, and keeps it: with what was killed right before it,
  /// behind or before that as it stood in the text.
  mutating func kill(_ range: Range<Int>, after streak: Streak) {
    if selection != nil { return cut() }
    if case .killing = streak { self.streak = .killing }
    guard !range.isEmpty else { return }
    let killed = store.text(in: range)
    switch streak {
    case .killing where range.lowerBound == caret: ring.append(killed)
    case .killing: ring.prepend(killed)
    case .none, .yanking, .rows: ring.add(killed)
    }
    replace(range, with: "", as: .whole)
    self.streak = .killing
  }

  /// Deletes what is selected and keeps it.
  mutating func cut() {
    guard let selection else { return }
    copy()
    replace(selection, with: "", as: .whole)
  }

  /// Keeps what is selected.
  mutating func copy() {
    guard let selection else { return }
    ring.add(store.text(in: selection))
  }

  /// Puts in what was killed last, in place of what is selected.
  mutating func yank() {
    guard let text = ring.yanked else { return }
    putIn(text, over: selection ?? caret..<caret)
  }

  /// Puts the next older text in place of what was yanked right before.
  mutating func yankPop(after streak: Streak) {
    guard case .yanking(let range) = streak else { return }
    ring.rotate()
    if let text = ring.yanked { putIn(text, over: range) }
  }

  private mutating func putIn(_ text: String, over range: Range<Int>) {
    replace(range, with: text, as: .whole)
    streak = .yanking(range.lowerBound..<range.lowerBound + text.utf8.count)
  }
}
