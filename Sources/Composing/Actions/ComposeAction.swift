/// What a key of the compose screen does.
public enum ComposeAction: Hashable, Sendable {
  /// Makes the memo durable and clears the field; on an empty field: leaves.
  case send
  /// Leaves; what is in the field is there at the next start.
  case leave
  /// Stops the program until the shell has it go on.
  case suspend
  /// Shows the recent memos.
  case history
  /// Goes on to the next language.
  case language
  /// Draws everything anew.
  case redraw
  /// Puts away what is marked or said.
  case cancel
  /// Changes the field, or moves in it.
  case edit(EditCommand)
}

extension ComposeAction {
  /// All there are, by the names that the configuration knows them by: `send`, `word-left`.
  public static let named: [String: ComposeAction] = {
    var named: [String: ComposeAction] = [
      "send": .send, "leave": .leave, "suspend": .suspend, "history": .history,
      "language": .language, "redraw": .redraw, "cancel": .cancel,
    ]
    for command in EditCommand.allCases { named[hyphenated(command.rawValue)] = .edit(command) }
    return named
  }()

  /// The names of the keys that have the action where nothing is said, the first one first; Enter left
  /// out, which has one of two actions.
  public var usualKeys: [String] { KeyBindings.usualKeys(of: self) }

  /// `wordLeft` as `word-left`.
  private static func hyphenated(_ word: String) -> String {
    word.reduce(into: "") { name, letter in
      if letter.isUppercase { name += "-" }
      name += letter.lowercased()
    }
  }
}
