import TOML

extension Settings {
  /// The text of a new configuration with one sink: the vault at `path`, which is absolute or
  /// begins with `~`.
  ///
  /// It reads without a problem, and still does when every `#` that no space follows is removed.
  public static func template(vault path: String) -> String {
    """
    # The configuration of Slip. "slip config check" finds what is wrong with it,
    # "slip config show" prints what is in effect. To use a line that begins with "#" and no
    # space after it, remove the "#".

    # A memo of 01:30 belongs to the day before if the day starts at 04:00.
    #day_starts_at = "04:00"

    # The language of dates: auto, en, ja, es, fr, de, it, pt, ko, zh-Hans, ar.
    #language = "auto"

    # Where memos go. There may be any number of sinks; each has its own name.
    [[sink]]
    name = "notes"
    type = "vault"
    path = \(Literal.string(path))
    # A note for each: daily, weekly, monthly, quarterly, yearly, or memo.
    mode = "daily"
    # Under this heading, which is made at the bottom, at the top, or not at all (error); without
    # it, at the end of the note.
    #heading = "## Inbox"
    #heading_missing = "bottom"
    # At the top or the bottom of the section.
    #position = "bottom"
    # list, task, heading, paragraph or callout.
    #entry = "list"
    # What in the note shows a memo's ID: none, block-id or comment.
    #marker = "none"
    # Properties that the notes are to have; a text is a template, lists are put together.
    #front_matter = { tags = ["memo"] }
    # Folder, name and template come from the vault's own settings unless they stand here.
    #folder = "Daily"
    #filename = "{{date:YYYY-MM-DD}}"
    #template = "Templates/Daily"
    # The language of the dates in this vault.
    #locale = "en"

    # A note for every memo.
    #[[sink]]
    #name = "inbox"
    #type = "vault"
    #path = \(Literal.string(path))
    #mode = "memo"
    #folder = "Inbox/{{date:YYYY}}"
    #filename = "\(VaultSettings.memoFilename)"

    # By e-mail: first "slip email register ADDRESS --relay URL".
    #[[sink]]
    #name = "mail"
    #type = "email"
    #relay = "https://relay.example.org"

    # To a program, which gets the memo as JSON on standard input.
    #[[sink]]
    #name = "script"
    #type = "command"
    #argv = ["/usr/local/bin/on-memo"]
    #timeout = "30s"

    # Which memos go where: the first route that matches counts, and a memo that none matches goes
    # to every sink that no route names. A route looks for a prefix, a tag, or what the text
    # contains; strip takes what it looked for out of the text.
    #[[route]]
    #when = { prefix = "todo:" }
    #to = ["notes"]
    #strip = true

    # How long the history of a memo is kept, or "forever"; and whether its text is.
    #[history]
    #keep = "365d"
    #preview = true

    # On the compose screen: whether Enter begins a new line ("enter-breaks") or sends
    # ("enter-sends"), and whether the screen stays when a memo is sent ("stay", "exit").
    # A table gives actions keys of your own, one or a list: keys = { enter = "sends", send = "f5" }.
    #[compose]
    #keys = "enter-breaks"
    #after_send = "stay"

    """
  }
}
