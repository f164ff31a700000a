/// How a vault writes its links.
public struct LinkStyle: Hashable, Sendable {
  /// What a link looks like.
  public var syntax: Syntax
  /// What it says of where the file is.
  public var target: Target

  /// What a link looks like.
  public enum Syntax: Hashable, Sendable {
    /// `[[scan.pdf]]`
    case wikilink
    /// `[scan.pdf](scan.pdf)`
    case markdown
  }

  /// What a link says of where the file is.
  public enum Target: Hashable, Sendable {
    /// Its name alone, where the vault has no other file of that name; else as `absolute`.
    case shortest
    /// The way from the folder of the note.
    case relative
    /// The way from the vault's root.
    case absolute
  }

  /// Obsidian's own, unless a setting is given.
  public init(syntax: Syntax = .wikilink, target: Target = .shortest) {
    self.syntax = syntax
    self.target = target
  }
}
