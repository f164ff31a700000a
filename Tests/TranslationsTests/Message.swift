import Timekeeping
import Translations

/// One message of one language: found by going through all groups, so that none is left out.
struct Message {
  /// The group and the property, such as `usage.unknownCommand`.
  let name: String
  /// What it says with the sample arguments; a message that counts, once for each count.
  let texts: [String]
  /// The sample arguments that have to stand in each of the texts.
  let arguments: [String]
  /// The count for each text, of a message that counts.
  var counts: [Int] = []

  /// Sample arguments that no phrase holds of itself.
  static let samples = ["<α1>", "<β2>", "<γ3>"]
  /// Counts of all categories of all ten languages.
  static let counts = [0, 1, 2, 3, 7, 11, 99, 100, 103, 1_000_000]

  /// Every message of that language.
  static func all(in language: Language) -> [Message] {
    let phrases = Phrases(language)
    let groups: [(String, any Listed)] = [
      ("basics", phrases.basics), ("system", phrases.system), ("usage", phrases.usage),
      ("capture", phrases.capture), ("ledger", phrases.ledger), ("causes", phrases.causes),
      ("history", phrases.history), ("settling", phrases.settling), ("doctor", phrases.doctor),
      ("vaults", phrases.vaults), ("configuration", phrases.configuration),
      ("syntax", phrases.syntax), ("formats", phrases.formats), ("help", phrases.help),
      ("options", phrases.options), ("compose", phrases.compose), ("trace", phrases.trace),
    ]
    return groups.flatMap { messages(of: $1, called: $0) }
  }

  /// The messages of one group; a message without texts tells that some are not listed.
  private static func messages<Group: Listed>(of group: Group, called name: String) -> [Message] {
    let names = Mirror(reflecting: group).children.map { name + "." + ($0.label ?? "") }
    guard Set(Group.messages).count == names.count else {
      return [Message(name: name, texts: [], arguments: [])]
    }
    return zip(names, Group.messages).flatMap { messages($0, group[keyPath: $1]) }
  }

  /// The messages that a property holds; none if it is of a kind that is not known here.
  private static func messages(_ name: String, _ value: Any) -> [Message] {
    let (first, second, third) = (samples[0], samples[1], samples[2])
    switch value {
    case let text as String:
      return [Message(name: name, texts: [text], arguments: [])]
    case let phrase as Phrases.With1:
      return [Message(name: name, texts: [phrase(first)], arguments: [first])]
    case let phrase as Phrases.With2:
      return [Message(name: name, texts: [phrase(first, second)], arguments: [first, second])]
    case let phrase as Phrases.With3:
      return [Message(name: name, texts: [phrase(first, second, third)], arguments: samples)]
    case let phrase as Phrases.Counted:
      return [Message(name: name, texts: counts.map(phrase), arguments: [], counts: counts)]
    case let phrase as Phrases.CountedWith1:
      return [
        Message(
          name: name, texts: counts.map { phrase($0, first) }, arguments: [first], counts: counts)
      ]
    case let words as Phrases.Help.Described:
      return [Message(name: name + ".summary", texts: [words.summary], arguments: [])]
        + (words.details.map { [Message(name: name + ".details", texts: [$0], arguments: [])] }
          ?? [])
    default:
      return [Message(name: name, texts: [], arguments: [])]
    }
  }
}
