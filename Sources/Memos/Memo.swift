public import Timekeeping

/// One captured thought. Nothing in it ever changes after capture.
public struct Memo: Hashable, Sendable, Identifiable {
  /// The key to everything that is ever known of this memo.
  public let id: ID
  /// What was written, exactly; empty only where something is attached.
  public let text: String
  /// A title, where the person gave one.
  public let title: String?
  /// Tags without their `#`, in the order given.
  public let tags: [String]
  /// What came with it, in the order given.
  public let attachments: [Attachment]
  /// When and where it was captured, or what `--at` said.
  public let created: Timestamp
  /// Where the person wants it.
  public let destination: Destination

  /// Where a memo is to go.
  public enum Destination: Hashable, Sendable {
    /// Where the routes of the configuration say, at delivery.
    case routed
    /// To these sinks and no others.
    case sinks([SinkName])
    /// Into the vault at this absolute path, with defaults; needs no configuration.
    case vault(path: String)
  }

  /// A memo of these parts.
  public init(
    id: ID,
    text: String,
    title: String? = nil,
    tags: [String] = [],
    attachments: [Attachment] = [],
    created: Timestamp,
    destination: Destination = .routed
  ) {
    self.id = id
    self.text = text
    self.title = title
    self.tags = tags
    self.attachments = attachments
    self.created = created
    self.destination = destination
  }
}

/// The name of a sink, as the configuration gives it.
public struct SinkName: Hashable, Sendable, CustomStringConvertible {
  /// The name itself.
  public let description: String

  /// The sink of that name.
  public init(_ name: String) {
    description = name
  }
}
