extension Phrases.Vaults {
  static let english = Self(
    leftToCourier: "is left to slip-courier",
    todaysNote: { "today's note is \($0)" },
    noteEach: { "a note for each memo in \($0)" },
    formatDoubt: { "the format \($0): \($1)" },
    daysShare: { "the format \($0): several days share a note" },
    nameFully: "name the year, the month and the day in it",
    noTemplate: { "its template \($0) is not in the vault: new notes begin empty" },
    makeTemplate: "make it, or name another one",
    propertiesStay: {
      "\($0); its properties are left as they are, memos land all the same"
    },
    mendLines: "mend the lines between the two ---",
    cannotExchange: """
      its file system can't exchange two files in one step: \
      an edit saved in the same instant as a memo may be lost
      """,
    cannotLease: """
      its file system can't keep other programs waiting while a note is read: \
      an edit saved in the same instant as a memo may be lost
      """,
    cannotEither: """
      its file system can't exchange two files in one step \
      nor keep other programs waiting while a note is read: \
      an edit saved in the same instant as a memo may be lost
      """,
    localDisk: "keep the vault on a local disk, and let a sync tool copy it",
    runsByName: { "runs \($0), looked up in PATH" },
    runs: { "runs \($0)" },
    mendProgram: "mend argv in the configuration",
    noSettings: {
      "the vault has no settings for such notes: they are in its top folder, called \($0)"
    },
    notesGo: { "\($0) puts notes into \($1), called \($2)" },
    topFolder: "its top folder",
    folder: { "the folder \($0)" },
    fromTemplate: { ", made from the template \($0)" }
  )
}
