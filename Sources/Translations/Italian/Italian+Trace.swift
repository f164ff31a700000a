extension Phrases.Trace {
  static let italian = Self(
    command: .init(
      "riassumere ciò che --trace ha annotato",
      """
      Ogni FILE è stato scritto da slip --trace FILE. I tempi sono in millisecondi; con --json
      in microsecondi.
      """),
    noRun: { "la riga \($1) di \($0) non descrive alcuna esecuzione" },
    median: "mediana",
    beforeMain: "tempo di processore prima di main",
    terminalReady: "terminale pronto",
    draftRestored: "bozza ripristinata",
    firstFrame: "prima schermata",
    firstKeyShown: "primo tasto mostrato",
    firstDurable: "primo invio, durevole",
    firstCleared: "primo invio, svuotato",
    laterDurable: "invii successivi, durevoli",
    laterCleared: "invii successivi, svuotati"
  )
}
