extension Phrases.Compose {
  static let portuguese = Self(
    command: "escrever apontamentos num ecrã próprio",
    optionsOfScreen: "Opções do ecrã:",
    once: "terminar quando um apontamento é enviado",
    trace: "acrescentar a este ficheiro quanto demorou cada passo",
    languageName: "Português",
    hint: { "\($0) envia · \($1) recentes · \($2) sai" },
    waiting: { "\($0) em espera" },
    held: {
      Plural.portuguese(
        $0, one: "\($0) retido", many: "\($0) retidos", other: "\($0) retidos")
    },
    notSent: { "não enviado: \($0)" },
    draftNotKept: { "o rascunho não é guardado: \($0)" },
    draftNotKeptYet: "o rascunho ainda não foi guardado: o disco demora demasiado",
    drafts: "rascunhos",
    draft: "rascunho",
    draftsKept: {
      Plural.portuguese(
        $0, one: "\($0) rascunho guardado, às \($1)",
        many: "\($0) de rascunhos guardados, o último às \($1)",
        other: "\($0) rascunhos guardados, o último às \($1)")
    },
    draftNotOpened: { "não é possível abrir \($0): \($1); fica como está" },
    draftNotRemoved: { "não é possível remover \($0): \($1)" },
    nothingToSend: "nada para enviar",
    tooLarge: "mais de 64 MiB: melhor guardá-lo como ficheiro",
    nothingSent: "ainda nada foi enviado",
    historyKeys: "Enter mostra tudo · r repete · u retira · o abre · y copia · Esc volta",
    detailKeys: "Esc volta",
    reviewQuestion: "Que tal o Slip? Alt-1 a Alt-5 estrelas, Alt-0 agora não",
    thanks: "obrigado",
    terminalFailed: { "não é possível usar o terminal: \($0)" },
    isWaiting: "em espera",
    isUncertain: "incerto",
    isHeld: "retido",
    isDelivered: "entregue",
    isDropped: "descartado",
    isUndone: "retirado",
    isUnknown: "desconhecido"
  )
}
