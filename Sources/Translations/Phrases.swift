public import Timekeeping

/// Every word that the program says to a person, in one language.
///
/// One property a message, in groups by what the message is about. A group is made when it is first
/// asked for. No message has a value to fall back on: one that a language lacks does not compile.
///
/// Numbers are written in western digits. The names of commands, options, keys and files stand in
/// every language as they are typed.
public struct Phrases: Hashable, Sendable {
  /// The language of the phrases.
  public let language: Language

  /// The phrases in that language.
  public init(_ language: Language) {
    self.language = language
  }

  /// A phrase with a place for one text.
  public typealias With1 = @Sendable (String) -> String
  /// A phrase with places for two texts.
  public typealias With2 = @Sendable (String, String) -> String
  /// A phrase with places for three texts.
  public typealias With3 = @Sendable (String, String, String) -> String
  /// A phrase that counts: in the form that the count takes.
  public typealias Counted = @Sendable (Int) -> String
  /// A phrase that counts, with a place for a text.
  public typealias CountedWith1 = @Sendable (Int, String) -> String
}
