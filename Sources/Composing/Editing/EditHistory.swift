/// The changes of the text that can be undone, and those that were and can be done again.
///
/// Letters typed in a row are one step up to the end of their word, and so are graphemes deleted
/// in a row in one direction; every other change is a step of its own.
struct EditHistory: Sendable {
  /// One place of the text, before and after.
  struct Edit: Sendable {
    var offset: Int
    var removed: String
    var inserted: String
  }

  /// What kind of command made a change.
  enum Kind: Sendable {
    case typing, deletingLeft, deletingRight, whole
  }

  /// Caret and other end of the selection.
  struct Stand: Sendable {
    var caret: Int
    var anchor: Int
  }

  /// What one undo takes back.
  struct Step: Sendable {
    fileprivate(set) var edit: Edit
    let kind: Kind
    /// How the caret stood before the change.
    let before: Stand

    fileprivate var size: Int { edit.removed.utf8.count + edit.inserted.utf8.count + 64 }
  }

  /// How many bytes the steps may take. Beyond, the oldest are dropped down to three quarters,
  /// though never the newest.
  private static let limit = 16 << 20
  /// How many bytes of a text without spaces are one step.
  private static let wordLimit = 96

  private var done: [Step] = []
  private var undone: [Step] = []
  private var size = 0
  private var isSealed = true

  /// Keeps a change, joined to the newest step if it goes on with that. Nothing can be done
  /// again any more.
  mutating func record(_ edit: Edit, as kind: Kind, from stand: Stand) {
    size -= undone.reduce(0) { $0 + $1.size }
    undone = []
    if !isSealed, var last = done.popLast() {
      size -= last.size
      let joined = last.kind == kind && last.edit.join(edit, as: kind)
      done.append(last)
      size += last.size
      if joined { return }
    }
    let step = Step(edit: edit, kind: kind, before: stand)
    done.append(step)
    size += step.size
    isSealed = kind == .whole
    dropOldest()
  }

  /// Ends the newest step: the next change begins another.
  mutating func seal() { isSealed = true }

  /// The newest step, to be taken back; nil if there is none.
  mutating func undo() -> Step? {
    isSealed = true
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// The step last taken back, to be done again; nil if there is none.
  mutating func redo() -> Step? {
    isSealed = true
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  private mutating func dropOldest() {
    guard size > Self.limit else { return }
    var count = 0
    while count < done.count - 1, size > Self.limit / 4 * 3 {
      size -= done[count].size
      count += 1
    }
    done.removeFirst(count)
  }

  fileprivate static func fits(_ count: Int, _ previous: Character?, _ next: Character?) -> Bool {
    guard let previous, let next else { return true }
    return count <= wordLimit && (next.isWhitespace || !previous.isWhitespace)
  }
}

extension EditHistory.Edit {
  /// Takes in `next` if it goes on in the same word where this one stopped.
  fileprivate mutating func join(_ next: Self, as kind: EditHistory.Kind) -> Bool {
    switch kind {
    case .typing:
      guard next.removed.isEmpty, next.offset == offset + inserted.utf8.count,
        EditHistory.fits(inserted.utf8.count, inserted.last, next.inserted.first)
      else { return false }
      inserted += next.inserted
    case .deletingLeft:
      guard next.offset + next.removed.utf8.count == offset,
        EditHistory.fits(removed.utf8.count, removed.first, next.removed.last)
      else { return false }
      removed = next.removed + removed
      offset = next.offset
    case .deletingRight:
      guard next.offset == offset,
        EditHistory.fits(removed.utf8.count, removed.last, next.removed.first)
      else { return false }
      removed += next.removed
    case .whole: return false
    }
    return true
  }
}
