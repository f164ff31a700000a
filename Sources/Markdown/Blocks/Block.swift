/// A block that stands at the top level of a text: no quote and no list item is around it.
package struct Block {
  package enum Kind: Equatable {
    case heading(level: Int)
    case paragraph
    case thematicBreak
    case fence
    case indentedCode
    case html
    /// An Obsidian comment, `%%` to `%%`, that starts a line.
    case comment
    case quote
    case list
  }

  package var kind: Kind
  /// Where its first line starts.
  let start: Int
  /// One past the ending of its last line; blank lines after a block are not part of it.
  var end: Int
  /// A heading's text as it stands, over several lines where it is underlined.
  var content: Range<Int> = 0..<0
  /// Whether it is a heading made by the line under it.
  var isUnderlined = false
  /// Whether it lacks its closing mark and so runs to the end of the text, whatever is added there.
  package var isUnclosed = false
  /// What a list looks like.
  package var list: ListShape?
}

/// What an added item must know of a list, and what tells an item as a whole.
package struct ListShape {
  var first: ListMarker
  var last: ListMarker
  /// Where the lines begin with which the items at the list's own level begin.
  private(set) var starts: [Int]
  /// The number of these items.
  package var count: Int { starts.count }
  /// What the last item's number was ahead of the one before.
  var step = 1
  /// Whether blank lines stand between the first two items.
  var isLooseAtTop = false
  /// Whether blank lines stand between the last two items.
  var isLooseAtBottom = false

  init(_ marker: ListMarker, at start: Int) {
    first = marker
    last = marker
    starts = [start]
  }

  /// Takes the next item in; `isApart` if a blank line stands before it.
  mutating func add(_ marker: ListMarker, at start: Int, isApart: Bool) {
    step = marker.number - last.number
    last = marker
    starts.append(start)
    if count == 2 { isLooseAtTop = isApart }
    isLooseAtBottom = isApart
  }
}
