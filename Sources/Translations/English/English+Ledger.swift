extension Phrases.Ledger {
  static let english = Self(
    notOpened: { "\($0) can't be opened or made: \($1)" },
    lookAtAll: "slip doctor looks at everything",
    notLocked: { "the ledger can't be locked: \($0)" },
    notWritten: { "the ledger can't be written: \($0)" },
    notConfirmed: { "the disk did not confirm what was written: \($0)" },
    checkDisk: "check the disk, then try again",
    tooLarge: "it is too large for the ledger",
    recordUnreadable: { "a record in segment \($0) can't be read: \($1)" },
    namesDamage: "slip doctor names what is damaged",
    unreadSegments: {
      Plural.english(
        $0, one: "\($0) segment of the ledger can't be read",
        other: "\($0) segments of the ledger can't be read")
    },
    namesSegments: "slip doctor names them",
    keyMissing: { "the key \($0) is not on this machine" },
    importKey: "slip key import takes it from where it is kept",
    keyWrong: { "the file of the key \($0) holds something else" },
    importBeside: "slip key import adds it beside",
    keyNotRead: { "the key \($0) can't be read: \($1)" },
    keyNotKept: { "no key can be kept in \($0): \($1)" },
    noKeyText: "the input is not what slip key export prints",
    gone: "it is gone",
    damagedHeader: "its header is damaged",
    newerVersion: "it is of a newer version",
    itsKeyMissing: { "its key \($0) is not on this machine" },
    itsKeyWrong: { "the file of its key \($0) holds something else" },
    brokenSeal: "its seal is broken",
    doubtfulSegment: {
      "may have been delivered already: segment \($0) of the ledger can't be read"
    },
    doubtfulBytes: {
      "may have been delivered already: segment \($0) is damaged at byte \($1)"
    },
    noKeyID: { "\($0) is not the ID of a key" },
    listsKeys: "slip key lists them",
    noKey: "there is no key yet",
    sealedUnder: {
      "what comes from now on is sealed under \($0); keep the older keys for what came before"
    },
    guardKey: "whoever has this text can read the ledger: keep it where a password is kept",
    keyIsHere: { "the key \($0) is here" },
    wrong: "wrong",
    current: "current",
    usable: "usable"
  )
}
