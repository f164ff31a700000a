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
  case repair
  case repairEncoding = "repair-encoding"
  case sink
  case since
  case state
  case status
  case tag
  case title
  case to
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
    case .app, .dryRun, .full, .help, .json, .noDeliver, .repair, .repairEncoding, .version, .yes:
      .alone
    case .at, .since, .until: .value("TIME")
    case .attach, .config: .value("FILE")
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
  var summary: String {
    switch self {
    case .app: "open it, in the program that obsidian:// addresses belong to"
    case .at: "the memo's time (RFC 3339) instead of now"
    case .attach: "attach this file, - for standard input; may be given again"
    case .config: "read this configuration file"
    case .dryRun: "say what would be done and do nothing"
    case .each: "take many memos from standard input"
    case .full: "show whole texts"
    case .help: "show this"
    case .json: "print one JSON object a line"
    case .locale: "the language of dates: en ja es fr de it pt ko zh-Hans ar"
    case .name: "what the file of --attach - is called"
    case .noDeliver: "accept only, and leave delivery to the next run"
    case .number: "how many (default 20)"
    case .repair: "deliver again what is missing, under the same ID"
    case .repairEncoding: "replace bytes that are not UTF-8, and NUL, by U+FFFD"
    case .sink: "only this sink"
    case .since: "only what was captured at or after this time or day"
    case .state: "keep the ledger here"
    case .status: "only memos with this status, as history shows it: waiting, delivered, undone …"
    case .tag: "a tag, without its #; may be given again"
    case .title: "a title"
    case .to: "deliver to this sink only; may be given again"
    case .until: "only what was captured before this time, or up to the end of this day"
    case .vault: "use this vault with defaults, making it if there is none"
    case .version: "show the version"
    case .wait: "wait until every sink has settled"
    case .yes: "do not ask"
    }
  }
}
