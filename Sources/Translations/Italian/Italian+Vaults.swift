extension Phrases.Vaults {
  static let italian = Self(
    leftToCourier: "è lasciata a slip-courier",
    todaysNote: { "la nota di oggi è \($0)" },
    noteEach: { "una nota per ogni memo in \($0)" },
    formatDoubt: { "il formato \($0): \($1)" },
    daysShare: { "il formato \($0): più giorni condividono una nota" },
    nameFully: "indicarvi l’anno, il mese e il giorno",
    noTemplate: { "il suo modello \($0) non è nel vault: le nuove note iniziano vuote" },
    makeTemplate: "crearlo, o indicarne un altro",
    propertiesStay: { "\($0); le sue proprietà restano come sono, i memo arrivano comunque" },
    mendLines: "correggere le righe tra i due ---",
    cannotExchange: """
      il suo file system non sa scambiare due file in un solo passo: una modifica fatta \
      nello stesso istante di un memo può andare perduta
      """,
    cannotLease: """
      il suo file system non sa far attendere altri programmi mentre si legge una nota: \
      una modifica fatta nello stesso istante di un memo può andare perduta
      """,
    cannotEither: """
      il suo file system non sa né scambiare due file in un solo passo né far attendere \
      altri programmi mentre si legge una nota: una modifica fatta nello stesso istante \
      di un memo può andare perduta
      """,
    localDisk: """
      tenere il vault su un disco locale, e farlo copiare da uno strumento di \
      sincronizzazione
      """,
    runsByName: { "avvia \($0), cercato in PATH" },
    runs: { "avvia \($0)" },
    mendProgram: "correggere argv nella configurazione",
    noSettings: {
      """
      il vault non ha impostazioni per queste note: sono nella sua cartella principale e \
      si chiamano \($0)
      """
    },
    notesGo: { "\($0) mette le note in \($1) e le chiama \($2)" },
    topFolder: "la sua cartella principale",
    folder: { "la cartella \($0)" },
    fromTemplate: { ", dal modello \($0)" }
  )
}
