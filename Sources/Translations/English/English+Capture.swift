extension Phrases.Capture {
  static let english = Self(
    notUTF8: { "the input is not UTF-8 at byte \($0); nothing was taken" },
    repairEncoding: "--repair-encoding replaces what is no text",
    nul: { "the input has a NUL at byte \($0); nothing was taken" },
    nulSeparates: "--repair-encoding replaces it; --each nul takes it as a separator",
    empty: "the memo is empty",
    tooLarge: "the memo is over 64 MiB; nothing was taken",
    ownFile: "keep it as a file of its own",
    rejectedLine: { "line \($0): \($1); the line was not taken" },
    notJSON: { "not JSON at column \($0)" },
    notObject: "not a JSON object",
    noText: "no text",
    wrongType: { "\($0) is of the wrong type" },
    unknownField: { "there is no field \($0)" },
    badTime: { "at can't be \($0)" },
    badTag: { "\($0) is no tag" },
    textHasNul: { "the text has a NUL at byte \($0)" },
    textNotUTF8: { "the text is not UTF-8 at byte \($0)" },
    overLimit: "the memo is over 64 MiB",
    notAttached: { "\($0) can't be attached: \($1); nothing was taken" },
    noFile: "it is no file",
    attachInput: "--attach - attaches what comes on standard input",
    attachmentNotKept: { "the memo was NOT accepted: what is attached can't be kept: \($0)" },
    notAccepted: {
      Plural.english(
        $0, one: "the memo was NOT accepted: \($1)",
        other: "the \($0) memos were NOT accepted: \($1)"
      )
    },
    sendAgain: "nothing is lost that you still have: send it again",
    freeSpace: "free some space, then send it again",
    inPlace: "in",
    waits: "waits",
    held: "held",
    takenBack: "taken back",
    kept: "is kept",
    nextRun: "waits for the next run",
    turn: "waits for its turn",
    leftToAnother: "another process is delivering it",
    mendHeld: { "mend it, then: slip outbox retry \($0); or: slip outbox drop \($0)" }
  )
}
