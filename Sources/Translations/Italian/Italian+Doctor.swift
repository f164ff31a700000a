extension Phrases.Doctor {
  static let italian = Self(
    good: "bene",
    warning: "avviso",
    bad: "male",
    configuration: "configurazione",
    routes: "rotte",
    key: { "chiave \($0)" },
    keys: "chiavi",
    segment: { "segmento \($0)" },
    ledger: "registro",
    attachment: "allegato",
    attachments: "allegati",
    sink: { "destinazione \($0)" },
    clock: "orologio",
    initWrites: "slip init ne scrive una",
    mendPermissions: "correggere i suoi permessi",
    hasProblems: {
      Plural.italian(
        $0, one: "\($1) ha \($0) problema", many: "\($1) ha \($0) di problemi",
        other: "\($1) ha \($0) problemi")
    },
    checkShows: "slip config check li mostra",
    hasSinks: { "\($0), \($1)" },
    initShows: "slip init mostra come si scrive una destinazione",
    nowhereToGo: "i memo per cui non vale nessuna rotta non hanno dove andare",
    usableKeys: {
      Plural.italian(
        $0, one: "\($0) chiave utilizzabile in \($1)",
        many: "\($0) di chiavi utilizzabili in \($1)", other: "\($0) chiavi utilizzabili in \($1)")
    },
    exportPrints: "slip key export ne stampa una, per un luogo sicuro",
    setClock: "regolare l’orologio: i memo ne portano l’ora",
    ledgerHolds: { "\($0) in \($1), \($2) nella posta in uscita" },
    segmentUnreadable: { "illeggibile: \($0); \($1) in \($2)" },
    bytesChanged: {
      """
      qualcuno ha cambiato i byte da \($0) a \($1); illeggibile: \($2); tutto ciò che \
      segue è leggibile
      """
    },
    bytesDamaged: {
      """
      i byte da \($0) a \($1) sono danneggiati; illeggibile: \($2); tutto ciò che segue è \
      leggibile
      """
    },
    copyKept: { "una copia dei byte è in \($0); controllare il disco" },
    passedOver: {
      Plural.italian(
        $0,
        one: "\($0) byte di una scrittura interrotta è stato saltato; non era mai stata confermata",
        many: """
          \($0) di byte di una scrittura interrotta sono stati saltati; non era mai stata \
          confermata
          """,
        other: """
          \($0) byte di una scrittura interrotta sono stati saltati; non era mai stata \
          confermata
          """)
    },
    endsTorn: {
      Plural.italian(
        $0, one: "finisce con \($0) byte di una scrittura interrotta",
        many: "finisce con \($0) di byte di una scrittura interrotta",
        other: "finisce con \($0) byte di una scrittura interrotta")
    },
    abandoned: {
      Plural.italian(
        $0, one: "\($0) byte non è arrivato sul disco ed è stato riscritto altrove",
        many: "\($0) di byte non sono arrivati sul disco e sono stati riscritti altrove",
        other: "\($0) byte non sono arrivati sul disco e sono stati riscritti altrove")
    },
    checkDisk: "controllare il disco",
    importKey: "slip key import prende la chiave da dove è custodita",
    mendFile: "correggere i permessi del file",
    newerSlip: "usare la versione più recente di slip che lo ha scritto",
    attachmentsWait: {
      Plural.italian(
        $0, one: "\($0) allegato sigillato attende, \($1) in tutto",
        many: "\($0) di allegati sigillati attendono, \($1) in tutto",
        other: "\($0) allegati sigillati attendono, \($1) in tutto")
    },
    unreadableOfThem: {
      Plural.italian(
        $0, one: ", \($0) dei quali illeggibile", many: ", \($0) dei quali illeggibili",
        other: ", \($0) dei quali illeggibili")
    },
    leftOver: {
      Plural.italian(
        $0, one: "; \($0) che nessun memo attende andrà via con una consegna, dopo un giorno",
        many: "; \($0) che nessun memo attende andranno via con una consegna, dopo un giorno",
        other: "; \($0) che nessun memo attende andranno via con una consegna, dopo un giorno")
    }
  )
}
