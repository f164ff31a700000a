extension Phrases.Causes {
  static let french = Self(
    notAFolder: { "\($0) n’est pas un dossier" },
    notANote: { "\($0) n’est pas une note" },
    readOnly: { "\($0) est sur un système de fichiers en lecture seule" },
    outsideVault: { "\($0) mène hors du coffre" },
    notText: { "\($0) n’est plus du texte UTF-8 à l’octet \($1)" },
    brokenSettings: { "\($0) n’est pas lisible comme réglages" },
    notDownloaded: { "\($0) n’est pas encore téléchargé" },
    noHeading: { "le titre de section manque dans \($0)" },
    changing: { "\($0) change sans cesse" },
    noFreeName: { "aucun nom libre pour \($0)" },
    unfitName: {
      """
      aucune note ne peut s’appeler \($0)\u{A0}: Obsidian n’admet pas : * ? " < > | dans un \
      nom
      """
    },
    exited: { "\($0) s’est terminé avec le code de sortie \($1)" },
    signalled: { "\($0) a été arrêté par le signal \($1)" },
    timedOut: { "\($0) ne s’est pas terminé à temps" },
    notStarted: { "impossible de lancer \($0)\u{A0}: \($1)" },
    noSink: "aucune destination n’est configurée",
    noRoute: "aucune route ne convient, et chaque destination est nommée par une route",
    brokenConfiguration: { "la configuration est inutilisable\u{A0}: \($0)" },
    undecided: { "on ne sait pas ce qu’est devenue une tentative précédente\u{A0}: \($0)" },
    attachmentGone: {
      """
      \($0), une pièce jointe, est illisible\u{A0}: elle n’existe plus, et la destination \
      ne l’a pas
      """
    },
    attachmentDamaged: {
      """
      \($0), une pièce jointe, est illisible\u{A0}: elle est endommagée, ou sa clé n’est \
      pas ici
      """
    },
    attachmentNotRead: { "\($0), une pièce jointe, est illisible\u{A0}: \($1)" },
    mountDisk: """
      monter le disque ou corriger le chemin dans la configuration\u{A0}; puis\u{A0}: \
      slip replay
      """,
    initWrites: "slip init écrit une configuration",
    addRoute: """
      ajouter une destination qu’aucune route ne nomme, ou une route qui convient\u{A0}; \
      puis\u{A0}: slip replay
      """,
    nameSinkAgain: "remettre la destination dans la configuration, ou\u{A0}: slip outbox drop ID",
    checkShows: "slip config check montre chaque problème",
    putBack: """
      remettre le fichier dans le coffre, puis\u{A0}: slip replay\u{A0}; ou\u{A0}: slip \
      outbox drop ID
      """,
    doctorSays: "slip doctor dit pourquoi",
    freeSpace: "libérer de l’espace, puis\u{A0}: slip replay",
    mendFormat: "corriger le format du nom dans les réglages du coffre ou la configuration",
    propertiesStay: { "les propriétés de \($0) restent telles quelles\u{A0}: \($1)" },
    propertiesStayAt: {
      "les propriétés de \($0) restent telles quelles, ligne \($1)\u{A0}: \($2)"
    },
    propertyLeft: { "\($0) contient autre chose sous \($1)\u{A0}: laissé tel quel" },
    noTemplate: { "le modèle \($0) n’est pas dans le coffre\u{A0}: la note commence sans lui" },
    mendLines: "corriger les lignes entre les deux ---",
    makeList: "en faire une liste, ou le retirer de front_matter",
    makeTemplate: "le créer, ou en nommer un autre"
  )
}
