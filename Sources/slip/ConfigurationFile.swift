import Configuration
import Posix
import Timekeeping
import Wiring

/// The configuration of this run: read once, when something of it is first needed.
final class ConfigurationFile {
  private let words: [String]
  /// The language to be spoken whatever it says; nil for the one that it says.
  private let spoken: Language?

  /// The file that those words ask for. Words that make no sense are good for it too: what is wrong
  /// with them is said in its language.
  init(askedForBy words: [String]) {
    self.words = words
    spoken = nil
  }

  /// The file that `arguments` ask for; whatever it says, `language` is spoken, if there is one.
  init(_ arguments: Arguments, in language: Language? = nil) {
    words = arguments[.config].map { [Flag.config.written, $0] } ?? []
    spoken = language
  }

  /// What it says.
  private(set) lazy var reading = Reading(of: Places.configuration(option))

  /// The language of dates and messages: the configuration's, else the system's.
  private(set) lazy var language: Language = {
    if let spoken { return spoken }
    if case .read(let settings) = reading, let language = settings.language.value {
      return language
    }
    return Self.systemLanguage
  }()

  /// The language of the system: LC_ALL, LC_MESSAGES or LANG, in this order; English if the first
  /// that is set names none that Slip speaks.
  static var systemLanguage: Language {
    let locale =
      Process.environment("LC_ALL") ?? Process.environment("LC_MESSAGES")
      ?? Process.environment("LANG")
    return locale.flatMap { Language(locale: $0) } ?? .en
  }

  /// The value of `--config`, if it was given.
  private var option: String? {
    do throws(UsageError) {
      return try Arguments(words)[.config]
    } catch {
      return Self.option(in: words)
    }
  }

  /// The value of `--config`, as far as it can be seen among words that are no command line.
  private static func option(in words: [String]) -> String? {
    let name = Flag.config.written
    for (index, word) in words.enumerated() {
      if word == name, index + 1 < words.count { return words[index + 1] }
      if word.hasPrefix(name + "=") { return String(word.dropFirst(name.count + 1)) }
    }
    return nil
  }
}
