extension Phrases.Settling {
  static let italian = Self(
    anotherDelivers: "un altro processo sta consegnando",
    stillWaiting: {
      Plural.italian(
        $0, one: "\($0) memo ancora nella posta in uscita; slip outbox dice perché",
        many: "\($0) di memo ancora nella posta in uscita; slip outbox dice perché",
        other: "\($0) memo ancora nella posta in uscita; slip outbox dice perché")
    },
    nothingWaits: "nulla attende",
    wouldDeliver: "sarebbe consegnato",
    wouldAsk: "sarebbe cercato: una consegna è stata interrotta",
    wouldWait: { "attenderebbe: \($0)" },
    delivered: {
      Plural.italian(
        $0, one: "\($0) consegnato", many: "\($0) consegnati", other: "\($0) consegnati")
    },
    takenBack: {
      Plural.italian($0, one: "\($0) ripreso", many: "\($0) ripresi", other: "\($0) ripresi")
    },
    waiting: { "\($0) in attesa" },
    held: {
      Plural.italian(
        $0, one: "\($0) trattenuto", many: "\($0) trattenuti", other: "\($0) trattenuti")
    },
    unreadable: {
      Plural.italian(
        $0, one: "\($0) illeggibile", many: "\($0) illeggibili", other: "\($0) illeggibili")
    },
    nothingToUndo: { "\($0) ha lo stato \($1): non c’è nulla da riprendere" },
    busy: "un altro processo sta consegnando e non ha finito in tempo; non è cambiato nulla",
    tryAgain: "riprovare",
    replayFinishes: "slip replay finisce o annulla ciò che è stato iniziato",
    takenOut: { "tolto da \($0)" },
    fileStays: {
      """
      il suo file \($0) resta: è cambiato, qualcosa nel vault potrebbe nominarlo, o non \
      si può spostare
      """
    },
    givenUp: "è abbandonato: era in attesa",
    givenUpFor: { "è abbandonato per \($0): era in attesa" },
    stays: { "resta presso \($0), che non restituisce nulla" },
    changedMeanwhile: { "\($0) è cambiato nello stesso istante: il memo resta lì" },
    saysWhere: { "slip open \($0) dice dov’è" },
    undecided: { "non si sa ancora se \($0) è sparito: \($1)" },
    replayAsks: "slip replay chiede di nuovo",
    givesNothingBack: { "\($0) non restituisce nulla; non è cambiato nulla" },
    noteGone: { "\($0) non c’è più; non è cambiato nulla" },
    verifyLooks: "slip verify lo cerca in tutto il vault",
    memoChanged: { "il memo non è in \($0) come vi è stato messo; non è cambiato nulla" },
    wasEdited: "è stato modificato o spostato: slip open dice dov’è adesso",
    originUnknown: { "non si sa come il memo sia arrivato in \($0); non è cambiato nulla" },
    takeOutByHand: "toglierlo a mano: slip open mostra dov’è",
    nothingChanged: { "non è cambiato nulla: \($0)" },
    nothingFor: { "nulla è stato consegnato a una destinazione di nome \($0)" },
    repairDelivers: "slip verify --repair consegna di nuovo ciò che manca",
    readingNotes: "lettura delle note",
    searchingVault: "ricerca nel vault",
    presentAt: { "presente in \($0)" },
    editedAt: { "modificato in \($0)" },
    movedTo: { "spostato da \($0) a \($1)" },
    inCopyAt: { "non in \($0), ma nella copia in conflitto \($1)" },
    missingFrom: { "manca da \($0)" },
    cannotTell: { "non si può sapere: \($0)" },
    copyWith: {
      Plural.italian(
        $0, one: "\($1) è una copia in conflitto con \($0) memo",
        many: "\($1) è una copia in conflitto con \($0) di memo",
        other: "\($1) è una copia in conflitto con \($0) memo")
    },
    present: {
      Plural.italian($0, one: "\($0) presente", many: "\($0) presenti", other: "\($0) presenti")
    },
    edited: {
      Plural.italian(
        $0, one: "\($0) modificato", many: "\($0) modificati", other: "\($0) modificati")
    },
    moved: {
      Plural.italian($0, one: "\($0) spostato", many: "\($0) spostati", other: "\($0) spostati")
    },
    inCopies: { "\($0) in copie in conflitto" },
    missing: {
      Plural.italian($0, one: "\($0) mancante", many: "\($0) mancanti", other: "\($0) mancanti")
    },
    unknown: {
      Plural.italian($0, one: "\($0) ignoto", many: "\($0) ignoti", other: "\($0) ignoti")
    },
    elsewhere: { "\($0) fuori da un vault" },
    nothingDelivered: "nulla è stato consegnato"
  )
}
