extension Phrases.Ledger {
  static let italian = Self(
    notOpened: { "impossibile aprire o creare \($0): \($1)" },
    lookAtAll: "slip doctor esamina tutto",
    notLocked: { "impossibile bloccare il registro: \($0)" },
    notWritten: { "impossibile scrivere il registro: \($0)" },
    notConfirmed: { "il disco non ha confermato ciò che è stato scritto: \($0)" },
    checkDisk: "controllare il disco, poi riprovare",
    tooLarge: "è troppo grande per il registro",
    recordUnreadable: { "una voce del segmento \($0) è illeggibile: \($1)" },
    namesDamage: "slip doctor dice che cosa è danneggiato",
    unreadSegments: {
      Plural.italian(
        $0, one: "\($0) segmento del registro è illeggibile",
        many: "\($0) di segmenti del registro sono illeggibili",
        other: "\($0) segmenti del registro sono illeggibili")
    },
    namesSegments: "slip doctor dice quali",
    keyMissing: { "la chiave \($0) non è su questa macchina" },
    importKey: "slip key import la prende da dove è custodita",
    keyWrong: { "il file della chiave \($0) contiene altro" },
    importBeside: "slip key import la aggiunge accanto",
    keyNotRead: { "la chiave \($0) è illeggibile: \($1)" },
    keyNotKept: { "impossibile tenere una chiave in \($0): \($1)" },
    noKeyText: "l’input non è ciò che slip key export stampa",
    gone: "non c’è più",
    damagedHeader: "la sua intestazione è danneggiata",
    newerVersion: "è di una versione più recente",
    itsKeyMissing: { "la sua chiave \($0) non è su questa macchina" },
    itsKeyWrong: { "il file della sua chiave \($0) contiene altro" },
    brokenSeal: "il suo sigillo è rotto",
    doubtfulSegment: { "forse già consegnato: il segmento \($0) del registro è illeggibile" },
    doubtfulBytes: { "forse già consegnato: il segmento \($0) è danneggiato al byte \($1)" },
    noKeyID: { "\($0) non è l’ID di una chiave" },
    listsKeys: "slip key le elenca",
    noKey: "non c’è ancora nessuna chiave",
    sealedUnder: {
      """
      ciò che verrà d’ora in poi è sigillato con \($0); tenere le chiavi precedenti per \
      ciò che è venuto prima
      """
    },
    guardKey: "chi ha questo testo può leggere il registro: custodirlo come una password",
    keyIsHere: { "la chiave \($0) c’è" },
    wrong: "errata",
    current: "in uso",
    usable: "utilizzabile"
  )
}
