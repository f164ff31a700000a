extension Phrases.Causes {
  static let german = Self(
    notAFolder: { "\($0) ist kein Ordner" },
    notANote: { "\($0) ist keine Notiz" },
    readOnly: { "\($0) liegt auf einem nur lesbaren Dateisystem" },
    outsideVault: { "\($0) führt aus dem Vault hinaus" },
    notText: { "\($0) ist ab Byte \($1) kein UTF-8-Text" },
    brokenSettings: { "\($0) ist nicht als Einstellungen lesbar" },
    notDownloaded: { "\($0) ist noch nicht heruntergeladen" },
    noHeading: { "in \($0) fehlt die Überschrift" },
    changing: { "\($0) ändert sich ständig" },
    noFreeName: { "kein freier Name für \($0)" },
    unfitName: {
      """
      \($0) taugt nicht als Name einer Notiz: Obsidian erlaubt kein : * ? " < > | im \
      Namen
      """
    },
    exited: { "\($0) endete mit dem Exit-Status \($1)" },
    signalled: { "\($0) wurde durch Signal \($1) beendet" },
    timedOut: { "\($0) wurde nicht rechtzeitig fertig" },
    notStarted: { "\($0) lässt sich nicht starten: \($1)" },
    noSink: "kein Ziel ist eingerichtet",
    noRoute: "keine Route passt, und jedes Ziel ist in einer Route genannt",
    brokenConfiguration: { "die Konfiguration ist nicht brauchbar: \($0)" },
    undecided: { "was aus einem früheren Versuch wurde, ist unklar: \($0)" },
    attachmentGone: {
      "\($0), ein Anhang, ist nicht lesbar: die Datei ist weg, und das Ziel hat sie nicht"
    },
    attachmentDamaged: {
      "\($0), ein Anhang, ist nicht lesbar: beschädigt, oder der Schlüssel fehlt hier"
    },
    attachmentNotRead: { "\($0), ein Anhang, ist nicht lesbar: \($1)" },
    mountDisk: """
      den Datenträger einhängen oder den Pfad in der Konfiguration berichtigen; dann: \
      slip replay
      """,
    initWrites: "slip init schreibt eine Konfiguration",
    addRoute: """
      ein Ziel ergänzen, das keine Route nennt, oder eine passende Route; dann: slip \
      replay
      """,
    nameSinkAgain: "das Ziel wieder in die Konfiguration aufnehmen, oder: slip outbox drop ID",
    checkShows: "slip config check zeigt jedes Problem",
    putBack: "die Datei zurück in den Vault legen, dann: slip replay; oder: slip outbox drop ID",
    doctorSays: "slip doctor sagt, warum",
    freeSpace: "Platz schaffen, dann: slip replay",
    mendFormat: """
      das Format des Namens in den Einstellungen des Vaults oder der Konfiguration \
      berichtigen
      """,
    propertiesStay: { "die Eigenschaften von \($0) bleiben, wie sie sind: \($1)" },
    propertiesStayAt: { "die Eigenschaften von \($0) bleiben, wie sie sind, Zeile \($1): \($2)" },
    propertyLeft: { "\($0) enthält unter \($1) etwas anderes: unverändert gelassen" },
    noTemplate: { "die Vorlage \($0) ist nicht im Vault: die Notiz beginnt ohne sie" },
    mendLines: "die Zeilen zwischen den beiden --- berichtigen",
    makeList: "eine Liste daraus machen, oder es aus front_matter herausnehmen",
    makeTemplate: "anlegen, oder eine andere nennen"
  )
}
