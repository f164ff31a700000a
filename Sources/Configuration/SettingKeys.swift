/// The keys that a table of the configuration may have.
protocol SettingKey: RawRepresentable<String>, CaseIterable, Hashable {
  static var section: Problem.Section { get }
}

enum RootKey: String, SettingKey {
  case dayStartsAt = "day_starts_at"
  case language
  case sink
  case route
  case history
  case compose
  case feedback

  static var section: Problem.Section { .root }

  /// True for what stands under `[[…]]`, as often as one likes.
  var isArray: Bool { self == .sink || self == .route }
}

enum SinkKey: String, SettingKey {
  case name
  case type
  // of a vault
  case path
  case mode
  case heading
  case headingMissing = "heading_missing"
  case position
  case entry
  case marker
  case frontMatter = "front_matter"
  case folder
  case filename
  case template
  case locale
  // of an email
  case transport
  case relay
  case command
  // of a command
  case argv
  case timeout

  static var section: Problem.Section { .sink }

  /// The types of sinks that have the key.
  var kinds: [SinkSettings.Kind] {
    switch self {
    case .name, .type: SinkSettings.Kind.allCases
    case .path, .mode, .heading, .headingMissing, .position, .entry, .marker, .frontMatter,
      .folder, .filename, .template, .locale:
      [.vault]
    case .transport, .relay, .command: [.email]
    case .argv: [.command]
    case .timeout: [.email, .command]
    }
  }

  /// True for what only a note of many memos has.
  var isOfSharedNotes: Bool {
    [.heading, .headingMissing, .position, .entry].contains(self)
  }
}

enum PropertyKey: String, SettingKey {
  case value
  case when

  static var section: Problem.Section { .property }
}

enum RouteKey: String, SettingKey {
  case when
  case to
  case strip

  static var section: Problem.Section { .route }
}

enum ConditionKey: String, SettingKey {
  case prefix
  case tag
  case contains

  static var section: Problem.Section { .condition }
}

enum HistoryKey: String, SettingKey {
  case keep
  case preview

  static var section: Problem.Section { .history }
}

enum ComposeKey: String, SettingKey {
  case keys
  case afterSend = "after_send"

  static var section: Problem.Section { .compose }
}

/// The keys of the table `keys`: `enter`, and the actions.
enum BindingKey: SettingKey {
  case enter
  case action(ScreenAction)

  static var section: Problem.Section { .bindings }

  static var allCases: [BindingKey] { [.enter] + ScreenAction.allCases.map(BindingKey.action) }

  init?(rawValue: String) {
    if rawValue == "enter" {
      self = .enter
    } else if let action = ScreenAction(rawValue: rawValue) {
      self = .action(action)
    } else {
      return nil
    }
  }

  var rawValue: String {
    switch self {
    case .enter: "enter"
    case .action(let action): action.rawValue
    }
  }
}

enum FeedbackKey: String, SettingKey {
  case url

  static var section: Problem.Section { .feedback }
}
