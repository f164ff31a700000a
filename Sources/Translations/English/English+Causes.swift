extension Phrases.Causes {
  static let english = Self(
    notAFolder: { "\($0) is not a folder" },
    notANote: { "\($0) is not a note" },
    readOnly: { "\($0) is on a read-only file system" },
    outsideVault: { "\($0) leads out of the vault" },
    notText: { "\($0) is not UTF-8 text at byte \($1)" },
    brokenSettings: { "\($0) can't be read as settings" },
    notDownloaded: { "\($0) is not downloaded yet" },
    noHeading: { "\($0) does not have the heading" },
    changing: { "\($0) keeps changing" },
    noFreeName: { "no free name for \($0)" },
    unfitName: { "no note can be called \($0): Obsidian takes no : * ? \" < > | in a name" },
    exited: { "\($0) ended with exit status \($1)" },
    signalled: { "\($0) was ended by signal \($1)" },
    timedOut: { "\($0) did not end in time" },
    notStarted: { "\($0) can't be started: \($1)" },
    noSink: "no sink is configured",
    noRoute: "no route is for it, and every sink is named by a route",
    brokenConfiguration: { "the configuration can't be used: \($0)" },
    undecided: { "what became of an earlier attempt can't be told: \($0)" },
    attachmentGone: {
      "\($0), an attachment, can't be read: it is gone, and the sink does not have it"
    },
    attachmentDamaged: {
      "\($0), an attachment, can't be read: it is damaged, or its key is not here"
    },
    attachmentNotRead: { "\($0), an attachment, can't be read: \($1)" },
    mountDisk: "mount the disk or mend the path in the configuration; then: slip replay",
    initWrites: "slip init writes a configuration",
    addRoute: "add a sink that no route names, or a route for it; then: slip replay",
    nameSinkAgain: "name the sink in the configuration again, or: slip outbox drop ID",
    checkShows: "slip config check shows every problem",
    putBack: "put the file back into the vault, then: slip replay; or: slip outbox drop ID",
    doctorSays: "slip doctor says why",
    freeSpace: "free some space, then: slip replay",
    mendFormat: "mend the format of the name in the vault's settings or the configuration",
    propertiesStay: { "the properties of \($0) stay as they are: \($1)" },
    propertiesStayAt: { "the properties of \($0) stay as they are, line \($1): \($2)" },
    propertyLeft: { "\($0) has something else under \($1): left as it is" },
    noTemplate: { "the template \($0) is not in the vault: the note begins without it" },
    mendLines: "mend the lines between the two ---",
    makeList: "make a list of it, or take it out of front_matter",
    makeTemplate: "make it, or name another one"
  )
}
