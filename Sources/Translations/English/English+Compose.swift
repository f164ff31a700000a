extension Phrases.Compose {
  static let english = Self(
    command: "write memos on a screen of their own",
    optionsOfScreen: "Options of the screen:",
    once: "end when a memo is sent",
    trace: "append how long each step took to this file",
    languageName: "English",
    hint: { "\($0) sends · \($1) recent · \($2) leaves" },
    waiting: { "\($0) waiting" },
    held: { "\($0) held" },
    notSent: { "not sent: \($0)" },
    draftNotKept: { "the draft is not kept: \($0)" },
    draftNotKeptYet: "the draft is not kept yet: the disk takes too long",
    drafts: "drafts",
    draft: "draft",
    draftsKept: {
      Plural.english(
        $0, one: "\($0) draft kept, the latest saved at \($1)",
        other: "\($0) drafts kept, the latest saved at \($1)")
    },
    draftNotOpened: { "\($0) can't be opened: \($1); it is left as it is" },
    draftNotRemoved: { "\($0) can't be removed: \($1)" },
    nothingToSend: "nothing to send",
    tooLarge: "over 64 MiB: keep it as a file",
    nothingSent: "nothing was sent yet",
    historyKeys: "Enter shows all · r retries · u undoes · o opens · y copies · Esc back",
    detailKeys: "Esc back",
    reviewQuestion: "How is Slip? Alt-1 to Alt-5 stars, Alt-0 not now",
    thanks: "thank you",
    terminalFailed: { "the terminal can't be used: \($0)" },
    isWaiting: "waiting",
    isUncertain: "uncertain",
    isHeld: "held",
    isDelivered: "delivered",
    isDropped: "dropped",
    isUndone: "undone",
    isUnknown: "unknown"
  )
}
