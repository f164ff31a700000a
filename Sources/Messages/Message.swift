public import Timekeeping

/// An e-mail with one text, from one address to one address.
///
/// The same message is the same bytes at every try: they hold nothing but what is given here. All of
/// them are ASCII in lines of at most 76 characters, but where a single word is longer: an address,
/// an ID, a type of content. There is no CR or LF that does not end a line.
public struct Message: Hashable, Sendable {
  /// What the message is known by.
  public let id: ID
  /// Who sends it.
  public let from: Mailbox
  /// Who gets it.
  public let to: EmailAddress
  /// What it is about; perhaps empty.
  public let subject: Subject
  /// When it was written.
  public let date: Timestamp
  /// What it says. Its line breaks may be of any kind.
  public let text: String

  /// A message of these parts.
  public init(
    id: ID, from: Mailbox, to: EmailAddress, subject: Subject, date: Timestamp, text: String
  ) {
    self.id = id
    self.from = from
    self.to = to
    self.subject = subject
    self.date = date
    self.text = text
  }
}
