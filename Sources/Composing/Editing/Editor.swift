internal import Terminals

/// The field: what was typed so far, where the caret stands, and which rows of it are seen.
///
/// All offsets are bytes of UTF-8 in `text`, and always at grapheme boundaries. Line ends are
/// line feeds, whatever was put in. After every call the caret is among the rows seen.
///
/// A keystroke costs as much as the line that it is in, and no more than some 16 KiB of a longer
/// one; `text`, `state` and a change of the width cost more (see there).
package struct Editor: Sendable {
  /// What the command before was, where the next depends on it.
  enum Streak: Sendable {
    case none
    /// Texts are being killed as one.
    case killing
    /// What was just yanked stands there.
    case yanking(Range<Int>)
    /// The caret goes from row to row, keeping to a column.
    case rows(goal: Int)
  }

  var store = TextStore()
  var viewport: Viewport
  var history = EditHistory()
  var ring = KillRing()
  var streak = Streak.none
  /// The caret's offset.
  package internal(set) var caret = 0
  /// The other end of the selection; the same as the caret if nothing is selected.
  var anchor = 0
  /// Grows with every change of the text, to tell whether a draft is still up to date.
  package internal(set) var changeCount = 0

  /// An empty field of that many cells a row and that many rows; no fewer than 2 and 1.
  package init(columns: Int, rows: Int) {
    viewport = Viewport(columns: columns, rows: rows)
    viewport.follow(0, in: store)
  }

  /// All that is in the field; costs as much as it is long.
  package var text: String { store.text }

  /// Whether nothing is in the field.
  package var isEmpty: Bool { store.byteCount == 0 }

  /// How long the text is.
  package var byteCount: Int { store.byteCount }

  /// What is selected; nil if nothing is.
  package var selection: Range<Int>? {
    caret == anchor ? nil : min(caret, anchor)..<max(caret, anchor)
  }

  /// Puts in what was typed or came from an input method, in place of what is selected. A line
  /// end in it breaks the line.
  package mutating func insert(_ text: String) {
    let text = text.withLineFeeds
    let isTyped = text.utf8.count <= 64 && text.count == 1 && text != "\n"
    replaceSelection(with: text, as: isTyped ? .typing : .whole)
  }

  /// Puts in a text as a whole, in place of what is selected: one undo takes it out again.
  package mutating func paste(_ text: String) {
    replaceSelection(with: text.withLineFeeds, as: .whole)
  }

  /// Takes another size, no less than 2 cells and 1 row. Costs as much as the rows then seen.
  package mutating func resize(columns: Int, rows: Int) {
    viewport.resize(columns: columns, rows: rows)
    streak = .none
    follow()
  }

  /// Empties the field after its text was sent. Nothing of the text remains: not for undo, nor
  /// for a yank.
  package mutating func clear() {
    store = TextStore()
    history = EditHistory()
    ring = KillRing()
    takeUp(caret: 0, anchor: 0, top: 0)
  }

  /// The field as a draft keeps it; costs as much as the text is long.
  package var state: FieldState {
    FieldState(
      text: text, caret: caret, anchor: caret == anchor ? nil : anchor, top: viewport.top)
  }

  /// Takes up a draft in place of all that is in the field; there is nothing to undo then. What
  /// points outside of the text or into a grapheme goes to the boundary before.
  package mutating func restore(_ state: FieldState) {
    store = TextStore()
    store.replace(0..<0, with: state.text.withLineFeeds)
    history = EditHistory()
    takeUp(caret: state.caret, anchor: state.anchor ?? state.caret, top: state.top)
  }

  private mutating func takeUp(caret: Int, anchor: Int, top: Int) {
    self.caret = store.roundedDown(caret)
    self.anchor = store.roundedDown(anchor)
    viewport.forgetLayouts()
    viewport.scroll(to: store.roundedDown(top))
    streak = .none
    changeCount += 1
    follow()
  }

  /// Brings the caret into view; the last act of every call that changes anything.
  mutating func follow() {
    store.rest(at: caret)
    viewport.follow(caret, in: store)
  }
}
