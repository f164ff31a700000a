extension Phrases.Vaults {
  static let portuguese = Self(
    leftToCourier: "fica para slip-courier",
    todaysNote: { "a nota de hoje é \($0)" },
    noteEach: { "uma nota por apontamento em \($0)" },
    formatDoubt: { "o formato \($0): \($1)" },
    daysShare: { "o formato \($0): vários dias partilham uma nota" },
    nameFully: "indicar nele o ano, o mês e o dia",
    noTemplate: { "o seu modelo \($0) não está no cofre: as notas novas começam vazias" },
    makeTemplate: "criá-lo, ou indicar outro",
    propertiesStay: {
      "\($0); as suas propriedades ficam como estão, os apontamentos chegam na mesma"
    },
    mendLines: "corrigir as linhas entre os dois ---",
    cannotExchange: """
      o seu sistema de ficheiros não consegue trocar dois ficheiros num só passo: pode \
      perder-se uma alteração feita no mesmo instante que um apontamento
      """,
    cannotLease: """
      o seu sistema de ficheiros não consegue fazer esperar outros programas enquanto uma \
      nota é lida: pode perder-se uma alteração feita no mesmo instante que um apontamento
      """,
    cannotEither: """
      o seu sistema de ficheiros não consegue trocar dois ficheiros num só passo nem \
      fazer esperar outros programas enquanto uma nota é lida: pode perder-se uma \
      alteração feita no mesmo instante que um apontamento
      """,
    localDisk: "ter o cofre num disco local, e deixar que uma ferramenta de sincronização o copie",
    runsByName: { "executa \($0), procurado em PATH" },
    runs: { "executa \($0)" },
    mendProgram: "corrigir argv na configuração",
    noSettings: {
      """
      o cofre não tem definições para essas notas: estão na sua pasta principal e \
      chamam-se \($0)
      """
    },
    notesGo: { "\($0) põe as notas em \($1) e chama-lhes \($2)" },
    topFolder: "a sua pasta principal",
    folder: { "a pasta \($0)" },
    fromTemplate: { ", a partir do modelo \($0)" }
  )
}
