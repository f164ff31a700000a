extension Phrases.Doctor {
  static let portuguese = Self(
    good: "bem",
    warning: "aviso",
    bad: "mal",
    configuration: "configuração",
    routes: "rotas",
    key: { "chave \($0)" },
    keys: "chaves",
    segment: { "segmento \($0)" },
    ledger: "registo",
    attachment: "anexo",
    attachments: "anexos",
    sink: { "destino \($0)" },
    clock: "relógio",
    initWrites: "slip init escreve uma",
    mendPermissions: "corrigir as suas permissões",
    hasProblems: {
      Plural.portuguese(
        $0, one: "\($1) tem \($0) problema", many: "\($1) tem \($0) de problemas",
        other: "\($1) tem \($0) problemas")
    },
    checkShows: "slip config check mostra-os",
    hasSinks: { "\($0), \($1)" },
    initShows: "slip init mostra como se escreve um destino",
    nowhereToGo: "os apontamentos sem rota que lhes corresponda não têm para onde ir",
    usableKeys: {
      Plural.portuguese(
        $0, one: "\($0) chave utilizável em \($1)", many: "\($0) de chaves utilizáveis em \($1)",
        other: "\($0) chaves utilizáveis em \($1)")
    },
    exportPrints: "slip key export imprime uma, para um lugar seguro",
    setClock: "acertar o relógio: os apontamentos levam a sua hora",
    ledgerHolds: { "\($0) em \($1), \($2) na caixa de saída" },
    segmentUnreadable: { "não é possível ler: \($0); \($1) em \($2)" },
    bytesChanged: {
      """
      alguém alterou os bytes \($0) a \($1); ilegível: \($2); tudo o que se segue é \
      legível
      """
    },
    bytesDamaged: {
      """
      os bytes \($0) a \($1) estão danificados; ilegível: \($2); tudo o que se segue é \
      legível
      """
    },
    copyKept: { "há uma cópia dos bytes em \($0); verificar o disco" },
    passedOver: {
      Plural.portuguese(
        $0, one: "\($0) byte de uma escrita interrompida foi ignorado; nunca foi confirmada",
        many: "\($0) de bytes de uma escrita interrompida foram ignorados; nunca foi confirmada",
        other: "\($0) bytes de uma escrita interrompida foram ignorados; nunca foi confirmada")
    },
    endsTorn: {
      Plural.portuguese(
        $0, one: "acaba em \($0) byte de uma escrita interrompida",
        many: "acaba em \($0) de bytes de uma escrita interrompida",
        other: "acaba em \($0) bytes de uma escrita interrompida")
    },
    abandoned: {
      Plural.portuguese(
        $0, one: "\($0) byte não chegou ao disco e foi escrito de novo noutro lugar",
        many: "\($0) de bytes não chegaram ao disco e foram escritos de novo noutro lugar",
        other: "\($0) bytes não chegaram ao disco e foram escritos de novo noutro lugar")
    },
    checkDisk: "verificar o disco",
    importKey: "slip key import vai buscar a chave onde está guardada",
    mendFile: "corrigir as permissões do ficheiro",
    newerSlip: "usar a versão mais recente de slip que o escreveu",
    attachmentsWait: {
      Plural.portuguese(
        $0, one: "\($0) anexo selado espera, \($1) ao todo",
        many: "\($0) de anexos selados esperam, \($1) ao todo",
        other: "\($0) anexos selados esperam, \($1) ao todo")
    },
    unreadableOfThem: {
      Plural.portuguese(
        $0, one: ", \($0) deles ilegível", many: ", \($0) deles ilegíveis",
        other: ", \($0) deles ilegíveis")
    },
    leftOver: {
      Plural.portuguese(
        $0, one: "; \($0) que nenhum apontamento espera sai com uma entrega, passado um dia",
        many: "; \($0) que nenhum apontamento espera saem com uma entrega, passado um dia",
        other: "; \($0) que nenhum apontamento espera saem com uma entrega, passado um dia")
    }
  )
}
