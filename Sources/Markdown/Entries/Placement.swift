/// Where in a note an entry is to land.
///
/// One order of precedence: the first heading that `heading` names, at `position` of its section;
/// where the note has none, `missing` says where it is made, whatever `position` says, and the entry
/// lands at `position` of the section just made; with no `heading` at all, at `position` of the whole
/// text. A section reaches to the next heading of the
/// same or a higher level, so its bottom is below its last sub-section.
public struct Placement: Hashable, Sendable {
  /// Which end of the section.
  public enum Position: Hashable, Sendable {
    /// Right below the heading (or the properties); the newest entry stands first.
    case top
    /// Below all that stands there; the newest entry stands last.
    case bottom
  }

  /// What to do where the note has no such heading.
  public enum MissingHeading: Hashable, Sendable {
    /// Make it at the top of the text, below the properties.
    case makeAtTop
    /// Make it at the end of the note.
    case makeAtBottom
    /// Throw `headingMissing`.
    case fail
  }

  /// The heading of the section; nil for the whole text.
  public let heading: HeadingLine?
  /// Which end of it.
  public let position: Position
  /// What to do without it.
  public let missing: MissingHeading

  /// A placement at that end of that section.
  public init(
    under heading: HeadingLine? = nil, position: Position = .bottom,
    missing: MissingHeading = .makeAtBottom
  ) {
    self.heading = heading
    self.position = position
    self.missing = missing
  }
}
