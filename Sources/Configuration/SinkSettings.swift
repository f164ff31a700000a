public import TOML

/// A sink: one `[[sink]]`.
public struct SinkSettings: Sendable {
  /// Its name: `name`.
  public let name: Setting<String>
  /// What it is, with all that only such a sink has.
  public let destination: Destination
  /// Where its header is.
  public let position: Position

  /// What a sink can be.
  public enum Destination: Sendable {
    /// A folder of notes.
    case vault(VaultSettings)
    /// A mailbox.
    case email(EmailSettings)
    /// A program.
    case command(CommandSettings)
  }

  /// The types of sinks: `type`.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A folder of notes.
    case vault
    /// A mailbox.
    case email
    /// A program.
    case command
  }

  /// The type of the sink.
  public var kind: Kind {
    switch destination {
    case .vault: .vault
    case .email: .email
    case .command: .command
    }
  }
}

/// What a sink of type `email` says.
public struct EmailSettings: Sendable {
  /// How the mail gets out: `transport`, with `relay` or `command`.
  public let transport: Setting<Transport>
  /// How long that may take: `timeout`.
  public internal(set) var timeout: Setting<Duration> = .standard(.seconds(30))

  /// How mail gets out.
  public enum Transport: Hashable, Sendable {
    /// By the relay at this https address (http only to this machine itself).
    case relay(url: String)
    /// By this program and its arguments, which takes the mail on standard input.
    case sendmail([String])

    /// The ways, as `transport` names them.
    enum Name: String, CaseIterable {
      case relay
      case sendmail
    }
  }
}

/// What a sink of type `command` says.
public struct CommandSettings: Sendable {
  /// The program and its arguments, one at least; a leading `~` is not expanded: `argv`.
  public let argv: Setting<[String]>
  /// How long a run may take: `timeout`.
  public internal(set) var timeout: Setting<Duration> = .standard(.seconds(30))
}

/// What a `[[route]]` says.
public struct RouteSettings: Sendable {
  /// The memos that it takes: `when`.
  public let condition: Setting<Condition>
  /// The names of the sinks they go to, one at least, each configured: `to`.
  public let sinks: Setting<[String]>
  /// Whether what matched stays in the text: `strip`.
  public internal(set) var match: Setting<Match> = .standard(.kept)

  /// What a route looks for.
  public enum Condition: Hashable, Sendable {
    /// The text begins with this.
    case prefix(String)
    /// The memo has this tag, written here without its `#`.
    case tag(String)
    /// This occurs in the text.
    case contains(String)
  }

  /// What becomes of the words that a route looked for.
  public enum Match: Hashable, Sendable {
    /// They stay in the text.
    case kept
    /// They are taken out.
    case stripped
  }
}
