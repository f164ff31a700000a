extension Phrases.Doctor {
  static let german = Self(
    good: "gut",
    warning: "Warnung",
    bad: "schlecht",
    configuration: "Konfiguration",
    routes: "Routen",
    key: { "Schlüssel \($0)" },
    keys: "Schlüssel",
    segment: { "Segment \($0)" },
    ledger: "Journal",
    attachment: "Anhang",
    attachments: "Anhänge",
    sink: { "Ziel \($0)" },
    clock: "Uhr",
    initWrites: "slip init schreibt eine",
    mendPermissions: "die Zugriffsrechte berichtigen",
    hasProblems: {
      Plural.german($0, one: "\($1) hat \($0) Problem", other: "\($1) hat \($0) Probleme")
    },
    checkShows: "slip config check zeigt sie",
    hasSinks: { "\($0), \($1)" },
    initShows: "slip init zeigt, wie ein Ziel geschrieben wird",
    nowhereToGo: "Memos, für die keine Route gilt, haben kein Ziel",
    usableKeys: {
      Plural.german(
        $0, one: "\($0) brauchbarer Schlüssel in \($1)",
        other: "\($0) brauchbare Schlüssel in \($1)")
    },
    exportPrints: "slip key export gibt einen aus, für einen sicheren Ort",
    setClock: "die Uhr stellen: Memos tragen ihre Zeit",
    ledgerHolds: { "\($0), \($1); \($2) im Ausgang" },
    segmentUnreadable: { "nicht lesbar: \($0); \($1), \($2)" },
    bytesChanged: {
      """
      die Bytes \($0) bis \($1) wurden von jemandem geändert; nicht lesbar: \($2); alles \
      dahinter ist lesbar
      """
    },
    bytesDamaged: {
      """
      die Bytes \($0) bis \($1) sind beschädigt; nicht lesbar: \($2); alles dahinter ist \
      lesbar
      """
    },
    copyKept: { "eine Kopie der Bytes liegt in \($0); den Datenträger prüfen" },
    passedOver: {
      Plural.german(
        $0,
        one: """
          \($0) Byte eines abgebrochenen Schreibvorgangs wurde übergangen; es wurde nie \
          gemeldet
          """,
        other: """
          \($0) Bytes eines abgebrochenen Schreibvorgangs wurden übergangen; er wurde nie \
          gemeldet
          """)
    },
    endsTorn: {
      Plural.german(
        $0, one: "endet mit \($0) Byte eines abgebrochenen Schreibvorgangs",
        other: "endet mit \($0) Bytes eines abgebrochenen Schreibvorgangs")
    },
    abandoned: {
      Plural.german(
        $0, one: "\($0) Byte kam nicht auf den Datenträger und wurde anderswo neu geschrieben",
        other: "\($0) Bytes kamen nicht auf den Datenträger und wurden anderswo neu geschrieben")
    },
    checkDisk: "den Datenträger prüfen",
    importKey: "slip key import holt den Schlüssel von dort, wo er aufbewahrt wird",
    mendFile: "die Zugriffsrechte der Datei berichtigen",
    newerSlip: "die neuere Version von slip benutzen, die das geschrieben hat",
    attachmentsWait: {
      Plural.german(
        $0, one: "\($0) versiegelter Anhang wartet, zusammen \($1)",
        other: "\($0) versiegelte Anhänge warten, zusammen \($1)")
    },
    unreadableOfThem: { ", davon \($0) unlesbar" },
    leftOver: {
      "; \($0), auf die kein Memo wartet, verschwinden nach einem Tag bei einer Zustellung"
    }
  )
}
