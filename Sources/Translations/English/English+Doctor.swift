extension Phrases.Doctor {
  static let english = Self(
    good: "good",
    warning: "warning",
    bad: "bad",
    configuration: "configuration",
    routes: "routes",
    key: { "key \($0)" },
    keys: "keys",
    segment: { "segment \($0)" },
    ledger: "ledger",
    attachment: "attachment",
    attachments: "attachments",
    sink: { "sink \($0)" },
    clock: "clock",
    initWrites: "slip init writes one",
    mendPermissions: "mend its permissions",
    hasProblems: {
      Plural.english($0, one: "\($1) has \($0) problem", other: "\($1) has \($0) problems")
    },
    checkShows: "slip config check shows them",
    hasSinks: { "\($0), \($1)" },
    initShows: "slip init shows how a sink is written",
    nowhereToGo: "memos that no route is for have nowhere to go",
    usableKeys: {
      Plural.english($0, one: "\($0) usable key in \($1)", other: "\($0) usable keys in \($1)")
    },
    exportPrints: "slip key export prints one for a safe place",
    setClock: "set the clock: memos carry its time",
    ledgerHolds: { "\($0) in \($1), \($2) in the outbox" },
    segmentUnreadable: { "can't be read: \($0); \($1) in \($2)" },
    bytesChanged: {
      "bytes \($0) to \($1) are changed by someone; \($2) can't be read; all behind them can"
    },
    bytesDamaged: {
      "bytes \($0) to \($1) are damaged; \($2) can't be read; all behind them can"
    },
    copyKept: { "a copy of the bytes is in \($0); check the disk" },
    passedOver: {
      Plural.english(
        $0, one: "\($0) byte of a write that was cut short was passed over; it was never reported",
        other: "\($0) bytes of a write that was cut short were passed over; it was never reported")
    },
    endsTorn: {
      Plural.english(
        $0, one: "ends in \($0) byte of a write that was cut short",
        other: "ends in \($0) bytes of a write that was cut short")
    },
    abandoned: {
      Plural.english(
        $0, one: "\($0) byte did not reach the disk and was written again elsewhere",
        other: "\($0) bytes did not reach the disk and were written again elsewhere")
    },
    checkDisk: "check the disk",
    importKey: "slip key import takes the key from where it is kept",
    mendFile: "mend the file's permissions",
    newerSlip: "use the newer version of slip that wrote it",
    attachmentsWait: {
      Plural.english(
        $0, one: "\($0) sealed attachment of \($1) in all waits",
        other: "\($0) sealed attachments of \($1) in all wait")
    },
    unreadableOfThem: { ", \($0) of them unreadable" },
    leftOver: { "; \($0) that no memo waits for go with a delivery, after a day" }
  )
}
