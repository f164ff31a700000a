extension Phrases.Ledger {
  static let french = Self(
    notOpened: { "impossible d’ouvrir ou de créer \($0)\u{A0}: \($1)" },
    lookAtAll: "slip doctor examine tout",
    notLocked: { "impossible de verrouiller le registre\u{A0}: \($0)" },
    notWritten: { "impossible d’écrire le registre\u{A0}: \($0)" },
    notConfirmed: { "le disque n’a pas confirmé ce qui a été écrit\u{A0}: \($0)" },
    checkDisk: "vérifier le disque, puis réessayer",
    tooLarge: "il est trop grand pour le registre",
    recordUnreadable: { "un enregistrement du segment \($0) est illisible\u{A0}: \($1)" },
    namesDamage: "slip doctor nomme ce qui est endommagé",
    unreadSegments: {
      Plural.french(
        $0, one: "\($0) segment du registre est illisible",
        many: "\($0) de segments du registre sont illisibles",
        other: "\($0) segments du registre sont illisibles")
    },
    namesSegments: "slip doctor les nomme",
    keyMissing: { "la clé \($0) n’est pas sur cette machine" },
    importKey: "slip key import la prend là où elle est gardée",
    keyWrong: { "le fichier de la clé \($0) contient autre chose" },
    importBeside: "slip key import l’ajoute à côté",
    keyNotRead: { "la clé \($0) est illisible\u{A0}: \($1)" },
    keyNotKept: { "impossible de garder une clé dans \($0)\u{A0}: \($1)" },
    noKeyText: "l’entrée n’est pas ce que slip key export affiche",
    gone: "il n’existe plus",
    damagedHeader: "son en-tête est endommagé",
    newerVersion: "une version plus récente l’a écrit",
    itsKeyMissing: { "sa clé \($0) n’est pas sur cette machine" },
    itsKeyWrong: { "le fichier de sa clé \($0) contient autre chose" },
    brokenSeal: "son sceau est rompu",
    doubtfulSegment: { "peut-être déjà livré\u{A0}: le segment \($0) du registre est illisible" },
    doubtfulBytes: { "peut-être déjà livré\u{A0}: le segment \($0) est endommagé à l’octet \($1)" },
    noKeyID: { "\($0) n’est pas l’ID d’une clé" },
    listsKeys: "slip key les énumère",
    noKey: "il n’y a pas encore de clé",
    sealedUnder: {
      """
      ce qui vient désormais est scellé sous \($0)\u{A0}; garder les anciennes clés pour \
      ce qui précède
      """
    },
    guardKey: "qui détient ce texte peut lire le registre\u{A0}: le garder comme un mot de passe",
    keyIsHere: { "la clé \($0) est là" },
    wrong: "fausse",
    current: "en usage",
    usable: "utilisable"
  )
}
