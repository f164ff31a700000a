extension Phrases.Ledger {
  static let german = Self(
    notOpened: { "\($0) lässt sich nicht öffnen oder anlegen: \($1)" },
    lookAtAll: "slip doctor prüft alles",
    notLocked: { "das Journal lässt sich nicht sperren: \($0)" },
    notWritten: { "das Journal lässt sich nicht schreiben: \($0)" },
    notConfirmed: { "der Datenträger hat das Geschriebene nicht bestätigt: \($0)" },
    checkDisk: "den Datenträger prüfen, dann noch einmal versuchen",
    tooLarge: "es ist zu groß für das Journal",
    recordUnreadable: { "ein Eintrag in Segment \($0) ist nicht lesbar: \($1)" },
    namesDamage: "slip doctor nennt, was beschädigt ist",
    unreadSegments: {
      Plural.german(
        $0, one: "\($0) Segment des Journals ist nicht lesbar",
        other: "\($0) Segmente des Journals sind nicht lesbar")
    },
    namesSegments: "slip doctor nennt sie",
    keyMissing: { "der Schlüssel \($0) ist nicht auf diesem Rechner" },
    importKey: "slip key import holt ihn von dort, wo er aufbewahrt wird",
    keyWrong: { "die Datei des Schlüssels \($0) enthält etwas anderes" },
    importBeside: "slip key import legt ihn daneben ab",
    keyNotRead: { "der Schlüssel \($0) ist nicht lesbar: \($1)" },
    keyNotKept: { "in \($0) lässt sich kein Schlüssel ablegen: \($1)" },
    noKeyText: "die Eingabe ist nicht das, was slip key export ausgibt",
    gone: "nicht mehr vorhanden",
    damagedHeader: "der Kopf ist beschädigt",
    newerVersion: "von einer neueren Version geschrieben",
    itsKeyMissing: { "der zugehörige Schlüssel \($0) ist nicht auf diesem Rechner" },
    itsKeyWrong: { "die Datei des zugehörigen Schlüssels \($0) enthält etwas anderes" },
    brokenSeal: "das Siegel ist gebrochen",
    doubtfulSegment: { "vielleicht schon zugestellt: Segment \($0) des Journals ist nicht lesbar" },
    doubtfulBytes: { "vielleicht schon zugestellt: Segment \($0) ist an Byte \($1) beschädigt" },
    noKeyID: { "\($0) ist keine Schlüssel-ID" },
    listsKeys: "slip key listet die Schlüssel auf",
    noKey: "es gibt noch keinen Schlüssel",
    sealedUnder: {
      """
      was jetzt kommt, wird mit \($0) versiegelt; ältere Schlüssel für das Frühere \
      aufbewahren
      """
    },
    guardKey: "mit diesem Text ist das Journal lesbar: aufbewahren wie ein Passwort",
    keyIsHere: { "der Schlüssel \($0) ist da" },
    wrong: "falsch",
    current: "aktuell",
    usable: "brauchbar"
  )
}
