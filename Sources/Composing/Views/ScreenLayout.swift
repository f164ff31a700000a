internal import Posix

/// Where things stand on a screen of some size: the field, and below it the one row for what is said.
///
/// A large screen has a margin around the field; a small one, down to a few cells, gives it all.
struct ScreenLayout: Hashable {
  let size: Terminal.Size

  init(_ size: Terminal.Size) {
    self.size = size
  }

  private var hasMargin: Bool { size.columns >= 44 && size.rows >= 12 }

  /// The screen's row on which the field begins.
  var fieldTop: Int { hasMargin ? 1 : 0 }
  /// The screen's column at which it begins.
  var fieldLeft: Int { hasMargin ? 2 : 0 }
  /// The field's rows, at least one.
  var fieldRows: Int { max(1, size.rows - (hasMargin ? 3 : 1)) }
  /// The field's columns, at least two.
  var fieldColumns: Int { max(2, size.columns - 2 * fieldLeft) }
  /// The row for what is said; nil where there is no room for it.
  var statusRow: Int? { size.rows > 1 ? size.rows - 1 : nil }
}
