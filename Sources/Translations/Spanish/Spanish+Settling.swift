extension Phrases.Settling {
  static let spanish = Self(
    anotherDelivers: "otro proceso está entregando",
    stillWaiting: {
      Plural.spanish(
        $0, one: "\($0) apunte sigue en la bandeja de salida; slip outbox dice por qué",
        many: "\($0) de apuntes siguen en la bandeja de salida; slip outbox dice por qué",
        other: "\($0) apuntes siguen en la bandeja de salida; slip outbox dice por qué")
    },
    nothingWaits: "nada espera",
    wouldDeliver: "se entregaría",
    wouldAsk: "se buscaría: una entrega quedó interrumpida",
    wouldWait: { "esperaría: \($0)" },
    delivered: {
      Plural.spanish(
        $0, one: "\($0) entregado", many: "\($0) entregados", other: "\($0) entregados")
    },
    takenBack: {
      Plural.spanish($0, one: "\($0) retirado", many: "\($0) retirados", other: "\($0) retirados")
    },
    waiting: { "\($0) en espera" },
    held: {
      Plural.spanish($0, one: "\($0) retenido", many: "\($0) retenidos", other: "\($0) retenidos")
    },
    unreadable: {
      Plural.spanish($0, one: "\($0) ilegible", many: "\($0) ilegibles", other: "\($0) ilegibles")
    },
    nothingToUndo: { "\($0) tiene el estado \($1): no hay nada que retirar" },
    busy: "otro proceso está entregando y no terminó a tiempo; no se cambió nada",
    tryAgain: "volver a intentarlo",
    replayFinishes: "slip replay termina o deshace lo empezado",
    takenOut: { "quitado de \($0)" },
    fileStays: {
      """
      su archivo \($0) se queda: cambió, puede que algo en la bóveda lo nombre, o no se \
      puede mover
      """
    },
    givenUp: "se abandona: estaba esperando",
    givenUpFor: { "se abandona para \($0): estaba esperando" },
    stays: { "se queda en \($0), que no devuelve nada" },
    changedMeanwhile: { "\($0) cambió en el mismo momento: el apunte se queda ahí" },
    saysWhere: { "slip open \($0) dice dónde está" },
    undecided: { "aún no se sabe si \($0) ha desaparecido: \($1)" },
    replayAsks: "slip replay vuelve a preguntar",
    givesNothingBack: { "\($0) no devuelve nada; no se cambió nada" },
    noteGone: { "\($0) ya no está; no se cambió nada" },
    verifyLooks: "slip verify lo busca en toda la bóveda",
    memoChanged: { "el apunte no está en \($0) tal como se puso; no se cambió nada" },
    wasEdited: "se editó o se movió: slip open dice dónde está ahora",
    originUnknown: { "no se sabe cómo llegó el apunte a \($0); no se cambió nada" },
    takeOutByHand: "quitarlo a mano: slip open muestra dónde está",
    nothingChanged: { "no se cambió nada: \($0)" },
    nothingFor: { "no se entregó nada a un destino llamado \($0)" },
    repairDelivers: "slip verify --repair entrega de nuevo lo que falta",
    readingNotes: "leyendo notas",
    searchingVault: "buscando en la bóveda",
    presentAt: { "presente en \($0)" },
    editedAt: { "editado en \($0)" },
    movedTo: { "movido de \($0) a \($1)" },
    inCopyAt: { "no está en \($0), sino en la copia en conflicto \($1)" },
    missingFrom: { "falta en \($0)" },
    cannotTell: { "no se puede saber: \($0)" },
    copyWith: {
      Plural.spanish(
        $0, one: "\($1) es una copia en conflicto con \($0) apunte",
        many: "\($1) es una copia en conflicto con \($0) de apuntes",
        other: "\($1) es una copia en conflicto con \($0) apuntes")
    },
    present: {
      Plural.spanish($0, one: "\($0) presente", many: "\($0) presentes", other: "\($0) presentes")
    },
    edited: {
      Plural.spanish($0, one: "\($0) editado", many: "\($0) editados", other: "\($0) editados")
    },
    moved: {
      Plural.spanish($0, one: "\($0) movido", many: "\($0) movidos", other: "\($0) movidos")
    },
    inCopies: { "\($0) en copias en conflicto" },
    missing: {
      Plural.spanish($0, one: "falta \($0)", many: "faltan \($0)", other: "faltan \($0)")
    },
    unknown: {
      Plural.spanish(
        $0, one: "\($0) desconocido", many: "\($0) desconocidos", other: "\($0) desconocidos")
    },
    elsewhere: { "\($0) fuera de una bóveda" },
    nothingDelivered: "no se entregó nada"
  )
}
