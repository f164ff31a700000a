extension Phrases.Trace {
  static let french = Self(
    command: .init(
      "résumer ce que --trace a noté",
      """
      Chaque FILE a été écrit par slip --trace FILE. Les durées sont en millisecondes\u{A0}; avec
      --json en microsecondes.
      """),
    noRun: { "la ligne \($1) de \($0) ne décrit aucune exécution" },
    median: "médiane",
    beforeMain: "temps processeur avant main",
    terminalReady: "terminal prêt",
    draftRestored: "brouillon restauré",
    firstFrame: "premier affichage",
    firstKeyShown: "première touche affichée",
    firstDurable: "premier envoi, durable",
    firstCleared: "premier envoi, effacé",
    laterDurable: "envois suivants, durables",
    laterCleared: "envois suivants, effacés"
  )
}
