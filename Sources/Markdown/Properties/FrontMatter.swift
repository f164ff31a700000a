/// The properties in a note's front-matter: what each is called, and where its value stands.
///
/// Only as much of YAML is known here as people and plugins write between the two `---`: maps and
/// lists by indentation, `[…]` and `{…}`, plain and quoted scalars, `|` and `>`. A block that
/// leaves this, or that Obsidian's reader would refuse, has a problem instead: what is not surely
/// understood is never changed.
struct FrontMatter {
  let properties: [Held]

  /// A property as the note holds it. All offsets are into the note.
  struct Held {
    /// The name with its quotes and escapes resolved.
    let name: String
    /// Just behind the colon.
    let colonEnd: Int
    let value: Node
  }

  /// A value: what it is, and from where to where it is written, without a comment behind it.
  struct Node {
    let kind: Kind
    let range: Range<Int>
  }

  enum Kind {
    /// Nothing, or one of the words for nothing.
    case null
    /// A scalar on one line, with quotes and escapes resolved.
    case text(String)
    /// Items, and how to write one more; an item that is no scalar on one line is nil.
    case list([String?], Growth)
    /// Anything else.
    case other
  }

  /// How a list takes another item.
  enum Growth {
    /// On a line of its own at `offset`, with `prefix` before it.
    case line(prefix: Range<Int>, offset: Int)
    /// Between the brackets at `offset`, with these before it.
    case inline(separator: String, offset: Int)
  }

  /// The property of that name; Obsidian takes names for the same whatever their case.
  func property(_ name: String) -> Held? {
    properties.first { $0.name == name }
      ?? properties.first { $0.name.lowercased() == name.lowercased() }
  }
}

/// Why a note's properties are left as they are.
public struct PropertyProblem: Error, Hashable, Sendable {
  /// The line of the note, from 1.
  public let line: Int
  /// What is wrong there.
  public let kind: Kind

  /// What can be wrong with properties. Raw values stand in JSON: they never change.
  public enum Kind: String, Error, Hashable, Sendable {
    /// No line `---` ends them.
    case unclosed
    /// A tab stands where YAML wants spaces.
    case tab
    /// A line is indented as none can be there.
    case indentation
    /// A line is no `name: value`.
    case noName = "no-name"
    /// A name is there twice.
    case repeatedName = "repeated-name"
    /// A quote or bracket is not closed.
    case open
    /// A `\` in double quotes with a character that has no meaning there.
    case escape
    /// A character that cannot stand there without quotes, such as a colon and a space.
    case character
    /// YAML that Slip does not write to: anchors, aliases, tags, `? ` keys.
    case unsupported
  }

  /// The problem of that kind in line `line`.
  public init(line: Int, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }
}
