/// What a block shows to the one that stands next to it.
struct Edge: Equatable {
  /// The list that an item put next to it would belong to.
  var list: ListMarker.Kind?
  /// The items of that list stand apart.
  var isLoose = false
  /// What is indented this far still belongs to the block, also below a blank line.
  var reach: Int?
  /// How far the first line is indented.
  var indent = 0

  /// Words, code, a quote: anything that is not a list and is not indented.
  static let plain = Edge()
}

/// What stands between two blocks. This is the one rule for all that Slip inserts.
enum Gap: Equatable {
  /// Nothing.
  case none
  /// A blank line.
  case blankLine
  /// An empty HTML comment between blank lines; nothing else ends a list before indented text.
  case comment

  /// The comment of `comment`.
  static let listEnd = "<!-- -->"

  /// The gap between a block and the one below it.
  ///
  /// The items of one list stand as its items stand. Anything else has one blank line between,
  /// but none below the heading or the properties that it belongs to, for which `above` is nil.
  init(below above: Edge?, above below: Edge) {
    guard let above else {
      self = .none
      return
    }
    if let column = above.reach, below.indent >= column {
      self = .comment
    } else if let list = above.list, list == below.list {
      self = above.isLoose || below.isLoose ? .blankLine : .none
    } else {
      self = .blankLine
    }
  }

  /// The lines to write, given the blank lines that are there already.
  func bytes(_ ending: [UInt8], hasBlankAbove: Bool, hasBlankBelow: Bool) -> [UInt8] {
    switch self {
    case .none:
      return []
    case .blankLine:
      return hasBlankAbove || hasBlankBelow ? [] : ending
    case .comment:
      return (hasBlankAbove ? [] : ending) + Self.listEnd.utf8 + ending
        + (hasBlankBelow ? [] : ending)
    }
  }
}

extension Block {
  /// What the block shows to text below it.
  var lowerEdge: Edge {
    guard let list else { return Edge(reach: kind == .indentedCode ? 4 : nil) }
    return Edge(
      list: list.last.kind, isLoose: list.count > 1 && list.isLooseAtBottom,
      reach: list.last.contentColumn)
  }

  /// What the block shows to text above it.
  func upperEdge(in bytes: [UInt8]) -> Edge {
    let indent = LineCursor(bytes, bytes.line(at: start)).indent
    guard let list else { return Edge(indent: indent) }
    return Edge(
      list: list.first.kind, isLoose: list.count > 1 && list.isLooseAtTop, indent: indent)
  }
}
