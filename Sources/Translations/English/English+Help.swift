extension Phrases.Help {
  static let english = Self(
    motto: "Slip is where a thought goes the moment it occurs.",
    usage: "usage:",
    inputAsMemo: "capture standard input as one memo",
    commonOptions: "Options of every command:",
    options: "Options:",
    saysMore: "slip COMMAND --help says more about one of them.",
    sentence: { "\($0.capitalizedFirst)." },
    add: .init(
      "capture a memo and deliver it",
      """
      The memo is TEXT, its words joined by spaces; without TEXT, or with a single -, it is
      what comes on standard input. It is on stable storage when its ID is printed. Trailing
      line ends of standard input are not part of the memo. With --attach the text may
      be empty; a terminal is then asked for it only by -.
      """),
    initialize: .init(
      "write a commented configuration",
      """
      VAULT is the folder of notes; it is made if there is none. Without it the vaults that
      Obsidian knows are listed. A configuration that is there already is never replaced.
      """),
    replay: .init(
      "recover after a crash and deliver all that waits, now",
      "Pauses between attempts are ignored. Exit status 75 if anything still waits."),
    outbox: .init(
      "show what waits, and why",
      "ID is any beginning or end of a memo's ID, at least 4 characters long."),
    outboxShow: "every event of one memo, with its text",
    outboxRetry: "deliver it now, even if it was held",
    outboxDrop: "give it up; its history stays",
    undo: .init(
      "take a memo back out of the vault or the outbox",
      """
      Without an ID: the memo captured last. Exactly what was put into the note comes out of it,
      as long as it stands there unchanged; the memo stays in the history.
      """),
    open: .init(
      "show where a memo is, or open it in Obsidian",
      """
      Without an ID: the memo captured last. Prints its note, the line in it, and an obsidian://
      address that opens the note.
      """),
    verify: .init(
      "check every delivered memo against the vault",
      """
      Says which memos were edited, moved to another note or are missing, and which copies of
      sync tools hold memos. Exit status 75 if any is missing.
      """),
    history: .init(
      "show what happened to which memo, newest last",
      "With an ID every event of that memo is shown."),
    tail: .init(
      "print each event as it happens",
      "The last -n events come first. Ends with an interrupt."),
    render: .init(
      "print what a template expands to",
      "The memo's text is what comes on standard input."),
    config: .init("check or show the configuration", "Without a word: check."),
    configCheck: "all problems, each with its place and a suggestion",
    configPath: "where the configuration is read from",
    configShow: "every value, and where it came from",
    doctor: .init(
      "look at everything and say how to mend what is wrong",
      "Changes nothing, except that damaged bytes are copied aside."),
    key: .init("look after the master keys", "Without a word the keys are listed."),
    keyRotate: "seal what comes from now on under a new key",
    keyExport: "print a key, for a safe place",
    keyImport: "add a key from standard input; none is ever replaced",
    completions: .init(
      "print completions for a shell",
      "For bash: slip completions bash > ~/.local/share/bash-completion/completions/slip"),
    help: .init("show help", nil)
  )
}
