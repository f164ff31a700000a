internal import Terminals

/// What a key means in the list of recent memos.
enum HistoryCommand: Hashable {
  case move(Step)
  case back
  /// Show all that happened to the memo.
  case open
  case act(MemoErrand)
  /// Put the memo's text into the field.
  case copy

  /// How far.
  enum Step: Hashable {
    case rows(Int)
    case pages(Int)
    case toStart
    case toEnd

    /// The same in rows, where a page has so many.
    func count(ofPage page: Int) -> Int {
      switch self {
      case .rows(let count): count
      case .pages(let count): count * page
      case .toStart: -1_000_000_000
      case .toEnd: 1_000_000_000
      }
    }
  }

  /// What the input asks for; nil if nothing. Keys that move in the field move here.
  init?(_ input: Input, _ bindings: KeyBindings) {
    switch input {
    case .text("r"): self = .act(.retry)
    case .text("u"): self = .act(.undo)
    case .text("o"): self = .act(.open)
    case .text("y"): self = .copy
    case .text("q"): self = .back
    case .text("k"): self = .move(.rows(-1))
    case .text("j"): self = .move(.rows(1))
    case .text, .paste, .longPaste: return nil
    case .key(let key):
      if key.code == .enter {
        self = .open
        return
      }
      switch bindings[key] {
      case .edit(.up): self = .move(.rows(-1))
      case .edit(.down): self = .move(.rows(1))
      case .edit(.pageUp): self = .move(.pages(-1))
      case .edit(.pageDown): self = .move(.pages(1))
      case .edit(.lineStart), .edit(.textStart): self = .move(.toStart)
      case .edit(.lineEnd), .edit(.textEnd): self = .move(.toEnd)
      case .history, .cancel, .leave, .send: self = .back
      default: return nil
      }
    }
  }
}
