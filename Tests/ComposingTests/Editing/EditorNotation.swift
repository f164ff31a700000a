import Composing

/// Fields on one line of a test: `|` is the caret, `[` and `]` are the ends of what is selected,
/// of which the caret is one: `a[bc|]` or `a[|bc]`.
extension Editor {
  init(_ notation: String, columns: Int = 40, rows: Int = 8) {
    self.init(columns: columns, rows: rows)
    var (text, caret, ends) = ("", 0, [Int]())
    for scalar in notation.unicodeScalars {
      switch scalar {
      case "|": caret = text.utf8.count
      case "[", "]": ends.append(text.utf8.count)
      default: text.unicodeScalars.append(scalar)
      }
    }
    restore(FieldState(text: text, caret: caret, anchor: ends.first { $0 != caret }))
  }

  /// The field as the tests write it.
  var notation: String {
    var bytes = Array(text.utf8)
    var marks = [(caret, "|")]
    if let selection {
      // The caret stands inside of its bracket.
      marks =
        caret == selection.lowerBound
        ? [(selection.lowerBound, "[|"), (selection.upperBound, "]")]
        : [(selection.lowerBound, "["), (selection.upperBound, "|]")]
    }
    for (offset, mark) in marks.reversed() { bytes.insert(contentsOf: mark.utf8, at: offset) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The field after these commands.
  func after(_ commands: EditCommand...) -> Editor {
    var editor = self
    for command in commands { editor.perform(command) }
    return editor
  }

  /// The field after each character of `text` was typed.
  func typing(_ text: String) -> Editor {
    var editor = self
    for character in text { editor.insert(String(character)) }
    return editor
  }

  /// What is seen, a row a line.
  var seen: [String] {
    visibleRows.map { row in row.glyphs.map(\.text).joined() }
  }
}

/// A field, a command, and the field after it.
struct Change: CustomStringConvertible, Sendable {
  let before: String
  let command: EditCommand
  let after: String

  init(_ before: String, _ command: EditCommand, _ after: String) {
    (self.before, self.command, self.after) = (before, command, after)
  }

  var description: String { "\(command) in \(before.debugDescription)" }

  /// What became of the field, for an expectation.
  var outcome: String { Editor(before).after(command).notation }
}
