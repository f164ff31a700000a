extension Phrases.Causes {
  static let italian = Self(
    notAFolder: { "\($0) non è una cartella" },
    notANote: { "\($0) non è una nota" },
    readOnly: { "\($0) è su un file system in sola lettura" },
    outsideVault: { "\($0) porta fuori dal vault" },
    notText: { "\($0) non è testo UTF-8 al byte \($1)" },
    brokenSettings: { "\($0) non è leggibile come impostazioni" },
    notDownloaded: { "\($0) non è ancora scaricato" },
    noHeading: { "in \($0) manca il titolo di sezione" },
    changing: { "\($0) continua a cambiare" },
    noFreeName: { "nessun nome libero per \($0)" },
    unfitName: {
      "nessuna nota può chiamarsi \($0): Obsidian non ammette : * ? \" < > | in un nome"
    },
    exited: { "\($0) è terminato con lo stato di uscita \($1)" },
    signalled: { "\($0) è stato terminato dal segnale \($1)" },
    timedOut: { "\($0) non è terminato in tempo" },
    notStarted: { "impossibile avviare \($0): \($1)" },
    noSink: "nessuna destinazione è configurata",
    noRoute: "nessuna rotta vale per esso, e ogni destinazione è nominata da una rotta",
    brokenConfiguration: { "la configurazione non è utilizzabile: \($0)" },
    undecided: { "non si sa che cosa ne è stato di un tentativo precedente: \($0)" },
    attachmentGone: {
      "\($0), un allegato, è illeggibile: non c’è più, e la destinazione non lo ha"
    },
    attachmentDamaged: {
      "\($0), un allegato, è illeggibile: è danneggiato, o la sua chiave non è qui"
    },
    attachmentNotRead: { "\($0), un allegato, è illeggibile: \($1)" },
    mountDisk: "montare il disco o correggere il percorso nella configurazione; poi: slip replay",
    initWrites: "slip init scrive una configurazione",
    addRoute: """
      aggiungere una destinazione che nessuna rotta nomina, o una rotta adatta; poi: slip \
      replay
      """,
    nameSinkAgain: "rimettere la destinazione nella configurazione, oppure: slip outbox drop ID",
    checkShows: "slip config check mostra ogni problema",
    putBack: "rimettere il file nel vault, poi: slip replay; oppure: slip outbox drop ID",
    doctorSays: "slip doctor dice perché",
    freeSpace: "liberare spazio, poi: slip replay",
    mendFormat:
      "correggere il formato del nome nelle impostazioni del vault o nella configurazione",
    propertiesStay: { "le proprietà di \($0) restano come sono: \($1)" },
    propertiesStayAt: { "le proprietà di \($0) restano come sono, riga \($1): \($2)" },
    propertyLeft: { "\($0) contiene altro in \($1): lasciato com’è" },
    noTemplate: { "il modello \($0) non è nel vault: la nota inizia senza" },
    mendLines: "correggere le righe tra i due ---",
    makeList: "farne una lista, o toglierlo da front_matter",
    makeTemplate: "crearlo, o indicarne un altro"
  )
}
