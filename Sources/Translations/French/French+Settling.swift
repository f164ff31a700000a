extension Phrases.Settling {
  static let french = Self(
    anotherDelivers: "un autre processus livre",
    stillWaiting: {
      Plural.french(
        $0, one: "\($0) mémo encore dans la boîte d’envoi\u{A0}; slip outbox dit pourquoi",
        many: "\($0) de mémos encore dans la boîte d’envoi\u{A0}; slip outbox dit pourquoi",
        other: "\($0) mémos encore dans la boîte d’envoi\u{A0}; slip outbox dit pourquoi")
    },
    nothingWaits: "rien n’attend",
    wouldDeliver: "serait livré",
    wouldAsk: "serait cherché\u{A0}: une livraison a été interrompue",
    wouldWait: { "attendrait\u{A0}: \($0)" },
    delivered: {
      Plural.french($0, one: "\($0) livré", many: "\($0) livrés", other: "\($0) livrés")
    },
    takenBack: { "\($0) repris" },
    waiting: { "\($0) en attente" },
    held: {
      Plural.french($0, one: "\($0) retenu", many: "\($0) retenus", other: "\($0) retenus")
    },
    unreadable: {
      Plural.french($0, one: "\($0) illisible", many: "\($0) illisibles", other: "\($0) illisibles")
    },
    nothingToUndo: { "\($0) a l’état \($1)\u{A0}: il n’y a rien à reprendre" },
    busy: "un autre processus livre et ne s’est pas terminé à temps\u{A0}; rien n’a été changé",
    tryAgain: "réessayer",
    replayFinishes: "slip replay achève ou annule ce qui a été commencé",
    takenOut: { "retiré de \($0)" },
    fileStays: {
      """
      son fichier \($0) reste\u{A0}: il a changé, quelque chose dans le coffre le nomme \
      peut-être, ou il est impossible à déplacer
      """
    },
    givenUp: "est abandonné\u{A0}: il attendait",
    givenUpFor: { "est abandonné pour \($0)\u{A0}: il attendait" },
    stays: { "reste chez \($0), qui ne rend rien" },
    changedMeanwhile: { "\($0) a changé au même instant\u{A0}: le mémo y reste" },
    saysWhere: { "slip open \($0) dit où il est" },
    undecided: { "on ne peut pas encore dire si \($0) a disparu\u{A0}: \($1)" },
    replayAsks: "slip replay demande de nouveau",
    givesNothingBack: { "\($0) ne rend rien\u{A0}; rien n’a été changé" },
    noteGone: { "\($0) n’est plus là\u{A0}; rien n’a été changé" },
    verifyLooks: "slip verify le cherche dans tout le coffre",
    memoChanged: {
      "le mémo n’est plus dans \($0) tel qu’il y a été mis\u{A0}; rien n’a été changé"
    },
    wasEdited: "il a été modifié ou déplacé\u{A0}: slip open dit où il est maintenant",
    originUnknown: {
      "on ne sait pas comment le mémo est arrivé dans \($0)\u{A0}; rien n’a été changé"
    },
    takeOutByHand: "le retirer à la main\u{A0}: slip open montre où il est",
    nothingChanged: { "rien n’a été changé\u{A0}: \($0)" },
    nothingFor: { "rien n’a été livré à une destination nommée \($0)" },
    repairDelivers: "slip verify --repair livre de nouveau ce qui manque",
    readingNotes: "lecture des notes",
    searchingVault: "recherche dans le coffre",
    presentAt: { "présent dans \($0)" },
    editedAt: { "modifié dans \($0)" },
    movedTo: { "déplacé de \($0) vers \($1)" },
    inCopyAt: { "absent de \($0), mais dans la copie de conflit \($1)" },
    missingFrom: { "manque dans \($0)" },
    cannotTell: { "impossible à dire\u{A0}: \($0)" },
    copyWith: {
      Plural.french(
        $0, one: "\($1) est une copie de conflit avec \($0) mémo",
        many: "\($1) est une copie de conflit avec \($0) de mémos",
        other: "\($1) est une copie de conflit avec \($0) mémos")
    },
    present: {
      Plural.french($0, one: "\($0) présent", many: "\($0) présents", other: "\($0) présents")
    },
    edited: {
      Plural.french($0, one: "\($0) modifié", many: "\($0) modifiés", other: "\($0) modifiés")
    },
    moved: {
      Plural.french($0, one: "\($0) déplacé", many: "\($0) déplacés", other: "\($0) déplacés")
    },
    inCopies: { "\($0) dans des copies de conflit" },
    missing: {
      Plural.french($0, one: "\($0) manquant", many: "\($0) manquants", other: "\($0) manquants")
    },
    unknown: {
      Plural.french($0, one: "\($0) inconnu", many: "\($0) inconnus", other: "\($0) inconnus")
    },
    elsewhere: { "\($0) hors d’un coffre" },
    nothingDelivered: "rien n’a été livré"
  )
}
