extension Phrases.Settling {
  static let portuguese = Self(
    anotherDelivers: "outro processo está a entregar",
    stillWaiting: {
      Plural.portuguese(
        $0, one: "\($0) apontamento ainda na caixa de saída; slip outbox diz porquê",
        many: "\($0) de apontamentos ainda na caixa de saída; slip outbox diz porquê",
        other: "\($0) apontamentos ainda na caixa de saída; slip outbox diz porquê")
    },
    nothingWaits: "nada espera",
    wouldDeliver: "seria entregue",
    wouldAsk: "seria procurado: uma entrega foi interrompida",
    wouldWait: { "esperaria: \($0)" },
    delivered: {
      Plural.portuguese(
        $0, one: "\($0) entregue", many: "\($0) entregues", other: "\($0) entregues")
    },
    takenBack: {
      Plural.portuguese(
        $0, one: "\($0) retirado", many: "\($0) retirados", other: "\($0) retirados")
    },
    waiting: { "\($0) à espera" },
    held: {
      Plural.portuguese($0, one: "\($0) retido", many: "\($0) retidos", other: "\($0) retidos")
    },
    unreadable: {
      Plural.portuguese(
        $0, one: "\($0) ilegível", many: "\($0) ilegíveis", other: "\($0) ilegíveis")
    },
    nothingToUndo: { "\($0) tem o estado \($1): não há nada a retirar" },
    busy: "outro processo está a entregar e não terminou a tempo; nada foi alterado",
    tryAgain: "tentar de novo",
    replayFinishes: "slip replay acaba ou desfaz o que foi começado",
    takenOut: { "retirado de \($0)" },
    fileStays: {
      """
      o seu ficheiro \($0) fica: mudou, algo no cofre talvez o nomeie, ou não se pode \
      mover
      """
    },
    givenUp: "é abandonado: estava à espera",
    givenUpFor: { "é abandonado para \($0): estava à espera" },
    stays: { "fica em \($0), que não devolve nada" },
    changedMeanwhile: { "\($0) mudou no mesmo instante: o apontamento fica lá" },
    saysWhere: { "slip open \($0) diz onde está" },
    undecided: { "ainda não se sabe se \($0) desapareceu: \($1)" },
    replayAsks: "slip replay volta a perguntar",
    givesNothingBack: { "\($0) não devolve nada; nada foi alterado" },
    noteGone: { "\($0) já não está lá; nada foi alterado" },
    verifyLooks: "slip verify procura-o em todo o cofre",
    memoChanged: { "o apontamento não está em \($0) tal como lá foi posto; nada foi alterado" },
    wasEdited: "foi editado ou movido: slip open diz onde está agora",
    originUnknown: { "não se sabe como o apontamento foi parar a \($0); nada foi alterado" },
    takeOutByHand: "retirá-lo à mão: slip open mostra onde está",
    nothingChanged: { "nada foi alterado: \($0)" },
    nothingFor: { "nada foi entregue a um destino com o nome \($0)" },
    repairDelivers: "slip verify --repair entrega de novo o que falta",
    readingNotes: "a ler notas",
    searchingVault: "a procurar no cofre",
    presentAt: { "presente em \($0)" },
    editedAt: { "editado em \($0)" },
    movedTo: { "movido de \($0) para \($1)" },
    inCopyAt: { "não está em \($0), mas na cópia em conflito \($1)" },
    missingFrom: { "falta em \($0)" },
    cannotTell: { "não se pode saber: \($0)" },
    copyWith: {
      Plural.portuguese(
        $0, one: "\($1) é uma cópia em conflito com \($0) apontamento",
        many: "\($1) é uma cópia em conflito com \($0) de apontamentos",
        other: "\($1) é uma cópia em conflito com \($0) apontamentos")
    },
    present: {
      Plural.portuguese(
        $0, one: "\($0) presente", many: "\($0) presentes", other: "\($0) presentes")
    },
    edited: {
      Plural.portuguese($0, one: "\($0) editado", many: "\($0) editados", other: "\($0) editados")
    },
    moved: {
      Plural.portuguese($0, one: "\($0) movido", many: "\($0) movidos", other: "\($0) movidos")
    },
    inCopies: { "\($0) em cópias em conflito" },
    missing: { "\($0) em falta" },
    unknown: {
      Plural.portuguese(
        $0, one: "\($0) desconhecido", many: "\($0) desconhecidos", other: "\($0) desconhecidos")
    },
    elsewhere: { "\($0) fora de um cofre" },
    nothingDelivered: "nada foi entregue"
  )
}
