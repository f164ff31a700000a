extension Phrases.Trace {
  static let german = Self(
    command: .init(
      "zusammenfassen, was --trace notiert hat",
      """
      Jede FILE hat slip --trace FILE geschrieben. Zeiten in Millisekunden; mit --json in
      Mikrosekunden.
      """),
    noRun: { "Zeile \($1) von \($0) beschreibt keinen Lauf" },
    median: "Median",
    beforeMain: "Prozessorzeit vor main",
    terminalReady: "Terminal bereit",
    draftRestored: "Entwurf wiederhergestellt",
    firstFrame: "erstes Bild",
    firstKeyShown: "erste Taste gezeigt",
    firstDurable: "erstes Senden, dauerhaft",
    firstCleared: "erstes Senden, geleert",
    laterDurable: "späteres Senden, dauerhaft",
    laterCleared: "späteres Senden, geleert"
  )
}
