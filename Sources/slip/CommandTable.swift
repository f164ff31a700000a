import Translations

/// The one table of commands: parser, help, man page and completions are made from it.
struct CommandTable {
  /// What can follow `slip`.
  enum Name: String, CaseIterable {
    case add
    case `init`
    case replay
    case outbox
    case undo
    case open
    case verify
    case history
    case tail
    case trace
    case render
    case config
    case doctor
    case key
    case completions
    case help
  }

  /// One command.
  struct Entry {
    let name: Name
    /// What follows the name, as help shows it.
    let operands: String
    /// Where help has its words.
    let words: (Phrases) -> Phrases.Help.Described
    /// The words that may come first among the operands, each with its own line in help.
    var verbs: [(verb: String, operands: String, summary: (Phrases.Help) -> String)] = []
    let flags: [Flag]
  }

  /// The options of the compose screen, which is `slip` alone.
  static let compose: [Flag] = [.once, .trace]

  /// The options of every command.
  static let common: [Flag] = [.config, .state, .help]

  static func entry(_ name: Name) -> Entry {
    switch name {
    case .add:
      Entry(
        name: name, operands: "[TEXT…]", words: { $0.help.add },
        flags: [
          .title, .tag, .attach, .name, .to, .at, .each, .wait, .noDeliver, .vault,
          .repairEncoding, .json,
        ])
    case .`init`:
      Entry(
        name: name, operands: "[VAULT]", words: { $0.help.initialize },
        flags: [.json])
    case .replay:
      Entry(
        name: name, operands: "", words: { $0.help.replay },
        flags: [.dryRun, .sink, .json])
    case .outbox:
      Entry(
        name: name, operands: "[show|retry|drop ID]", words: { $0.help.outbox },
        verbs: [
          ("show", "ID", { $0.outboxShow }),
          ("retry", "ID", { $0.outboxRetry }),
          ("drop", "ID", { $0.outboxDrop }),
        ],
        flags: [.yes, .json])
    case .undo:
      Entry(
        name: name, operands: "[ID]", words: { $0.help.undo },
        flags: [.json])
    case .open:
      Entry(
        name: name, operands: "[ID]", words: { $0.help.open },
        flags: [.app, .json])
    case .verify:
      Entry(
        name: name, operands: "", words: { $0.help.verify },
        flags: [.repair, .sink, .since, .until, .full, .json])
    case .history:
      Entry(
        name: name, operands: "[ID]", words: { $0.help.history },
        flags: [.number, .status, .sink, .since, .until, .full, .json])
    case .tail:
      Entry(
        name: name, operands: "", words: { $0.help.tail },
        flags: [.number, .sink, .full, .json])
    case .trace:
      Entry(
        name: name, operands: "FILE…", words: { $0.trace.command },
        flags: [.json])
    case .render:
      Entry(
        name: name, operands: "TEMPLATE", words: { $0.help.render },
        flags: [.at, .locale, .title, .tag])
    case .config:
      Entry(
        name: name, operands: "[check|path|show]", words: { $0.help.config },
        verbs: [
          ("check", "", { $0.configCheck }),
          ("path", "", { $0.configPath }),
          ("show", "", { $0.configShow }),
        ],
        flags: [.json])
    case .doctor:
      Entry(
        name: name, operands: "", words: { $0.help.doctor },
        flags: [.json])
    case .key:
      Entry(
        name: name, operands: "rotate|export|import", words: { $0.help.key },
        verbs: [
          ("rotate", "", { $0.keyRotate }),
          ("export", "[KEY]", { $0.keyExport }),
          ("import", "", { $0.keyImport }),
        ],
        flags: [.json])
    case .completions:
      Entry(
        name: name, operands: "bash|zsh|fish", words: { $0.help.completions },
        flags: [])
    case .help:
      Entry(
        name: name, operands: "[COMMAND]", words: { $0.help.help }, flags: [])
    }
  }
}
