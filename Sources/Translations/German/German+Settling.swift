extension Phrases.Settling {
  static let german = Self(
    anotherDelivers: "ein anderer Prozess stellt gerade zu",
    stillWaiting: {
      Plural.german(
        $0, one: "\($0) Memo noch im Ausgang; slip outbox sagt, warum",
        other: "\($0) Memos noch im Ausgang; slip outbox sagt, warum")
    },
    nothingWaits: "nichts wartet",
    wouldDeliver: "würde zugestellt",
    wouldAsk: "würde gesucht: eine Zustellung wurde unterbrochen",
    wouldWait: { "würde warten: \($0)" },
    delivered: { "\($0) zugestellt" },
    takenBack: { "\($0) zurückgeholt" },
    waiting: { "\($0) wartend" },
    held: { "\($0) angehalten" },
    unreadable: { "\($0) unlesbar" },
    nothingToUndo: { "\($0) hat den Status \($1): nichts ist zurückzuholen" },
    busy: """
      ein anderer Prozess stellt zu und wurde nicht rechtzeitig fertig; nichts wurde \
      geändert
      """,
    tryAgain: "noch einmal versuchen",
    replayFinishes: "slip replay beendet das Begonnene oder macht es rückgängig",
    takenOut: { "aus \($0) herausgenommen" },
    fileStays: {
      """
      die Datei \($0) bleibt: sie wurde geändert, etwas im Vault nennt sie vielleicht, \
      oder sie lässt sich nicht verschieben
      """
    },
    givenUp: "ist aufgegeben: es wartete noch",
    givenUpFor: { "ist für \($0) aufgegeben: es wartete noch" },
    stays: { "bleibt bei \($0), das nichts zurückgibt" },
    changedMeanwhile: { "\($0) wurde im selben Moment geändert: das Memo bleibt dort" },
    saysWhere: { "slip open \($0) sagt, wo es ist" },
    undecided: { "ob \($0) weg ist, lässt sich noch nicht sagen: \($1)" },
    replayAsks: "slip replay fragt noch einmal",
    givesNothingBack: { "\($0) gibt nichts zurück; nichts wurde geändert" },
    noteGone: { "\($0) ist nicht mehr da; nichts wurde geändert" },
    verifyLooks: "slip verify sucht im ganzen Vault danach",
    memoChanged: {
      "das Memo steht nicht mehr so in \($0), wie es abgelegt wurde; nichts wurde geändert"
    },
    wasEdited: "es wurde bearbeitet oder verschoben: slip open sagt, wo es jetzt ist",
    originUnknown: { "wie das Memo in \($0) kam, ist nicht bekannt; nichts wurde geändert" },
    takeOutByHand: "von Hand herausnehmen: slip open zeigt, wo es ist",
    nothingChanged: { "nichts wurde geändert: \($0)" },
    nothingFor: { "an ein Ziel namens \($0) wurde nichts zugestellt" },
    repairDelivers: "slip verify --repair stellt noch einmal zu, was fehlt",
    readingNotes: "Notizen werden gelesen",
    searchingVault: "der Vault wird durchsucht",
    presentAt: { "vorhanden in \($0)" },
    editedAt: { "bearbeitet in \($0)" },
    movedTo: { "von \($0) nach \($1) verschoben" },
    inCopyAt: { "nicht in \($0), aber in der Konfliktkopie \($1)" },
    missingFrom: { "fehlt in \($0)" },
    cannotTell: { "nicht zu ermitteln: \($0)" },
    copyWith: {
      Plural.german(
        $0, one: "\($1) ist eine Konfliktkopie mit \($0) Memo",
        other: "\($1) ist eine Konfliktkopie mit \($0) Memos")
    },
    present: { "\($0) vorhanden" },
    edited: { "\($0) bearbeitet" },
    moved: { "\($0) verschoben" },
    inCopies: { "\($0) in Konfliktkopien" },
    missing: { "\($0) fehlend" },
    unknown: { "\($0) unbekannt" },
    elsewhere: { "\($0) in keinem Vault" },
    nothingDelivered: "nichts wurde zugestellt"
  )
}
