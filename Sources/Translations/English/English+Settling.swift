extension Phrases.Settling {
  static let english = Self(
    anotherDelivers: "another process is delivering",
    stillWaiting: {
      Plural.english(
        $0, one: "\($0) memo still in the outbox; slip outbox says why",
        other: "\($0) memos still in the outbox; slip outbox says why")
    },
    nothingWaits: "nothing waits",
    wouldDeliver: "would be delivered",
    wouldAsk: "would be looked for: a delivery was cut short",
    wouldWait: { "would wait: \($0)" },
    delivered: { "\($0) delivered" },
    takenBack: { "\($0) taken back" },
    waiting: { "\($0) waiting" },
    held: { "\($0) held" },
    unreadable: { "\($0) unreadable" },
    nothingToUndo: { "\($0) is \($1): nothing is to be undone" },
    busy: "another process is delivering, and did not end in time; nothing was changed",
    tryAgain: "try again",
    replayFinishes: "slip replay finishes or undoes what was begun",
    takenOut: { "taken out of \($0)" },
    fileStays: {
      "its file \($0) stays: it changed, something in the vault may name it, or it can't be moved"
    },
    givenUp: "is given up: it was waiting",
    givenUpFor: { "is given up for \($0): it was waiting" },
    stays: { "stays at \($0), which gives nothing back" },
    changedMeanwhile: { "\($0) changed in the same moment: the memo stays there" },
    saysWhere: { "slip open \($0) says where it is" },
    undecided: { "whether \($0) is gone can't be told yet: \($1)" },
    replayAsks: "slip replay asks again",
    givesNothingBack: { "\($0) gives nothing back; nothing was changed" },
    noteGone: { "\($0) is not there any more; nothing was changed" },
    verifyLooks: "slip verify looks for it in the whole vault",
    memoChanged: { "the memo does not stand in \($0) as it was put there; nothing was changed" },
    wasEdited: "it was edited or moved: slip open says where it is now",
    originUnknown: { "how the memo came into \($0) is not known; nothing was changed" },
    takeOutByHand: "take it out by hand: slip open shows where it is",
    nothingChanged: { "nothing was changed: \($0)" },
    nothingFor: { "nothing was delivered to a sink named \($0)" },
    repairDelivers: "slip verify --repair delivers what is missing again",
    readingNotes: "reading notes",
    searchingVault: "searching the vault",
    presentAt: { "present in \($0)" },
    editedAt: { "edited in \($0)" },
    movedTo: { "moved from \($0) to \($1)" },
    inCopyAt: { "not in \($0), but in the conflict copy \($1)" },
    missingFrom: { "missing from \($0)" },
    cannotTell: { "can't be told: \($0)" },
    copyWith: {
      Plural.english(
        $0, one: "\($1) is a conflict copy with \($0) memo",
        other: "\($1) is a conflict copy with \($0) memos")
    },
    present: { "\($0) present" },
    edited: { "\($0) edited" },
    moved: { "\($0) moved" },
    inCopies: { "\($0) in conflict copies" },
    missing: { "\($0) missing" },
    unknown: { "\($0) unknown" },
    elsewhere: { "\($0) not in a vault" },
    nothingDelivered: "nothing was delivered"
  )
}
