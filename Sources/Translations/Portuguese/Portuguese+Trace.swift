extension Phrases.Trace {
  static let portuguese = Self(
    command: .init(
      "resumir o que --trace anotou",
      """
      Cada FILE foi escrito por slip --trace FILE. Os tempos estão em milissegundos; com --json
      em microssegundos.
      """),
    noRun: { "a linha \($1) de \($0) não descreve nenhuma execução" },
    median: "mediana",
    beforeMain: "tempo de processador antes de main",
    terminalReady: "terminal pronto",
    draftRestored: "rascunho recuperado",
    firstFrame: "primeiro ecrã",
    firstKeyShown: "primeira tecla mostrada",
    firstDurable: "primeiro envio, duradouro",
    firstCleared: "primeiro envio, limpo",
    laterDurable: "envios seguintes, duradouros",
    laterCleared: "envios seguintes, limpos"
  )
}
