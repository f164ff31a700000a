import Translations

/// Every option that any command takes: the raw value is its long name.
enum Flag: String, CaseIterable {
  case app
  case at
  case attach
  case config
  case dryRun = "dry-run"
  case each
  case full
  case help
  case json
  case locale
  case name
  case noDeliver = "no-deliver"
  case number = "n"
  case once
  case repair
  case repairEncoding = "repair-encoding"
  case sink
  case since
  case state
  case status
  case tag
  case title
  case to
  case trace
  case until
  case vault
  case version
  case wait
  case yes

  /// What follows the name.
  enum Shape {
    /// Nothing.
    case alone
    /// Always a value.
    case value(String)
    /// A value after `=`, or nothing.
    case optionalValue(String)
  }

  var shape: Shape {
    switch self {
    case .app, .dryRun, .full, .help, .json, .noDeliver, .once, .repair, .repairEncoding, .version,
      .yes:
      .alone
    case .at, .since, .until: .value("TIME")
    case .attach, .config, .trace: .value("FILE")
    case .each: .value("line|paragraph|nul|json")
    case .locale: .value("LANGUAGE")
    case .name: .value("NAME")
    case .number: .value("N")
    case .sink, .to: .value("SINK")
    case .state, .vault: .value("DIR")
    case .status: .value("STATUS")
    case .tag: .value("TAG")
    case .title: .value("TEXT")
    case .wait: .optionalValue("SECONDS")
    }
  }

  /// True for the options that may stand more than once.
  var repeats: Bool {
    self == .attach || self == .tag || self == .to
  }

  /// `-n` is the one option with a short name, and no long one.
  var written: String {
    rawValue.utf8.count == 1 ? "-" + rawValue : "--" + rawValue
  }

  /// The option as help shows it: `--title TEXT`.
  var usage: String {
    switch shape {
    case .alone: written
    case .value(let value): "\(written) \(value)"
    case .optionalValue(let value): "\(written)[=\(value)]"
    }
  }

  /// One line for help.
  func summary(_ phrases: Phrases) -> String {
    let words = phrases.options
    return switch self {
    case .app: words.app
    case .at: words.at
    case .attach: words.attach
    case .config: words.config
    case .dryRun: words.dryRun
    case .each: words.each
    case .full: words.full
    case .help: words.help
    case .json: words.json
    case .locale: words.locale
    case .name: words.name
    case .noDeliver: words.noDeliver
    case .number: words.number
    case .once: phrases.compose.once
    case .repair: words.repair
    case .repairEncoding: words.repairEncoding
    case .sink: words.sink
    case .since: words.since
    case .state: words.state
    case .status: words.status
    case .tag: words.tag
    case .title: words.title
    case .to: words.to
    case .trace: phrases.compose.trace
    case .until: words.until
    case .vault: words.vault
    case .version: words.version
    case .wait: words.wait
    case .yes: words.yes
    }
  }
}
