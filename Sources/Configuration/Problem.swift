public import TOML

/// One thing that is wrong with a configuration, where, and what to write instead.
public struct Problem: Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind
  /// The characters concerned; never empty.
  public let span: Range<Position>
  /// What to write in their place, as it has to stand there; nil if nobody can know.
  public let suggestion: String?

  /// Where the characters concerned begin.
  public var position: Position {
    span.lowerBound
  }

  /// The kinds of problems. Strings are keys and values as they are, without quotes.
  public enum Kind: Hashable, Sendable {
    /// It is not TOML; nothing else was looked at.
    case syntax(SyntaxError.Reason)
    /// A key that the section does not know.
    case unknownKey(String, in: Section)
    /// The section lacks a key that it needs.
    case missingKey(String, in: Section)
    /// A value of the wrong type; the types that fit are listed.
    case wrongType(key: String, found: Value.Kind, fitting: [Value.Kind])
    /// A value that is not one of the known ones.
    case unknownValue(key: String, found: String, known: [String])
    /// A place in a template, `{{…}}`, that nothing fills there.
    case unknownPlace(key: String, found: String, known: [String])
    /// A text that is not of the form it needs.
    case malformed(key: String, Form)
    /// An array that needs an element and has none.
    case empty(key: String)
    /// An element that the array already has.
    case repeatedElement(key: String, String)
    /// A key that means nothing beside the others.
    case notApplicable(key: String, Circumstance)
    /// A sink of the name of an earlier one.
    case repeatedSink(String, first: Position)
    /// A route to a sink that is not configured.
    case unknownSink(String)
    /// A key of the keyboard that is given to two actions; the first of them.
    case takenKey(String, by: String)
    /// An action that needs a key and is left without one.
    case noKey(for: ScreenAction)
    /// A `when` with other than one condition; so many it has.
    case conditionCount(Int)
  }

  /// The tables of a configuration.
  public enum Section: String, Hashable, Sendable {
    /// The top of the text.
    case root = ""
    /// A `[[sink]]`.
    case sink = "sink"
    /// A `[[route]]`.
    case route = "route"
    /// The `when` of a route.
    case condition = "when"
    /// A property of a `front_matter` that is written as a table.
    case property = "front_matter"
    /// `[history]`
    case history = "history"
    /// `[compose]`
    case compose = "compose"
    /// The table `keys` of `[compose]`
    case bindings = "compose.keys"
    /// `[feedback]`
    case feedback = "feedback"
  }

  /// What a text has to be.
  public enum Form: Hashable, Sendable {
    /// `HH:MM`, from 00:00 to 23:59.
    case timeOfDay
    /// A number over 0 and one of s, m, h, d, w, as in `30s`.
    case duration
    /// A duration, or `forever`.
    case retention
    /// An https address; http only to this machine itself.
    case relayAddress
    /// An http or https address.
    case webAddress
    /// An absolute path, or one below `~`.
    case absolutePath
    /// A path that stays in the vault: no `..`.
    case pathInVault
    /// The name of a note, which Obsidian takes: no `:`, `*`, `?`, `"`, `<`, `>`, `|`, and no dot in
    /// front, once its dates are filled in.
    case noteName
    /// Not blank, and without control characters.
    case line
    /// A heading's text, or one to six `#`, a space and the text.
    case heading
    /// A template with the memo's `{{text}}` in it.
    case entryTemplate
    /// The name of a program, or its path, absolute or below `~`.
    case program
    /// Not empty, and without the character NUL.
    case argument
    /// Letters, digits, `_`, `-` and `/`, not digits alone.
    case tag
    /// The name of a key, as `ctrl-d`, `alt-enter` or `f5`.
    case keyName
    /// A key that types nothing: it is named in words, or Ctrl or Alt is held with it.
    case silentKey
    /// Not infinite, and not "not a number".
    case finite
  }

  /// What makes a key mean nothing.
  public enum Circumstance: Hashable, Sendable {
    /// The sink is of this type.
    case sinkType(SinkSettings.Kind)
    /// The value is a list, which is united with the note's own.
    case list
    /// The sink's `mode` is this.
    case mode(VaultSettings.Mode)
    /// The sink has no `heading`.
    case noHeading
    /// The sink's `transport` is `relay`.
    case relayTransport
    /// The sink's `transport` is `sendmail`.
    case sendmailTransport
  }
}

/// Everything that is wrong with a configuration, in the order of the text; never empty.
public struct Problems: Error, Hashable, Sendable {
  /// The problems.
  public let all: [Problem]
}
