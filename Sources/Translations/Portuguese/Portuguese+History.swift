extension Phrases.History {
  static let portuguese = Self(
    accepted: "aceite",
    routed: "encaminhado",
    intended: "iniciado",
    delivered: "entregue",
    waits: "espera",
    held: "retido",
    withdrawn: "anulado",
    retried: "repetido",
    dropped: "descartado",
    reopened: "reaberto",
    retracting: "retirada",
    retracted: "retirado",
    to: { "para \($0)" },
    forSinks: { "para \($0)" },
    from: { "de \($0)" },
    everywhere: "em todo o lado",
    nextTry: { "próxima tentativa \($0)" },
    isTakenBack: "está a ser retirado",
    notInOutbox: { "\($0) não está na caixa de saída" },
    becameOf: { "slip history \($0) diz o que foi feito dele" },
    notInHistory: { "o apontamento \($0) não está no histórico" },
    noMemo: """
      não há nenhum apontamento: nenhum foi recolhido, ou todos estão descartados ou \
      retirados
      """,
    dropAsks: "slip outbox drop pergunta primeiro",
    yesAnswers: "--yes responde de antemão",
    dropQuestion: { "descartar \($0) de vez? [y/N] " },
    isDropped: { "\($0) está descartado" },
    inNoNote: { "\($0) não está em nenhuma nota: o seu estado é \($1)" },
    notThereAnyMore: { "\($0) já não está em \($1), nem noutra nota" },
    repairDelivers: "slip verify --repair entrega-o de novo",
    noShell: { "não é possível iniciar nenhuma shell: \($0)" },
    noOpener: { "não há \($0) para o abrir" },
    openByHand: "abrir o endereço à mão"
  )
}
