extension Phrases.Capture {
  static let german = Self(
    notUTF8: { "die Eingabe ist ab Byte \($0) kein UTF-8; nichts wurde übernommen" },
    repairEncoding: "--repair-encoding ersetzt, was kein Text ist",
    nul: { "die Eingabe enthält NUL an Byte \($0); nichts wurde übernommen" },
    nulSeparates: "--repair-encoding ersetzt es; mit --each nul gilt es als Trennzeichen",
    empty: "das Memo ist leer",
    tooLarge: "das Memo ist größer als 64 MiB; nichts wurde übernommen",
    ownFile: "als eigene Datei aufbewahren",
    rejectedLine: { "Zeile \($0): \($1); die Zeile wurde nicht übernommen" },
    notJSON: { "kein JSON ab Spalte \($0)" },
    notObject: "kein JSON-Objekt",
    noText: "kein Text",
    wrongType: { "\($0) hat den falschen Typ" },
    unknownField: { "ein Feld \($0) gibt es nicht" },
    badTime: { "ungültiger Wert für at: \($0)" },
    badTag: { "\($0) ist kein Tag" },
    textHasNul: { "der Text enthält NUL an Byte \($0)" },
    textNotUTF8: { "der Text ist ab Byte \($0) kein UTF-8" },
    overLimit: "das Memo ist größer als 64 MiB",
    notAttached: { "\($0) lässt sich nicht anhängen: \($1); nichts wurde übernommen" },
    noFile: "es ist keine Datei",
    attachInput: "--attach - hängt an, was über die Standardeingabe kommt",
    attachmentNotKept: {
      "das Memo wurde NICHT angenommen: der Anhang lässt sich nicht aufbewahren: \($0)"
    },
    notAccepted: {
      Plural.german(
        $0, one: "das Memo wurde NICHT angenommen: \($1)",
        other: "die \($0) Memos wurden NICHT angenommen: \($1)")
    },
    sendAgain: "nichts, was noch vorliegt, ist verloren: noch einmal senden",
    freeSpace: "Platz schaffen, dann noch einmal senden",
    inPlace: "in",
    waits: "wartet",
    held: "angehalten",
    takenBack: "zurückgeholt",
    kept: "ist aufgehoben",
    nextRun: "wartet auf den nächsten Lauf",
    turn: "wartet, bis es an der Reihe ist",
    leftToAnother: "ein anderer Prozess stellt es gerade zu",
    mendHeld: { "beheben, dann: slip outbox retry \($0); oder: slip outbox drop \($0)" }
  )
}
