extension Phrases.Compose {
  static let german = Self(
    command: "Memos auf einem eigenen Bildschirm schreiben",
    optionsOfScreen: "Optionen des Bildschirms:",
    once: "enden, sobald ein Memo gesendet ist",
    trace: "an diese Datei anhängen, wie lange jeder Schritt dauerte",
    languageName: "Deutsch",
    hint: { "\($0) sendet · \($1) zuletzt · \($2) beendet" },
    waiting: {
      Plural.german(
        $0, one: "\($0) wartet", other: "\($0) warten")
    },
    held: { "\($0) angehalten" },
    notSent: { "nicht gesendet: \($0)" },
    draftNotKept: { "der Entwurf wird nicht aufbewahrt: \($0)" },
    draftNotKeptYet: "der Entwurf ist noch nicht aufbewahrt: der Datenträger braucht zu lange",
    drafts: "Entwürfe",
    draft: "Entwurf",
    draftsKept: {
      Plural.german(
        $0, one: "\($0) Entwurf aufbewahrt, zuletzt gesichert um \($1)",
        other: "\($0) Entwürfe aufbewahrt, der letzte gesichert um \($1)")
    },
    draftNotOpened: { "\($0) lässt sich nicht öffnen: \($1); bleibt, wie es ist" },
    draftNotRemoved: { "\($0) lässt sich nicht entfernen: \($1)" },
    nothingToSend: "nichts zu senden",
    tooLarge: "über 64 MiB: besser als Datei aufbewahren",
    nothingSent: "noch nichts gesendet",
    historyKeys: "Enter zeigt · r nochmals · u nimmt weg · o öffnet · y kopiert · Esc zu",
    detailKeys: "Esc schließt",
    reviewQuestion: "Wie ist Slip? Alt-1 bis Alt-5 Sterne, Alt-0 nicht jetzt",
    thanks: "danke",
    terminalFailed: { "das Terminal lässt sich nicht verwenden: \($0)" },
    isWaiting: "wartet",
    isUncertain: "unsicher",
    isHeld: "angehalten",
    isDelivered: "zugestellt",
    isDropped: "verworfen",
    isUndone: "zurückgeholt",
    isUnknown: "unbekannt"
  )
}
