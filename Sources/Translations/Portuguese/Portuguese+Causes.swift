extension Phrases.Causes {
  static let portuguese = Self(
    notAFolder: { "\($0) não é uma pasta" },
    notANote: { "\($0) não é uma nota" },
    readOnly: { "\($0) está num sistema de ficheiros só de leitura" },
    outsideVault: { "\($0) leva para fora do cofre" },
    notText: { "\($0) não é texto UTF-8 no byte \($1)" },
    brokenSettings: { "não é possível ler \($0) como definições" },
    notDownloaded: { "\($0) ainda não foi descarregado" },
    noHeading: { "\($0) não tem o cabeçalho" },
    changing: { "\($0) não para de mudar" },
    noFreeName: { "nenhum nome livre para \($0)" },
    unfitName: {
      "nenhuma nota se pode chamar \($0): o Obsidian não admite : * ? \" < > | num nome"
    },
    exited: { "\($0) terminou com o código de saída \($1)" },
    signalled: { "\($0) foi terminado pelo sinal \($1)" },
    timedOut: { "\($0) não terminou a tempo" },
    notStarted: { "não é possível iniciar \($0): \($1)" },
    noSink: "nenhum destino está configurado",
    noRoute: "nenhuma rota lhe corresponde, e todos os destinos estão nalguma rota",
    brokenConfiguration: { "a configuração não se pode usar: \($0)" },
    undecided: { "não se sabe o que foi feito de uma tentativa anterior: \($0)" },
    attachmentGone: { "não é possível ler \($0), um anexo: já não existe, e o destino não o tem" },
    attachmentDamaged: {
      "não é possível ler \($0), um anexo: está danificado, ou a sua chave não está cá"
    },
    attachmentNotRead: { "não é possível ler \($0), um anexo: \($1)" },
    mountDisk: "montar o disco ou corrigir o caminho na configuração; depois: slip replay",
    initWrites: "slip init escreve uma configuração",
    addRoute: """
      acrescentar um destino que não esteja em nenhuma rota, ou uma rota que lhe \
      corresponda; depois: slip replay
      """,
    nameSinkAgain: "voltar a pôr o destino na configuração, ou: slip outbox drop ID",
    checkShows: "slip config check mostra todos os problemas",
    putBack: "repor o ficheiro no cofre, e depois: slip replay; ou: slip outbox drop ID",
    doctorSays: "slip doctor diz porquê",
    freeSpace: "libertar espaço, e depois: slip replay",
    mendFormat: "corrigir o formato do nome nas definições do cofre ou na configuração",
    propertiesStay: { "as propriedades de \($0) ficam como estão: \($1)" },
    propertiesStayAt: { "as propriedades de \($0) ficam como estão, linha \($1): \($2)" },
    propertyLeft: { "\($0) tem outra coisa em \($1): deixado como está" },
    noTemplate: { "o modelo \($0) não está no cofre: a nota começa sem ele" },
    mendLines: "corrigir as linhas entre os dois ---",
    makeList: "fazer disso uma lista, ou retirá-lo de front_matter",
    makeTemplate: "criá-lo, ou indicar outro"
  )
}
