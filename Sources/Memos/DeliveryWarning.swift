/// What a person should know of a memo that was delivered all the same: a fact without prose and
/// without a word of any memo.
public struct DeliveryWarning: Hashable, Sendable {
  /// What it is about.
  public let kind: Kind
  /// The note or template concerned.
  public let place: String
  /// The line of the note, from 1, where one is concerned.
  public let line: Int?
  /// What `kind` says.
  public let detail: String?

  /// A warning of that kind.
  public init(_ kind: Kind, at place: String, line: Int? = nil, detail: String? = nil) {
    self.kind = kind
    self.place = place
    self.line = line
    self.detail = detail
  }

  /// The kinds of warnings. Raw values stand in JSON: they never change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The note's properties cannot be read, so none were put among them. `detail` is the name of
    /// what is wrong in `line`.
    case propertiesNotRead = "properties-not-read"
    /// The note has something under the names in `detail` that the sink's lists cannot be put into.
    case propertiesLeftOut = "properties-left-out"
    /// The template of a new note is not there; the note began without it.
    case noTemplate = "no-template"
  }
}
