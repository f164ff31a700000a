extension Phrases.Compose {
  static let italian = Self(
    command: "scrivere memo su una schermata dedicata",
    optionsOfScreen: "Opzioni della schermata:",
    once: "terminare quando un memo è inviato",
    trace: "aggiungere a questo file quanto è durato ogni passo",
    languageName: "Italiano",
    hint: { "\($0) invia · \($1) recenti · \($2) esce" },
    waiting: { "\($0) in attesa" },
    held: {
      Plural.italian(
        $0, one: "\($0) trattenuto", many: "\($0) trattenuti", other: "\($0) trattenuti")
    },
    notSent: { "non inviato: \($0)" },
    draftNotKept: { "la bozza non viene conservata: \($0)" },
    draftNotKeptYet: "la bozza non è ancora conservata: il disco è troppo lento",
    drafts: "bozze",
    draft: "bozza",
    draftsKept: {
      Plural.italian(
        $0, one: "\($0) bozza conservata, salvata alle \($1)",
        many: "\($0) di bozze conservate, l’ultima salvata alle \($1)",
        other: "\($0) bozze conservate, l’ultima salvata alle \($1)")
    },
    draftNotOpened: { "\($0) non si può aprire: \($1); resta com’è" },
    draftNotRemoved: { "\($0) non si può togliere: \($1)" },
    nothingToSend: "niente da inviare",
    tooLarge: "oltre 64 MiB: meglio conservarlo come file",
    nothingSent: "non è ancora stato inviato nulla",
    historyKeys: "Invio mostra · r riprova · u riprende · o apre · y copia · Esc indietro",
    detailKeys: "Esc indietro",
    reviewQuestion: "Com’è Slip? Alt-1 … Alt-5 stelle, Alt-0 non ora",
    thanks: "grazie",
    terminalFailed: { "il terminale non è utilizzabile: \($0)" },
    isWaiting: "in attesa",
    isUncertain: "incerto",
    isHeld: "trattenuto",
    isDelivered: "consegnato",
    isDropped: "scartato",
    isUndone: "ripreso",
    isUnknown: "sconosciuto"
  )
}
