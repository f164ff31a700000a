import Configuration
import Memos
import Posix
import Timekeeping

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
  enum Reading {
    /// There is none: standard values, no sink.
    case absent
    case read(Settings)
    /// It says nothing that can be relied on.
    case wrong(Problems, bytes: [UInt8])
    /// The system does not let it be read.
    case unreadable(Errno)

    /// What keeps memos from being delivered by it; nil if nothing does.
    func obstacle(_ places: Places) -> DeliveryFailure.Cause? {
      switch self {
      case .absent: .init(.noSink)
      case .read(let settings): settings.sinks.isEmpty ? .init(.noSink) : nil
      case .wrong: .init(.brokenConfiguration, at: places.configuration)
      case .unreadable(let error):
        .init(.brokenConfiguration, at: places.configuration, number: Int(error.rawValue))
      }
    }
  }

  private(set) lazy var reading: Reading = {
    guard let path = Self.path(option) else { return .absent }
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try File(atPath: path, for: .read).readAll()
    } catch {
      return error == .noEntry ? .absent : .unreadable(error)
    }
    do throws(Problems) {
      return .read(try Settings(reading: bytes))
    } catch {
      return .wrong(error, bytes: bytes)
    }
  }()

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

  /// Where the configuration is if `--config` was given with that value, or not given; nil if that
  /// depends on HOME and there is none.
  static func path(_ option: String?) -> String? {
    option
      ?? Process.environment("SLIP_CONFIG")
      ?? Places.base("XDG_CONFIG_HOME", "/.config").map { $0 + "/slip/config.toml" }
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
