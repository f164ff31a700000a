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
    let summary: String
    /// What help says below the summary: a few lines of at most 80 columns.
    let details: String
    /// The words that may come first among the operands, each with its own line in help.
    var verbs: [(verb: String, operands: String, summary: String)] = []
    let flags: [Flag]
  }

  /// The options of every command.
  static let common: [Flag] = [.config, .state, .help]

  static func entry(_ name: Name) -> Entry {
    switch name {
    case .add:
      Entry(
        name: name, operands: "[TEXT…]", summary: "capture a memo and deliver it",
        details: """
          The memo is TEXT, its words joined by spaces; without TEXT, or with a single -, it is
          what comes on standard input. It is on stable storage when its ID is printed. Trailing
          line ends of standard input are not part of the memo. With --attach the text may
          be empty; a terminal is then asked for it only by -.
          """,
        flags: [
          .title, .tag, .attach, .name, .to, .at, .each, .wait, .noDeliver, .vault,
          .repairEncoding, .json,
        ])
    case .`init`:
      Entry(
        name: name, operands: "[VAULT]", summary: "write a commented configuration",
        details: """
          VAULT is the folder of notes; it is made if there is none. Without it the vaults that
          Obsidian knows are listed. A configuration that is there already is never replaced.
          """,
        flags: [.json])
    case .replay:
      Entry(
        name: name, operands: "", summary: "recover after a crash and deliver all that waits, now",
        details: "Pauses between attempts are ignored. Exit status 75 if anything still waits.",
        flags: [.dryRun, .sink, .json])
    case .outbox:
      Entry(
        name: name, operands: "[show|retry|drop ID]", summary: "show what waits, and why",
        details: "ID is any beginning or end of a memo's ID, at least 4 characters long.",
        verbs: [
          ("show", "ID", "every event of one memo, with its text"),
          ("retry", "ID", "deliver it now, even if it was held"),
          ("drop", "ID", "give it up; its history stays"),
        ],
        flags: [.yes, .json])
    case .undo:
      Entry(
        name: name, operands: "[ID]", summary: "take a memo back out of the vault or the outbox",
        details: """
          Without an ID: the memo captured last. Exactly what was put into the note comes out of it,
          as long as it stands there unchanged; the memo stays in the history.
          """,
        flags: [.json])
    case .open:
      Entry(
        name: name, operands: "[ID]", summary: "show where a memo is, or open it in Obsidian",
        details: """
          Without an ID: the memo captured last. Prints its note, the line in it, and an obsidian://
          address that opens the note.
          """,
        flags: [.app, .json])
    case .verify:
      Entry(
        name: name, operands: "", summary: "check every delivered memo against the vault",
        details: """
          Says which memos were edited, moved to another note or are missing, and which copies of
          sync tools hold memos. Exit status 75 if any is missing.
          """,
        flags: [.repair, .sink, .since, .until, .full, .json])
    case .history:
      Entry(
        name: name, operands: "[ID]", summary: "show what happened to which memo, newest last",
        details: "With an ID every event of that memo is shown.",
        flags: [.number, .status, .sink, .since, .until, .full, .json])
    case .tail:
      Entry(
        name: name, operands: "", summary: "print each event as it happens",
        details: "The last -n events come first. Ends with an interrupt.",
        flags: [.number, .sink, .full, .json])
    case .render:
      Entry(
        name: name, operands: "TEMPLATE", summary: "print what a template expands to",
        details: "The memo's text is what comes on standard input.",
        flags: [.at, .locale, .title, .tag])
    case .config:
      Entry(
        name: name, operands: "[check|path|show]", summary: "check or show the configuration",
        details: "Without a word: check.",
        verbs: [
          ("check", "", "all problems, each with its place and a suggestion"),
          ("path", "", "where the configuration is read from"),
          ("show", "", "every value, and where it came from"),
        ],
        flags: [.json])
    case .doctor:
      Entry(
        name: name, operands: "", summary: "look at everything and say how to mend what is wrong",
        details: "Changes nothing, except that damaged bytes are copied aside.",
        flags: [.json])
    case .key:
      Entry(
        name: name, operands: "rotate|export|import", summary: "look after the master keys",
        details: "Without a word the keys are listed.",
        verbs: [
          ("rotate", "", "seal what comes from now on under a new key"),
          ("export", "[KEY]", "print a key, for a safe place"),
          ("import", "", "add a key from standard input; none is ever replaced"),
        ],
        flags: [.json])
    case .completions:
      Entry(
        name: name, operands: "bash|zsh|fish", summary: "print completions for a shell",
        details:
          "For bash: slip completions bash > ~/.local/share/bash-completion/completions/slip",
        flags: [])
    case .help:
      Entry(
        name: name, operands: "[COMMAND]", summary: "show help", details: "", flags: [])
    }
  }
}
