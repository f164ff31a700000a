extension Phrases.Trace {
  static let spanish = Self(
    command: .init(
      "resumir lo que anotó --trace",
      """
      Cada FILE es uno que escribió slip --trace FILE. Los tiempos están en milisegundos; con
      --json, en microsegundos.
      """),
    noRun: { "la línea \($1) de \($0) no describe ninguna ejecución" },
    median: "mediana",
    beforeMain: "tiempo de procesador antes de main",
    terminalReady: "terminal listo",
    draftRestored: "borrador recuperado",
    firstFrame: "primera pantalla",
    firstKeyShown: "primera tecla mostrada",
    firstDurable: "primer envío, duradero",
    firstCleared: "primer envío, vaciado",
    laterDurable: "envíos posteriores, duraderos",
    laterCleared: "envíos posteriores, vaciados"
  )
}
