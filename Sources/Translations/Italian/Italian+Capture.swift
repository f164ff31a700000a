extension Phrases.Capture {
  static let italian = Self(
    notUTF8: { "l’input non è UTF-8 al byte \($0); non è stato preso nulla" },
    repairEncoding: "--repair-encoding sostituisce ciò che non è testo",
    nul: { "l’input contiene NUL al byte \($0); non è stato preso nulla" },
    nulSeparates: "--repair-encoding lo sostituisce; --each nul lo prende come separatore",
    empty: "il memo è vuoto",
    tooLarge: "il memo supera 64 MiB; non è stato preso nulla",
    ownFile: "tenerlo come file a parte",
    rejectedLine: { "riga \($0): \($1); la riga non è stata presa" },
    notJSON: { "non è JSON alla colonna \($0)" },
    notObject: "non è un oggetto JSON",
    noText: "manca il testo",
    wrongType: { "\($0) è del tipo sbagliato" },
    unknownField: { "non c’è nessun campo \($0)" },
    badTime: { "valore non valido per at: \($0)" },
    badTag: { "\($0) non è un’etichetta" },
    textHasNul: { "il testo contiene NUL al byte \($0)" },
    textNotUTF8: { "il testo non è UTF-8 al byte \($0)" },
    overLimit: "il memo supera 64 MiB",
    notAttached: { "impossibile allegare \($0): \($1); non è stato preso nulla" },
    noFile: "non è un file",
    attachInput: "--attach - allega ciò che arriva dallo standard input",
    attachmentNotKept: {
      "il memo NON è stato accettato: impossibile conservare l’allegato: \($0)"
    },
    notAccepted: {
      Plural.italian(
        $0, one: "il memo NON è stato accettato: \($1)",
        many: "\($0) di memo NON sono stati accettati: \($1)",
        other: "i \($0) memo NON sono stati accettati: \($1)")
    },
    sendAgain: "nulla di ciò che esiste ancora è perduto: inviarlo di nuovo",
    freeSpace: "liberare spazio, poi inviarlo di nuovo",
    inPlace: "in",
    waits: "attende",
    held: "trattenuto",
    takenBack: "ripreso",
    kept: "è conservato",
    nextRun: "attende la prossima esecuzione",
    turn: "attende il suo turno",
    leftToAnother: "un altro processo lo sta consegnando",
    mendHeld: { "correggere, poi: slip outbox retry \($0); oppure: slip outbox drop \($0)" }
  )
}
