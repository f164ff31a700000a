extension Phrases.Doctor {
  static let french = Self(
    good: "bon",
    warning: "attention",
    bad: "mauvais",
    configuration: "configuration",
    routes: "routes",
    key: { "clé \($0)" },
    keys: "clés",
    segment: { "segment \($0)" },
    ledger: "registre",
    attachment: "pièce jointe",
    attachments: "pièces jointes",
    sink: { "destination \($0)" },
    clock: "horloge",
    initWrites: "slip init en écrit une",
    mendPermissions: "corriger ses droits d’accès",
    hasProblems: {
      Plural.french(
        $0, one: "\($1) a \($0) problème", many: "\($1) a \($0) de problèmes",
        other: "\($1) a \($0) problèmes")
    },
    checkShows: "slip config check les montre",
    hasSinks: { "\($0), \($1)" },
    initShows: "slip init montre comment s’écrit une destination",
    nowhereToGo: "les mémos qui ne suivent aucune route n’ont nulle part où aller",
    usableKeys: {
      Plural.french(
        $0, one: "\($0) clé utilisable dans \($1)", many: "\($0) de clés utilisables dans \($1)",
        other: "\($0) clés utilisables dans \($1)")
    },
    exportPrints: "slip key export en affiche une, pour un lieu sûr",
    setClock: "régler l’horloge\u{A0}: les mémos portent son heure",
    ledgerHolds: { "\($0) dans \($1)\u{A0}; \($2) dans la boîte d’envoi" },
    segmentUnreadable: { "illisible\u{A0}: \($0)\u{A0}; \($1) dans \($2)" },
    bytesChanged: {
      """
      quelqu’un a changé les octets \($0) à \($1)\u{A0}; illisible\u{A0}: \($2)\u{A0}; \
      tout ce qui suit est lisible
      """
    },
    bytesDamaged: {
      """
      les octets \($0) à \($1) sont endommagés\u{A0}; illisible\u{A0}: \($2)\u{A0}; tout \
      ce qui suit est lisible
      """
    },
    copyKept: { "une copie des octets est dans \($0)\u{A0}; vérifier le disque" },
    passedOver: {
      Plural.french(
        $0,
        one: """
          \($0) octet d’une écriture interrompue a été ignoré\u{A0}; elle n’a jamais été \
          annoncée
          """,
        many: """
          \($0) d’octets d’une écriture interrompue ont été ignorés\u{A0}; elle n’a jamais \
          été annoncée
          """,
        other: """
          \($0) octets d’une écriture interrompue ont été ignorés\u{A0}; elle n’a jamais été \
          annoncée
          """)
    },
    endsTorn: {
      Plural.french(
        $0, one: "finit par \($0) octet d’une écriture interrompue",
        many: "finit par \($0) d’octets d’une écriture interrompue",
        other: "finit par \($0) octets d’une écriture interrompue")
    },
    abandoned: {
      Plural.french(
        $0, one: "\($0) octet n’a pas atteint le disque et a été récrit ailleurs",
        many: "\($0) d’octets n’ont pas atteint le disque et ont été récrits ailleurs",
        other: "\($0) octets n’ont pas atteint le disque et ont été récrits ailleurs")
    },
    checkDisk: "vérifier le disque",
    importKey: "slip key import prend la clé là où elle est gardée",
    mendFile: "corriger les droits d’accès du fichier",
    newerSlip: "utiliser la version plus récente de slip qui l’a écrit",
    attachmentsWait: {
      Plural.french(
        $0, one: "\($0) pièce jointe scellée attend, \($1) en tout",
        many: "\($0) de pièces jointes scellées attendent, \($1) en tout",
        other: "\($0) pièces jointes scellées attendent, \($1) en tout")
    },
    unreadableOfThem: {
      Plural.french(
        $0, one: ", dont \($0) illisible", many: ", dont \($0) illisibles",
        other: ", dont \($0) illisibles")
    },
    leftOver: {
      Plural.french(
        $0, one: "\u{A0}; \($0) qu’aucun mémo n’attend partira avec une livraison, après un jour",
        many: "\u{A0}; \($0) qu’aucun mémo n’attend partiront avec une livraison, après un jour",
        other: "\u{A0}; \($0) qu’aucun mémo n’attend partiront avec une livraison, après un jour")
    }
  )
}
