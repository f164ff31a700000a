extension Phrases.Vaults {
  static let german = Self(
    leftToCourier: "wird slip-courier überlassen",
    todaysNote: { "die heutige Notiz ist \($0)" },
    noteEach: { "eine Notiz je Memo in \($0)" },
    formatDoubt: { "das Format \($0): \($1)" },
    daysShare: { "das Format \($0): mehrere Tage teilen sich eine Notiz" },
    nameFully: "Jahr, Monat und Tag darin nennen",
    noTemplate: { "die Vorlage \($0) ist nicht im Vault: neue Notizen beginnen leer" },
    makeTemplate: "anlegen, oder eine andere nennen",
    propertiesStay: { "\($0); die Eigenschaften bleiben, wie sie sind, Memos kommen trotzdem an" },
    mendLines: "die Zeilen zwischen den beiden --- berichtigen",
    cannotExchange: """
      das Dateisystem kann nicht zwei Dateien in einem Schritt tauschen: eine Änderung im \
      selben Moment wie ein Memo kann verloren gehen
      """,
    cannotLease: """
      das Dateisystem kann andere Programme nicht warten lassen, solange eine Notiz \
      gelesen wird: eine Änderung im selben Moment wie ein Memo kann verloren gehen
      """,
    cannotEither: """
      das Dateisystem kann weder zwei Dateien in einem Schritt tauschen noch andere \
      Programme warten lassen, solange eine Notiz gelesen wird: eine Änderung im selben \
      Moment wie ein Memo kann verloren gehen
      """,
    localDisk: """
      den Vault auf einem lokalen Datenträger halten und von einem Sync-Programm kopieren \
      lassen
      """,
    runsByName: { "startet \($0), gesucht in PATH" },
    runs: { "startet \($0)" },
    mendProgram: "argv in der Konfiguration berichtigen",
    noSettings: {
      """
      der Vault hat keine Einstellungen für solche Notizen: sie liegen in seinem obersten \
      Ordner und heißen \($0)
      """
    },
    notesGo: { "\($0) legt Notizen in \($1) ab und nennt sie \($2)" },
    topFolder: "den obersten Ordner",
    folder: { "den Ordner \($0)" },
    fromTemplate: { ", nach der Vorlage \($0)" }
  )
}
