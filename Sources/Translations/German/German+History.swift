extension Phrases.History {
  static let german = Self(
    accepted: "angenommen",
    routed: "zugeordnet",
    intended: "begonnen",
    delivered: "zugestellt",
    waits: "wartet",
    held: "angehalten",
    withdrawn: "abgebrochen",
    retried: "erneut",
    dropped: "verworfen",
    reopened: "wieder offen",
    retracting: "Rücknahme",
    retracted: "zurückgeholt",
    to: { "an \($0)" },
    forSinks: { "für \($0)" },
    from: { "von \($0)" },
    everywhere: "überall",
    nextTry: { "nächster Versuch \($0)" },
    isTakenBack: "wird gerade zurückgeholt",
    notInOutbox: { "\($0) ist nicht im Ausgang" },
    becameOf: { "slip history \($0) sagt, was daraus wurde" },
    notInHistory: { "das Memo \($0) ist nicht im Verlauf" },
    noMemo: """
      es gibt kein Memo: keines wurde aufgenommen, oder alle sind verworfen oder \
      zurückgeholt
      """,
    dropAsks: "slip outbox drop fragt vorher nach",
    yesAnswers: "--yes beantwortet die Frage im Voraus",
    dropQuestion: { "\($0) endgültig verwerfen? [y/N] " },
    isDropped: { "\($0) ist verworfen" },
    inNoNote: { "\($0) steht in keiner Notiz: Status \($1)" },
    notThereAnyMore: { "\($0) steht nicht mehr in \($1), auch in keiner anderen Notiz" },
    repairDelivers: "slip verify --repair stellt es noch einmal zu",
    noShell: { "keine Shell lässt sich starten: \($0)" },
    noOpener: { "kein \($0) zum Öffnen vorhanden" },
    openByHand: "die Adresse von Hand öffnen"
  )
}
